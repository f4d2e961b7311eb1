/// Which sides the margins and paddings of the default sheet are for.
///
/// The sheet speaks of horizontal lines from left to right. What it says of the top is for the side
/// of the first line, what it says of the left for where lines start, as HTML's own sheet has it
/// with `margin-block-start` and `padding-inline-start` (HTML §15.3; CSS Logical 1 §4).
///
/// Sendable: a plain value.
struct DefaultSides: Sendable, Hashable {
  /// Whether sides are what the sheet calls them.
  let isPlain: Bool
  private let margins: [StyleProperty]
  private let paddings: [StyleProperty]

  private static let margins: [StyleProperty] = [
    .marginTop, .marginRight, .marginBottom, .marginLeft,
  ]
  private static let paddings: [StyleProperty] = [
    .paddingTop, .paddingRight, .paddingBottom, .paddingLeft,
  ]

  /// The sides for lines of a writing mode and a direction.
  init(writingMode: StyleKeyword?, isRightToLeft: Bool) {
    let (top, right, bottom, left) = (0, 1, 2, 3)
    // Where the block's start, its end, the start of lines and their end are.
    var sides: (blockStart: Int, lineEnd: Int, blockEnd: Int, lineStart: Int)
    switch writingMode {
    case .verticalRl, .sidewaysRl: sides = (right, bottom, left, top)
    case .verticalLr, .sidewaysLr: sides = (left, bottom, right, top)
    default: sides = (top, right, bottom, left)
    }
    if isRightToLeft { (sides.lineStart, sides.lineEnd) = (sides.lineEnd, sides.lineStart) }
    let order = [sides.blockStart, sides.lineEnd, sides.blockEnd, sides.lineStart]
    isPlain = order == [top, right, bottom, left]
    margins = order.map { Self.margins[$0] }
    paddings = order.map { Self.paddings[$0] }
  }

  /// The property that one of the default sheet stands for.
  subscript(_ property: StyleProperty) -> StyleProperty {
    if isPlain { return property }
    if let side = Self.margins.firstIndex(of: property) { return margins[side] }
    if let side = Self.paddings.firstIndex(of: property) { return paddings[side] }
    return property
  }
}
