/// The language of a text, as detected by a ``LanguageDetector``.
public struct Detection: Sendable, Hashable, Codable {
  /// A possible language of a text.
  public struct Candidate: Sendable, Hashable, Codable {
    /// The language.
    public var language: LanguageTag
    /// The confidence in the language, from 0 to 1; see ``Detection/confidence``.
    public var confidence: Double

    /// Creates a candidate.
    public init(language: LanguageTag, confidence: Double) {
      self.language = language
      self.confidence = confidence
    }
  }

  /// The most likely language.
  public var language: LanguageTag

  /// The confidence in the language, from 0 to 1.
  ///
  /// It is the probability of the language among those of its script, times the share of the text
  /// in this script.
  public var confidence: Double

  /// Other possible languages of the same letters, most likely first.
  ///
  /// Languages with a probability below 0.01 are omitted. The list is empty if the script alone
  /// determines the language.
  public var alternatives: [Candidate]

  /// Creates a detection.
  public init(language: LanguageTag, confidence: Double, alternatives: [Candidate] = []) {
    self.language = language
    self.confidence = confidence
    self.alternatives = alternatives
  }
}
