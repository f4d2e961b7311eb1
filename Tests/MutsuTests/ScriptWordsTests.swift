import TestSupport
import Testing
import TextFoundation

@testable import Mutsu

/// Tests the words found without any dictionary.
@Suite struct ScriptWordsTests {
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
    for (text, words, why) in cases { #expect(ScriptWords.words(of: text) == words, "\(why)") }
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
    for (text, phrases, why) in cases {
      #expect(ScriptWords.phrases(of: text) == phrases, "\(why)")
    }
  }

  @Test func nothingIsLost() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let text = RandomText.string(fragments: 30, using: &generator)
      let words = ScriptWords.words(of: text)
      #expect(ScriptWords.phrases(of: text).joined() == words.joined())
      #expect(words.joined() == text.filter { !$0.isWhitespace }, "\(text.debugDescription)")
    }
  }

  /// Divides a text by the properties of its Characters alone.
  private func naiveWords(of text: String) -> [Substring] {
    var words: [Substring] = []
    var isOpen = false
    for index in text.indices where !text[index].isWhitespace {
      let end = text.index(after: index)
      if isOpen, let last = words.last, last.endIndex == index, isWordPart(text[index]),
        script(of: text[index]) == script(of: text[last.startIndex])
      {
        words[words.count - 1] = text[last.startIndex..<end]
      } else {
        words.append(text[index..<end])
      }
      isOpen = isWordPart(text[index])
    }
    return words
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.unicodeScalars.first == "ー"
  }

  private func script(of character: Character) -> Script? {
    let first = character.unicodeScalars.first
    return first == "ー" ? .katakana : first?.script
  }

  @Test func runsAreThoseOfCharacters() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let text = RandomText.string(fragments: 30, using: &generator)
      #expect(ScriptWords.words(of: text) == naiveWords(of: text), "\(text.debugDescription)")
    }
    // Every scalar between letters of three scripts, with marks and joiners.
    for value in UInt32(0)...0x10FFFF where value < 0x3400 || value % 97 == 0 || value > 0xE0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if value > 0xE01EF, value % 997 != 0 { continue }
      let text = "a\(scalar)あ\(scalar)\u{301}ア \(scalar)\(scalar)1"
      #expect(ScriptWords.words(of: text) == naiveWords(of: text), "\(String(value, radix: 16))")
    }
  }
}
