import TestSupport
import Testing

@testable import JapaneseText

/// Compares the splitting of words at whitespace with a split of the text by Characters.
@Suite struct WhitespaceInWordsTests {
  /// Returns the words of a text in which every item is a word.
  private func split(_ words: [String]) -> [String] {
    withFeatureWords(words.map { "\($0)/記号,一般,*,*,*,*,*,*,*" }, .ipadic) { text in
      text.splitWordsAtWhitespace()
      return text.words.map { String(decoding: text.surface($0), as: UTF8.self) }
    }
  }

  /// Returns the same by Characters; a space with a combining mark is not whitespace.
  private func model(_ words: [String]) -> [String] {
    let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{3000}"]
    return words.flatMap { $0.split { spaces.contains($0) }.map { String($0) } }
  }

  @Test func rows() {
    let table: [(words: [String], split: [String], why: String)] = [
      ([], [], "no words"), (["♪"], ["♪"], "no whitespace"), (["♪　★"], ["♪", "★"], "U+3000"),
      (["♪ ★"], ["♪", "★"], "a space"), (["♪　　★"], ["♪", "★"], "two"),
      (["　♪"], ["♪"], "at the start"), (["♪　"], ["♪"], "at the end"), (["　"], [], "nothing else"),
      (["♪　★　☆"], ["♪", "★", "☆"], "three parts"),
      (["本", "♪　★", "本"], ["本", "♪", "★", "本"], "others"),
      (["♪ \u{301}★"], ["♪ \u{301}★"], "a space with a combining mark"),
      (["♪\u{200D} ★"], ["♪\u{200D}", "★"], "a space after a joiner"),
      (["a b"], ["a", "b"], "letters"), (["♪、★"], ["♪、★"], "U+3001 is not U+3000"),
    ]
    for row in table { #expect(split(row.words) == row.split, "\(row.why)") }
  }

  @Test func randomWords() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 34)
    let characters = [
      " ", "\t", "\n", "\r\n", "　", "♪", "★", "、", "。", "本", "あ", "a", "👨‍👩‍👧", "\u{3099}", "\u{301}",
      "葛\u{E0100}",
    ]
    for _ in 0..<2_000 {
      // A mark would join the word before it.
      let words = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        (0..<Int.random(in: 1...6, using: &generator)).reduce(into: "本") { word, _ in
          word += characters.randomElement(using: &generator) ?? ""
        }
      }
      let found = split(words)
      if found != model(words) { failures.append("\(words): \(found)") }
    }
    expectNone(failures)
  }

  /// The parts of a word have its entry, but no reading; whole words are unchanged.
  @Test func propertiesOfParts() {
    let items = ["♪　★/記号,一般,*,*,*,*,♪,キゴウ,キゴー", "本/名詞,一般,*,*,*,*,本,ホン,ホン"]
    withFeatureWords(items, .ipadic) { text in
      for index in text.words.indices {
        text.words[index].reading = text.words[index].entry.reading
      }
      text.splitWordsAtWhitespace()
      #expect(text.words.map(\.start) == [0, 6, 9])
      #expect(text.words.map(\.end) == [3, 9, 12])
      #expect(text.words.map(\.reading.isEmpty) == [true, true, false])
      #expect(text.words[0].entry.feature == text.words[1].entry.feature)
      #expect(text.words[0].intersects(.symbol) && text.words[2].intersects(.noun))
      #expect(text.words[1].scripts == .other, "scripts are those of the part")
    }
  }
}
