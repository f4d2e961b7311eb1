extension BlockBuilder {
  /// How far a paragraph at a place is moved down for what stands over its first line.
  ///
  /// It is if there is no room above: neither in the margin nor in what the line before leaves
  /// free. Nothing is cut off at the top of a page.
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
