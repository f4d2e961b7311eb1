import MarkupText

/// The blocks and paragraphs of a layout that is being changed.
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

  /// Makes the blocks around a paragraph higher and moves what comes behind it down.
  ///
  /// - Returns: whether that is all; not if heights are given, margins negative, or if the next
  ///   paragraph has readings, which may reach into the lines before them.
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
  /// Whether no property gives it a height, or a width in vertical writing.
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
