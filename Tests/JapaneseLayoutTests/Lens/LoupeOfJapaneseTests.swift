import JapaneseText
import MarkupText
import Testing
import TextInteraction
import TextLayout

@testable import JapaneseLayout

/// The loupe with a dictionary: words are analyzed in their sentences.
@Suite struct LoupeOfJapaneseTests {
  private let reader: LoupeReader

  init() throws { reader = LoupeReader(tokenizer: try LoupeDictionary.tokenizer()) }

  private func texts(_ markup: String, over part: String) throws -> [String] {
    try LoupeMode.allCases.map { mode in
      let probe = LensProbe(markup, options: LoupeOptions(mode: mode), words: reader)
      return try #require(probe.state(over: part), "\(part) in \(markup)").text
    }
  }

  @Test func words() throws {
    let rows: [(markup: String, part: String, expected: [String], why: String)] = [
      ("<p>東京へ行きました。", "へ", ["e", "へ", "へ"], "a particle sounds as it does"),
      (
        "<p>東京へ行きました。", "行", ["ikimashita", "いきました", "行[い]きました"],
        "endings belong to the word"
      ),
      ("<p>今日は一日中", "今", ["kyō", "きょう", "今日[きょう]"], "read in context"),
      (
        "<p>監督は<ruby>宮崎駿<rt>みやざきはやお</ruby>だ。", "崎",
        ["miyazakihayao", "みやざきはやお", "宮崎駿[みやざきはやお]"], "the author's reading"
      ),
      ("<p>1997、映画", "1997", ["1997", "1997", "1997"], "digits stay"),
      ("<p>東京<b>特許</b>を取る", "特", ["tokkyo", "とっきょ", "特許[とっきょ]"], "another style"),
    ]
    for row in rows {
      #expect(try texts(row.markup, over: row.part) == row.expected, "\(row.why)")
    }
  }

  /// The example of ``LanguageLoupe`` and of the article.
  @Test func documentation() {
    let layout = Typesetter(measurer: FixedMeasurer())
      .layout(markup: "<p>宮崎駿の監督による映画", in: LayoutSpace(inlineSize: 320))
    var loupe = LanguageLoupe(LayoutIndex(layout), words: reader)
    loupe.move(to: Point(x: 72, y: 64))
    #expect(loupe.state?.text == "kantoku")
    #expect(loupe.state?.label == "Kanji")
    loupe.options.mode = .furigana
    #expect(loupe.state?.text == "監督[かんとく]")
  }

  @Test func punctuationHasNoWord() {
    let probe = LensProbe("<p>『監督』は、映画。", words: reader)
    for punctuation in ["『", "』", "、", "。"] {
      #expect(probe.state(over: punctuation) == nil, "\(punctuation)")
    }
  }

  @Test func contentsOfAWord() throws {
    let probe = LensProbe("<p>狼に育てられた少女", words: reader)
    let state = try #require(probe.state(over: "育"))
    #expect(state.word.baseForm == "育てる" && state.word.partOfSpeech.category == .verb)
    #expect(state.label == "Compound")
  }

  /// In any text, every Character that is a letter has a word, and punctuation has none.
  @Test func everyCharacter() throws {
    let text = "『もののけ姫』（もののけひめ）は、1997年にスタジオジブリが制作したABC映画。"
    let probe = LensProbe("<p>" + text, width: 200, words: reader)
    for index in text.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let state = probe.loupe.state(at: LayoutPosition(paragraph: 0, offset: offset))
      let isWord = text[index].isLetter || text[index].isNumber
      #expect((state != nil) == isWord, "\(text[index])")
      if let state { #expect(state.holdsWord && !state.text.isEmpty, "\(text[index])") }
    }
  }
}
