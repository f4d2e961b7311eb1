public import LineBreaking
public import MarkupText

/// Knows a language: where words and phrases begin, and how text is read.
///
/// Sendable: layouts of several threads share one.
public protocol TextAnalyzer: Sendable {
  /// Where phrases and words begin, for `word-break: auto-phrase`, and where words of scripts
  /// without spaces do.
  func boundaries(of text: String) -> TextBoundaries

  /// The readings of the parts of a text that need one, ascending, as UTF-8 offsets and kana; for
  /// automatic ruby.
  func readings(of text: String) -> [(range: Range<Int>, reading: String)]
}

extension StyledText {
  /// Where the phrases of each paragraph start, as UTF-8 offsets, for ``HTMLOptions/Breaks``.
  public func phraseStarts(by analyzer: some TextAnalyzer) -> [[Int]] {
    paragraphs.map { analyzer.boundaries(of: $0.text).phrases }
  }
}
