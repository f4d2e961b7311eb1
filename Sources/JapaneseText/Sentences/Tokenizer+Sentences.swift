extension Tokenizer {
  /// Returns the sentences of `text` without the whitespace between them; does not use the
  /// dictionary.
  public func sentences(in text: String) -> [Substring] { SentenceSplitter().sentences(in: text) }
}
