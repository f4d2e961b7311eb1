/// What a caller knows about ideographs that may be Japanese or Chinese.
///
/// ```swift
/// var detector = LanguageDetector()
/// detector.hanEvidence = { text in
///   myJapaneseWords.contains(text) ? HanEvidence(logOddsOfJapanese: 4) : nil
/// }
/// ```
///
/// Sendable: a plain value.
public struct HanEvidence: Sendable, Hashable, Codable {
  /// The natural logarithm of how many times likelier the text is in Japanese than in Chinese.
  ///
  /// Above 0 speaks for Japanese, below 0 for Chinese; added to the detector's own. What is no
  /// number counts as 0.
  public var logOddsOfJapanese: Double

  /// Evidence of a given weight.
  public init(logOddsOfJapanese: Double) { self.logOddsOfJapanese = logOddsOfJapanese }
}
