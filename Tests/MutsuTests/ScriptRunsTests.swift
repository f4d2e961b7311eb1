import TestSupport
import Testing

@testable import Mutsu

/// Tests the words found without any dictionary.
@Suite struct ScriptRunsTests {
  @Test func runsOfOneScript() {
    let cases: [(text: String, words: [Substring], why: String)] = [
      ("東京へ行く。", ["東京", "へ", "行", "く", "。"], "kanji and kana"),
      ("コーヒーを飲む", ["コーヒー", "を", "飲", "む"], "ー belongs to katakana"),
      ("Swift言語 6", ["Swift", "言語", "6"], "Latin, kanji, digits"),
      ("は\u{3099}い", ["は\u{3099}い"], "a combining mark stays with its base"),
      ("！？", ["！", "？"], "punctuation is separate"),
      ("", [], "empty"),
      ("　 \n", [], "white space"),
    ]
    for (text, words, why) in cases { #expect(ScriptRuns.words(of: text) == words, "\(why)") }
  }

  @Test func phrases() {
    let cases: [(text: String, phrases: [Substring], why: String)] = [
      ("東京へ行く。", ["東京へ", "行く。"], "hiragana is joined with the preceding text"),
      ("「東京」へ行く。", ["「東京」へ", "行く。"], "brackets"),
      ("コーヒー、お茶", ["コーヒー、お", "茶"], "all that scripts reveal"),
      ("東京タワーの上", ["東京", "タワーの", "上"], "another script"),
      ("本 を", ["本", "を"], "white space parts"),
      ("アー・ベー", ["アー・", "ベー"], "・ does not begin a line"),
      ("", [], "empty"),
    ]
    for (text, phrases, why) in cases { #expect(ScriptRuns.phrases(of: text) == phrases, "\(why)") }
  }

  @Test func nothingIsLost() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let text = RandomText.string(fragments: 30, using: &generator)
      let words = ScriptRuns.words(of: text)
      #expect(ScriptRuns.phrases(of: text).joined() == words.joined())
      #expect(words.joined() == text.filter { !$0.isWhitespace }, "\(text.debugDescription)")
    }
  }
}
