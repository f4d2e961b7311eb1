public import LanguageDetection

extension String {
  /// The language of most of the text, or `nil` if there is none to tell.
  ///
  /// ```swift
  /// "東京へ行きました。".dominantLanguage?.rawValue  // "ja"
  /// "서울에 갔습니다.".dominantLanguage?.rawValue    // "ko"
  /// "1234 🍎".dominantLanguage                     // nil
  /// ```
  ///
  /// Needs no dictionary and fails never. For a confidence, runners-up and options:
  /// ``LanguageDetection/LanguageDetector``.
  ///
  /// - Complexity: linear in the length of the text.
  public var dominantLanguage: LanguageTag? { LanguageDetector.shared.detect(self)?.language }

  /// The stretches of the text that are in one language each; they cover it, in order.
  ///
  /// ```swift
  /// let text = "東京へ行く。 서울에 갑니다."
  /// text.languages.map { text[$0.range] }           // ["東京へ行く。 ", "서울에 갑니다."]
  /// text.languages.map { $0.language?.rawValue }    // ["ja", "ko"]
  /// ```
  ///
  /// Needs no dictionary and fails never; an empty text has no spans.
  ///
  /// - Complexity: linear in the length of the text.
  public var languages: [LanguageSpan] { LanguageDetector.shared.spans(in: self) }
}

extension LanguageDetector {
  /// The detector behind the String extensions.
  static let shared = LanguageDetector()
}
