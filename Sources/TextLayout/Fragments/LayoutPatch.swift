import MarkupText

/// The blocks and paragraphs of a layout that is being updated in place.
struct LayoutPatch {
  let text: StyledText
  private(set) var boxes: [BlockFragment]
  private(set) var paragraphs: [ParagraphFragment?]
  private(set) var height: Double
  private let isVertical: Bool

  init(_ layout: MarkupLayout, text: StyledText, paragraphs: [ParagraphFragment?]) {
    self.text = text
    self.paragraphs = paragraphs
    boxes = layout.boxes
    height = layout.map.blockExtent
    isVertical = layout.isVertical
  }

  /// Increases the height of the blocks around a paragraph and moves the content after it down.
  ///
  /// - Returns: whether this is all that changes; false if heights are specified, if margins are
  ///   negative, or if the next paragraph has annotations, which may extend into the lines before
  ///   it.
  mutating func moveWhatFollows(paragraph index: Int, by distance: Double) -> Bool {
    var block = text.paragraphs[index].block
    let following = text.blocks[block].descendants.upperBound..<text.blocks.count
    let next = paragraphs[(index + 1)...].first { $0 != nil } ?? nil
    guard !(next?.shapedParagraph.hasAnnotations ?? false),
      following.allSatisfy({ !text.blocks[$0].box.hasNegativeMargin })
    else { return false }
    while true {
      let box = text.blocks[block].box
      guard box.isAsHighAsItsContent(isVertical: isVertical), !box.hasNegativeMargin else {
        return false
      }
      boxes[block].frame.height += distance
      boxes[block].content.height += distance
      guard let parent = text.blocks[block].parent else { break }
      block = parent
    }
    for box in following where boxes[box].isPlaced { boxes[box].moveDown(by: distance) }
    for other in index + 1..<paragraphs.count { paragraphs[other]?.origin.y += distance }
    height += distance
    return true
  }
}
