public import JapaneseText
public import LineBreaking
import TextInteraction
public import TextLayout

/// A text analyzer for Japanese: phrases and words for line breaking, and readings for automatic
/// ruby.
///
/// ```swift
/// let analyzer = JapaneseAnalyzer(tokenizer: try Tokenizer.embedded())
/// analyzer.boundaries(of: "東京へ行きました。").phrases  // [0, 9]
/// analyzer.readings(of: "東京へ行く")  // [(0..<6, "とうきょう"), (9..<12, "い")]
/// ```
///
/// Thai, Lao, Khmer and Burmese words are found by ICU.
public struct JapaneseAnalyzer: TextAnalyzer {
  /// The tokenizer that finds words and their readings.
  public let tokenizer: Tokenizer
  /// Options for aligning readings with kanji.
  public let furigana: FuriganaOptions

  /// Creates an analyzer.
  public init(tokenizer: Tokenizer, furigana: FuriganaOptions = FuriganaOptions()) {
    self.tokenizer = tokenizer
    self.furigana = furigana
  }

  /// Returns the start offsets of phrases and words.
  ///
  /// - Complexity: linear in the length of the text.
  public func boundaries(of text: String) -> TextBoundaries {
    TextBoundaries(of: text, tokenizer: tokenizer)
  }

  /// Returns the readings of kanji and of other text that needs one.
  ///
  /// - Complexity: linear in the length of the text.
  public func readings(of text: String) -> [(range: Range<Int>, reading: String)] {
    tokenizer.furigana(text, options: furigana).compactMap { segment in
      segment.reading.map { (segment.utf8Range, $0) }
    }
  }
}
