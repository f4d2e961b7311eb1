/// A place in a text of rules.
///
/// Sendable: a plain value.
public struct FormatPosition: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The place in the line, in Characters from 1.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// As in `3:14`.
  public var description: String { "\(line):\(column)" }

  /// Whether a place comes before another in the text.
  public static func < (left: FormatPosition, right: FormatPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
