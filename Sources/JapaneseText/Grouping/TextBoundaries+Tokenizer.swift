public import LineBreaking
import Transliteration

extension TextBoundaries {
  /// The boundaries of a text that a line breaker may want: its phrases, the words in them, and the
  /// words of Thai, Lao, Khmer and Burmese.
  ///
  /// ```swift
  /// let tokenizer = try Tokenizer.embedded()
  /// TextBoundaries(of: "東京へ行きました。", tokenizer: tokenizer).phrases  // [0, 9]
  /// ```
  ///
  /// Without a tokenizer phrases and words are unknown, and without ICU so are those of other
  /// scripts; lines are then broken by the rules alone.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - tokenizer: finds words and phrases; nil if they are not wanted.
  /// - Complexity: linear in the length of the text.
  public init(of text: String, tokenizer: Tokenizer?) {
    self.init()
    if let tokenizer {
      let found = tokenizer.phraseBoundaries(in: text)
      (phrases, words) = (found.phrases, found.words)
    }
    complexContext = WordIterator.wordStarts(
      in: LineBreaker.complexContextRanges(in: text), of: text)
  }
}
