/// How specific a selector is (Selectors 4 §17).
///
/// Sendable: a plain value.
public struct Specificity: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// How many ids it names.
  public var ids: Int
  /// How many classes, attributes and pseudo-classes it names.
  public var classes: Int
  /// How many element names it names.
  public var types: Int

  /// A specificity by its three counts.
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

  /// As the standard writes it, such as `(1,0,2)`.
  public var description: String { "(\(ids),\(classes),\(types))" }
}
