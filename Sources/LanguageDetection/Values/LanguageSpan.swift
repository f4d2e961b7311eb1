/// A span of a text in one language.
public struct LanguageSpan: Sendable, Hashable {
  /// The range in the text; both ends are Character boundaries.
  public var range: Range<String.Index>

  /// The language; `nil` for text without letters and for text whose language is too uncertain.
  public var language: LanguageTag?

  /// The confidence in the language, from 0 to 1; see ``Detection/confidence``.
  public var confidence: Double

  /// Creates a span.
  public init(range: Range<String.Index>, language: LanguageTag?, confidence: Double) {
    self.range = range
    self.language = language
    self.confidence = confidence
  }
}

/// The number of letters of a text in one language.
package struct LanguageLetterCount: Sendable, Hashable {
  /// The language; nil if it is unknown.
  package var language: LanguageTag?
  /// The number of letters; kana, ideographs and Hangul syllables count once.
  package var letters: Int
  /// The information of the letters, in Latin letters; kana, ideographs and Hangul syllables count
  /// three times.
  package var weight: Int

  package init(language: LanguageTag?, letters: Int, weight: Int) {
    (self.language, self.letters, self.weight) = (language, letters, weight)
  }
}

/// A span in UTF-8 offsets.
package struct LanguageOffsetSpan: Sendable, Hashable {
  package var range: Range<Int>
  package var language: LanguageTag?
  package var confidence: Double
}
