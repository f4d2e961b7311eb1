#if LibMeCab
public import MeCab
#endif

extension Tokenizer {
  /// The engine that finds the words.
  ///
  /// ```swift
  /// try Tokenizer(dictionary: .installed("ipadic"), engine: .mecab).engine  // .mecab
  /// ```
  public var engine: AnalysisEngine { core.dictionary.model.engine }

  #if LibMeCab
  /// The dictionary as libmecab has opened it, for what only libmecab offers: N best paths,
  /// constraints, probabilities (see `Lattice` in module `MeCab`).
  ///
  /// Where the native engine is at work, libmecab opens the dictionary when this is first asked
  /// for, well under a millisecond; then it is kept. Needs the package trait `LibMeCab`.
  ///
  /// - Throws: ``TokenizerError`` where the dictionary cannot be opened again: its files have been
  ///   changed or removed, there is no place for temporary files, or the tokenizer leaves names out
  ///   (`engine`: libmecab cannot).
  public var model: Model {
    get throws(TokenizerError) { try core.dictionary.modelOfLibmecab() }
  }
  #endif

  /// The dictionary as the engine at work has opened it.
  package var engineModel: any EngineModel { core.dictionary.model }

  /// Why libmecab is at work although the native engine was preferred; `nil` if that is not so.
  package var reasonForHandOver: String? { core.dictionary.reasonForHandOver }
}
