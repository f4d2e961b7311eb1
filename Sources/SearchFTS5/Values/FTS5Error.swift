/// An error of the FTS5 tokenizer.
public struct FTS5Error: Error, Sendable, Hashable, CustomStringConvertible {
  /// A kind of failure; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// An argument of the tokenizer is unknown, or its value is not one of the valid ones.
    public static let invalidArgument = Code("invalidArgument")
    /// The dictionary cannot be opened.
    public static let dictionaryUnavailable = Code("dictionaryUnavailable")
    /// The index was made with another dictionary.
    public static let otherDictionary = Code("otherDictionary")
    /// SQLite did not accept the tokenizer.
    public static let registration = Code("registration")

    /// The name of the code, such as `otherDictionary`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
