/// What of a box changes when its container does: its extents, or the margins around it.
///
/// The names and bits are those of an autoresizing mask. What is not in the set stays as it is.
///
/// ```swift
/// let edges: FlexibleEdges = [.bottomMargin, .width]
/// edges.description  // "width, bottomMargin"
/// edges.rawValue  // 34
/// ```
/// Sendable: a plain value.
public struct FlexibleEdges: OptionSet, Sendable, Hashable, Codable, CustomStringConvertible {
  /// One bit for each member.
  public let rawValue: UInt8

  /// Makes a set of bits.
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

  /// The members' names in a fixed order, as in `leftMargin, width`; empty for the empty set.
  public var description: String { names.joined(separator: ", ") }

  package var names: [String] {
    let all = ["leftMargin", "width", "rightMargin", "topMargin", "height", "bottomMargin"]
    return all.indices.filter { rawValue & (1 << $0) != 0 }.map { all[$0] }
  }

  /// The margin before a box, its extent and the margin behind it, along one axis.
  package static func members(along axis: LayoutAxis) -> [FlexibleEdges] {
    axis == .horizontal
      ? [.leftMargin, .width, .rightMargin] : [.topMargin, .height, .bottomMargin]
  }
}
