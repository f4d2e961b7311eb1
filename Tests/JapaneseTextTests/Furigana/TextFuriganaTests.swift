import EmbeddedDictionary
import Foundation
import Kana
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the furigana of whole texts, with a dictionary and without one.
@Suite struct TextFuriganaTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func sentences() {
    let table: [(text: String, word: String, kanji: String, why: String)] = [
      ("", "", "", "empty"), ("ひらがなとABC。", "ひらがなとABC。", "ひらがなとABC。", "no kanji"),
      (
        "昨日は学校を休んだ", "昨日[きのう]は学校[がっこう]を休[やす]んだ", "昨日[きのう]は学[がっ]校[こう]を休[やす]んだ",
        "the example of the documentation"
      ),
      ("大人と子供", "大人[おとな]と子供[こども]", "大人[おとな]と子[こ]供[ども]", "a shared reading"),
      ("人々の食べ物", "人々[ひとびと]の食[た]べ物[もの]", "人[ひと]々[びと]の食[た]べ物[もの]", "々 and okurigana"),
      ("三本の木", "三[さん]本[ぼん]の木[き]", "三[さん]本[ぼん]の木[き]", "a number"),
      ("東京\n京都\r\n", "東京[とうきょう]\n京都[きょうと]\r\n", "東[とう]京[きょう]\n京[きょう]都[と]\r\n", "lines"),
      ("「雨」", "「雨[あめ]」", "「雨[あめ]」", "marks"),
    ]
    for row in table {
      #expect(tokenizer.furigana(row.text).brackets() == row.word, "\(row.why)")
      let byKanji = tokenizer.furigana(row.text, options: FuriganaOptions(grouping: .kanji))
      #expect(byKanji.brackets() == row.kanji, "\(row.why)")
    }
  }

  /// Every segment with a reading has kanji, and its reading is the same text in each syllabary.
  @Test func syllabariesHaveTheSameSegments() {
    var generator = SeededGenerator(seed: 56)
    var failures: [String] = []
    let texts =
      ReadingSentence.all.prefix(200).map(\.text)
      + (0..<200).map { _ in RandomText.prose(words: 10, using: &generator) }
    for text in texts {
      for grouping in FuriganaOptions.Grouping.allCases {
        let hiragana = tokenizer.furigana(text, options: FuriganaOptions(grouping: grouping))
        let katakana = tokenizer.furigana(
          text, options: FuriganaOptions(grouping: grouping, syllabary: .katakana))
        let expected = hiragana.map { segment in
          FuriganaSegment(
            utf8Range: segment.utf8Range, base: segment.base,
            reading: segment.reading.map { reading in
              String(
                String.UnicodeScalarView(
                  reading.unicodeScalars.map { scalar in
                    0x3041...0x3096 ~= scalar.value
                      ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
                  }))
            })
        }
        if katakana != expected { failures.append("\(text): \(katakana.brackets())") }
        for segment in hiragana where segment.reading != nil {
          if !segment.base.unicodeScalars.contains(where: { $0.value.isKanji }) {
            failures.append("\(text): \(segment.base)")
          }
        }
      }
    }
    expectNone(failures)
  }

  /// The kana of a text with its readings in place of the bases are its reading.
  @Test func readingsJoinToTheReadingOfTheText() {
    var failures: [String] = []
    for sentence in ReadingSentence.all {
      for grouping in FuriganaOptions.Grouping.allCases {
        let segments = tokenizer.furigana(
          sentence.text, options: FuriganaOptions(grouping: grouping))
        let kana = segments.map { $0.reading ?? $0.base }.joined()
        // Kana outside of kanji stay as written; kanji are never left.
        let isComplete = !kana.unicodeScalars.contains { $0.value.isCJKIdeograph }
        let reading = tokenizer.reading(of: kana).text
        if !isComplete || reading != sentence.reading {
          failures.append("\(sentence.text): \(kana), not \(sentence.reading)")
        }
      }
    }
    expectNone(failures)
  }

  /// Segments of a text of several chunks are at their offsets in the text.
  @Test func aLongText() {
    let sentence = "昨日は学校を休んだ。"
    let count = 600_000 / sentence.utf8.count
    let one = tokenizer.furigana(sentence)
    let segments = tokenizer.furigana(String(repeating: sentence, count: count))
    let readings = segments.compactMap { $0.reading }
    #expect(readings.count == count * one.compactMap(\.reading).count)
    let starts = segments.filter { $0.reading == "きのう" }.map(\.utf8Range.lowerBound)
    #expect(starts == (0..<count).map { $0 * sentence.utf8.count })
  }

  @Test func knownKanjiAndOverrides() {
    let text = "私の本気は東京都庁"
    let known = FuriganaOptions(grouping: .kanji, knownKanji: KanjiSet("私本東京都"))
    #expect(tokenizer.furigana(text, options: known).brackets() == "私の本｜気[き]は東京都｜庁[ちょう]")
    let given = FuriganaText(brackets: "｜私[わたくし]の本気[まじ]は東京都庁").segments
    #expect(
      tokenizer.furigana(text, overriding: given).brackets()
        == "私[わたくし]の本気[まじ]は東京[とうきょう]都庁[とちょう]")
    #expect(tokenizer.furigana(text, overriding: []) == tokenizer.furigana(text))
  }

  @Test func withoutADictionary() {
    func brackets(_ text: String, _ grouping: FuriganaOptions.Grouping = .word) -> String {
      TextAnnotator(tokenizer: nil, options: FuriganaOptions(grouping: grouping))
        .segments(of: text).brackets()
    }
    #expect(brackets("山の川") == "山[やま]の川[かわ]")
    #expect(brackets("雑誌") == "雑誌[ざっし]" && brackets("雑誌", .kanji) == "雑[ざっ]誌[し]")
    #expect(brackets("食べる") == "食[た]べる")
    #expect(brackets("") == "" && brackets("かな") == "かな")
  }

  /// An annotator may be used again: words of the preceding text are removed.
  @Test func annotatorsAreReused() {
    let annotator = TextAnnotator(tokenizer: tokenizer, options: FuriganaOptions())
    for text in ["昨日は学校を休んだ", "雨", "", "昨日は学校を休んだ"] {
      #expect(annotator.segments(of: text) == tokenizer.furigana(text), "\(text)")
    }
  }

  // MARK: Values

  @Test func segmentsAreValues() throws {
    let segment = FuriganaSegment(utf8Range: 3..<9, base: "東京", reading: "とうきょう")
    #expect(segment.range(in: "の東京").lowerBound.utf16Offset(in: "の東京") == 1)
    #expect(FuriganaSegment(utf8Range: 0..<3, base: "東", reading: "").reading == nil)
    #expect(FuriganaSegment(utf8Range: 0..<3, base: "東", reading: " ").reading == " ")
    for text in ["", "の", "の東"] {
      let range = segment.range(in: text)
      #expect(range.upperBound <= text.endIndex && range.lowerBound <= range.upperBound, "\(text)")
    }
    for options in [
      FuriganaOptions(),
      FuriganaOptions(grouping: .kanji, syllabary: .katakana, knownKanji: KanjiSet("東京")),
    ] {
      let data = try JSONEncoder().encode(options)
      #expect(try JSONDecoder().decode(FuriganaOptions.self, from: data) == options)
    }
    let text = FuriganaText(aozora: "昨日｜東京都《とうきょうと》へ")
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(FuriganaText.self, from: data) == text)
  }
}
