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

/// A span in UTF-8 offsets.
package struct LanguageOffsetSpan: Sendable, Hashable {
  package var range: Range<Int>
  package var language: LanguageTag?
  package var confidence: Double
}
