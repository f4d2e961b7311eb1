/// An error of the engine or one of its dictionaries.
///
/// `code` is intended for programs, `message` for people; `path` and `line` specify the location,
/// if known.
public struct MeCabError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// A directory or file of the dictionary does not exist or cannot be read.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// A dictionary file is truncated, of another version, or has contradictory parts.
    public static let dictionaryDamaged = Code("dictionaryDamaged")
    /// The dictionary is not in UTF-8.
    public static let unsupportedCharset = Code("unsupportedCharset")
    /// The native engine does not support the dictionary exactly; libmecab does.
    public static let unsupportedDictionary = Code("unsupportedDictionary")
    /// A row of a dictionary source is invalid; `line` counts from 1.
    public static let invalidRow = Code("invalidRow")
    /// A definition file (matrix, character or unknown-word definitions) is invalid.
    public static let invalidDefinition = Code("invalidDefinition")
    /// A boundary constraint is outside the text or inside a character.
    public static let invalidConstraint = Code("invalidConstraint")
    /// A file cannot be read or written.
    public static let fileUnreadable = Code("fileUnreadable")
    /// The engine failed for another reason; `message` explains it, with libmecab’s message if
    /// libmecab reported it.
    public static let engine = Code("engine")

    /// The name of the code, such as `dictionaryMissing`.
    public var description: String { name }
  }

  /// The kind of error.
  public let code: Code
  /// A description of the problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The affected file or directory, or nil.
  public let path: String?
  /// The line in `path`, counted from 1, or nil.
  public let line: Int?

  /// Creates an error with a code, a message and a location.
  public init(_ code: Code, _ message: String, path: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// The error in the form `path:line: message`, without the unknown parts.
  public var description: String {
    switch (path, line) {
    case (let path?, let line?): "\(path):\(line): \(message)"
    case (let path?, nil): "\(path): \(message)"
    default: message
    }
  }
}
