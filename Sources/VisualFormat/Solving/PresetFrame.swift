/// What is known of a box before rules are applied: the frame it has, or parts of it.
///
/// What the rules leave open stays as it is here. A text has the width and height it needs and no
/// position; a box that rules decide completely needs nothing.
///
/// Sendable: a plain value.
public struct PresetFrame: Sendable, Hashable, Codable {
  /// The distance from the container's left edge; `nil` if it is not known.
  public var x: Double?
  /// The distance from the container's top edge; `nil` if it is not known.
  public var y: Double?
  /// The width; `nil` if it is not known.
  public var width: Double?
  /// The height; `nil` if it is not known.
  public var height: Double?

  /// Makes a frame of what is known.
  public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Takes over a whole frame.
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
