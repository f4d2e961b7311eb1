import MarkupText

/// Lengths at the four sides of a box, in the directions of its lines: inline along a line, block
/// from line to line.
///
/// Sendable: a plain value.
struct LogicalEdges: Sendable, Hashable {
  var inlineStart = 0.0
  var inlineEnd = 0.0
  var blockStart = 0.0
  var blockEnd = 0.0

  var inlineSum: Double { inlineStart + inlineEnd }
  var blockSum: Double { blockStart + blockEnd }

  static let zero = LogicalEdges()

  /// The four values of properties of physical sides, for lines that run from left to right or,
  /// in vertical writing, from top to bottom with the first line at the right.
  ///
  /// With the first line at the left this is for what is within a line, whose upper side is at the
  /// right on all vertical pages; blocks take ``init(_:value:)``.
  init(isVertical: Bool, value: (_ side: PhysicalSide) -> Double) {
    inlineStart = value(isVertical ? .top : .left)
    inlineEnd = value(isVertical ? .bottom : .right)
    blockStart = value(isVertical ? .right : .top)
    blockEnd = value(isVertical ? .left : .bottom)
  }

  /// The four values for a block, whose start is the side of its first line.
  init(_ mode: WritingMode, value: (_ side: PhysicalSide) -> Double) {
    self.init(isVertical: mode.isVertical, value: value)
    if mode.isLeftToRight { (blockStart, blockEnd) = (blockEnd, blockStart) }
  }

  init() {}

  mutating func add(_ other: LogicalEdges) {
    inlineStart += other.inlineStart
    inlineEnd += other.inlineEnd
    blockStart += other.blockStart
    blockEnd += other.blockEnd
  }
}

/// A side of a box on the page.
enum PhysicalSide {
  case top, right, bottom, left

  var margin: StyleProperty {
    switch self {
    case .top: .marginTop
    case .right: .marginRight
    case .bottom: .marginBottom
    case .left: .marginLeft
    }
  }

  var padding: StyleProperty {
    switch self {
    case .top: .paddingTop
    case .right: .paddingRight
    case .bottom: .paddingBottom
    case .left: .paddingLeft
    }
  }
}
