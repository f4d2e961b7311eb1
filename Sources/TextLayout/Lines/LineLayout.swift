import LineBreaking
import MarkupText

/// Breaks a shaped paragraph into lines of a given width, and computes their positions and
/// heights.
struct LineLayout {
  let paragraph: ShapedParagraph
  let width: Double
  let context: TypesettingContext
  /// The ellipsis of lines that are too wide; nil to let them overflow.
  var overflowEllipsis: String?
  /// The maximum number of lines; nil for no limit.
  var limit: LineLimit?
  /// The space at the start of the first line for an inside marker.
  var firstIndent: Double
  /// Whether the first line of the paragraph is the first line of its element.
  let startsElement: Bool
  // Values needed for every line, looked up in advance.
  private let textIndent: LineIndents
  private let alignment: StyleKeyword
  private let lastAlignment: StyleKeyword?
  private let strut: LineExtent
  /// The line box of every line that is not empty; nil if it depends on the content.
  private var commonBox: LineExtent?
  private let rowHeight: Double?

  init(
    paragraph: ShapedParagraph, width: Double, context: TypesettingContext,
    overflowEllipsis: String? = nil, firstIndent: Double = 0,
    startsElement: Bool = true
  ) {
    self.paragraph = paragraph
    self.width = width
    self.context = context
    self.overflowEllipsis = overflowEllipsis
    self.firstIndent = firstIndent
    self.startsElement = startsElement
    let style = paragraph.strut
    textIndent = LineIndents(
      style, width: width, context: context, startsElement: startsElement)
    alignment = style.textAlign
    lastAlignment = style.textAlignLast
    strut = style.extent
    rowHeight = context.measurer.grid?.rowHeight
    if paragraph.spans.count == 1, paragraph.spans[0].edge == nil, !paragraph.spans[0].mixesFaces {
      var span = 0
      commonBox = lineBox(items: paragraph.spans[0].items, span: &span)
    }
  }

  /// Returns the lines, from the top of the paragraph.
  func lines() -> [LineFragment] {
    var lines: [LineFragment] = []
    let estimate = paragraph.breaking.estimatedLines(width: max(width, 1))
    lines.reserveCapacity(min(estimate, limit?.count ?? estimate))
    var top = 0.0
    var (firstItem, firstSpan) = (0, 0)
    var annotations = AnnotationSpacing(paragraph)
    var isAfterBreak = false
    breakLines { line, end, next in
      let indent = indent(ofLine: lines.count, isAfterBreak: isAfterBreak)
      isAfterBreak = line.isForced
      var fragment = LineFragment(
        range: line.range, visible: line.visible,
        start: start(
          at: line.range.lowerBound, indent: indent, width: line.width, isForced: line.isForced),
        width: line.width, top: top, height: 0, baseline: 0, truncations: [],
        isHyphenated: line.isHyphenated, indent: indent, adjustments: line.adjustments,
        items: firstItem..<end)
      let isLast = limit.map { lines.count + 1 >= $0.count } ?? false
      if overflowEllipsis != nil || isLast { truncate(&fragment, isLast: isLast) }
      var box = box(of: fragment, span: &firstSpan)
      if paragraph.hasAnnotations { annotations.makeRoom(for: fragment.items, in: &box) }
      (fragment.height, fragment.baseline) = (box.height, box.above)
      lines.append(consume fragment)
      top += box.height
      firstItem = next
      return !isLast
    }
    return lines
  }

  // MARK: Breaking

  /// Passes each line of the paragraph to `body`, with the end of its visible items and the index
  /// of the next line's first item.
  private func breakLines(_ body: (Paragraph.Line, Int, Int) -> Bool) {
    // If nothing fits in the width, each line gets one cluster.
    func usable(_ width: Double) -> Double { width > 0.001 ? width : 0.001 }
    if textIndent.afterBreak != textIndent.rest {
      return breakLinesOneByOne(usable: usable, body)
    }
    let first = indent(ofLine: 0)
    let rest = indent(ofLine: 1)
    let widths = Paragraph.LineWidths(
      first: first == rest ? [] : [usable(width - first)], rest: usable(width - rest))
    try? paragraph.breaking.withLines(widths: widths, method: paragraph.strut.lineBreakMethod, body)
  }

  /// The indents of the first line and of all other lines.
  var indents: (first: Double, rest: Double) { (indent(ofLine: 0), indent(ofLine: 1)) }

  private func indent(ofLine line: Int, isAfterBreak: Bool = false) -> Double {
    if line == 0 { return firstIndent + textIndent.first }
    return isAfterBreak ? textIndent.afterBreak : textIndent.rest
  }

  /// Passes each line to `body` if lines after a forced break have a different indent
  /// (`text-indent: each-line`); breaks lines by first fit.
  private func breakLinesOneByOne(
    usable: (Double) -> Double, _ body: (Paragraph.Line, Int, Int) -> Bool
  ) {
    let count = paragraph.source.text.utf8.count
    var (offset, number, isAfterBreak) = (0, 0, false)
    while offset < count {
      let width = usable(width - indent(ofLine: number, isAfterBreak: isAfterBreak))
      guard let line = try? paragraph.breaking.line(at: offset, width: width),
        line.range.upperBound > offset
      else { return }
      let visible = paragraph.items(in: line.visible)
      guard body(line, visible.upperBound, paragraph.firstItem(atOrAfter: line.range.upperBound))
      else { return }
      (offset, number, isAfterBreak) = (line.range.upperBound, number + 1, line.isForced)
    }
  }

  /// Returns the position where the text of a line starts, given its first text offset.
  private func start(at offset: Int, indent: Double, width: Double, isForced: Bool) -> Double {
    let isRightToLeft = paragraph.directions.direction(at: offset) == .rightToLeft
    return (isRightToLeft ? 0 : indent)
      + self.offset(
        width: width, isForced: isForced, available: self.width - indent,
        isRightToLeft: isRightToLeft)
  }

  /// Returns the offset of a line that results from its alignment.
  private func offset(
    width: Double, isForced: Bool, available: Double, isRightToLeft: Bool
  ) -> Double {
    guard available.isFinite else { return 0 }
    var alignment = alignment
    if isForced, let lastAlignment { alignment = lastAlignment }
    let free = available - width
    // A line that is too long starts at the start edge of its paragraph (CSS Text 3 §6.1).
    if free < 0 { return isRightToLeft ? free : 0 }
    switch alignment {
    case .center: return context.snapped(free / 2, along: .inline)
    case .right: return free
    case .left: return 0
    case .end: return isRightToLeft ? 0 : free
    default: return isRightToLeft ? free : 0
    }
  }

  // MARK: Heights

  /// Returns the extent of the part of a span on a line, based on the fonts actually used in it.
  private func facesExtent(of span: InlineSpan, in line: Range<Int>) -> LineExtent {
    var extent = span.style.extent
    var last: Int32 = -1
    for item in paragraph.items[span.items.clamped(to: line)] where item.kind == .cluster {
      let face = paragraph.shaped.clusters[Int(item.content)].face
      guard face != last else { continue }
      last = face
      guard paragraph.shaped.faceMetrics.indices.contains(Int(face)) else { continue }
      extent.formUnion(context.extent(of: paragraph.shaped.faceMetrics[Int(face)]))
    }
    return extent.raised(by: span.shift)
  }

  /// Returns the extent of a line box above and below its baseline (CSS 2.2 §10.8).
  private func lineBox(items: Range<Int>, span: inout Int) -> LineExtent {
    if let commonBox, items.upperBound > 0 { return commonBox }
    var extent = strut
    while span < paragraph.spans.count,
      paragraph.spans[span].items.upperBound <= items.lowerBound
    {
      span += 1
    }
    var edged = 0.0
    var index = span
    while index < paragraph.spans.count,
      paragraph.spans[index].items.lowerBound < items.upperBound
    {
      let own = paragraph.spans[index]
      if own.edge == nil {
        extent.formUnion(own.mixesFaces ? facesExtent(of: own, in: items) : own.extent)
      } else {
        edged = max(edged, own.extent.height)
      }
      index += 1
    }
    // Elements aligned with the line's top or bottom increase its height without moving the
    // baseline.
    if edged > extent.height { extent.below = edged - extent.above }
    if let rowHeight {
      let rows = (extent.height / rowHeight).rounded(.up)
      extent.below = max(1, rows) * rowHeight - extent.above
    }
    return extent
  }
}

extension LineLayout {
  // MARK: Truncation

  /// Truncates a line that is too wide, or the last permitted line if text follows it.
  private func truncate(_ line: inout LineFragment, isLast: Bool) {
    let count = paragraph.source.text.utf8.count
    let isCut = isLast && line.range.upperBound < count
    let available = max(0, width - line.indent)
    guard isCut || line.width > available + 1e-6, width.isFinite else { return }
    if isCut {
      line.range = line.range.lowerBound..<count
      line.visible = line.range
    }
    let truncator = truncator(
      width: available, visibleEnd: line.visible.upperBound,
      ellipsis: (isLast ? limit?.ellipsis : nil) ?? overflowEllipsis ?? "…")
    let truncated =
      isCut
      ? truncator.truncated(line.range)
      : truncator.truncated(UnbrokenLine(line, in: paragraph), line.range)
    if let truncated { apply(truncated, to: &line) }
  }

  /// Appends an ellipsis to a complete line, because content after the paragraph is left out.
  func appendEllipsis(to line: inout LineFragment, ellipsis: String) {
    let available = max(0, width - line.indent)
    guard line.truncations.isEmpty, width.isFinite,
      let truncated = truncator(
        width: available, visibleEnd: line.visible.upperBound, ellipsis: ellipsis
      ).truncated(line.range, isContinued: true)
    else { return }
    apply(truncated, to: &line)
  }

  private func truncator(width: Double, visibleEnd: Int, ellipsis: String) -> LineTruncator {
    LineTruncator(
      paragraph: paragraph, context: context, available: width, visibleEnd: visibleEnd,
      ellipsis: ellipsis,
      mode: paragraph.strut.truncateMode)
  }

  private func apply(_ truncated: TruncatedLine, to line: inout LineFragment) {
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
  private func box(of line: LineFragment, span: inout Int) -> LineExtent {
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
