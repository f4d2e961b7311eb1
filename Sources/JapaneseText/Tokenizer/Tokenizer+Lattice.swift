public import LatticeEngine
import MeCabDictionary
import TextFoundation

extension Tokenizer {
  /// Creates a lattice over the dictionary of the tokenizer, for one task: N-best paths, constraints,
  /// all candidate words and their probabilities.
  ///
  /// ```swift
  /// // with IPADIC
  /// let lattice = try tokenizer.makeLattice()
  /// try lattice.enumerateBestPaths(of: "東京都", limit: 2) { rank, nodes in
  ///   print(rank, nodes.map(\.utf8Range))
  ///   return true
  /// }
  /// // 0 [0..<6, 6..<9]
  /// // 1 [0..<3, 3..<9]
  /// ```
  ///
  /// User dictionaries are included; names that the tokenizer excludes are not.
  ///
  /// - Throws: ``TokenizerError`` with the code `engine` if ``engine`` is `.mecab`: see `model` then.
  public func makeLattice() throws(TokenizerError) -> FullLattice {
    FullLattice(model: try nativeModel())
  }

  /// Returns the best tokenizations of `text`, best first.
  ///
  /// ```swift
  /// // with IPADIC
  /// let paths = try tokenizer.bestTokens(in: "東京都", limit: 2)
  /// print(paths.map { $0.map(\.surface) })  // [["東京", "都"], ["東", "京都"]]
  /// ```
  ///
  /// Unlike ``tokens(in:)``, the whole text is one sentence: line ends are white space between words.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has one empty tokenization.
  ///   - limit: the maximum number of tokenizations; none if it is not positive.
  ///   - constraints: words and boundaries that are known.
  /// - Returns: up to `limit` tokenizations. Two may have the same words with different features.
  /// - Throws: ``TokenizerError`` with the code `engine` if ``engine`` is `.mecab`, or for texts
  ///   and limits that need more than some hundred MB of memory (see `FullLattice`); with the code
  ///   `invalidConstraint` for an offset outside the text or inside a character.
  /// - Complexity: linear in the length of the text times `limit`, for a given dictionary.
  public func bestTokens(
    in text: String, limit: Int, constraints: [ParseConstraint] = []
  ) throws(TokenizerError) -> [[Token]] {
    let lattice = try makeLattice()
    var source: TokenSource?
    var paths: [[Token]] = []
    do throws(MeCabError) {
      try lattice.enumerateBestPaths(
        of: text, limit: limit, options: ParseOptions(constraints: constraints)
      ) { _, nodes in
        let shared =
          source
          ?? TokenSource(
            text: text, dictionary: core.dictionary, schema: core.schema,
            featureOwner: nodes.featureOwner)
        source = shared
        paths.append(tokens(of: nodes, source: shared))
        return true
      }
    } catch {
      throw TokenizerError(error)
    }
    return paths
  }

  /// Returns the dictionary as opened by the native engine; that of patterns has the lattice they were
  /// learned from.
  func nativeModel() throws(TokenizerError) -> LatticeModel {
    if let model = engineModel as? LatticeModel { return model }
    if let model = engineModel as? PatternModel { return model.lattice }
    throw TokenizerError(
      MeCabError(
        .engine, "the engine \(engine.rawValue) has no native lattice (use the native engine)",
        path: engineModel.dictionary))
  }

  private func tokens(of nodes: FullLattice.Nodes, source: TokenSource) -> [Token] {
    var tokens: [Token] = []
    var joiner = TokenSpanJoiner(text: source.text, bytes: nodes.text)
    func output(_ span: TokenSpan) { tokens.append(Token(span, source: source)) }
    for node in nodes { joiner.append(node.record, lineStart: 0, output) }
    joiner.finish(output)
    return tokens
  }
}
