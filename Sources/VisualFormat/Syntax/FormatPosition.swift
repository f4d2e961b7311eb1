/// A position in a text of rules.
public struct FormatPosition: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  /// The 1-based line number.
  public let line: Int
  /// The 1-based column, in Characters.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The line and the column, as in `3:14`.
  public var description: String { "\(line):\(column)" }

  /// Returns whether a position precedes another in the text.
  public static func < (left: FormatPosition, right: FormatPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
