/// A name in a rule: of a view, a metric, or a path of names joined by dots.
///
/// Sendable: a plain value.
public struct FormatName: Sendable, Hashable, Codable {
  /// The name as written, as in `self.title`.
  public let text: String
  /// Where it begins.
  public let position: FormatPosition

  /// Makes a name.
  public init(_ text: String, at position: FormatPosition) {
    (self.text, self.position) = (text, position)
  }
}

/// A number computed from numbers, metrics, sizes of views and shares of the container.
///
/// The operations are in postfix order, so that no depth of nesting needs a deep call stack.
///
/// Sendable: a plain value.
public struct FormatExpression: Sendable, Hashable, Codable {
  /// One step: pushes a value, or replaces the last one or two.
  ///
  /// Sendable: a plain value.
  public enum Operation: Sendable, Hashable, Codable {
    /// Pushes a number.
    case number(Double)
    /// Pushes so many hundredths of the container's extent along the rule's axis.
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

  /// The steps; at the end of them one value is left.
  public let operations: [Operation]
  /// Where the expression begins.
  public let position: FormatPosition

  init(operations: [Operation], position: FormatPosition) {
    (self.operations, self.position) = (operations, position)
  }

  /// The sum of two expressions.
  func adding(_ other: FormatExpression) -> FormatExpression {
    FormatExpression(operations: operations + other.operations + [.add], position: position)
  }
}
