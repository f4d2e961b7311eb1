package import MarkupText

/// The direction of lines and the direction in which they follow each other (CSS Writing Modes 4
/// §3).
///
/// A page has a single writing mode. With `sideways-rl` and `sideways-lr` all text is sideways, as
/// with `text-orientation: sideways`; `sideways-lr` rotates it clockwise too.
package struct WritingMode: Sendable, Hashable {
  /// Whether lines run from top to bottom.
  package var isVertical = false
  /// Whether the first vertical line is at the left.
  package var isLeftToRight = false
  /// Whether all characters in vertical lines are sideways.
  package var isSideways = false

  package static let horizontal = WritingMode()

  /// Whether the baseline is in the middle of the line (CSS Writing Modes 4 §4.3).
  package var centersLines: Bool { isVertical && !isSideways }

  package init() {}

  /// Creates the writing mode of a style.
  package init(_ style: ComputedStyle) {
    switch style.keyword(.writingMode) {
    case .verticalRl: isVertical = true
    case .verticalLr: (isVertical, isLeftToRight) = (true, true)
    case .sidewaysRl: (isVertical, isSideways) = (true, true)
    case .sidewaysLr: (isVertical, isLeftToRight, isSideways) = (true, true, true)
    default: break
    }
  }

  /// Creates the writing mode of a text: that of its root, or of the outermost block that contains
  /// all other blocks, such as `html` or `body`.
  package init(_ text: StyledText) {
    var mode = WritingMode.horizontal
    for (index, block) in text.blocks.enumerated() {
      mode = WritingMode(block.style)
      let holdsAll = block.descendants.upperBound == text.blocks.count
      // Among sibling blocks the first one decides, as `body` would.
      if mode.isVertical || (index > 0 && !holdsAll) { break }
    }
    self = mode
  }
}
