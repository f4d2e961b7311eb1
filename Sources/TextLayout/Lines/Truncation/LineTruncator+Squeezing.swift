import LineBreaking
import MarkupText

/// Shrinking of elements with `min-width` in a line that is too wide, each with a separate ellipsis
/// (GSFancyText).
extension LineTruncator {
  /// A segment of a line that shrinks as a unit.
  private struct Segment {
    var items: Range<Int>
    /// The style of the element; nil for text outside of shrinkable elements.
    var style: UsedStyle?
    /// The width of the segment, including the gap before it.
    var width: Double
    /// The gap before the segment.
    var gap: Double
  }

  /// Returns the line with its elements shrunk from left to right, each at most to its `min-width`,
  /// or nil if no element may shrink or if shrinking does not help.
  ///
  /// The last segment gets the remaining width.
  func squeezed(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine? {
    guard paragraph.elements.contains(where: { $0.style.shrinks })
    else { return nil }
    var segments = segments(of: line)
    guard segments.contains(where: { $0.style != nil }) else { return nil }
    var excess = line.width(before: line.items.upperBound) - available
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

  /// Returns the segments of a line: the outermost shrinkable elements and the text between them.
  private func segments(of line: UnbrokenLine) -> [Segment] {
    var segments: [Segment] = []
    var next = line.items.lowerBound
    func append(_ items: Range<Int>, _ style: UsedStyle?) {
      guard !items.isEmpty else { return }
      let before = items.lowerBound > line.items.lowerBound ? line.end(of: items.lowerBound - 1) : 0
      segments.append(
        Segment(
          items: items, style: style, width: line.end(of: items.upperBound - 1) - before,
          gap: line.start(of: items.lowerBound) - before))
    }
    for element in paragraph.elements where element.style.shrinks {
      let items = paragraph.items(in: element.range).clamped(to: line.items)
      guard !items.isEmpty, items.lowerBound >= next else { continue }
      append(next..<items.lowerBound, nil)
      append(items, element.style)
      next = items.upperBound
    }
    append(next..<max(next, line.items.upperBound), nil)
    return segments
  }

  /// Returns the minimum width of a segment, or nil if it does not shrink.
  private func minimumWidth(of segment: Segment) -> Double? {
    segment.style?.minimumWidth(percentageBase: available)
  }

  /// Returns the truncation of a segment that has shrunk; the ellipsis is omitted if there is no
  /// space for it.
  private func truncation(of segment: Segment, in line: UnbrokenLine) -> LineTruncation {
    let mode = segment.style?.truncateMode ?? mode
    let available = segment.width - segment.gap
    var truncator = self
    // Within a line, clusters are not clipped.
    if mode == .clip { truncator = with(ellipsis: "") }
    let hidden: Range<Int>
    var ellipsis: ShapedEllipsis
    if mode == .head || mode == .middle {
      let kept = truncator.endCuts(
        line, line, items: segment.items, available: available, showsStart: mode == .middle)
      (hidden, ellipsis) = (kept.hidden, kept.ellipsis)
    } else {
      let kept = truncator.tailCut(of: line, items: segment.items, available: available)
      (hidden, ellipsis) = (kept.cut..<segment.items.upperBound, kept.ellipsis)
    }
    if ellipsis.advance > available + 1e-6 {
      ellipsis = ShapedEllipsis(text: "", style: ellipsis.style)
    }
    return truncation(
      offset(of: hidden.lowerBound)..<offset(of: hidden.upperBound), ellipsis,
      level: level(around: hidden))
  }

  private func with(ellipsis: String) -> LineTruncator {
    LineTruncator(
      paragraph: paragraph, context: context, available: available, visibleEnd: visibleEnd,
      ellipsis: ellipsis,
      mode: mode)
  }
}

extension TruncatedLine {
  /// Creates a line with some parts hidden; a hidden part at the end extends to the end of the
  /// line's text.
  fileprivate init(
    _ line: UnbrokenLine, _ truncations: [LineTruncation], _ range: Range<Int>,
    in truncator: LineTruncator
  ) {
    var truncations = truncations
    var shownEnd = line.items.upperBound
    if let last = truncations.last,
      last.hidden.upperBound >= truncator.offset(of: line.items.upperBound)
    {
      shownEnd = truncator.paragraph.firstItem(atOrAfter: last.hidden.lowerBound)
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
    let set = LineFragment(
      range: range, visible: range, start: 0, width: 0, top: 0, height: 0, baseline: 0,
      truncations: truncations, isHyphenated: false, indent: 0, adjustments: adjustments,
      items: items)
    width = set.positions(in: truncator.paragraph).map { $0.x + $0.width }.max() ?? 0
  }
}
