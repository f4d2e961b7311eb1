#if LibMeCab
public import MeCab
#endif

extension Tokenizer {
  /// The engine that finds the words.
  ///
  /// ```swift
  /// try Tokenizer(dictionary: .installed("ipadic"), engine: .mecab).engine  // .mecab
  /// ```
  public var engine: TokenizerEngine { core.dictionary.model.engine }

  #if LibMeCab
  /// The dictionary as opened by libmecab, for features that only libmecab has: N-best paths,
  /// constraints and probabilities (see `Lattice` in module `MeCab`).
  ///
  /// If the native engine is active, libmecab opens the dictionary on the first access, in well
  /// under a millisecond, and it is then retained. Requires the package trait `LibMeCab`.
  ///
  /// - Throws: ``TokenizerError`` if the dictionary cannot be opened again: its files have been
  ///   changed or removed, temporary files cannot be written, or the tokenizer excludes proper
  ///   names (code `engine`: libmecab cannot exclude them).
  public var model: Model {
    get throws(TokenizerError) { try core.dictionary.modelOfLibmecab() }
  }
  #endif

  /// The dictionary as opened by the active engine.
  package var engineModel: any EngineModel { core.dictionary.model }

  /// The reason why libmecab is used although the native engine was preferred; `nil` if it is not.
  package var fallbackReason: String? { core.dictionary.fallbackReason }
}
