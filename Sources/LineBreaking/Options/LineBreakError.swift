/// An error of the line breaker.
public struct LineBreakError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: String, Sendable, Hashable, Codable {
    /// A width that is zero, negative or not a number.
    case invalidWidth
    /// A boundary that is not greater than its predecessor.
    case boundaryNotAscending
    /// A boundary outside the text or inside a Character.
    case boundaryNotOnCharacter
    /// A number of lines that is not positive, or into which the text cannot be broken.
    case invalidLineCount
    /// A list of rules (kinsoku, hyphenation patterns) that cannot be read.
    case invalidRules
  }

  /// The kind of error.
  public var code: Code
  /// A description of the problem and the remedy.
  public var message: String
  /// The UTF-8 offset of the error, the line number in a list of rules, or nil.
  public var position: Int?

  /// Creates an error with a code, a message and a position.
  public init(code: Code, message: String, position: Int? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The message.
  public var description: String { message }
}
