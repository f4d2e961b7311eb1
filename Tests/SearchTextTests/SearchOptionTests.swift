import JapaneseText
import Mutsu
import SearchText
import Testing

/// Each option of the analyzer.
@Suite struct SearchOptionTests {
  private func terms(
    _ text: String, _ mode: SearchMode = .document, _ change: (inout SearchOptions) -> Void
  ) -> [String] {
    var options = SearchOptions()
    change(&options)
    return SearchAnalyzer(tokenizer: SearchAnalyzerTests.tokenizer, options: options)
      .terms(in: text, mode: mode).map(\.text)
  }

  static let folds: [(kind: SearchFold.Kind, text: String, without: [String])] = [
    (.width, "ＰＤＦ", ["ＰＤＦ"]),
    (.letterCase, "PDF", ["PDF"]),
    (.compatibility, "①", ["①"]),
    (.okurigana, "受付", ["受付"]),
    (.kana, "ダメ", ["ダメ"]),
    (.katakana, "サーバー", ["サーバー"]),
    (.numeral, "三十", ["三十"]),
    (.inflection, "行った", ["行っ"]),
    (.derivation, "釣り", ["釣り"]),
  ]

  @Test(arguments: folds)
  func foldCanBeSwitchedOff(row: (kind: SearchFold.Kind, text: String, without: [String])) {
    #expect(terms(row.text) { _ in } != row.without, "\(row.kind) folds nothing here")
    #expect(terms(row.text) { $0.folds.remove(row.kind) } == row.without, "\(row.kind)")
  }

  @Test func stopWordsCanBeIndexed() {
    #expect(terms("東京から来ました") { $0.stopWords = [] } == ["東京", "から", "来る", "ます", "た"])
    #expect(terms("東京から来ました") { $0.stopWords = [.particles] } == ["東京", "来る", "ます", "た"])
  }

  @Test func compoundsCanStayWhole() {
    #expect(terms("関西国際空港") { $0.dividesCompounds = false } == ["関西国際空港"])
  }

  @Test func shortTermsCanBeOmitted() {
    #expect(terms("犬と子犬") { $0.minimumLength = 2 } == ["子犬"])
  }

  // MARK: Readings

  @Test func trigramsOfTheReadingAreTerms() {
    #expect(
      terms("空港へ") { $0.readings = true } == ["空港", "~クウコ", "~ウコウ", "~コウヘ"])
    #expect(terms("犬") { $0.readings = true } == ["犬"], "fewer than three kana")
  }

  static let queries = ["かんさいくうこう", "カンサイクウコウ", "kansai kuukou", "kansaikuukou"]

  @Test(arguments: queries)
  func kanaAndRomajiFindKanji(query: String) {
    let found = Set(terms("関西空港") { $0.readings = true })
    let sought = terms(query, .query) { $0.readings = true }.filter { $0.hasPrefix("~") }
    #expect(sought.count == 6)
    #expect(found.isSuperset(of: sought))
  }

  @Test func queryWithKanjiHasNoTrigrams() {
    #expect(terms("関西", .query) { $0.readings = true } == ["関西"])
  }
}
