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
  /// The dictionary as opened by libmecab (see `Lattice` in module `MeCab`); ``makeLattice()`` has the
  /// same features without libmecab.
  ///
  /// If the native engine is active, libmecab opens the dictionary on the first access, in well
  /// under a millisecond, and it is then retained. Requires the package trait `LibMeCab`.
  ///
  /// - Throws: ``TokenizerError`` if the dictionary cannot be opened again: its files have been
  ///   changed or removed, or the tokenizer excludes proper
  ///   names (code `engine`: libmecab cannot exclude them).
  public var model: Model {
    get throws(TokenizerError) { try core.dictionary.modelOfLibmecab() }
  }

  /// Opens the dictionary with libmecab for text output in a format of its `dicrc` or of MeCab, or
  /// returns ``model`` if `outputFormat` is nil.
  package func model(outputFormat: String?) throws(TokenizerError) -> Model {
    guard let outputFormat else { return try model }
    return try core.dictionary.openByLibmecab(outputFormat: outputFormat)
  }
  #endif

  /// The dictionary as opened by the active engine.
  package var engineModel: any EngineModel { core.dictionary.model }

  /// The reason why libmecab is used although the native engine was preferred; `nil` if it is not.
  package var fallbackReason: String? { core.dictionary.fallbackReason }
}
