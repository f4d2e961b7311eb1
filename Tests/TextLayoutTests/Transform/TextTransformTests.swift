import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// `text-transform`: the drawn text, and its source offsets.
struct TextTransformTests {
  private func drawn(_ layout: MarkupLayout) -> String {
    layout.displayList().items.compactMap { item in
      if case .glyphs(let run) = item { run.text } else { nil }
    }.joined()
  }

  private func drawn(_ transform: String, _ markup: String, lang: String = "ja") -> String {
    drawn(
      fixedLayout(
        "<div lang=\(lang) style='text-transform:\(transform)'>\(markup)</div>", width: 900))
  }

  @Test func mapsCase() {
    let rows: [(transform: String, text: String, shown: String, why: String)] = [
      ("none", "aß", "aß", ""),
      ("uppercase", "straße ﬁn ŉ", "STRASSE FIN ʼN", "one letter may become two"),
      ("uppercase", "吾輩 é", "吾輩 É", "what has no case stays"),
      ("lowercase", "ÀB İ", "àb i\u{307}", "a capital İ keeps its dot"),
      ("lowercase", "ΟΔΟΣ ΣΑΣ Σ", "οδος σας σ", "the sigma at the end of a word"),
      ("lowercase", "Ο<b>Σ</b>Α Ο<b>Σ</b>", "οσα ος", "the word goes on in another element"),
      ("capitalize", "hello big world", "Hello Big World", ""),
      (
        "capitalize", "don't 'quote' well-known", "Don't 'Quote' Well-Known", "apostrophes, hyphens"
      ),
      ("capitalize", "3rd e.g. (so) ßa", "3rd E.g. (So) Ssa", "digits begin words, ß is Ss"),
      ("capitalize", "h<b>e</b>llo <i>you</i>", "Hello You", "words across elements"),
      ("capitalize", "東京tokyo ǆ", "東京Tokyo ǅ", "kanji end a word; title letters"),
      ("capitalize", "HELLO", "HELLO", "the rest is left as it is"),
    ]
    for row in rows {
      #expect(drawn(row.transform, row.text) == row.shown, "\(row.transform): \(row.why)")
    }
  }

  @Test func followsTheLanguage() {
    let rows: [(transform: String, language: String, text: String, shown: String)] = [
      ("uppercase", "tr", "iı", "İI"),
      ("lowercase", "az-Latn", "Iİ", "ıi"),
      ("capitalize", "tr", "istanbul", "İstanbul"),
      ("capitalize", "nl", "ijs bijl", "IJs Bijl"),
      ("capitalize", "en", "ijs", "Ijs"),
    ]
    for row in rows {
      #expect(drawn(row.transform, row.text, lang: row.language) == row.shown, "\(row.language)")
    }
  }

  @Test func widens() {
    let rows: [(transform: String, text: String, shown: String, why: String)] = [
      ("full-width", "a1!~", "ａ１！～", "ASCII"),
      ("full-width", "a b", "ａ ｂ", "a space that may collapse stays"),
      ("full-width", "ｱｶﾞﾊﾟｳﾞｰ｡", "アガパヴー。", "half-width katakana, voiced"),
      ("full-width", "¥£", "￥￡", "signs"),
      ("full-width", "漢字かな", "漢字かな", "what is wide stays"),
      ("full-size-kana", "ちょっとァ", "ちよつとア", ""),
      ("full-size-kana", "ㇰｧ", "クｱ", "Ainu's kana; half-width ones stay half-width"),
      ("full-width full-size-kana", "ｷｬ", "キヤ", "one after the other"),
      ("uppercase full-width", "aß", "ＡＳＳ", "case first"),
    ]
    for row in rows {
      #expect(drawn(row.transform, row.text) == row.shown, "\(row.transform): \(row.why)")
    }
    #expect(
      drawn(fixedLayout("<pre style='text-transform:full-width'>a b</pre>", width: 900))
        == "ａ　ｂ", "a preserved space becomes an ideographic one")
  }

  @Test func offsetsAreThoseOfTheSource() throws {
    let layout = fixedLayout(
      "<div style='text-transform:uppercase;overflow-wrap:anywhere'>aßb</div>", width: 8)
    let paragraph = try #require(layout.paragraphs[0])
    #expect(paragraph.shapedParagraph.items.map(\.offset) == [0, 1, 3])
    #expect(paragraph.shapedParagraph.items.map(\.advance) == [8, 16, 8])
    #expect(paragraph.lines.map(\.range) == [0..<1, 1..<3, 3..<4], "SS is not divided")
    #expect(drawn(layout) == "ASSB")
  }

  @Test func glyphRunsHaveTheShownText() throws {
    let layout = fixedLayout("<div style='text-transform:uppercase'>aßb</div>", width: 100)
    let item = try #require(layout.displayList().items.first)
    guard case .glyphs(let run) = item else {
      Issue.record("no text")
      return
    }
    #expect(run.text == "ASSB")
    #expect(run.clusters.map(\.length) == [1, 2, 1])
    #expect(run.clusters.map(\.position) == [0, 8, 24])
  }

  @Test func linesBreakAsWhatIsShown() {
    let wide = fixedLayout("<div style='text-transform:full-width'>abcd</div>", width: 32)
    #expect(wide.shownLines == ["ab", "cd"], "full-width letters are laid out like kanji")
    let narrow = fixedLayout("<div>abcd</div>", width: 16)
    #expect(narrow.shownLines == ["abcd"])
  }

  @Test func onlySomeOfTheTextIsChanged() {
    let layout = fixedLayout(
      "<div>ab<b style='text-transform:uppercase'>cß</b>dß</div>", width: 900)
    #expect(drawn(layout) == "abCSSdß")
  }

  @Test func truncatesTheVisibleText() {
    let layout = fixedLayout(
      "<div style='line-clamp:1;text-transform:uppercase'>aßßßß</div>", width: 48)
    #expect(drawn(layout) == "ASS…", "the ellipsis is not part of the text")
    #expect(layout.shownLines == ["aß…"])
  }
}
