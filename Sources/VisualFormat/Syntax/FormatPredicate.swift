/// A relation between a size or gap and a value.
public enum FormatRelation: String, Sendable, Hashable, Codable {
  /// Exactly the value; the default if no relation is written.
  case equal = "=="
  /// The value or more; also written `>`.
  case atLeast = ">="
  /// The value or less; also written `<`.
  case atMost = "<="
}

/// The strength of a condition.
public enum FormatPriority: Sendable, Hashable, Codable {
  /// A number greater than 0 and at most 1000; conditions of 1000 are required.
  case number(Double)
  /// A metric, or one of `required` (1000), `high` (750) and `low` (250).
  case name(FormatName)

  /// The priority of required conditions.
  public static let required = FormatPriority.number(1000)
}

/// A condition on a size or gap, as in `>=20@750`.
public struct FormatPredicate: Sendable, Hashable, Codable {
  /// The relation between the size and the value.
  public let relation: FormatRelation
  /// The value.
  public let expression: FormatExpression
  /// The strength of the condition.
  public let priority: FormatPriority
  /// The position of its first character.
  public let position: FormatPosition
}
