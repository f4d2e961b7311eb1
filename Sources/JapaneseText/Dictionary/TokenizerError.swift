public import MeCabDictionary

/// Why a tokenizer could not be made.
///
/// Sendable: a plain value.
public struct TokenizerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure: an open set, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The dictionary is not there or cannot be read.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// A dictionary file is truncated, of another version, or its parts contradict each other.
    public static let dictionaryDamaged = Code("dictionaryDamaged")
    /// The dictionary is not in UTF-8.
    public static let unsupportedCharset = Code("unsupportedCharset")
    /// The dictionary's feature fields fit no known schema: pass one.
    public static let unknownSchema = Code("unknownSchema")
    /// A user dictionary is wrong; `path` and `line` say where.
    public static let userDictionary = Code("userDictionary")
    /// The native engine was asked for and cannot serve the dictionary exactly; libmecab can.
    public static let unservedDictionary = Code("unservedDictionary")
    /// The engine refused for a reason of its own; `message` has its words.
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

  /// Makes an error; dictionary sources of clients may.
  public init(_ code: Code, _ message: String, path: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// The engine's error, seen from the tokenizer.
  public init(_ error: MeCabError) {
    let code: Code =
      switch error.code {
      case .dictionaryMissing, .fileUnreadable: .dictionaryMissing
      case .dictionaryDamaged, .invalidDefinition: .dictionaryDamaged
      case .unsupportedCharset: .unsupportedCharset
      case .unservedDictionary: .unservedDictionary
      case .invalidRow: .userDictionary
      default: .engine
      }
    self.init(code, error.message, path: error.path, line: error.line)
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
