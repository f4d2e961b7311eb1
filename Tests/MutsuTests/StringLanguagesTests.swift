import Mutsu
import Testing

@Suite("Languages of strings")
struct StringLanguagesTests {
  @Test("the language of most of a text")
  func dominantLanguage() {
    let rows: [(text: String, expected: String?, why: String)] = [
      ("東京へ行きました。", "ja", "kana"),
      ("서울에 갔습니다.", "ko", "Hangul"),
      ("Windowsのインストール方法", "ja", "a name and Japanese"),
      ("", nil, "empty"),
      ("1234 🍎", nil, "no letters"),
    ]
    for row in rows { #expect(row.text.dominantLanguage?.rawValue == row.expected, "\(row.why)") }
  }

  @Test("the spans of each language")
  func languages() {
    let text = "東京へ行く。 서울에 갑니다."
    #expect(text.languages.map { text[$0.range] } == ["東京へ行く。 ", "서울에 갑니다."])
    #expect(text.languages.map { $0.language?.rawValue } == ["ja", "ko"])
    #expect("".languages.isEmpty)
    #expect("12".languages.map(\.language) == [nil])
  }

  @Test("a dictionary's evidence distinguishes its own words from others")
  func evidence() throws {
    let tokenizer = try Tokenizer.embedded()
    let rows: [(text: String, isJapanese: Bool, why: String)] = [
      ("会社概要", true, "words of the dictionary"),
      ("東京特許許可局", true, "a compound"),
      ("这们吗谁", false, "simplified characters"),
      ("說嗎誰們", false, "characters Japanese does not use"),
    ]
    for row in rows {
      let evidence = try #require(HanEvidence(of: row.text, by: tokenizer))
      #expect((evidence.logOddsOfJapanese > 0) == row.isJapanese, "\(row.why): \(evidence)")
    }
    #expect(HanEvidence(of: "", by: tokenizer) == nil)
    #expect(HanEvidence(of: "abc 12", by: tokenizer) == nil, "no ideographs")
  }

  @Test("the embedded detector agrees with the plain one for unambiguous text")
  func embedded() {
    for text in ["東京へ行きました。", "서울", "1234", "", "สวัสดี"] {
      let embedded = LanguageDetector.embedded.detect(text)
      #expect(embedded == LanguageDetector().detect(text), "\(text)")
    }
    var detector = LanguageDetector.embedded
    detector.candidates = [.korean]
    #expect(detector.detect("ひらがな") == nil)
  }
}
