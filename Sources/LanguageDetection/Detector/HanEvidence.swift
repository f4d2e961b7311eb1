/// A caller's evidence on ideographs that may be Japanese or Chinese.
///
/// ```swift
/// var detector = LanguageDetector()
/// detector.hanEvidence = { text in
///   myJapaneseWords.contains(text) ? HanEvidence(logOddsOfJapanese: 4) : nil
/// }
/// ```
public struct HanEvidence: Sendable, Hashable, Codable {
  /// The natural logarithm of the odds that the text is Japanese rather than Chinese.
  ///
  /// Positive values favor Japanese, negative ones Chinese; the value is added to the detector's
  /// own log odds. NaN counts as 0.
  public var logOddsOfJapanese: Double

  /// Creates evidence from log odds.
  public init(logOddsOfJapanese: Double) { self.logOddsOfJapanese = logOddsOfJapanese }
}
