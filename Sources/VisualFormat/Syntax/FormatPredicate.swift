/// How a size or gap compares with a value.
///
/// Sendable: a plain value.
public enum FormatRelation: String, Sendable, Hashable, Codable {
  /// Exactly the value; what a value alone means.
  case equal = "=="
  /// The value or more; also written `>`.
  case atLeast = ">="
  /// The value or less; also written `<`.
  case atMost = "<="
}

/// How strongly a condition holds.
///
/// Sendable: a plain value.
public enum FormatPriority: Sendable, Hashable, Codable {
  /// A number above 0 and up to 1000; 1000 must hold.
  case number(Double)
  /// A metric, or one of `required` (1000), `high` (750) and `low` (250).
  case name(FormatName)

  /// What must hold.
  public static let required = FormatPriority.number(1000)
}

/// A condition on a size or gap, as in `>=20@750`.
///
/// Sendable: a plain value.
public struct FormatPredicate: Sendable, Hashable, Codable {
  /// How the size compares with the value.
  public let relation: FormatRelation
  /// The value.
  public let expression: FormatExpression
  /// How strongly the condition holds.
  public let priority: FormatPriority
  /// Where the condition begins.
  public let position: FormatPosition
}
