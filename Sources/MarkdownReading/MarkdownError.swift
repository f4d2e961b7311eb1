/// Why Markdown was not read.
///
/// Sendable: a plain value.
public struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable {
    /// The text is longer than ``MarkdownOptions/longestSource``.
    case tooLong
    /// There was no memory for the result.
    case outOfMemory
  }

  /// The kind of error.
  public let code: Code
  /// What is wrong and what to do, for a person.
  public let message: String
  /// The UTF-8 offset from which on nothing was read.
  public let offset: Int

  /// The message.
  public var description: String { message }
}
