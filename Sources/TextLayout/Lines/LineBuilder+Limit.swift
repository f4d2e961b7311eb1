import MarkupText

/// The maximum number of lines of a paragraph, and the ellipsis for the text that is left out.
struct LineLimit: Sendable, Hashable {
  /// The number of lines, 1 or more.
  var count: Int
  /// The ellipsis at the end of the last line.
  var sign: String
}

extension LineBuilder {
  /// Truncates a line that is too wide, or the last permitted line if text follows it.
  func truncate(_ line: inout LayoutLine, isLast: Bool) {
    let count = paragraph.source.text.utf8.count
    let isCut = isLast && line.range.upperBound < count
    let room = max(0, width - line.indent)
    guard isCut || line.width > room + 1e-6, room.isFinite else { return }
    if isCut {
      line.range = line.range.lowerBound..<count
      line.visible = line.range
    }
    let truncator = truncator(
      room: room, visibleEnd: line.visible.upperBound,
      sign: (isLast ? limit?.sign : nil) ?? overflowSign ?? "…")
    let truncated =
      isCut
      ? truncator.truncated(line.range)
      : truncator.truncated(UnbrokenLine(line, in: paragraph), line.range)
    if let truncated { set(&line, truncated) }
  }

  /// Appends an ellipsis to a complete line, because content after the paragraph is left out.
  func appendSign(to line: inout LayoutLine, sign: String) {
    let room = max(0, width - line.indent)
    guard line.truncations.isEmpty, room.isFinite,
      let truncated = truncator(room: room, visibleEnd: line.visible.upperBound, sign: sign)
        .truncated(line.range, isContinued: true)
    else { return }
    set(&line, truncated)
  }

  private func truncator(room: Double, visibleEnd: Int, sign: String) -> LineTruncator {
    LineTruncator(
      paragraph: paragraph, context: context, room: room, visibleEnd: visibleEnd, sign: sign,
      mode: style.keyword(.truncateMode) ?? .tail)
  }

  private func set(
    _ line: inout LayoutLine, _ truncated: TruncatedLine
  ) {
    line.items = truncated.items
    line.truncations = truncated.truncations
    line.adjustments = truncated.adjustments
    line.width = truncated.width
    line.isHyphenated = false
    let end = truncated.items.upperBound
    let visible =
      end < paragraph.items.count ? Int(paragraph.items[end].offset) : line.range.upperBound
    line.visible = line.range.lowerBound..<max(line.range.lowerBound, visible)
    line.start = start(
      at: line.range.lowerBound, indent: line.indent, width: truncated.width, isForced: true)
  }

  /// Returns the extent of a line box, to which hidden text does not contribute.
  func box(of line: LayoutLine, span: inout Int) -> LineExtent {
    guard !line.truncations.isEmpty else { return lineBox(items: line.items, span: &span) }
    var extent: LineExtent?
    var start = line.items.lowerBound
    for hidden in line.truncations.map({ paragraph.items(in: $0.hidden) }) {
      let part = start..<max(start, min(hidden.lowerBound, line.items.upperBound))
      add(part, to: &extent, span: &span)
      start = max(start, hidden.upperBound)
    }
    add(start..<max(start, line.items.upperBound), to: &extent, span: &span)
    return extent ?? lineBox(items: line.items.lowerBound..<line.items.lowerBound, span: &span)
  }

  private func add(_ items: Range<Int>, to extent: inout LineExtent?, span: inout Int) {
    guard !items.isEmpty else { return }
    let box = lineBox(items: items, span: &span)
    extent?.formUnion(box)
    if extent == nil { extent = box }
  }
}

extension ComputedStyle {
  /// The ellipsis that `text-overflow` substitutes for text that does not fit; nil for `clip`.
  var overflowSign: String? {
    switch self[.textOverflow] {
    case .string(let sign): sign
    case .keyword(.ellipsis): "…"
    default: nil
    }
  }
}
