/// The position of block layout on the page, between collapsing margins (CSS 2.2 §8.3.1).
struct FlowCursor {
  /// The top of the next line.
  var y = 0.0
  /// The margins since the last line, not yet applied.
  var margin = CollapsingMargin()
  /// Blocks that begin at the next content.
  var unplaced: [Int] = []
  /// The paragraph laid out last, or nil after a rule, and its end.
  var lastContent: (paragraph: Int?, end: Double) = (nil, 0)

  /// The top of the next line after the margins before it.
  var nextTop: Double { max(0, y + margin.size) }

  /// Applies the collected margins before content, and places the blocks that begin there.
  mutating func flushMargin(placing fragments: inout FragmentStore) {
    y = nextTop
    margin = CollapsingMargin()
    for index in unplaced { fragments.place(index, at: y) }
    unplaced.removeAll(keepingCapacity: true)
  }

  /// Begins a block that is placed at its upper edge even if it has no content.
  mutating func begin(_ index: Int, margin: Double, placing fragments: inout FragmentStore) {
    self.margin.add(margin)
    unplaced.append(index)
    flushMargin(placing: &fragments)
  }

  /// Returns the distance by which a paragraph must be moved down to make space for the annotations
  /// over its first line.
  ///
  /// It is moved if the margin and the space that the preceding line leaves free are insufficient.
  /// Nothing is cut off at the top of a page.
  func annotationShift(
    of shapedParagraph: ShapedParagraph, _ lines: [LineFragment], at y: Double,
    in fragments: borrowing FragmentStore
  ) -> Double {
    guard shapedParagraph.hasAnnotations else { return 0 }
    let needed = shapedParagraph.annotationOverflow(above: lines)
    guard needed > 0 else { return 0 }
    var free = y - lastContent.end
    if let last = lastContent.paragraph.flatMap({ fragments.paragraphs[$0] }) {
      free += last.shapedParagraph.freeSpace(below: last.lines)
    }
    return max(0, needed - max(0, free))
  }
}

/// Collapsing margins: the sum of the maximum positive margin and the minimum negative one (CSS 2.2
/// §8.3.1).
struct CollapsingMargin: Sendable {
  private var positive = 0.0
  private var negative = 0.0

  var size: Double { positive + negative }

  mutating func add(_ margin: Double) {
    positive = max(positive, margin)
    negative = min(negative, margin)
  }
}
