package import MarkupText

/// Lengths at the four sides of a box, in the directions of its lines: inline along a line, block
/// from line to line.
///
/// Sendable: a plain value.
package struct LogicalEdges: Sendable, Hashable {
  package var inlineStart = 0.0
  package var inlineEnd = 0.0
  package var blockStart = 0.0
  package var blockEnd = 0.0

  package var inlineSum: Double { inlineStart + inlineEnd }
  package var blockSum: Double { blockStart + blockEnd }

  package static let zero = LogicalEdges()

  /// The four values of properties of physical sides, for lines that run from left to right or,
  /// in vertical writing, from top to bottom with the first line at the right.
  ///
  /// With the first line at the left this is for what is within a line, whose upper side is at the
  /// right on all vertical pages; blocks take ``init(_:value:)``.
  package init(isVertical: Bool, value: (_ side: PhysicalSide) -> Double) {
    inlineStart = value(isVertical ? .top : .left)
    inlineEnd = value(isVertical ? .bottom : .right)
    blockStart = value(isVertical ? .right : .top)
    blockEnd = value(isVertical ? .left : .bottom)
  }

  /// The four values for a block, whose start is the side of its first line.
  package init(_ mode: WritingMode, value: (_ side: PhysicalSide) -> Double) {
    self.init(isVertical: mode.isVertical, value: value)
    if mode.isLeftToRight { (blockStart, blockEnd) = (blockEnd, blockStart) }
  }

  package init() {}

  package mutating func add(_ other: LogicalEdges) {
    inlineStart += other.inlineStart
    inlineEnd += other.inlineEnd
    blockStart += other.blockStart
    blockEnd += other.blockEnd
  }
}

/// A side of a box on the page.
package enum PhysicalSide {
  case top, right, bottom, left

  package var margin: StyleProperty {
    switch self {
    case .top: .marginTop
    case .right: .marginRight
    case .bottom: .marginBottom
    case .left: .marginLeft
    }
  }

  package var padding: StyleProperty {
    switch self {
    case .top: .paddingTop
    case .right: .paddingRight
    case .bottom: .paddingBottom
    case .left: .paddingLeft
    }
  }
}
