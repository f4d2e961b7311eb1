extension BlockBuilder {
  /// Returns how far a paragraph must be moved down to make space for the annotations over its
  /// first line.
  ///
  /// It is moved if the space above is insufficient: the margin and the space that the preceding
  /// line leaves free. Nothing is cut off at the top of a page.
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
