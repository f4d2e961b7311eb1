import LineBreaking
import MarkupText

/// The content of a truncated line, before the line is positioned.
struct TruncatedLine: Sendable {
  /// The items from the first to the last visible one; items between them may be hidden.
  var items: Range<Int>
  /// The width of the visible content, including ellipses.
  var width: Double
  var adjustments: [Paragraph.Line.Adjustment]
  var truncations: [LineTruncation]
}

/// Truncates text to fit in one line: hides clusters and shows an ellipsis in their place.
///
/// Visible text never ends within a cluster, a ruby base or tate-chu-yoko, nor with a space or an
/// opening bracket before the ellipsis. After an ellipsis it does not begin with a space or with a
/// character that may not begin a line, such as 、 and ー (JIS X 4051 §6.1). Visible text does not
/// extend across a forced line break.
struct LineTruncator {
  let paragraph: ShapedParagraph
  let context: TypesettingContext
  /// The available width of the line.
  let available: Double
  /// The end of the visible text, in UTF-8 offsets; only spaces follow it.
  let visibleEnd: Int
  let ellipsis: String
  /// The value of `truncate-mode`: `tail`, `head`, `middle` or `clip`.
  let mode: StyleKeyword

  /// Returns the text in a range, truncated to fit.
  ///
  /// - Parameters:
  ///   - range: the text range of the line.
  ///   - isContinued: whether content after this paragraph is left out as well, so that the line
  ///     ends with an ellipsis.
  /// - Returns: the truncated line; nil if nothing is hidden and no ellipsis is shown.
  func truncated(_ range: Range<Int>, isContinued: Bool = false) -> TruncatedLine? {
    UnbrokenLine(at: range.lowerBound, limit: visibleEnd, in: paragraph)
      .flatMap { truncated($0, range, isContinued: isContinued) }
  }

  /// Returns a line of the text, truncated to fit.
  func truncated(
    _ first: UnbrokenLine, _ range: Range<Int>, isContinued: Bool = false
  ) -> TruncatedLine? {
    let isWhole = first.end >= range.upperBound
    let fits = first.width(before: first.items.upperBound) <= limit
    if mode == .clip { return clipped(first, range) }
    if isContinued || isWhole && fits { return isContinued ? tail(first, range) : nil }
    if isWhole, let squeezed = squeezed(first, range) { return squeezed }
    switch mode {
    case .head: return ends(first, lastLine(of: range, after: first), range, showsStart: false)
    case .middle: return ends(first, lastLine(of: range, after: first), range, showsStart: true)
    default: return tail(first, range)
    }
  }

  /// The available width, with a tolerance for rounding errors in sums of advances.
  var limit: Double { available + 1e-6 }

  /// Returns the last of the lines into which forced breaks divide a range.
  private func lastLine(of range: Range<Int>, after first: UnbrokenLine) -> UnbrokenLine {
    var last = first
    while last.end < range.upperBound,
      let next = UnbrokenLine(at: last.end, limit: visibleEnd, in: paragraph)
    {
      last = next
    }
    return last
  }

  // MARK: Modes

  /// Truncates at the end.
  private func tail(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine {
    let (cut, ellipsis) = tailCut(of: line, items: line.items, available: available)
    let hidden = min(offset(of: cut), range.upperBound)..<range.upperBound
    let truncation = truncation(hidden, ellipsis, level: baseLevel(range))
    return TruncatedLine(
      items: line.items.lowerBound..<cut, width: line.width(before: cut) + ellipsis.advance,
      adjustments: line.adjustments.filter { $0.offset < hidden.lowerBound },
      truncations: [truncation])
  }

  /// Returns the end of the visible items, chosen so that an ellipsis fits after them, and the
  /// ellipsis.
  func tailCut(
    of line: UnbrokenLine, items: Range<Int>, available: Double
  ) -> (cut: Int, ellipsis: ShapedEllipsis) {
    let origin = items.lowerBound > line.items.lowerBound ? line.start(of: items.lowerBound) : 0
    var cut = items.upperBound
    while cut > items.lowerBound, line.end(of: cut - 1) - origin > available + 1e-6 { cut -= 1 }
    while true {
      cut = shownEnd(cut, from: items.lowerBound)
      let ellipsis = shapedEllipsis(
        beside: cut > items.lowerBound ? cut - 1 : cut, available: available)
      if cut == items.lowerBound
        || line.end(of: cut - 1) - origin + ellipsis.advance <= available + 1e-6
      {
        return (cut, ellipsis)
      }
      cut -= 1
    }
  }

  /// Truncates at the start, or in the middle if `showsStart` is true, showing equal widths of both
  /// ends.
  private func ends(
    _ first: UnbrokenLine, _ last: UnbrokenLine, _ range: Range<Int>, showsStart: Bool
  ) -> TruncatedLine {
    let kept = endCuts(
      first, last, items: first.items.lowerBound..<last.items.upperBound, available: available,
      showsStart: showsStart)
    let hidden = offset(of: kept.hidden.lowerBound)..<offset(of: kept.hidden.upperBound)
    let adjustments =
      first.adjustments.filter { $0.offset < hidden.lowerBound }
      + last.adjustments.filter { $0.offset > hidden.upperBound }
    return TruncatedLine(
      items: first.items.lowerBound..<max(first.items.lowerBound, last.items.upperBound),
      width: kept.width, adjustments: adjustments,
      truncations: [truncation(hidden, kept.ellipsis, level: level(around: kept.hidden))])
  }

  /// Returns the items hidden between two ends.
  func endCuts(
    _ first: UnbrokenLine, _ last: UnbrokenLine, items: Range<Int>, available: Double,
    showsStart: Bool
  ) -> (hidden: Range<Int>, ellipsis: ShapedEllipsis, width: Double) {
    let origin = items.lowerBound > first.items.lowerBound ? first.start(of: items.lowerBound) : 0
    let headLimit = showsStart ? min(first.items.upperBound, items.upperBound) : items.lowerBound
    let tailLimit = max(last.items.lowerBound, items.lowerBound)
    var (head, tail) = (items.lowerBound, items.upperBound)
    var ellipsis = shapedEllipsis(
      beside: showsStart ? head : max(head, tail - 1), available: available)
    func headWidth(_ end: Int) -> Double {
      end > items.lowerBound ? first.end(of: end - 1) - origin : 0
    }
    func tailWidth(_ start: Int) -> Double {
      start < items.upperBound ? last.width(of: start..<items.upperBound) : 0
    }
    var (isHeadFull, isTailFull) = (false, false)
    while !(isHeadFull && isTailFull) {
      isHeadFull = isHeadFull || head >= min(headLimit, tail)
      isTailFull = isTailFull || tail <= max(tailLimit, head)
      let takesHead = isTailFull || !isHeadFull && headWidth(head) <= tailWidth(tail)
      if takesHead, !isHeadFull {
        let next = shapedEllipsis(beside: head, available: available)
        isHeadFull = headWidth(head + 1) + next.advance + tailWidth(tail) > available + 1e-6
        if !isHeadFull { (head, ellipsis) = (head + 1, next) }
      } else if !isTailFull {
        let next =
          showsStart && head > items.lowerBound
          ? ellipsis : shapedEllipsis(beside: tail - 1, available: available)
        isTailFull = headWidth(head) + next.advance + tailWidth(tail - 1) > available + 1e-6
        if !isTailFull { (tail, ellipsis) = (tail - 1, next) }
      }
    }
    head = shownEnd(head, from: items.lowerBound)
    tail = max(head, shownStart(tail, to: items.upperBound))
    return (head..<tail, ellipsis, headWidth(head) + ellipsis.advance + tailWidth(tail))
  }

  /// Clips the line at the available width, in the middle of a cluster if necessary; in a terminal
  /// only whole clusters are shown.
  private func clipped(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine? {
    let isGrid = context.measurer.grid != nil
    let shown =
      line.items.firstIndex {
        isGrid ? line.end(of: $0) > limit : line.start(of: $0) >= available - 1e-6
      } ?? line.items.upperBound
    let width = line.width(before: shown)
    let cut = min(offset(of: shown), range.upperBound)
    guard cut < range.upperBound || width > limit else { return nil }
    var truncation = truncation(
      cut..<range.upperBound, ShapedEllipsis(text: "", style: paragraph.strut),
      level: baseLevel(range))
    if width > limit { truncation.clippedWidth = available }
    return TruncatedLine(
      items: line.items.lowerBound..<shown, width: min(width, available),
      adjustments: line.adjustments.filter { $0.offset < cut }, truncations: [truncation])
  }

  // MARK: Parts

  func truncation(_ hidden: Range<Int>, _ ellipsis: ShapedEllipsis, level: UInt8) -> LineTruncation
  {
    LineTruncation(
      hidden: hidden, ellipsis: ellipsis.text, clippedWidth: nil, shaped: ellipsis.shaped,
      style: ellipsis.style,
      level: level)
  }

  func offset(of item: Int) -> Int {
    item < paragraph.items.count
      ? Int(paragraph.items[item].offset) : paragraph.source.text.utf8.count
  }

  /// Returns the level of the ellipsis at the end of a line.
  private func baseLevel(_ range: Range<Int>) -> UInt8 {
    paragraph.directions.level(at: range.lowerBound)
  }

  /// Returns the level of an ellipsis between two parts of a line.
  func level(around hidden: Range<Int>) -> UInt8 {
    let before = hidden.lowerBound > 0 ? paragraph.items[hidden.lowerBound - 1].level : 0
    let after =
      hidden.upperBound < paragraph.items.count ? paragraph.items[hidden.upperBound].level : before
    return min(before, after)
  }
}
