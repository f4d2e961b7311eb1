import TestSupport
import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct SpanTests {
  private func spans(_ text: String, _ detector: LanguageDetector = LanguageDetector()) -> String {
    detector.spans(in: text).map { "\($0.language?.rawValue ?? "und")[\(text[$0.range])]" }
      .joined()
  }

  @Test func changesOfScript() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"),
      ("123", "und[123]", "no letters"),
      ("こんにちは", "ja[こんにちは]", "one language"),
      ("東京へ行く。 서울에 갑니다.", "ja[東京へ行く。 ]ko[서울에 갑니다.]", "sentences"),
      ("  こんにちは！", "ja[  こんにちは！]", "characters around letters belong to them"),
      ("สวัสดี (Καλημέρα) 안녕", "th[สวัสดี ]el[(Καλημέρα) ]ko[안녕]", "brackets"),
      ("日本語です。「한국어입니다.」", "ja[日本語です。]ko[「한국어입니다.」]", "Japanese brackets"),
      ("これはสวัสดีです", "ja[これは]th[สวัสดี]ja[です]", "no marks between"),
      ("日本語を話す\n한국어를 말한다\n", "ja[日本語を話す\n]ko[한국어를 말한다\n]", "lines"),
      ("私はiPhoneを買った。", "ja[私はiPhoneを買った。]", "a name belongs to its sentence"),
      ("NHKのニュース", "ja[NHKのニュース]", "also at the start"),
      ("갤럭시 S24 Ultra 출시", "ko[갤럭시 S24 Ultra 출시]", "in Korean"),
      ("Ελλάδα 12 สวัสดี", "el[Ελλάδα 12 ]th[สวัสดี]", "digits belong to the text before them"),
      ("ひらがな 1 カタカナ", "ja[ひらがな 1 カタカナ]", "or stay inside"),
      ("한국어 서울(漢城)의 역사", "ko[한국어 서울(漢城)의 역사]", "hanja in Korean"),
    ]
    for row in rows { #expect(spans(row.text) == row.expected, "\(row.why)") }
  }

  @Test func spansCoverTheText() {
    var generator = SeededGenerator(seed: 5)
    let detector = LanguageDetector()
    for round in 0..<600 {
      let text =
        switch round % 3 {
        case 0: RandomText.string(fragments: 40, using: &generator)
        case 1: RandomText.scalars(count: 40, using: &generator)
        default: RandomText.prose(words: 30, using: &generator)
        }
      let spans = detector.spans(in: text)
      #expect(spans.map { String(text[$0.range]) }.joined().utf8.elementsEqual(text.utf8))
      var expectedStart = text.startIndex
      let boundaries = Set(text.indices).union([text.endIndex])
      for span in spans {
        #expect(span.range.lowerBound == expectedStart, "\(text.debugDescription)")
        #expect(!span.range.isEmpty, "\(text.debugDescription)")
        #expect(boundaries.contains(span.range.upperBound), "\(text.debugDescription)")
        #expect((0...1).contains(span.confidence), "\(text.debugDescription)")
        expectedStart = span.range.upperBound
      }
      #expect(expectedStart == text.endIndex)
      for (one, other) in zip(spans, spans.dropFirst()) {
        #expect(one.language != other.language, "\(text.debugDescription)")
      }
    }
  }

  @Test func candidatesApplyToSpans() {
    let detector = LanguageDetector(candidates: [.korean, .japanese])
    #expect(spans("한국어 สวัสดี ひらがな", detector) == "ko[한국어 ]und[สวัสดี ]ja[ひらがな]")
    #expect(spans("ひらがな", LanguageDetector(candidates: [])) == "und[ひらがな]")
  }

  @Test func longTextsAreProcessedInBlocks() {
    let detector = LanguageDetector()
    let unit = "これは日本語の文です。이것은 한국어 문장입니다. "
    let text = String(repeating: unit, count: 800)
    let spans = detector.spans(in: text)
    #expect(spans.count == 1600)
    #expect(
      spans.enumerated().allSatisfy {
        $0.element.language == ($0.offset.isMultiple(of: 2) ? .japanese : .korean)
      })
    let whole = String(repeating: "이것은 한국어 문장입니다. ", count: 1000)
    #expect(detector.spans(in: whole).map(\.language) == [.korean], "blocks are joined")
  }

  @Test func clustersAreNotDivided() {
    // A Thai vowel sign on a Greek letter: one Character, two scripts.
    let text = "α\u{E31}β"
    let spans = LanguageDetector().spans(in: text)
    let boundaries = Set(text.indices).union([text.endIndex])
    #expect(spans.allSatisfy { boundaries.contains($0.range.upperBound) })
    #expect(spans.map { String(text[$0.range]) }.joined() == text)
  }

  @Test func aFullStopBeforeASmallLetterEndsNoSentence() {
    var gap = Array(". ".utf8).withUnsafeBufferPointer { WordGap(0..<2, in: $0) }
    #expect(gap.kind == .sentence)
    gap.continueSentence()
    #expect(gap.kind == .clause)
    var line = Array("\n".utf8).withUnsafeBufferPointer { WordGap(0..<1, in: $0) }
    line.continueSentence()
    #expect(line.kind == .paragraph, "a line end is one before small letters too")
  }

  @Test func aNameBelongsOnlyToItsOwnSentence() {
    // The Latin words are in a sentence without Japanese, so they are not Japanese.
    let spans = LanguageDetector().spans(in: "Apple. 東京へ行く。")
    #expect(spans.count == 2)
    #expect(spans.first?.language != .japanese)
    #expect(LanguageDetector().spans(in: "Apple 東京へ行く。").map(\.language) == [.japanese])
  }

  @Test func strayLookAlikes() {
    #expect(spans("ひらがなとαとカタカナ") == "ja[ひらがなとαとカタカナ]", "a symbol")
    #expect(
      spans("ひらがなとελλάδαとカタカナ") == "ja[ひらがなと]el[ελλάδα]ja[とカタカナ]", "a word")
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func changesWithinAScript() {
    let text =
      "This is a plain sentence in English. Das ist ein ganz gewöhnlicher deutscher Satz. "
      + "Une phrase française tout à fait ordinaire."
    #expect(LanguageDetector().spans(in: text).map(\.language) == [.english, .german, .french])
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func changesWithoutASentenceEnd() {
    let text = "this is what they have always said das haben sie schon immer gesagt"
    #expect(LanguageDetector().spans(in: text).map(\.language) == [.english, .german])
  }
}
