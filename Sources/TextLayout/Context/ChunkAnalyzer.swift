public import LineBreaking
public import MarkupText

/// Language knowledge for layout: word and phrase boundaries, and ruby annotations for text.
///
/// Layouts on several threads may use one analyzer at the same time.
public protocol TextAnalyzer: Sendable {
  /// Returns the phrase boundaries of a text, for `word-break: auto-phrase`, and its word
  /// boundaries, for scripts without word spaces.
  func boundaries(of text: String) -> TextBoundaries

  /// Returns annotations for automatic ruby, in ascending order: the range of each base in UTF-8
  /// offsets, and its reading in kana.
  func readings(of text: String) -> [(range: Range<Int>, reading: String)]
}

extension StyledText {
  /// Returns the starts of the phrases of each paragraph, as UTF-8 offsets, for
  /// `HTMLOptions.Breaks`.
  public func phraseStarts(by analyzer: some TextAnalyzer) -> [[Int]] {
    paragraphs.map { analyzer.boundaries(of: $0.text).phrases }
  }
}
