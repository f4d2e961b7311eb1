import TextLayout

extension LayoutIndex {
  /// The place of a range on a line by its index; nil if nothing of it is shown there.
  package func slot(of range: LayoutRange, onLine number: Int) -> LineSlot? {
    let line = storage.lines[number]
    guard let word = extent(of: range, on: line, includingRuby: false),
      let read = extent(of: range, on: line, includingRuby: true),
      let set = layout.line(line.number, inParagraph: line.paragraph)
    else { return nil }
    var rows = line.box
    (rows.top, rows.bottom) = (min(rows.top, line.textTop), max(rows.bottom, line.textBottom))
    for reading in storage.readings[line.readings] { rows.formUnion(reading.bounds) }
    let band = layout.map.rect(
      Rect(x: word.lowerBound, y: rows.top, width: 0, height: rows.bottom - rows.top))
    // Lines of every page run from its left or from its top.
    return layout.isVertical
      ? LineSlot(
        isVertical: true, word: word, readings: read, rows: band.x...band.maxX,
        baseline: set.baseline.x)
      : LineSlot(
        isVertical: false, word: word, readings: read, rows: band.y...band.maxY,
        baseline: set.baseline.y)
  }

  /// From where to where a range reaches on a line.
  private func extent(
    of range: LayoutRange, on line: IndexedLine, includingRuby: Bool
  ) -> ClosedRange<Double>? {
    var extent: ClosedRange<Double>?
    addPieces(of: range, includingRuby: includingRuby) { other, piece in
      guard other.paragraph == line.paragraph, other.number == line.number else { return }
      let (left, right) = (
        min(extent?.lowerBound ?? piece.left, piece.left),
        max(extent?.upperBound ?? piece.right, piece.right)
      )
      extent = left...right
    }
    return extent
  }

  /// The character of a line that a position on it stands beside: the one behind it, at the line's
  /// end the one before it.
  package func character(beside position: LayoutPosition) -> Int? {
    guard let number = line(of: position) else { return nil }
    let line = storage.lines[number]
    let next = firstCharacter(endingBehind: position.offset, on: line)
    let isBefore = position.affinity == .upstream || next == line.characters.upperBound
    let index = isBefore ? next - 1 : next
    return line.characters.contains(index) ? Int(storage.characters[index].start) : nil
  }
}
