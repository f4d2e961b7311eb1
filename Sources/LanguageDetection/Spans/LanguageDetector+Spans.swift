import TextFoundation

extension LanguageDetector {
  /// Returns the spans of a text by language, which cover the whole text in order.
  ///
  /// The language changes where sentences end or scripts change, and within a sentence only on
  /// strong evidence. Closing punctuation and white space belong to the preceding span, opening
  /// punctuation to the following one.
  ///
  /// Latin words in Japanese, Chinese or Korean text belong to that text if they are names or terms:
  /// a single word (`iPhone`, `docker`), abbreviations and words in capitals. They are spans of their
  /// own if they are a greeting or a phrase with a word in lowercase: `Hello` in 彼はHelloと言った,
  /// `c'est la vie`.
  ///
  /// Ideographs next to Japanese text are Japanese, unless that is very unlikely; a quotation that is
  /// surely Chinese is a span of its own.
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
  /// - Returns: contiguous spans that cover the text; neighbors differ in language.
  /// - Complexity: linear in the length of the text.
  public func spans(in text: String) -> [LanguageSpan] {
    let offsets = UTF8Offsets(text)
    return withUTF8Bytes(of: text, spans(utf8:)).map { span in
      LanguageSpan(
        range: offsets.range(span.range), language: span.language, confidence: span.confidence)
    }
  }

  /// Returns the spans of a text in UTF-8 by language.
  package func spans(utf8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageOffsetSpan] {
    withLetters(of: bytes) { SpanFinder.spans(self, $0, in: bytes) }
  }

  /// Returns the number of letters in each span of a text in UTF-8.
  ///
  /// Letters that do not count in detection, such as those of addresses and code, are left out.
  package func letterCounts(utf8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageLetterCount] {
    withLetters(of: bytes) { SpanFinder.letterCounts(self, $0, in: bytes) }
  }
}
