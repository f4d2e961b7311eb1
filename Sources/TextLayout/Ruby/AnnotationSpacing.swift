/// Makes room between lines for what stands over and under them.
///
/// Readings use the leading: the half above their own line and what the line before leaves free.
/// Only what does not fit there makes a line higher, so that lines of a height of 1½ em and more
/// keep their even distances (JLREQ §3.3.3: ruby does not change the line pitch).
///
/// Not Sendable: it belongs to one paragraph that is being set.
struct AnnotationSpacing {
  private let paragraph: PreparedParagraph
  /// The line before: the lower edges of its box and of what is in it, below its baseline.
  private var previous: (box: Double, content: LineContent)?

  init(_ paragraph: PreparedParagraph) { self.paragraph = paragraph }

  /// What a line must be higher than its box.
  ///
  /// The first line of a paragraph is not made higher: ``BlockBuilder`` knows what is free above.
  mutating func room(for items: Range<Int>, _ box: LineExtent) -> Double {
    let content = paragraph.content(of: items)
    defer { previous = (box.below, content) }
    guard let previous, previous.content.isAnnotatedBelow || content.isAnnotatedAbove
    else { return 0 }
    return max(0, previous.content.extent.below + content.extent.above - previous.box - box.above)
  }
}

/// How far the em boxes of a line's text reach, and what stands over and under them.
///
/// Sendable: a plain value.
struct LineContent: Sendable, Hashable {
  var extent = LineExtent(above: 0, below: 0)
  var isAnnotatedAbove = false
  var isAnnotatedBelow = false

  /// Adds readings or marks.
  mutating func add(_ annotation: LineExtent) {
    if annotation.above > extent.above {
      extent.above = annotation.above
      isAnnotatedAbove = true
    }
    if annotation.below > extent.below {
      extent.below = annotation.below
      isAnnotatedBelow = true
    }
  }
}

extension PreparedParagraph {
  /// What some items need above and below their baseline, leading left out.
  func content(of items: Range<Int>) -> LineContent {
    var content = LineContent()
    guard let first = items.first else { return content }
    var index = Int(self.items[first].span)
    while index < spans.count, spans[index].items.lowerBound < items.upperBound {
      let span = spans[index]
      index += 1
      if span.edge != nil { continue }
      let isBox = self.items[span.items.lowerBound].kind == .box
      content.extent.formUnion(
        isBox
          ? span.extent
          : span.style.metrics.emBox(size: span.style.font.size).raised(by: span.shift))
    }
    for ruby in rubies(near: items) where ruby.items.overlaps(items) {
      if ruby.place == .over || ruby.place == .under { content.add(ruby.extent) }
    }
    for emphasis in emphases(near: items) { content.add(emphasis.extent) }
    return content
  }

  /// How far what stands over the first of some lines reaches out of it.
  func annotationRoom(above lines: [LayoutLine]) -> Double {
    guard let line = lines.first else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedAbove ? max(0, content.extent.above - line.baseline) : 0
  }

  /// How far what stands under the last of some lines reaches out of it.
  func annotationRoom(below lines: [LayoutLine]) -> Double {
    guard let line = lines.last else { return 0 }
    let content = content(of: line.items)
    return content.isAnnotatedBelow
      ? max(0, content.extent.below - line.height + line.baseline) : 0
  }

  /// What the last of some lines leaves free below its text.
  func freeRoom(below lines: [LayoutLine]) -> Double {
    guard let line = lines.last else { return 0 }
    return max(0, line.height - line.baseline - content(of: line.items).extent.below)
  }
}

extension BlockBuilder {
  /// How far a paragraph at a place is to be moved down because what stands over its first line has
  /// no room above: neither in the margin nor in what is left free by the line before. Nothing is
  /// cut off at the top of a page.
  func annotationShift(
    of prepared: PreparedParagraph, _ lines: [LayoutLine], at y: Double
  ) -> Double {
    guard prepared.hasAnnotations else { return 0 }
    let needed = prepared.annotationRoom(above: lines)
    guard needed > 0 else { return 0 }
    var free = y - lastContent.end
    if let last = lastContent.paragraph.flatMap({ paragraphs[$0] }) {
      free += last.prepared.freeRoom(below: last.lines)
    }
    return max(0, needed - max(0, free))
  }
}
