/// What is wrong with a call to the line breaker.
///
/// Sendable: a plain value.
public struct LineBreakError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of mistakes.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable, Codable {
    /// A width that is zero, negative or not a number.
    case invalidWidth
    /// A boundary that is not greater than the one before it.
    case boundaryNotAscending
    /// A boundary outside of the text or inside of a Character.
    case boundaryNotOnCharacter
    /// A number of lines that is not positive, or that the text cannot be broken into.
    case invalidLineCount
    /// A list of rules (kinsoku, hyphenation patterns) that cannot be read.
    case invalidRules
  }

  /// What kind of mistake it is.
  public var code: Code
  /// What is wrong and what to do, for a person.
  public var message: String
  /// The UTF-8 offset it concerns, or the line of a list of rules; nil if there is none.
  public var position: Int?

  /// An error of a kind with a message and a position.
  public init(code: Code, message: String, position: Int? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The message.
  public var description: String { message }
}
