/// The reason why a transform, a collation or a word iterator is not available.
///
/// `code` is for programs, `message` for people; `position` is the position in the rules, if known.
public struct TransliterationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// ICU has no transform with this ID; `Transliterator.availableIDs` lists those it has.
    public static let unknownID = Code("unknownID")
    /// The rules have a syntax error, at `position` if known.
    public static let invalidRules = Code("invalidRules")
    /// The ICU libraries are not installed, or not in the version that this build requires.
    public static let libraryMissing = Code("libraryMissing")
    /// ICU reported another failure, which `message` describes.
    public static let engine = Code("engine")

    /// The name of the code, such as `unknownID`.
    public var description: String { name }
  }

  /// A position in the text of rules.
  public struct Position: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The offset in UTF-8 bytes from the start of the rules, from 0.
    public let utf8Offset: Int

    /// Creates a position.
    public init(line: Int, utf8Offset: Int) {
      self.line = line
      self.utf8Offset = utf8Offset
    }

    /// A text such as `line 2 (byte 17)`.
    public var description: String { "line \(line) (byte \(utf8Offset))" }
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The position in the rules, if known.
  public let position: Position?

  /// Creates an error.
  public init(_ code: Code, _ message: String, position: Position? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The message, preceded by the position if there is one.
  public var description: String { position.map { "\($0): \(message)" } ?? message }
}
