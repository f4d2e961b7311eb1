import EmbeddedDictionary
import Kana
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the words with their readings that a single analysis gives.
@Suite struct WordReaderTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func words(_ text: String, _ options: RomanizationOptions = .init()) -> [WordReading] {
    var words: [WordReading] = []
    let reader = WordReader(tokenizer: tokenizer, romanization: options)
    withUTF8Bytes(of: text) { bytes in reader.read(bytes) { words.append($0) } }
    return words
  }

  @Test func rows() {
    let table: [(text: String, words: [String], why: String)] = [
      ("", [], "empty"), ("。「」 \n", [], "marks only"),
      ("東京へ行きました。", ["とうきょう tōkyō 東京", "へ e へ", "いきました ikimashita 行く"], "a sentence"),
      ("「食べている」", ["たべている tabeteiru 食べる"], "marks are left out"),
      ("3本のABC", ["さんぼん sanbon 3本", "の no の", "ABC ABC ABC"], "a number and letters"),
      ("悪化した", ["あっかした akkashita 悪化する"], "a verbal noun"),
      ("東京\n大阪", ["とうきょう tōkyō 東京", "おおさか ōsaka 大阪"], "two lines"),
    ]
    for row in table {
      let found = words(row.text).map { "\($0.hiragana) \($0.romaji) \($0.baseForm)" }
      #expect(found == row.words, "\(row.why)")
    }
  }

  @Test func categories() {
    let found = words("私は静かに赤い本を読んだ").map(\.partOfSpeech.category)
    #expect(found.first == .pronoun && found.last == .verb)
    #expect(found.contains(.particle) && found.contains(.adjective) && found.contains(.noun))
  }

  /// Every word is romanized as at the start of a line.
  @Test func optionsApplyToEachWord() {
    let found = words(
      "東京へ行った", RomanizationOptions(system: .kunrei, capitalization: .sentences))
    #expect(found.map(\.romaji) == ["Tôkyô", "E", "Itta"])
  }

  /// The words are those of the public function, and their readings join to that of the text.
  @Test func wordsAgreeWithTheText() {
    var failures: [String] = []
    for rows in readerRows {
      let text = rows.rows.joined(separator: "。\n").replacing(" ", with: "")
      let bytes = Array(text.utf8)
      let found = words(text)
      let reading = tokenizer.reading(of: text).text
      let letters = reading.filter { $0.isLetter || $0.isNumber || $0 == "ー" }
      let joined = found.map(\.hiragana).joined().filter { $0.isLetter || $0.isNumber || $0 == "ー" }
      if joined != letters { failures.append("\(rows.why): \(joined), not \(letters)") }
      var end = 0
      for word in found {
        let surface = String(decoding: bytes[word.range], as: UTF8.self)
        if word.range.lowerBound < end || surface.contains("\n") || surface == "。" {
          failures.append("\(rows.why): \(surface)")
        }
        end = word.range.upperBound
      }
    }
    expectNone(failures)
  }
}
