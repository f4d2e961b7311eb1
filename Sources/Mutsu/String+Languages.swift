public import LanguageDetection

extension String {
  /// The dominant language of the text; `nil` if none is detected.
  ///
  /// ```swift
  /// "東京へ行きました。".dominantLanguage?.rawValue  // "ja"
  /// "서울에 갔습니다.".dominantLanguage?.rawValue    // "ko"
  /// "1234 🍎".dominantLanguage                     // nil
  /// ```
  ///
  /// Needs no dictionary and never fails. For confidence, alternatives and options, see
  /// ``LanguageDetection/LanguageDetector``.
  ///
  /// - Complexity: linear in the length of the text.
  public var dominantLanguage: LanguageTag? { LanguageDetector.shared.detect(self)?.language }

  /// The spans of the text by language, which cover the text in order.
  ///
  /// ```swift
  /// let text = "東京へ行く。 서울에 갑니다."
  /// text.languages.map { text[$0.range] }           // ["東京へ行く。 ", "서울에 갑니다."]
  /// text.languages.map { $0.language?.rawValue }    // ["ja", "ko"]
  /// ```
  ///
  /// Needs no dictionary and never fails; an empty text has no spans.
  ///
  /// - Complexity: linear in the length of the text.
  public var languages: [LanguageSpan] { LanguageDetector.shared.spans(in: self) }
}

extension LanguageDetector {
  /// The detector used by the String extensions.
  static let shared = LanguageDetector()
}
