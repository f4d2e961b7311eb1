import MarkupText

/// How the lines of a page run and follow each other (CSS Writing Modes 4 §3).
///
/// One mode holds for a whole page. In `sideways-rl` and `sideways-lr` all text lies on its side as
/// `text-orientation: sideways` has it; that of `sideways-lr` is turned clockwise too.
///
/// Sendable: a plain value.
struct WritingMode: Sendable, Hashable {
  /// Whether lines run from top to bottom.
  var isVertical = false
  /// Whether the first of the vertical lines is the leftmost one.
  var isLeftToRight = false
  /// Whether no character of a vertical line stands upright.
  var isSideways = false

  static let horizontal = WritingMode()

  /// Whether text stands on the middle of its line (CSS Writing Modes 4 §4.3).
  var centersLines: Bool { isVertical && !isSideways }

  init() {}

  /// The mode that a style asks for.
  init(_ style: ComputedStyle) {
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
  init(_ text: StyledText) {
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

extension LayoutLine {
  /// From the side where a line begins its height to its baseline: what is above the text is at the
  /// end of that height where vertical lines follow each other to the right.
  func baselineFromStart(in mode: WritingMode) -> Double {
    mode.isLeftToRight ? height - baseline : baseline
  }
}
