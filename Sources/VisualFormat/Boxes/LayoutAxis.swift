/// A direction in which rules place views.
///
/// Sendable: a plain value.
public enum LayoutAxis: String, Sendable, Hashable, Codable, CaseIterable {
  /// From left to right: `x` and `width`.
  case horizontal
  /// From top to bottom: `y` and `height`.
  case vertical

  /// The other axis.
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// What a size along this axis is called: `width` or `height`.
  package var sizeName: String { self == .horizontal ? "width" : "height" }

  /// What a position along this axis is called: `x` or `y`.
  package var positionName: String { self == .horizontal ? "x" : "y" }
}
