/// What finds the words of a text in a dictionary.
///
/// Both give the same words, features and costs for every dictionary they both serve; they differ
/// in speed and in what else they offer.
///
/// ```swift
/// let tokenizer = try Tokenizer(dictionary: .installed("jumandic"))
/// tokenizer.engine  // .mecab: the dictionary's keys are cut inside characters
/// ```
///
/// Sendable: a plain value.
public enum AnalysisEngine: String, Sendable, Hashable, CaseIterable {
  /// Pure Swift and the faster one; serves dictionaries in UTF-8 whose keys are whole characters.
  case native
  /// libmecab: serves every dictionary in UTF-8. Needs the package trait `LibMeCab`.
  case mecab

  /// Whether this build has the engine.
  public var isAvailable: Bool {
    switch self {
    case .native: true
    case .mecab: Self.hasLibmecab
    }
  }

  /// The engine of tokenizers that ask for none.
  static var standard: AnalysisEngine { .native }

  #if LibMeCab
  private static let hasLibmecab = true
  #else
  private static let hasLibmecab = false
  #endif
}
