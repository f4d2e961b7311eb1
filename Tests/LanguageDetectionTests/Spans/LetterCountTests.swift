import Testing

@testable import LanguageDetection

/// Tests the numbers of letters by language, which `jptok detect --document` adds up.
@Suite struct LetterCountTests {
  private func counts(
    _ text: String, _ detector: LanguageDetector = LanguageDetector()
  ) -> [LanguageLetterCount] {
    Array(text.utf8).withUnsafeBufferPointer { detector.letterCounts(utf8: $0) }
  }

  @Test func letters() {
    let rows: [(text: String, expected: [(LanguageTag?, Int, Int)], why: String)] = [
      ("", [], "nothing"), ("123", [], "no letters"),
      ("ひらがな", [(.japanese, 4, 12)], "kana"),
      ("東京へ行く。", [(.japanese, 5, 15)], "ideographs and kana"),
      ("東京へ行く。 서울에 갑니다.", [(.japanese, 5, 15), (.korean, 6, 18)], "two languages"),
      ("สวัสดี", [(.thai, 6, 6)], "marks that stay in the letters"),
      ("ひらがな https://example.com/path", [(.japanese, 4, 12)], "an address"),
      ("ひらがな\nreturn foo();\n", [(.japanese, 4, 12)], "a line of code"),
    ]
    for row in rows {
      let expected = row.expected.map {
        LanguageLetterCount(language: $0.0, letters: $0.1, weight: $0.2)
      }
      #expect(counts(row.text) == expected, "\(row.why)")
    }
  }

  @Test func unknownLanguages() {
    let detector = LanguageDetector(candidates: [.korean])
    #expect(
      counts("ひらがな", detector) == [LanguageLetterCount(language: nil, letters: 4, weight: 12)])
    let strict = LanguageDetector(minimumConfidence: 2)
    #expect(counts("ひらがな", strict).map(\.language) == [nil])
  }
}
