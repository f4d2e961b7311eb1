public import LineBreaking
import TextFoundation
import Transliteration

extension TextBoundaries {
  /// Creates the boundaries of a text for a line breaker: its phrases, the words in them, and the
  /// words of Thai, Lao, Khmer and Burmese.
  ///
  /// ```swift
  /// let tokenizer = try Tokenizer.embedded()
  /// TextBoundaries(of: "東京へ行きました。", tokenizer: tokenizer).phrases  // [0, 9]
  /// ```
  ///
  /// Without a tokenizer, Japanese phrases and words are not found, and without ICU, words of the
  /// other scripts are not found; lines are then broken by the line breaking rules only.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - tokenizer: finds words and phrases; nil to omit them.
  /// - Complexity: linear in the length of the text.
  public init(of text: String, tokenizer: Tokenizer?) {
    self.init()
    if let tokenizer {
      let found = tokenizer.phraseBoundaries(in: text)
      (phrases, words) = (found.phrases, found.words)
    }
    complexContext = WordIterator.wordStarts(
      in: LineBreaker.complexContextRanges(in: text), of: text)
    guard !complexContext.isEmpty else { return }
    // A word may start after a character of another script to which its first one is joined.
    var characters = CharacterBoundaries(text)
    withUTF8Bytes(of: text) { bytes in
      complexContext.removeAll { !characters.isBoundary($0, in: bytes) }
    }
  }
}
