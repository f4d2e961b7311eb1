/// An engine that finds the words of a text in a dictionary.
///
/// For every dictionary that both support, ``native`` and ``mecab`` return the same words, features
/// and costs; they differ in speed and in additional features. ``distilled`` is several times faster
/// and returns nearly the same words; it is used only if requested.
///
/// ```swift
/// let tokenizer = try Tokenizer(dictionary: .installed("jumandic"))
/// tokenizer.engine  // .mecab: some dictionary keys end inside a character
/// let fast = try Tokenizer(dictionary: .embedded, engine: .distilled)
/// fast.tokens(in: "東京へ行った").map(\.baseForm)  // ["東京", "へ", "行く", "た"]
/// ```
public enum TokenizerEngine: String, Sendable, Hashable, CaseIterable {
  /// The faster engine, in pure Swift; supports dictionaries in UTF-8 whose keys are whole
  /// characters.
  case native
  /// libmecab; supports every dictionary in UTF-8. Requires the package trait `LibMeCab`.
  case mecab
  /// Pattern matching, for indexing and statistics: finds words from left to right with patterns
  /// learned from the output of ``native`` (the method of Jagger: N. Yoshinaga, "Back to Patterns",
  /// ACL 2023).
  ///
  /// Of the words of held-out text 98 to 99 % are those of ``native``, and 97 to 99 % also have its
  /// part of speech; base forms agree nearly as often as words. Tokens have the features of a dictionary
  /// entry, but readings are not chosen by context. Requires a dictionary with a pattern table,
  /// such as the embedded one, and supports neither user dictionaries nor
  /// `properNames: .excluded`.
  case distilled

  /// Whether this build includes the engine.
  public var isAvailable: Bool {
    switch self {
    case .native, .distilled: true
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
