package import MarkupText

/// How the lines of a page run and follow each other (CSS Writing Modes 4 §3).
///
/// One mode holds for a whole page. In `sideways-rl` and `sideways-lr` all text lies on its side as
/// `text-orientation: sideways` has it; that of `sideways-lr` is turned clockwise too.
///
/// Sendable: a plain value.
package struct WritingMode: Sendable, Hashable {
  /// Whether lines run from top to bottom.
  package var isVertical = false
  /// Whether the first of the vertical lines is the leftmost one.
  package var isLeftToRight = false
  /// Whether no character of a vertical line stands upright.
  package var isSideways = false

  package static let horizontal = WritingMode()

  /// Whether text stands on the middle of its line (CSS Writing Modes 4 §4.3).
  package var centersLines: Bool { isVertical && !isSideways }

  package init() {}

  /// The mode that a style asks for.
  package init(_ style: ComputedStyle) {
    switch style.keyword(.writingMode) {
    case .verticalRl: isVertical = true
    case .verticalLr: (isVertical, isLeftToRight) = (true, true)
    case .sidewaysRl: (isVertical, isSideways) = (true, true)
    case .sidewaysLr: (isVertical, isLeftToRight, isSideways) = (true, true, true)
    default: break
    }
  }

  /// The mode of a text: that of its root, or of the outermost block in it that holds all others
  /// (as `html` and `body` do).
  package init(_ text: StyledText) {
    var mode = WritingMode.horizontal
    for (index, block) in text.blocks.enumerated() {
      mode = WritingMode(block.style)
      let holdsAll = block.descendants.upperBound == text.blocks.count
      // Beside other blocks the first one decides, as `body` would.
      if mode.isVertical || (index > 0 && !holdsAll) { break }
    }
    self = mode
  }
}
