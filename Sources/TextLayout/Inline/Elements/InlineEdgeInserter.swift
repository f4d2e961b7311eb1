/// Adds the margins and paddings of inline boxes to their first and last items.
enum InlineEdgeInserter {
  /// Adds the edges to the content, and records the insets of the boxes in their first and last
  /// items.
  static func insertEdges(of boxes: inout [InlineBoxSpan], into content: inout InlineContent) {
    let isAny = boxes.contains { $0.edges.inlineStart != 0 || $0.edges.inlineEnd != 0 }
    guard isAny else { return }
    // Boxes come before their descendants, so edges that were added earlier are further outside.
    var (before, after): ([Int: Double], [Int: Double]) = ([:], [:])
    for index in boxes.indices {
      let box = boxes[index]
      let covered = content.items.covering(box.range)
      guard let first = covered.first, let last = covered.last else { continue }
      if box.startsHere {
        let outside = before[first, default: 0]
        boxes[index].startInset = InlineBoxInset(
          item: first, outside: outside + box.edges.inlineStart - box.padding.inlineStart)
        before[first] = outside + box.edges.inlineStart
        content.addSpace(box.edges.inlineStart, before: first)
      }
      if box.endsHere {
        let outside = after[last, default: 0]
        boxes[index].endInset = InlineBoxInset(
          item: last, outside: outside + box.edges.inlineEnd - box.padding.inlineEnd)
        after[last] = outside + box.edges.inlineEnd
        content.addSpace(box.edges.inlineEnd, after: last)
      }
    }
  }
}
