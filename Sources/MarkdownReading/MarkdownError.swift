/// An error from reading Markdown.
public struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: String, Sendable, Hashable {
    /// The text is longer than ``MarkdownOptions/maximumSourceLength``.
    case tooLong
    /// There was not enough memory for the result.
    case outOfMemory
  }

  /// The kind of error.
  public let code: Code
  /// A human-readable description of the problem and its remedy.
  public let message: String
  /// The UTF-8 offset from which the text was not read.
  public let offset: Int

  /// The message.
  public var description: String { message }
}
