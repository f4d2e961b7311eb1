/// A name in a rule: of a view or a metric, or several names joined by dots.
public struct FormatName: Sendable, Hashable, Codable {
  /// The name as written, as in `self.title`.
  public let text: String
  /// The position of its first character.
  public let position: FormatPosition

  /// Creates a name.
  public init(_ text: String, at position: FormatPosition) {
    (self.text, self.position) = (text, position)
  }
}

/// A number computed from numbers, metrics, view sizes and percentages of the container's extent.
///
/// The operations are in postfix order, so that evaluation is not recursive.
public struct FormatExpression: Sendable, Hashable, Codable {
  /// An operation on the stack: pushes a value, or replaces the last one or two values.
  public enum Operation: Sendable, Hashable, Codable {
    /// Pushes a number.
    case number(Double)
    /// Pushes a percentage of the container's extent along the rule's axis.
    case percentage(Double)
    /// Pushes a metric, or the size of a view along the rule's axis.
    case name(FormatName)
    /// Replaces the last value by its negative.
    case negate
    /// Replaces the last two values by their sum.
    case add
    /// Replaces the last two values by their difference.
    case subtract
    /// Replaces the last two values by their product.
    case multiply
    /// Replaces the last two values by their quotient.
    case divide
  }

  /// The operations, which leave one value on the stack.
  public let operations: [Operation]
  /// The position of its first character.
  public let position: FormatPosition

  init(operations: [Operation], position: FormatPosition) {
    (self.operations, self.position) = (operations, position)
  }

  /// Returns the sum of two expressions.
  func adding(_ other: FormatExpression) -> FormatExpression {
    FormatExpression(operations: operations + other.operations + [.add], position: position)
  }
}
