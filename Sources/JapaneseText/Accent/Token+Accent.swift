extension Token {
  /// The pitch accent of the word alone, in the form it has here; `nil` where the dictionary gives
  /// none.
  ///
  /// ```swift
  /// tokenizer.tokens(in: "花")[0].accent?.nucleus  // 2: the pitch falls behind はな
  /// ```
  ///
  /// What it becomes among other words is asked of ``Tokenizer/accentPhrases(in:)``.
  public var accent: Accent? {
    guard !isMerged else { return nil }
    let entry = LexicalEntry(
      feature.bytes, schema: source.schema, partsOfSpeech: source.partsOfSpeech)
    return WordAccent(entry).publicAccent
  }
}
