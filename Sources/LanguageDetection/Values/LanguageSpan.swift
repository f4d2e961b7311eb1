/// A stretch of a text in one language.
///
/// Sendable: a plain value.
public struct LanguageSpan: Sendable, Hashable {
  /// Where it lies in the text; both ends are on Character boundaries.
  public var range: Range<String.Index>

  /// Its language, or `nil` for a text without letters and for one too doubtful.
  public var language: LanguageTag?

  /// How sure the language is, from 0 to 1; see ``Detection/confidence``.
  public var confidence: Double

  /// A span.
  public init(range: Range<String.Index>, language: LanguageTag?, confidence: Double) {
    self.range = range
    self.language = language
    self.confidence = confidence
  }
}

/// A span by UTF-8 offsets.
package struct LanguageOffsetSpan: Sendable, Hashable {
  package var range: Range<Int>
  package var language: LanguageTag?
  package var confidence: Double
}
