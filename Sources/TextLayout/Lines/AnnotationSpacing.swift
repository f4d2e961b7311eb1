/// Makes room between lines for what stands over and under them.
///
/// Readings use the leading: the half above their own line and what the line before leaves free.
/// Only what does not fit there makes a line higher, so that lines of a height of 1½ em and more
/// keep their even distances (JLREQ §3.3.3: ruby does not change the line pitch).
///
/// Not Sendable: it belongs to one paragraph that is being set.
struct AnnotationSpacing {
  private let paragraph: PreparedParagraph
  /// The line before: the edges of its box and of what is in it, from its baseline to this line.
  private var previous: (box: Double, content: LineContent)?

  init(_ paragraph: PreparedParagraph) { self.paragraph = paragraph }

  /// Makes a line as much higher than its box as it must be.
  ///
  /// The first line of a paragraph is not made higher: ``BlockBuilder`` knows what is free before
  /// it.
  mutating func makeRoom(for items: Range<Int>, in box: inout LineExtent) {
    let content = paragraph.content(of: items)
    let isMirrored = paragraph.isMirrored
    defer { previous = (isMirrored ? box.above : box.below, content) }
    guard let previous, previous.content.isAnnotatedBehind || content.isAnnotatedBefore
    else { return }
    let room = previous.box + (isMirrored ? box.below : box.above)
    let missing = max(0, previous.content.behind + content.before - room)
    if isMirrored { box.below += missing } else { box.above += missing }
  }
}

/// How far a line's content reaches from its baseline: the em boxes of its text, and what stands
/// over and under them.
///
/// Before is the side of the line before, behind that of the next one.
///
/// Sendable: a plain value.
struct LineContent: Sendable, Hashable {
  var before: Double
  var behind: Double
  var isAnnotatedBefore: Bool
  var isAnnotatedBehind: Bool
}

extension LayoutLine {
  /// The room from the baseline to the line before and to the next one.
  fileprivate func room(in paragraph: PreparedParagraph) -> (before: Double, behind: Double) {
    paragraph.isMirrored ? (height - baseline, baseline) : (baseline, height - baseline)
  }
}

extension PreparedParagraph {
  /// What some items need on both sides of their baseline, leading left out.
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
      if ruby.place == .over || ruby.place == .under { all.formUnion(ruby.extent) }
    }
    for emphasis in emphases(near: items) { all.formUnion(emphasis.extent) }
    let (isAbove, isBelow) = (all.above > text.above, all.below > text.below)
    return isMirrored
      ? LineContent(
        before: all.below, behind: all.above, isAnnotatedBefore: isBelow,
        isAnnotatedBehind: isAbove)
      : LineContent(
        before: all.above, behind: all.below, isAnnotatedBefore: isAbove,
        isAnnotatedBehind: isBelow)
  }

  /// How far the em box of text reaches, or a box.
  private func emBox(of span: InlineSpan) -> LineExtent {
    items[span.items.lowerBound].kind == .box
      ? span.extent
      : span.style.metrics.emBox(size: span.style.font.size).raised(by: span.shift)
  }

  /// How far what stands over the first of some lines reaches out of it.
  func annotationRoom(above lines: [LayoutLine]) -> Double {
    guard let line = lines.first else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedBefore ? max(0, content.before - line.room(in: self).before) : 0
  }

  /// How far what stands under the last of some lines reaches out of it.
  func annotationRoom(below lines: [LayoutLine]) -> Double {
    guard let line = lines.last else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedBehind ? max(0, content.behind - line.room(in: self).behind) : 0
  }

  /// What the last of some lines leaves free below its text.
  func freeRoom(below lines: [LayoutLine]) -> Double {
    guard let line = lines.last else { return 0 }
    return max(0, line.room(in: self).behind - content(of: line.items).behind)
  }
}
