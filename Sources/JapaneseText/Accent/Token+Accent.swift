extension Token {
  /// The pitch accent of the word in isolation, in its conjugated form; `nil` if the dictionary has
  /// none.
  ///
  /// ```swift
  /// tokenizer.tokens(in: "花")[0].accent?.nucleus  // 2: the pitch falls after はな
  /// ```
  ///
  /// For the accent of words in context, use ``Tokenizer/accentPhrases(in:)``.
  public var accent: Accent? {
    guard !isMerged else { return nil }
    let entry = LexicalEntry(
      feature.bytes, schema: source.schema, partsOfSpeech: source.partsOfSpeech)
    return WordAccent(entry).publicAccent
  }
}
