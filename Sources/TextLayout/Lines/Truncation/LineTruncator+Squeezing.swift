import LineBreaking
import MarkupText

/// Elements with `min-width` shrink in a line that is too wide, each with a sign of its own
/// (GSFancyText).
extension LineTruncator {
  /// A part of a line that shrinks as one.
  private struct Segment {
    var items: Range<Int>
    /// The style of the element; nil for text in none that may shrink.
    var style: ComputedStyle?
    /// The room it takes with the gap before it.
    var width: Double
    /// What of that is the gap.
    var gap: Double
  }

  /// The line with its elements shrunk from left to right, none below its `min-width`, the last
  /// segment getting what is left; nil if no element may shrink, or if it does not help.
  func squeezed(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine? {
    guard paragraph.elements.contains(where: { $0.style.style[.minWidth] != .keyword(.auto) })
    else { return nil }
    var segments = segments(of: line)
    guard segments.contains(where: { $0.style != nil }) else { return nil }
    var excess = line.width(before: line.items.upperBound) - room
    let natural = segments.map(\.width)
    for index in segments.indices.dropLast() {
      guard let minimum = minimumWidth(of: segments[index]) else { continue }
      let shrinkage = min(excess, max(0, natural[index] - minimum))
      segments[index].width -= shrinkage
      excess -= shrinkage
    }
    if let last = segments.indices.last, excess > 0 { segments[last].width -= excess }
    guard let last = segments.last, last.width > 0 else { return nil }
    var truncations: [LineTruncation] = []
    for (segment, natural) in zip(segments, natural) where segment.width < natural - 1e-6 {
      truncations.append(truncation(of: segment, in: line))
    }
    return TruncatedLine(line, truncations, range, in: self)
  }

  /// The elements that may shrink, the outermost ones if they are nested, and the text between them.
  private func segments(of line: UnbrokenLine) -> [Segment] {
    var segments: [Segment] = []
    var next = line.items.lowerBound
    func append(_ items: Range<Int>, _ style: ComputedStyle?) {
      guard !items.isEmpty else { return }
      let before = items.lowerBound > line.items.lowerBound ? line.end(of: items.lowerBound - 1) : 0
      segments.append(
        Segment(
          items: items, style: style, width: line.end(of: items.upperBound - 1) - before,
          gap: line.start(of: items.lowerBound) - before))
    }
    for element in paragraph.elements {
      guard case .length = element.style.style[.minWidth] else { continue }
      let items = paragraph.items(in: element.range).clamped(to: line.items)
      guard !items.isEmpty, items.lowerBound >= next else { continue }
      append(next..<items.lowerBound, nil)
      append(items, element.style.style)
      next = items.upperBound
    }
    append(next..<max(next, line.items.upperBound), nil)
    return segments
  }

  /// What a segment must keep; nil if it does not shrink.
  private func minimumWidth(of segment: Segment) -> Double? {
    segment.style?.pixelsIfLength(.minWidth, percentageBase: room).map { max(0, $0) }
  }

  /// What is hidden of a segment that has shrunk; all of it and without a sign if there is no room
  /// for that.
  private func truncation(of segment: Segment, in line: UnbrokenLine) -> LineTruncation {
    let mode = segment.style?.keyword(.truncateMode) ?? mode
    let room = segment.width - segment.gap
    var truncator = self
    // Clusters are whole within a line.
    if mode == .clip { truncator = with(sign: "") }
    let hidden: Range<Int>
    var sign: MeasuredSign
    if mode == .head || mode == .middle {
      let kept = truncator.endCuts(
        line, line, items: segment.items, room: room, keepsStart: mode == .middle)
      (hidden, sign) = (kept.hidden, kept.sign)
    } else {
      let kept = truncator.tailCut(of: line, items: segment.items, room: room)
      (hidden, sign) = (kept.cut..<segment.items.upperBound, kept.sign)
    }
    if sign.advance > room + 1e-6 { sign = MeasuredSign(text: "", style: sign.style) }
    return truncation(
      offset(of: hidden.lowerBound)..<offset(of: hidden.upperBound), sign,
      level: level(around: hidden))
  }

  private func with(sign: String) -> LineTruncator {
    LineTruncator(
      paragraph: paragraph, context: context, room: room, visibleEnd: visibleEnd, sign: sign,
      mode: mode)
  }
}

extension TruncatedLine {
  /// A line with some parts hidden; what is hidden at its end reaches to the end of the text that
  /// the line stands for.
  fileprivate init(
    _ line: UnbrokenLine, _ truncations: [LineTruncation], _ range: Range<Int>,
    in truncator: LineTruncator
  ) {
    var truncations = truncations
    var shownEnd = line.items.upperBound
    if let last = truncations.last,
      last.hidden.upperBound >= truncator.offset(of: line.items.upperBound)
    {
      shownEnd = truncator.paragraph.firstItem(atOrBehind: last.hidden.lowerBound)
      truncations[truncations.count - 1].hidden =
        last.hidden.lowerBound..<max(last.hidden.upperBound, range.upperBound)
    }
    let hidden = truncations.map(\.hidden)
    let isInSegment = { (offset: Int) in
      hidden.contains { $0.contains(offset) && offset > $0.lowerBound }
    }
    let adjustments = line.adjustments.filter { adjustment in
      !isInSegment(adjustment.offset) && adjustment.offset < truncator.offset(of: shownEnd)
    }
    self.init(
      items: line.items.lowerBound..<max(line.items.lowerBound, shownEnd), width: 0,
      adjustments: adjustments, truncations: truncations)
    let set = LayoutLine(
      range: range, visible: range, start: 0, width: 0, top: 0, height: 0, baseline: 0,
      truncations: truncations, isHyphenated: false, indent: 0, adjustments: adjustments,
      items: items)
    width = set.positions(in: truncator.paragraph).map { $0.x + $0.width }.max() ?? 0
  }
}
