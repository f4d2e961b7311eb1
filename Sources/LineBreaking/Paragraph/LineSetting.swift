import TextFoundation

/// Conversion of a line end to the line with its adjustments.
extension LineSetter {
  /// Returns the line from an item to a line end.
  func line(from first: Int, to end: LineEnd, width: Double) -> Paragraph.Line {
    let range = (first == 0 ? 0 : records[first - 1].end)..<records[end.next - 1].end
    guard end.lastVisible >= first else {
      return Paragraph.Line(
        range: range, visible: range.lowerBound..<range.lowerBound, width: 0, naturalWidth: 0,
        ending: end.ending)
    }
    let start = startEdge(of: first)
    var edge = endEdge(
      of: end.lastVisible, origin: start.origin, limit: width + Self.tolerance(width),
      ending: end.ending)
    var line = Paragraph.Line(
      range: range, visible: range.lowerBound..<records[end.lastVisible].end, width: edge.width,
      naturalWidth: edge.width, ending: end.ending, hangingStart: start.hang,
      hangingEnd: edge.hang)
    if isJustified(line, width: width) {
      let filled = justify(&line, edge: &edge, first: first, last: end.lastVisible, width: width)
      let gaps = filled.indices.map {
        Paragraph.PlacedGap(item: first + 1 + $0, amount: filled[$0])
      }
      line.adjustments = gaps.withUnsafeBufferPointer {
        adjustments(in: line.visible, start, edge, gaps: $0)
      }
    } else {
      line.adjustments = adjustments(
        in: line.visible, start, edge, gaps: placedGaps(in: first + 1..<end.lastVisible + 1))
    }
    return line
  }

  /// Returns whether a line is to be justified; one that is too wide is always reduced.
  private func isJustified(_ line: Paragraph.Line, width: Double) -> Bool {
    guard options.alignment.isJustified, width.isFinite else { return false }
    return options.alignment == .justifiedWithLastLine || !line.isForced || line.width > width
  }

  /// Justifies a line and returns the gaps before its items, from the second item on.
  private func justify(
    _ line: inout Paragraph.Line, edge: inout EndEdge, first: Int, last: Int, width: Double
  ) -> [Double] {
    var gaps = (first + 1..<last + 1).map { gap(before: $0).amount }
    if edge.trim > 0, options.spacing.trim.end == .ifNeeded, options.reducesGaps {
      // Word spaces are reduced before the blank at the end of the line is removed (steps a and b).
      var attempt = gaps
      let spaces = reductionOfSpaces(from: first, through: last)
      let space = width - edge.width - edge.trim
      if -space <= spaces {
        _ = fill(space, first: first, gaps: &attempt)
        edge.width += edge.trim
        edge.trim = 0
        (line.naturalWidth, line.width) = (edge.width, width)
        return attempt
      }
    }
    let space = width - edge.width
    guard abs(space) > Self.tolerance(width), space > 0 || options.reducesGaps else { return gaps }
    line.width = width - fill(space, first: first, gaps: &gaps)
    return gaps
  }

  private func reductionOfSpaces(from first: Int, through last: Int) -> Double {
    var sum = 0.0
    for index in first + 1..<last + 1 {
      sum += elasticity(before: index).capacity(Elasticity.Reduction.wordSpace)
    }
    return sum
  }

  /// Returns the gaps before a range of items.
  private func placedGaps(in items: Range<Int>) -> UnsafeBufferPointer<Paragraph.PlacedGap> {
    let start = (0..<gaps.count).partitioningIndex { gaps[$0].item >= items.lowerBound }
    var end = start
    while end < gaps.count, gaps[end].item < items.upperBound { end += 1 }
    return UnsafeBufferPointer(rebasing: gaps[start..<end])
  }

  /// Returns the adjustments of a line: the differences from the sum of advances.
  private func adjustments(
    in visible: Range<Int>, _ start: StartEdge, _ edge: EndEdge,
    gaps: UnsafeBufferPointer<Paragraph.PlacedGap>
  ) -> [Paragraph.Line.Adjustment] {
    let startAmount = -start.trim - start.hang
    let count = gaps.count + (startAmount < 0 ? 1 : 0) + (edge.trim > 0 ? 1 : 0)
    guard count > 0 else { return [] }
    var adjustments: [Paragraph.Line.Adjustment] = []
    adjustments.reserveCapacity(count)
    if startAmount < 0 {
      adjustments.append(.init(offset: visible.lowerBound, amount: startAmount))
    }
    for gap in gaps where gap.amount != 0 {
      adjustments.append(.init(offset: records[gap.item - 1].end, amount: gap.amount))
    }
    if edge.trim > 0 {
      adjustments.append(.init(offset: visible.upperBound, amount: -edge.trim))
    }
    return adjustments
  }
}
