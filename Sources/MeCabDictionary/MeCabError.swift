/// What went wrong in the engine or in one of its dictionaries.
///
/// `code` is for programs, `message` for people; `path` and `line` say where, if that is known.
///
/// Sendable: a plain value.
public struct MeCabError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure: an open set, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// A directory or a file of the dictionary is not there or cannot be read.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// A dictionary file is truncated, of another version, or its parts contradict each other.
    public static let dictionaryDamaged = Code("dictionaryDamaged")
    /// The dictionary is not in UTF-8.
    public static let unsupportedCharset = Code("unsupportedCharset")
    /// The native engine cannot serve the dictionary exactly; libmecab can.
    public static let unservedDictionary = Code("unservedDictionary")
    /// A row of a dictionary's source is wrong; `line` counts from 1.
    public static let invalidRow = Code("invalidRow")
    /// A definition file (matrix, character or unknown-word definitions) is wrong.
    public static let invalidDefinition = Code("invalidDefinition")
    /// A boundary constraint lies outside the text or inside a character.
    public static let invalidConstraint = Code("invalidConstraint")
    /// A file cannot be read or written.
    public static let fileUnreadable = Code("fileUnreadable")
    /// libmecab refused for a reason of its own; `message` has its words.
    public static let engine = Code("engine")

    /// The code's name, as in `dictionaryMissing`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong and what to do, in one sentence without a final period.
  public let message: String
  /// The file or directory concerned.
  public let path: String?
  /// The line in `path`, from 1.
  public let line: Int?

  /// Makes an error; the engine and the compiler do.
  public init(_ code: Code, _ message: String, path: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// `path:line: message`, with what is known.
  public var description: String {
    switch (path, line) {
    case (let path?, let line?): "\(path):\(line): \(message)"
    case (let path?, nil): "\(path): \(message)"
    default: message
    }
  }
}
