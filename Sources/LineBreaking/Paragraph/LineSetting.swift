/// From the end of a line to what a drawer needs.
extension LineSetter {
  /// The line from an item to an end.
  func line(from first: Int, to end: LineEnd, width: Double) -> Paragraph.Line {
    let range = (first == 0 ? 0 : records[first - 1].end)..<records[end.next - 1].end
    guard end.lastVisible >= first else {
      return Paragraph.Line(
        range: range, visible: range.lowerBound..<range.lowerBound, width: 0, naturalWidth: 0,
        ending: end.ending)
    }
    let start = startEdge(of: first)
    let edge = endEdge(
      of: end.lastVisible, origin: start.origin, limit: width + Self.tolerance(width),
      ending: end.ending == .hyphen ? .hyphen : nil)
    let visible = range.lowerBound..<records[end.lastVisible].end
    var adjustments: [Paragraph.Line.Adjustment] = []
    if start.trim + start.hang > 0 {
      adjustments.append(.init(offset: visible.lowerBound, amount: -start.trim - start.hang))
    }
    appendGaps(first, end.lastVisible, to: &adjustments)
    if edge.trim > 0 {
      adjustments.append(.init(offset: visible.upperBound, amount: -edge.trim))
    }
    return Paragraph.Line(
      range: range, visible: visible, width: edge.width, naturalWidth: edge.width,
      ending: end.ending, adjustments: adjustments, hangingStart: start.hang,
      hangingEnd: edge.hang)
  }

  /// The gaps between the items of a line that are not zero.
  private func appendGaps(
    _ first: Int, _ last: Int, to adjustments: inout [Paragraph.Line.Adjustment]
  ) {
    guard first < last else { return }
    for index in first + 1...last {
      let gap = options.spacing.gap(between: records[index - 1].item, and: records[index].item)
      if gap != 0 { adjustments.append(.init(offset: records[index - 1].end, amount: gap)) }
    }
  }
}
