public import JapaneseText
public import LineBreaking
import TextInteraction
public import TextLayout

/// Knows Japanese: phrases and words for line breaks, readings for ruby.
///
/// ```swift
/// let analyzer = JapaneseAnalyzer(tokenizer: try Tokenizer.embedded())
/// analyzer.boundaries(of: "東京へ行きました。").phrases  // [0, 9]
/// analyzer.readings(of: "東京へ行く")  // [(0..<6, "とうきょう"), (9..<12, "い")]
/// ```
///
/// Words of Thai, Lao, Khmer and Burmese are ICU's.
///
/// Sendable: the tokenizer is.
public struct JapaneseAnalyzer: TextAnalyzer {
  /// Finds words and their readings.
  public let tokenizer: Tokenizer
  /// How readings are put over words.
  public let furigana: FuriganaOptions

  /// An analyzer.
  public init(tokenizer: Tokenizer, furigana: FuriganaOptions = FuriganaOptions()) {
    self.tokenizer = tokenizer
    self.furigana = furigana
  }

  /// Where phrases and words begin.
  ///
  /// - Complexity: linear in the length of the text.
  public func boundaries(of text: String) -> TextBoundaries {
    TextBoundaries(of: text, tokenizer: tokenizer)
  }

  /// The readings of kanji and of what else needs one.
  ///
  /// - Complexity: linear in the length of the text.
  public func readings(of text: String) -> [(range: Range<Int>, reading: String)] {
    tokenizer.furigana(text, options: furigana).compactMap { segment in
      segment.reading.map { (segment.utf8Range, $0) }
    }
  }
}
