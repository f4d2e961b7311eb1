public import MeCabDictionary

/// An error in creating a tokenizer.
public struct TokenizerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A kind of failure; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The dictionary does not exist or cannot be read.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// A dictionary file is truncated, has another version, or is inconsistent.
    public static let dictionaryDamaged = Code("dictionaryDamaged")
    /// The dictionary is not in UTF-8.
    public static let unsupportedCharset = Code("unsupportedCharset")
    /// The dictionary's feature fields match no known schema: pass one.
    public static let unknownSchema = Code("unknownSchema")
    /// A user dictionary is invalid; `path` and `line` give the location.
    public static let userDictionary = Code("userDictionary")
    /// The native engine was requested but does not support the dictionary; libmecab does.
    public static let unsupportedDictionary = Code("unsupportedDictionary")
    /// A constraint on words is outside the text or inside a character.
    public static let invalidConstraint = Code("invalidConstraint")
    /// The engine failed for another reason, given in `message`.
    public static let engine = Code("engine")

    /// The name of the code, such as `dictionaryMissing`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The file or directory concerned.
  public let path: String?
  /// The line number in `path`, from 1.
  public let line: Int?

  /// Creates an error; public so that custom dictionary sources can throw one.
  public init(_ code: Code, _ message: String, path: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// Creates the tokenizer error for an error of an engine.
  public init(_ error: MeCabError) {
    let code: Code =
      switch error.code {
      case .dictionaryMissing, .fileUnreadable: .dictionaryMissing
      case .dictionaryDamaged, .invalidDefinition: .dictionaryDamaged
      case .unsupportedCharset: .unsupportedCharset
      case .unsupportedDictionary: .unsupportedDictionary
      case .invalidRow: .userDictionary
      case .invalidConstraint: .invalidConstraint
      default: .engine
      }
    self.init(code, error.message, path: error.path, line: error.line)
  }

  /// The form `path:line: message`, without the parts that are `nil`.
  public var description: String {
    switch (path, line) {
    case (let path?, let line?): "\(path):\(line): \(message)"
    case (let path?, nil): "\(path): \(message)"
    default: message
    }
  }
}
