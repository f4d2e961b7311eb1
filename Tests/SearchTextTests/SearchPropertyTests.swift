import JapaneseText
import Mutsu
import SearchText
import Testing

/// Properties of the terms of any text.
@Suite struct SearchPropertyTests {
  private static let pieces = [
    "東京", "ﾊﾟｿｺﾝ", "カ\u{3099}", "👨‍👩‍👧", "㍿", "龜", "𩸽", "e\u{301}", "々", "ゝ", "ー", "ッ", "ヴ", "\u{0}",
    "\n",
    " ", "　", "３０", "三", "行った", "受付", "・", "゛", "ﾞ", "\u{FE00}", "\u{E0100}", "\u{200D}", "A", "ß",
    "①", "取り引き",
    "お", "ご", "御", "サーバー", "\u{FFFD}", "\u{1F1EF}\u{1F1F5}", "關西", "は", "を", "〆", "ゟ",
  ]

  private struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  @Test func rangesAreInOrderAndOnCharacterBoundaries() {
    var generator = Generator(state: 30)
    var faults: [String] = []
    for readings in [false, true] {
      var options = SearchOptions()
      options.readings = readings
      let analyzer = SearchAnalyzer(tokenizer: SearchAnalyzerTests.tokenizer, options: options)
      for _ in 0..<400 {
        let count = generator.next(below: 8) + 1
        let text = (0..<count).map { _ in Self.pieces[generator.next(below: Self.pieces.count)] }
          .joined()
        let boundaries = Set(
          text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
        )
        var (start, position) = (0, 0)
        for term in analyzer.terms(in: text, mode: .query) {
          let range = term.utf8Range
          let isRight =
            !range.isEmpty && range.lowerBound >= start && term.position >= position
            && boundaries.contains(range.lowerBound) && boundaries.contains(range.upperBound)
            && !term.text.isEmpty && !term.text.contains(where: \.isWhitespace)
          if !isRight { faults.append("\(text.debugDescription): \(term) \(range)") }
          (start, position) = (range.lowerBound, term.position)
        }
      }
    }
    #expect(faults.isEmpty)
  }

  @Test func threadsFindTheSameTerms() async {
    let text = String(repeating: "受付は関西国際空港の㍿鈴木サーバーへ、三十人が行った。", count: 20)
    let expected = SearchAnalyzerTests.terms(text)
    let results = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { SearchAnalyzerTests.terms(text) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
  }
}
