import TextLayout

extension LayoutIndex {
  /// Returns the slot of a range on the line at an index, or nil if the range has no visible text
  /// there.
  package func slot(of range: LayoutRange, onLine number: Int) -> LineSlot? {
    let line = storage.lines[number]
    guard let word = extent(of: range, on: line, includingRuby: false),
      let wordWithRuby = extent(of: range, on: line, includingRuby: true),
      let lineInfo = layout.line(line.number, inParagraph: line.paragraph)
    else { return nil }
    var rows = line.box
    (rows.top, rows.bottom) = (min(rows.top, line.textTop), max(rows.bottom, line.textBottom))
    for ruby in storage.rubies[line.rubies] { rows.formUnion(ruby.bounds) }
    let band = layout.map.rect(
      Rect(x: word.lowerBound, y: rows.top, width: 0, height: rows.bottom - rows.top))
    // Line coordinates start at the left or the top edge of the page.
    return layout.isVertical
      ? LineSlot(
        isVertical: true, word: word, wordWithRuby: wordWithRuby, rows: band.x...band.maxX,
        baseline: lineInfo.baseline.x)
      : LineSlot(
        isVertical: false, word: word, wordWithRuby: wordWithRuby, rows: band.y...band.maxY,
        baseline: lineInfo.baseline.y)
  }

  /// Returns the extent of a range along a line.
  private func extent(
    of range: LayoutRange, on line: IndexedLine, includingRuby: Bool
  ) -> ClosedRange<Double>? {
    var extent: ClosedRange<Double>?
    forEachSegment(of: range, includingRuby: includingRuby) { other, segment in
      guard other.paragraph == line.paragraph, other.number == line.number else { return }
      let (left, right) = (
        min(extent?.lowerBound ?? segment.left, segment.left),
        max(extent?.upperBound ?? segment.right, segment.right)
      )
      extent = left...right
    }
    return extent
  }

  /// Returns the offset of the character next to a position on a line: the following one, or the
  /// preceding one at the line end.
  package func character(beside position: LayoutPosition) -> Int? {
    guard let number = line(of: position) else { return nil }
    let line = storage.lines[number]
    let next = firstCharacter(endingAfter: position.offset, on: line)
    let isBefore = position.affinity == .upstream || next == line.characters.upperBound
    let index = isBefore ? next - 1 : next
    return line.characters.contains(index) ? Int(storage.characters[index].start) : nil
  }
}
