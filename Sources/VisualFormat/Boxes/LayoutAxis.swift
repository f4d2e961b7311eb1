/// A direction in which rules place views.
public enum LayoutAxis: String, Sendable, Hashable, Codable, CaseIterable {
  /// From left to right: `x` and `width`.
  case horizontal
  /// From top to bottom: `y` and `height`.
  case vertical

  /// The other axis.
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The name of a size along this axis: `width` or `height`.
  package var sizeName: String { self == .horizontal ? "width" : "height" }

  /// The name of a position along this axis: `x` or `y`.
  package var positionName: String { self == .horizontal ? "x" : "y" }
}
