/// An engine that finds the words of a text in a dictionary.
///
/// For every dictionary that both support, they return the same words, features and costs; they
/// differ in speed and in additional features.
///
/// ```swift
/// let tokenizer = try Tokenizer(dictionary: .installed("jumandic"))
/// tokenizer.engine  // .mecab: some dictionary keys end inside a character
/// ```
public enum TokenizerEngine: String, Sendable, Hashable, CaseIterable {
  /// The faster engine, in pure Swift; supports dictionaries in UTF-8 whose keys are whole
  /// characters.
  case native
  /// libmecab; supports every dictionary in UTF-8. Requires the package trait `LibMeCab`.
  case mecab

  /// Whether this build includes the engine.
  public var isAvailable: Bool {
    switch self {
    case .native: true
    case .mecab: Self.hasLibmecab
    }
  }

  /// The engine that is tried first if none is requested.
  static var standard: TokenizerEngine { .native }

  #if LibMeCab
  private static let hasLibmecab = true
  #else
  private static let hasLibmecab = false
  #endif
}
