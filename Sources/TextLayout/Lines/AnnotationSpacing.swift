/// Increases the distance between lines where annotations over and under them require it.
///
/// Ruby uses the leading: the half-leading above its own line and the space that the preceding line
/// leaves free. Only the excess makes a line higher, so that lines with a height of 1.5 em or more
/// remain evenly spaced (JLREQ §3.3.3: ruby does not change the line pitch).
///
/// Use each value for one paragraph only.
struct AnnotationSpacing {
  private let paragraph: ShapedParagraph
  /// The preceding line: the extents of its line box and of its content, from its baseline toward
  /// this line.
  private var previous: (box: Double, content: LineContent)?

  init(_ paragraph: ShapedParagraph) { self.paragraph = paragraph }

  /// Increases the extent of a line box as far as its annotations require.
  ///
  /// The first line of a paragraph is not changed: ``FlowCursor`` knows the free space before it.
  mutating func makeRoom(for items: Range<Int>, in box: inout LineExtent) {
    let content = paragraph.content(of: items)
    let isMirrored = paragraph.isMirrored
    defer { previous = (isMirrored ? box.above : box.below, content) }
    guard let previous, previous.content.isAnnotatedAfter || content.isAnnotatedBefore
    else { return }
    let gap = previous.box + (isMirrored ? box.below : box.above)
    let missing = max(0, previous.content.after + content.before - gap)
    if isMirrored { box.below += missing } else { box.above += missing }
  }
}

/// The extent of a line's content from its baseline: the em boxes of its text, and the annotations
/// over and under them.
///
/// "Before" is the side of the preceding line, "after" that of the next line.
struct LineContent: Sendable, Hashable {
  var before: Double
  var after: Double
  var isAnnotatedBefore: Bool
  var isAnnotatedAfter: Bool
}

extension LineFragment {
  /// Returns the distances from the baseline to the preceding line and to the next one.
  fileprivate func gap(in paragraph: ShapedParagraph) -> (before: Double, after: Double) {
    paragraph.isMirrored ? (height - baseline, baseline) : (baseline, height - baseline)
  }
}

extension ShapedParagraph {
  /// Returns the extent of some items on both sides of their baseline, without leading.
  func content(of items: Range<Int>) -> LineContent {
    var text = LineExtent(above: 0, below: 0)
    if let first = items.first {
      var index = Int(self.items[first].span)
      while index < spans.count, spans[index].items.lowerBound < items.upperBound {
        if spans[index].edge == nil { text.formUnion(emBox(of: spans[index])) }
        index += 1
      }
    }
    var all = text
    for ruby in rubies(near: items) where ruby.items.overlaps(items) {
      if ruby.position == .over || ruby.position == .under { all.formUnion(ruby.extent) }
    }
    for emphasis in emphases(near: items) { all.formUnion(emphasis.extent) }
    let (isAbove, isBelow) = (all.above > text.above, all.below > text.below)
    return isMirrored
      ? LineContent(
        before: all.below, after: all.above, isAnnotatedBefore: isBelow,
        isAnnotatedAfter: isAbove)
      : LineContent(
        before: all.above, after: all.below, isAnnotatedBefore: isAbove,
        isAnnotatedAfter: isBelow)
  }

  /// Returns the extent of the em box of text, or of an inline box.
  private func emBox(of span: InlineSpan) -> LineExtent {
    items[span.items.lowerBound].kind == .box
      ? span.extent
      : span.style.metrics.emBox(size: span.style.font.size).raised(by: span.shift)
  }

  /// Returns the distance by which the annotations of the first line extend out of the line.
  func annotationOverflow(above lines: [LineFragment]) -> Double {
    guard let line = lines.first else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedBefore ? max(0, content.before - line.gap(in: self).before) : 0
  }

  /// Returns the distance by which the annotations under the last line extend out of the line.
  func annotationOverflow(below lines: [LineFragment]) -> Double {
    guard let line = lines.last else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedAfter ? max(0, content.after - line.gap(in: self).after) : 0
  }

  /// Returns the space that the last line leaves free below its content.
  func freeSpace(below lines: [LineFragment]) -> Double {
    guard let line = lines.last else { return 0 }
    return max(0, line.gap(in: self).after - content(of: line.items).after)
  }
}
