import TextFoundation
public import TextLayout

extension LayoutIndex {
  /// Returns the rectangle of a caret: of zero width and as high as the line's text; in vertical
  /// writing, a horizontal bar.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48))
  /// let index = LayoutIndex(layout)
  /// index.caret(at: LayoutPosition(paragraph: 0, offset: 3))
  /// // x 16, y 16, width 0, height 16
  /// ```
  ///
  /// Where the text direction changes, one offset has two caret positions: downstream, the leading
  /// edge of the following character; upstream, the trailing edge of the preceding one. A position
  /// within a character has the caret at the character's start; a position among spaces that
  /// collapse at a line break has it at the line end.
  ///
  /// - Parameter position: a position of the layout.
  /// - Returns: the caret; nil outside the text, in paragraphs that are not shown, and in text that
  ///   truncation hides.
  /// - Complexity: logarithmic.
  public func caret(at position: LayoutPosition) -> Rect? {
    guard let location = caretLocation(position) else { return nil }
    let line = storage.lines[location.line]
    return layout.map.rect(
      Rect(x: location.x, y: line.textTop, width: 0, height: line.textBottom - line.textTop))
  }

  /// Returns the line of a position and the x coordinate of its caret.
  func caretLocation(_ position: LayoutPosition) -> (line: Int, x: Double)? {
    guard let number = line(of: position) else { return nil }
    let line = storage.lines[number]
    let offset = position.offset
    let next = firstCharacter(endingAfter: offset, on: line)
    let following: PlacedCharacter? =
      next < line.characters.upperBound && storage.characters[next].start <= offset
      ? storage.characters[next] : nil
    let preceding: PlacedCharacter? =
      next > line.characters.lowerBound ? storage.characters[next - 1] : nil
    if let following, position.affinity == .downstream { return (number, following.leadingEdge) }
    if let preceding, preceding.end == offset { return (number, preceding.trailingEdge) }
    if let following { return (number, following.leadingEdge) }
    // Where truncation hides a whole line, a caret still has a position on it.
    if line.isTruncated, !line.characters.isEmpty, isCutOut(offset, on: line) { return nil }
    // Spaces and line feeds at the line end.
    if let preceding { return (number, preceding.trailingEdge) }
    if next < line.characters.upperBound { return (number, storage.characters[next].leadingEdge) }
    return (number, line.emptyEdge)
  }

  private func isCutOut(_ offset: Int, on line: IndexedLine) -> Bool {
    guard let layoutLine = layout.paragraphs[line.paragraph]?.lines[line.number] else {
      return false
    }
    return layoutLine.truncations.contains {
      !$0.hidden.isEmpty && $0.hidden.lowerBound <= offset && offset <= $0.hidden.upperBound
    }
  }

  /// Returns the index of the line that contains a position.
  package func line(of position: LayoutPosition) -> Int? {
    guard let lines = lines(ofParagraph: position.paragraph), let last = lines.last,
      position.offset >= 0, position.offset <= storage.lines[last].end
    else { return nil }
    let next = lines.partitioningIndex { storage.lines[$0].start > position.offset }
    let found = max(next - 1, lines.lowerBound)
    let isAtStart = storage.lines[found].start == position.offset
    return position.affinity == .upstream && isAtStart && found > lines.lowerBound
      ? found - 1 : found
  }

  /// Returns the line indices of a paragraph, or nil if it has no lines.
  func lines(ofParagraph index: Int) -> Range<Int>? {
    guard index >= 0, index < storage.firstLines.count - 1 else { return nil }
    let lines = storage.firstLines[index]..<storage.firstLines[index + 1]
    return lines.isEmpty ? nil : lines
  }

  /// Returns the index of the first character of a line that ends after an offset.
  func firstCharacter(endingAfter offset: Int, on line: IndexedLine) -> Int {
    line.characters.partitioningIndex { storage.characters[$0].end > offset }
  }
}
