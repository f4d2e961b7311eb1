extension Tokenizer {
  /// The sentences of `text`, without the white space between them; needs no dictionary.
  public func sentences(in text: String) -> [Substring] { SentenceSplitter().sentences(in: text) }
}
