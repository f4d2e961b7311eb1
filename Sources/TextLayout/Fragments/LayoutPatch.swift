import MarkupText

/// The blocks and paragraphs of a layout that is being updated in place.
struct LayoutPatch {
  let text: StyledText
  private(set) var boxes: [BlockBox]
  private(set) var paragraphs: [ParagraphLayout?]
  private(set) var height: Double
  private let isVertical: Bool

  init(_ layout: MarkupLayout, text: StyledText, paragraphs: [ParagraphLayout?]) {
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
    guard !(next?.prepared.hasAnnotations ?? false),
      following.allSatisfy({ !text.blocks[$0].style.hasNegativeMargin })
    else { return false }
    while true {
      let style = text.blocks[block].style
      guard style.isAsHighAsItsContent(isVertical: isVertical), !style.hasNegativeMargin else {
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

extension ComputedStyle {
  /// Whether no property restricts the height of the block, or its width in vertical writing.
  fileprivate func isAsHighAsItsContent(isVertical: Bool) -> Bool {
    isVertical
      ? has(.auto, for: .width) && has(.auto, for: .minWidth) && has(.none, for: .maxWidth)
      : has(.auto, for: .height) && has(.auto, for: .minHeight) && has(.none, for: .maxHeight)
  }

  fileprivate var hasNegativeMargin: Bool {
    let margins: [StyleProperty] = [.marginTop, .marginBottom, .marginLeft, .marginRight]
    return margins.contains { (length($0)?.value ?? 0) < 0 }
  }
}
