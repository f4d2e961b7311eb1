/// A width and a height.
public struct LayoutSize: Sendable, Hashable, Codable {
  /// The horizontal extent, in the caller's unit.
  public var width: Double
  /// The vertical extent, in the caller's unit.
  public var height: Double

  /// Creates a size; the numbers are not validated.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// The extent along an axis.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// A rectangle in the coordinates of its container; `y` grows downward.
public struct LayoutFrame: Sendable, Hashable, Codable {
  /// The distance from the container's left edge to the frame's left edge.
  public var x: Double
  /// The distance from the container's top edge to the frame's top edge.
  public var y: Double
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a frame; the numbers are not validated.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The width and the height of the frame.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
}
