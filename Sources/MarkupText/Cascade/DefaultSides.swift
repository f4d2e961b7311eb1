/// The mapping from the sides of margins and paddings in the default sheet to physical sides.
///
/// The sheet is written for horizontal text from left to right: its top is the block start and its
/// left the inline start. HTML's own sheet expresses the same with `margin-block-start` and
/// `padding-inline-start` (HTML §15.3; CSS Logical 1 §4).
struct DefaultSides: Sendable, Hashable {
  /// Whether the mapping is the identity.
  let isPlain: Bool
  private let margins: [StyleProperty]
  private let paddings: [StyleProperty]

  private static let margins: [StyleProperty] = [
    .marginTop, .marginRight, .marginBottom, .marginLeft,
  ]
  private static let paddings: [StyleProperty] = [
    .paddingTop, .paddingRight, .paddingBottom, .paddingLeft,
  ]

  /// Creates the mapping for a writing mode and a direction.
  init(writingMode: StyleKeyword?, isRightToLeft: Bool) {
    let (top, right, bottom, left) = (0, 1, 2, 3)
    // The physical sides of block start, inline end, block end and inline start.
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

  /// The physical property for a property of the default sheet.
  subscript(_ property: StyleProperty) -> StyleProperty {
    if isPlain { return property }
    if let side = Self.margins.firstIndex(of: property) { return margins[side] }
    if let side = Self.paddings.firstIndex(of: property) { return paddings[side] }
    return property
  }
}
