/// The parts of a box's frame that change when its container is resized: its extents and the
/// margins around it.
///
/// The names and bits are those of an autoresizing mask. Parts that are not in the set keep their
/// size.
///
/// ```swift
/// let edges: FlexibleEdges = [.bottomMargin, .width]
/// edges.description  // "width, bottomMargin"
/// edges.rawValue  // 34
/// ```
public struct FlexibleEdges: OptionSet, Sendable, Hashable, Codable, CustomStringConvertible {
  /// One bit for each member.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the container's left edge.
  public static let leftMargin = FlexibleEdges(rawValue: 1)
  /// The width.
  public static let width = FlexibleEdges(rawValue: 2)
  /// The distance to the container's right edge.
  public static let rightMargin = FlexibleEdges(rawValue: 4)
  /// The distance to the container's top edge.
  public static let topMargin = FlexibleEdges(rawValue: 8)
  /// The height.
  public static let height = FlexibleEdges(rawValue: 16)
  /// The distance to the container's bottom edge.
  public static let bottomMargin = FlexibleEdges(rawValue: 32)

  /// The names of the members in a fixed order, as in `leftMargin, width`; empty for the empty set.
  public var description: String { names.joined(separator: ", ") }

  package var names: [String] {
    let all = ["leftMargin", "width", "rightMargin", "topMargin", "height", "bottomMargin"]
    return all.indices.filter { rawValue & (1 << $0) != 0 }.map { all[$0] }
  }

  /// Returns the leading margin, the extent and the trailing margin along one axis.
  package static func members(along axis: LayoutAxis) -> [FlexibleEdges] {
    axis == .horizontal
      ? [.leftMargin, .width, .rightMargin] : [.topMargin, .height, .bottomMargin]
  }
}
