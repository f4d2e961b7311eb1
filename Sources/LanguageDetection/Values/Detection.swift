/// The language of a text, as ``LanguageDetector`` sees it.
///
/// Sendable: a plain value.
public struct Detection: Sendable, Hashable, Codable {
  /// A language a text may be in.
  ///
  /// Sendable: a plain value.
  public struct Candidate: Sendable, Hashable, Codable {
    /// The language.
    public var language: LanguageTag
    /// How sure it is, from 0 to 1; see ``Detection/confidence``.
    public var confidence: Double

    /// A candidate.
    public init(language: LanguageTag, confidence: Double) {
      self.language = language
      self.confidence = confidence
    }
  }

  /// The most likely language.
  public var language: LanguageTag

  /// How sure it is, from 0 to 1: the language's probability among those of its script, times the
  /// share of the text that is in this script.
  public var confidence: Double

  /// Other languages the same letters may be in, most likely first.
  ///
  /// Those under a thousandth are left out. Empty where the script decides alone.
  public var runnersUp: [Candidate]

  /// A detection.
  public init(language: LanguageTag, confidence: Double, runnersUp: [Candidate] = []) {
    self.language = language
    self.confidence = confidence
    self.runnersUp = runnersUp
  }
}
