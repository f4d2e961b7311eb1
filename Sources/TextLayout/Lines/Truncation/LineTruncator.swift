import LineBreaking
import MarkupText

/// A line that has been truncated, before it is given its place.
///
/// Sendable: a plain value.
struct TruncatedLine: Sendable {
  /// The items from the first to the last one that is shown; some between them may be hidden.
  var items: Range<Int>
  /// The room of what is shown, signs included.
  var width: Double
  var adjustments: [Paragraph.Line.Adjustment]
  var truncations: [LineTruncation]
}

/// Makes text fit in one line: cuts clusters out of it and puts a sign in their place.
///
/// What is left never ends within a cluster, a ruby base or characters set upright together, nor
/// with a space or an opening bracket before the sign; what follows a sign does not begin with a
/// space or with what may not begin a line, such as 、 and ー (JIS X 4051 §6.1). A line that the
/// text itself ends is not joined with the next one.
struct LineTruncator {
  let paragraph: PreparedParagraph
  let context: TypesettingContext
  /// The room of the line.
  let room: Double
  /// Where what may be drawn ends in the text: behind it are only spaces.
  let visibleEnd: Int
  let sign: String
  /// `tail`, `head`, `middle` or `clip`.
  let mode: StyleKeyword

  /// The text from an offset, made to fit.
  ///
  /// - Parameters:
  ///   - range: the text that the line stands for.
  ///   - isContinued: whether text that is not in this paragraph is left out as well, which the
  ///     sign then stands for at the end of the line.
  /// - Returns: nil if there is nothing to cut and no sign to show.
  func truncated(_ range: Range<Int>, isContinued: Bool = false) -> TruncatedLine? {
    UnbrokenLine(at: range.lowerBound, limit: visibleEnd, in: paragraph)
      .flatMap { truncated($0, range, isContinued: isContinued) }
  }

  /// A line of the text, made to fit.
  func truncated(
    _ first: UnbrokenLine, _ range: Range<Int>, isContinued: Bool = false
  ) -> TruncatedLine? {
    let isWhole = first.end >= range.upperBound
    let fits = first.width(before: first.items.upperBound) <= limit
    if mode == .clip { return clipped(first, range) }
    if isContinued || isWhole && fits { return isContinued ? tail(first, range) : nil }
    if isWhole, let squeezed = squeezed(first, range) { return squeezed }
    switch mode {
    case .head: return ends(first, lastLine(of: range, after: first), range, keepsStart: false)
    case .middle: return ends(first, lastLine(of: range, after: first), range, keepsStart: true)
    default: return tail(first, range)
    }
  }

  /// The room, with what sums of advances may be off by.
  var limit: Double { room + 1e-6 }

  /// The last of the lines that the text itself makes of a range.
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

  /// Keeps the start.
  private func tail(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine {
    let (cut, sign) = tailCut(of: line, items: line.items, room: room)
    let hidden = min(offset(of: cut), range.upperBound)..<range.upperBound
    let truncation = truncation(hidden, sign, level: baseLevel(range))
    return TruncatedLine(
      items: line.items.lowerBound..<cut, width: line.width(before: cut) + sign.advance,
      adjustments: line.adjustments.filter { $0.offset < hidden.lowerBound },
      truncations: [truncation])
  }

  /// Where the shown part of some items ends so that a sign fits behind it.
  func tailCut(
    of line: UnbrokenLine, items: Range<Int>, room: Double
  ) -> (cut: Int, sign: MeasuredSign) {
    let origin = items.lowerBound > line.items.lowerBound ? line.start(of: items.lowerBound) : 0
    var cut = items.upperBound
    while cut > items.lowerBound, line.end(of: cut - 1) - origin > room + 1e-6 { cut -= 1 }
    while true {
      cut = shownEnd(cut, from: items.lowerBound)
      let sign = measuredSign(beside: cut > items.lowerBound ? cut - 1 : cut, room: room)
      if cut == items.lowerBound || line.end(of: cut - 1) - origin + sign.advance <= room + 1e-6 {
        return (cut, sign)
      }
      cut -= 1
    }
  }

  /// Keeps the end, and the start too if it is wanted, as much of one as of the other.
  private func ends(
    _ first: UnbrokenLine, _ last: UnbrokenLine, _ range: Range<Int>, keepsStart: Bool
  ) -> TruncatedLine {
    let kept = endCuts(
      first, last, items: first.items.lowerBound..<last.items.upperBound, room: room,
      keepsStart: keepsStart)
    let hidden = offset(of: kept.hidden.lowerBound)..<offset(of: kept.hidden.upperBound)
    let adjustments =
      first.adjustments.filter { $0.offset < hidden.lowerBound }
      + last.adjustments.filter { $0.offset > hidden.upperBound }
    return TruncatedLine(
      items: first.items.lowerBound..<max(first.items.lowerBound, last.items.upperBound),
      width: kept.width, adjustments: adjustments,
      truncations: [truncation(hidden, kept.sign, level: level(around: kept.hidden))])
  }

  /// Which items between the two ends are hidden.
  func endCuts(
    _ first: UnbrokenLine, _ last: UnbrokenLine, items: Range<Int>, room: Double, keepsStart: Bool
  ) -> (hidden: Range<Int>, sign: MeasuredSign, width: Double) {
    let origin = items.lowerBound > first.items.lowerBound ? first.start(of: items.lowerBound) : 0
    let headLimit = keepsStart ? min(first.items.upperBound, items.upperBound) : items.lowerBound
    let tailLimit = max(last.items.lowerBound, items.lowerBound)
    var (head, tail) = (items.lowerBound, items.upperBound)
    var sign = measuredSign(beside: keepsStart ? head : max(head, tail - 1), room: room)
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
        let next = measuredSign(beside: head, room: room)
        isHeadFull = headWidth(head + 1) + next.advance + tailWidth(tail) > room + 1e-6
        if !isHeadFull { (head, sign) = (head + 1, next) }
      } else if !isTailFull {
        let next =
          keepsStart && head > items.lowerBound
          ? sign : measuredSign(beside: tail - 1, room: room)
        isTailFull = headWidth(head) + next.advance + tailWidth(tail - 1) > room + 1e-6
        if !isTailFull { (tail, sign) = (tail - 1, next) }
      }
    }
    head = shownEnd(head, from: items.lowerBound)
    tail = max(head, shownStart(tail, to: items.upperBound))
    return (head..<tail, sign, headWidth(head) + sign.advance + tailWidth(tail))
  }

  /// Keeps what is in the room, the cluster at its edge in part; in a terminal only whole ones.
  private func clipped(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine? {
    let isGrid = context.measurer.grid != nil
    let shown =
      line.items.firstIndex {
        isGrid ? line.end(of: $0) > limit : line.start(of: $0) >= limit
      } ?? line.items.upperBound
    let width = line.width(before: shown)
    let cut = min(offset(of: shown), range.upperBound)
    guard cut < range.upperBound || width > limit else { return nil }
    var truncation = truncation(
      cut..<range.upperBound, MeasuredSign(text: "", style: paragraph.strut),
      level: baseLevel(range))
    if width > limit { truncation.clippedWidth = room }
    return TruncatedLine(
      items: line.items.lowerBound..<shown, width: min(width, room),
      adjustments: line.adjustments.filter { $0.offset < cut }, truncations: [truncation])
  }

  // MARK: Parts

  func truncation(_ hidden: Range<Int>, _ sign: MeasuredSign, level: UInt8) -> LineTruncation {
    LineTruncation(
      hidden: hidden, sign: sign.text, clippedWidth: nil, shaped: sign.shaped, style: sign.style,
      level: level)
  }

  func offset(of item: Int) -> Int {
    item < paragraph.items.count
      ? Int(paragraph.items[item].offset) : paragraph.source.text.utf8.count
  }

  /// The level of what stands at the end of a line.
  private func baseLevel(_ range: Range<Int>) -> UInt8 {
    paragraph.directions.level(at: range.lowerBound)
  }

  /// The level of a sign between two parts of a line.
  func level(around hidden: Range<Int>) -> UInt8 {
    let before = hidden.lowerBound > 0 ? paragraph.items[hidden.lowerBound - 1].level : 0
    let behind =
      hidden.upperBound < paragraph.items.count ? paragraph.items[hidden.upperBound].level : before
    return min(before, behind)
  }
}
