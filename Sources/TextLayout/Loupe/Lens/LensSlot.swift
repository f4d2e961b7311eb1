/// The place of a word on a line of the page: what the lens opens.
///
/// Places along the line count to the right, or down in vertical writing; those across it down, or
/// to the right.
///
/// Sendable: a plain value.
struct LensSlot: Sendable, Hashable {
  let isVertical: Bool
  /// Where the word is along the line.
  let word: ClosedRange<Double>
  /// The same with what the author's readings of the word take beyond it.
  let readings: ClosedRange<Double>
  /// The rows of the line, readings included.
  let rows: ClosedRange<Double>
  /// Where the line's baseline is, across it.
  let baseline: Double

  /// Whether something between two places across the line belongs to the line.
  func holds(from start: Double, to end: Double) -> Bool {
    start >= rows.lowerBound - 0.5 && end <= rows.upperBound + 0.5
  }
}

extension LayoutIndex {
  /// The place of a range on a line by its index; nil if nothing of it is shown there.
  func slot(of range: LayoutRange, onLine number: Int) -> LensSlot? {
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
      ? LensSlot(
        isVertical: true, word: word, readings: read, rows: band.x...band.maxX,
        baseline: set.baseline.x)
      : LensSlot(
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
}
