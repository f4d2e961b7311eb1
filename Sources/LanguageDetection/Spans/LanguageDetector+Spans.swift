import TextFoundation

extension LanguageDetector {
  /// The stretches of a text that are in one language each: they cover the whole text, in order.
  ///
  /// A language changes where sentences end or scripts change, and in the middle of a sentence only
  /// if the words say so strongly. A Latin word or two in Japanese text belong to it; closing marks
  /// and white space go with what is before them, opening marks with what follows.
  ///
  /// ```swift
  /// let text = "東京へ行く。 서울에 갑니다."
  /// for span in LanguageDetector().spans(in: text) {
  ///   print(span.language?.rawValue ?? "und", text[span.range])
  /// }
  /// // ja 東京へ行く。
  /// // ko 서울에 갑니다.
  /// ```
  ///
  /// - Parameter text: any text; one without letters is a single span without a language, an empty
  ///   one has no spans.
  /// - Returns: spans whose ranges join to the text; neighbours differ in language.
  /// - Complexity: linear in the length of the text.
  public func spans(in text: String) -> [LanguageSpan] {
    let offsets = UTF8Offsets(text)
    return withUTF8Bytes(of: text, spans(utf8:)).map { span in
      LanguageSpan(
        range: offsets.range(span.range), language: span.language, confidence: span.confidence)
    }
  }

  /// The stretches of a text in UTF-8 that are in one language each.
  package func spans(utf8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageOffsetSpan] {
    withLetters(of: bytes) { SpanFinder.spans(self, $0, in: bytes) }
  }
}
