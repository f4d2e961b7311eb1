import Kana
import TestSupport
import Testing

@Suite("Iteration marks")
struct IterationMarkExpanderTests {
  private func check(_ rows: [(input: String, output: String, why: String)]) {
    for row in rows {
      let output = IterationMarkExpander().convert(row.input)
      #expect(
        Array(output.unicodeScalars) == Array(row.output.unicodeScalars),
        "\(row.why): \(row.input) gives \(output)")
    }
  }

  @Test("One kana")
  func single() {
    check([
      ("", "", "empty"),
      ("こゝろ", "こころ", "unvoiced"),
      ("かゞみ", "かがみ", "voiced"),
      ("ばゝ", "ばは", "ゝ is unvoiced after a voiced kana"),
      ("じゞ", "じじ", "ゞ is voiced after a voiced kana"),
      ("ぱゝ", "ぱは", "ゝ is unvoiced after a semi-voiced kana"),
      ("いすゞ、つゞく", "いすず、つづく", "in words"),
      ("バナヽ、カヾミ", "バナナ、カガミ", "katakana"),
      ("くヽる、クゝル", "くくる、ククル", "the other syllabary's mark"),
      ("こゝゝ", "こここ", "one after another"),
      ("かゞゝ", "かがか", "unvoiced after voiced"),
      ("ちゃゝ", "ちゃゃ", "small kana"),
      ("うゞ", "うゔ", "vu"),
      ("かゝ\u{3099}", "かが", "a mark decomposed"),
      ("か\u{3099}ゝ", "か\u{3099}か", "a kana decomposed"),
      ("あ\u{0}ゝ", "あ\u{0}ゝ", "NUL between"),
    ])
  }

  @Test("Marks without a kana to repeat are unchanged")
  func unpaired() {
    check([
      ("ゝ", "ゝ", "alone"), ("ゞゞ", "ゞゞ", "only marks"), ("漢ゝ", "漢ゝ", "after kanji"),
      ("か、ゝ", "か、ゝ", "after punctuation"), ("か ゝ", "か ゝ", "after a space"),
      ("なゞ", "なゞ", "no voiced form"), ("ラーヽ", "ラーヽ", "after the long vowel mark"),
      ("人々", "人々", "kanji repetition needs a dictionary"), ("ｶヽ", "ｶヽ", "after half-width kana"),
      ("ゝ\u{3099}か", "ゝ\u{3099}か", "decomposed and alone"), ("aゝ🎉ヾ", "aゝ🎉ヾ", "after others"),
    ])
  }

  @Test("Two morae")
  func long() {
    check([
      ("いよ〱", "いよいよ", "two kana"), ("〳〵いよ〳〵", "〳〵いよいよ", "two halves"),
      ("しみ〲", "しみじみ", "voiced"), ("とき〴〵", "ときどき", "two halves, voiced"),
      ("がら〱", "がらがら", "a voiced kana repeated as it is"),
      ("ちょい〱", "ちょいちょい", "three kana are two morae"),
      ("チョコ〱", "チョコチョコ", "katakana"), ("しょう〲", "しょうじょう", "voiced with a small kana"),
      ("さあ、ます〱と", "さあ、ますますと", "after punctuation"),
      ("ソレいよ〱", "ソレいよいよ", "another syllabary ends the run"),
      ("はいろ〱", "はいろ〱", "three morae: the number of repeated ones is unknown"),
      ("は〱", "は〱", "one mora"), ("人〱", "人〱", "kanji"), ("〱", "〱", "alone"),
      ("〳", "〳", "half a mark"), ("いよ〵", "いよ〵", "the other half"), ("いな〲", "いな〲", "no voiced form"),
      ("いよ〱〱", "いよいよ〱", "four morae now"),
    ])
  }

  @Test("Marks anywhere in a text of several blocks")
  func positions() {
    for before in 0..<40 {
      let (start, end) = (
        String(repeating: "a", count: before), String(repeating: "b", count: 39 - before)
      )
      for (mark, expanded) in [("かゝ", "かか"), ("カヾ", "カガ"), ("いよ〱", "いよいよ"), ("いよ〳〵", "いよいよ")] {
        #expect(IterationMarkExpander().convert(start + mark + end) == start + expanded + end)
      }
    }
  }

  @Test("Text without marks is unchanged; otherwise only marks change")
  func properties() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let text = RandomText.string(fragments: 40, using: &generator)
      #expect(IterationMarkExpander().convert(text).utf8.elementsEqual(text.utf8))
    }
  }
}
