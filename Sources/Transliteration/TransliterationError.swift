/// Why a transform, a collation or a word iterator cannot be had.
///
/// `code` is for programs, `message` for people; `position` says where in the rules, if known.
///
/// Sendable: a plain value.
public struct TransliterationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure: an open set, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// ICU knows no transform of this id; `Transliterator.availableIDs` lists those it knows.
    public static let unknownID = Code("unknownID")
    /// The rules break the syntax; `position` says where.
    public static let invalidRules = Code("invalidRules")
    /// The ICU libraries are not installed, or not in the version built against.
    public static let libraryMissing = Code("libraryMissing")
    /// ICU refused for a reason of its own; `message` names it.
    public static let engine = Code("engine")

    /// The code's name, as in `unknownID`.
    public var description: String { name }
  }

  /// A place in the text of rules.
  public struct Position: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The offset in UTF-8 bytes from the start of the rules, from 0.
    public let utf8Offset: Int

    /// Makes a position; `Transliterator` does.
    public init(line: Int, utf8Offset: Int) {
      self.line = line
      self.utf8Offset = utf8Offset
    }

    /// `line 2 (byte 17)`.
    public var description: String { "line \(line) (byte \(utf8Offset))" }
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong and what to do, in one sentence without a final period.
  public let message: String
  /// Where in the rules.
  public let position: Position?

  /// Makes an error; the types of this module do.
  public init(_ code: Code, _ message: String, position: Position? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The message, after the position if there is one.
  public var description: String { position.map { "\($0): \(message)" } ?? message }
}
