/// The known values of a box's frame before the rules are applied.
///
/// Values that the rules do not determine are taken from here. A text has an intrinsic width and
/// height, but no position; a box that the rules determine completely needs no values.
public struct PresetFrame: Sendable, Hashable, Codable {
  /// The distance from the container's left edge; `nil` if it is unknown.
  public var x: Double?
  /// The distance from the container's top edge; `nil` if it is unknown.
  public var y: Double?
  /// The width; `nil` if it is unknown.
  public var width: Double?
  /// The height; `nil` if it is unknown.
  public var height: Double?

  /// Creates a frame of the known values.
  public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a frame whose values are all known.
  public init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  func position(along axis: LayoutAxis) -> Double? {
    (axis == .horizontal ? x : y).flatMap { $0.isFinite ? $0 : nil }
  }

  func size(along axis: LayoutAxis) -> Double? {
    (axis == .horizontal ? width : height).flatMap { $0.isFinite ? $0 : nil }
  }
}
