/// The specificity of a selector (Selectors 4 §17).
public struct Specificity: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of ids.
  public var ids: Int
  /// The number of classes, attributes and pseudo-classes.
  public var classes: Int
  /// The number of element names.
  public var types: Int

  /// Creates a specificity from its three counts.
  public init(_ ids: Int, _ classes: Int, _ types: Int) {
    self.ids = ids
    self.classes = classes
    self.types = types
  }

  /// Compares ids, then classes, then types.
  public static func < (one: Self, other: Self) -> Bool {
    (one.ids, one.classes, one.types) < (other.ids, other.classes, other.types)
  }

  static func + (one: Self, other: Self) -> Self {
    Specificity(one.ids + other.ids, one.classes + other.classes, one.types + other.types)
  }

  /// The notation of the standard, such as `(1,0,2)`.
  public var description: String { "(\(ids),\(classes),\(types))" }
}
