import EmbeddedDictionary
import JapaneseText
import Kana
import TestSupport
import Testing
import TextFoundation

/// Compares ways of romanizing a text that must give the same letters.
@Suite struct RomajiBatchTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func texts(_ seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let kana = ["っ", "ッ", "っっ", "・", "ー", "ん", "う", "お", "は", "へ", "を", "ゃ", "さん", "様", "田中"]
    var texts = (0..<150).flatMap { _ in
      [
        RandomText.string(fragments: 20, using: &generator),
        RandomText.prose(words: 20, using: &generator),
        (0..<10).reduce(into: "") { text, _ in
          text += kana.randomElement(using: &generator) ?? ""
        },
      ]
    }
    texts += phraseRows.map { $0.rows.joined(separator: "。") }
    return texts
  }

  /// With a space as separator, words are romanized in batches; with another one, singly.
  @Test func batchesGiveTheSameLetters() {
    var failures: [String] = []
    for text in texts(51) {
      for system in [RomanizationSystem.hepburn, .kunrei, .wapuro] {
        let batched = tokenizer.romanized(
          text, options: RomanizationOptions(system: system, hyphenatesNameSuffixes: true))
        let single = tokenizer.romanized(
          text,
          options: RomanizationOptions(
            system: system, wordSeparator: "\u{2}", hyphenatesNameSuffixes: true)
        ).replacing("\u{2}", with: " ")
        if batched != single {
          failures.append("\(system) \(text.debugDescription)\n  \(batched)\n  \(single)")
        }
      }
    }
    expectNone(failures)
  }

  @Test func capitalsChangeNothingElse() {
    var failures: [String] = []
    for text in texts(52) {
      let plain = tokenizer.romanized(text)
      for capitalization in [RomanizationOptions.Capitalization.sentences, .properNouns] {
        let capitals = tokenizer.romanized(
          text, options: RomanizationOptions(capitalization: capitalization))
        if capitals.lowercased() != plain.lowercased() {
          failures.append("\(capitalization) \(text.debugDescription)\n  \(capitals)\n  \(plain)")
        }
      }
    }
    expectNone(failures)
  }

  /// A hyphen before a suffix replaces a space, and nothing else changes.
  @Test func hyphensReplaceSpaces() {
    var failures: [String] = []
    for text in texts(53) {
      let plain = tokenizer.romanized(text)
      let hyphenated = tokenizer.romanized(
        text, options: RomanizationOptions(hyphenatesNameSuffixes: true))
      let differs =
        plain.unicodeScalars.count != hyphenated.unicodeScalars.count
        || zip(plain.unicodeScalars, hyphenated.unicodeScalars)
          .contains { $0 != $1 && !($0 == " " && $1 == "-") }
      if differs { failures.append("\(text.debugDescription)\n  \(plain)\n  \(hyphenated)") }
    }
    expectNone(failures)
    #expect(
      tokenizer.romanized("田中さん", options: RomanizationOptions(hyphenatesNameSuffixes: true))
        == "tanaka-san")
  }

  /// A text in two segments continues its sentence and its quotation.
  @Test func segmentsContinueTheText() {
    func romaji(_ segments: [(text: String, continues: Bool)]) -> String {
      let romanizer = TextRomanizer(
        tokenizer: tokenizer, options: RomanizationOptions(capitalization: .sentences))
      var output = ByteBuffer(minimumCapacity: 64)
      for segment in segments {
        withUTF8Bytes(of: segment.text) {
          romanizer.append($0, continuesText: segment.continues, to: &output)
        }
      }
      return output.text
    }
    #expect(romaji([("東京、", false), ("大阪", true)]) == "Tōkyō, ōsaka")
    #expect(romaji([("東京、", false), ("大阪", false)]) == "Tōkyō,Ōsaka", "a line of its own")
    #expect(romaji([("東京。", false), ("大阪", true)]) == "Tōkyō. Ōsaka", "a new sentence")
    #expect(romaji([("東京\n", false), ("大阪", true)]) == "Tōkyō\nŌsaka", "a new line")
    #expect(romaji([("「東京", false), ("」と", true)]) == "\"Tōkyō\" to")
    #expect(
      romaji([("彼は\"", false), ("東京\"と", true)]) == "Kare wa \"tōkyō\" to", "an open quotation")
    #expect(romaji([("彼は\"", false), ("東京\"と", false)]) == "Kare wa \"Tōkyō \"to", "a new one")
  }
}
