package import MarkupText

/// Lengths at the four sides of a box in flow-relative directions: inline along the lines, block
/// across them.
package struct LogicalEdges: Sendable, Hashable {
  package var inlineStart = 0.0
  package var inlineEnd = 0.0
  package var blockStart = 0.0
  package var blockEnd = 0.0

  package var inlineSum: Double { inlineStart + inlineEnd }
  package var blockSum: Double { blockStart + blockEnd }

  package static let zero = LogicalEdges()

  /// Creates edges from the values of the physical sides, for horizontal lines or for vertical
  /// lines, the first of which is at the right.
  ///
  /// With `vertical-lr`, use this initializer for content within a line, as the upper side of a
  /// line is at its right on all vertical pages, and ``init(_:value:)`` for blocks.
  package init(isVertical: Bool, value: (_ side: PhysicalSide) -> Double) {
    inlineStart = value(isVertical ? .top : .left)
    inlineEnd = value(isVertical ? .bottom : .right)
    blockStart = value(isVertical ? .right : .top)
    blockEnd = value(isVertical ? .left : .bottom)
  }

  /// Creates the edges of a block, whose block start is the side of its first line.
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

/// A physical side of a box on the page.
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
