import Testing

@testable import DocumentAnnotation

/// Tests what the characters of a document say about its language.
@Suite struct LanguageSurveyTests {
  private static let chinese = "这个国家的经济发展很快，人民的生活水平也提高了，我们对此感到非常高兴。"

  @Test(arguments: [
    ("", LanguageRuns.Script.undecided(ideographs: 0), "empty"),
    ("abc 123", .undecided(ideographs: 0), "other scripts"),
    ("東京都", .undecided(ideographs: 3), "few ideographs"),
    ("東京へ", .japanese(characters: 3), "one kana"), ("カナ", .japanese(characters: 2), "katakana"),
    ("서울特", .foreign(characters: 3), "more Hangul than ideographs"),
    ("서特別", .undecided(ideographs: 2), "fewer"), ("서울の", .japanese(characters: 1), "kana"),
    ("、。「」", .undecided(ideographs: 0), "punctuation"),
    ("々〆", .undecided(ideographs: 2), "々 and 〆"),
  ])
  func scripts(text: String, expected: LanguageRuns.Script, why: String) {
    #expect(LanguageRuns().script(of: Array(text.utf8)) == expected, "\(why)")
  }

  @Test func chineseIsDetected() {
    let count = Self.chinese.unicodeScalars.filter { $0.properties.isIdeographic }.count
    let text = Array(Self.chinese.utf8)
    #expect(LanguageRuns().script(of: text) == .foreign(characters: count))
    #expect(LanguageRuns().script(of: text, detects: false) == .undecided(ideographs: count))
    #expect(LanguageRuns().isForeign(text))
  }

  @Test func runs() {
    let languages = LanguageRuns()
    #expect(languages.runs(in: []).isEmpty)
    #expect(languages.runs(in: Array("これは日本語の文章です。".utf8)).isEmpty)
    let bytes = Array("This is a long sentence in the English language.\n  ".utf8)
    let runs = languages.runs(in: bytes)
    #expect(runs.map(\.language) == ["en"])
    #expect(runs.first?.range == 0..<bytes.count - 3, "without white space at its end")
  }

  private func isForeign(_ texts: [(String, LanguageRuns.Script)]) -> Bool {
    var survey = LanguageSurvey()
    for (text, script) in texts { survey.add(Array(text.utf8), script) }
    return survey.isForeign(LanguageRuns())
  }

  @Test func ratios() {
    #expect(!isForeign([]), "nothing")
    #expect(isForeign([("", .foreign(characters: 24))]))
    #expect(!isForeign([("", .foreign(characters: 23))]), "too few characters")
    #expect(isForeign([("", .foreign(characters: 40)), ("", .japanese(characters: 10))]), "4 : 1")
    #expect(!isForeign([("", .foreign(characters: 40)), ("", .japanese(characters: 11))]))
    #expect(
      isForeign([("", .japanese(characters: 10)), ("", .foreign(characters: 40))]), "any order")
  }

  @Test func shortTextsTogether() {
    let sentence = Self.chinese.map { (String($0), LanguageRuns.Script.undecided(ideographs: 1)) }
    #expect(isForeign(sentence), "32 ideographs, one by one")
    #expect(!isForeign(Array(sentence.prefix(20))), "fewer than 24")
    #expect(!isForeign(sentence + [("か", .japanese(characters: 1))]), "one kana decides")
    let japanese = [("東京都千代田区永田町国会議事堂前駅内閣総理大臣官邸衆議院", LanguageRuns.Script.undecided(ideographs: 27))]
    #expect(!isForeign(japanese))
  }

  @Test func decidedDocuments() {
    var survey = LanguageSurvey()
    survey.add([], .foreign(characters: 999))
    #expect(!survey.isDecided)
    survey.add([], .undecided(ideographs: 5_000))
    #expect(!survey.isDecided, "undecided text decides nothing")
    survey.add([], .foreign(characters: 1))
    #expect(survey.isDecided)
    // From here on, text without kana counts: 4 : 1 is reached by it.
    survey.add([], .japanese(characters: 300))
    #expect(!survey.isForeign(LanguageRuns()))
    survey.add([], .undecided(ideographs: 200))
    #expect(survey.isForeign(LanguageRuns()))
  }

  @Test(arguments: [
    (24, 0, true), (23, 0, false), (24, 6, true), (24, 7, false), (0, 0, false), (400, 100, true),
    (400, 101, false),
  ])
  func need(ideographs: Int, kana: Int, expected: Bool) {
    let text = String(repeating: "山", count: ideographs) + String(repeating: "か", count: kana)
    for bytes in [Array(text.utf8), Array(("<p>" + text).utf8) + [0xE3], [0xE4] + Array("a".utf8)] {
      bytes.withUnsafeBufferPointer {
        #expect(LanguageSurvey.isNeeded(for: $0) == (expected && bytes.count > 2))
      }
    }
  }
}
