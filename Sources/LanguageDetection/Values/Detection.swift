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

  /// The confidence in the language, from 0 to 1: an estimate of the probability that the language
  /// is right.
  ///
  /// It is the probability of the language among those of its script, times the confidence that
  /// this script decides: 1 if all letters are in it, about 0.9 if four fifths are, a half if half
  /// are. `Benchmarks/language-confidence` measures how often answers of each confidence are right.
  ///
  /// Chinese that is written alike in both kinds of characters has the sum of its confidence divided
  /// between `zh-Hans` and `zh-Hant`.
  public var confidence: Double

  /// Other possible languages of the same letters, most likely first; see ``candidates(limit:)``.
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

  /// Returns the possible languages with their confidence, most likely first: ``language``, then
  /// ``alternatives``.
  ///
  /// ```swift
  /// let detection = Detection(
  ///   language: .norwegianBokmal, confidence: 0.6,
  ///   alternatives: [.init(language: .danish, confidence: 0.3)])
  /// detection.candidates(limit: 1)              // nb 0.6
  /// detection.candidates().map(\.language)      // nb, da
  /// ```
  ///
  /// The sum of the confidence is at most 1, and less if letters of another script or languages
  /// with a probability below 0.01 are left out.
  ///
  /// - Parameter limit: the maximum number of languages; with 0 or less the result is empty.
  /// - Returns: the languages, each of them once.
  /// - Complexity: linear in the number of languages.
  public func candidates(limit: Int = .max) -> [Candidate] {
    guard limit > 0 else { return [] }
    return [Candidate(language: language, confidence: confidence)]
      + alternatives.prefix(limit - 1)
  }

  /// Returns the confidence in a language; nil if it is not among the candidates.
  func confidence(in language: LanguageTag) -> Double? {
    if language == self.language { return confidence }
    return alternatives.first { $0.language == language }?.confidence
  }
}
