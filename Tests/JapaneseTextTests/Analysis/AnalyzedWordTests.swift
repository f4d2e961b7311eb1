import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests words as the rules process them, the storage of their kana, and the word finder.
@Suite struct AnalyzedWordTests {
  private let tokenizer: Tokenizer
  private let fixture: AnalysisFixture

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    fixture = AnalysisFixture(tokenizer)
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Texts

  @Test func neighbors() {
    fixture.analyze("東京へ行く 猫も") { text in
      let words = text.words.map { self.text(text.surface($0)) }
      #expect(words == ["東京", "へ", "行く", "猫", "も"])
      let rows: [(index: Int, distance: Int, expected: Int?)] = [
        (0, 1, 1), (0, 2, 2), (0, 3, nil), (1, -1, 0), (2, -2, 0), (0, -1, nil), (2, 1, nil),
        (3, -1, nil), (3, 1, 4), (4, 1, nil), (4, -2, nil), (0, 9, nil), (4, -9, nil),
      ]
      for row in rows {
        #expect(
          text.neighbor(of: row.index, distance: row.distance) == row.expected,
          "\(row.index) and \(row.distance)")
      }
      #expect(!text.touchesPrevious(0) && text.touchesPrevious(1) && !text.touchesPrevious(3))
      #expect(self.text(text.surface(at: 1)) == "へ")
      #expect(text.surface(at: -1).isEmpty && text.surface(at: 5).isEmpty)
    }
  }

  @Test func comparisons() {
    withUTF8Bytes(of: "東京都") { bytes in
      #expect(bytes.equals("東京都") && !bytes.equals("東京") && !bytes.equals("東京都庁"))
      #expect(!bytes.equals("東京市") && !bytes.equals(""))
      #expect(bytes.hasPrefix("東京") && bytes.hasPrefix("") && bytes.hasPrefix("東京都"))
      #expect(!bytes.hasPrefix("京") && !bytes.hasPrefix("東京都庁"))
      #expect(bytes.hasSuffix("京都") && bytes.hasSuffix("") && bytes.hasSuffix("東京都"))
      #expect(!bytes.hasSuffix("東京") && !bytes.hasSuffix("大東京都"))
      #expect(bytes.isOne(of: ["京都", "東京都"]) && !bytes.isOne(of: ["京都"]))
      #expect(!bytes.isOne(of: []))
    }
    #expect(
      KanaBytes.none.equals("") && KanaBytes.none.hasPrefix("") && !KanaBytes.none.equals("あ"))
  }

  @Test func wordsThatACharacterSpansHaveNoReading() {
    fixture.analyze("東京\u{301}へ") { text in
      #expect(text.words.count == 2)
      #expect(text.words[0].traits.contains(.merged) && text.words[0].reading.isEmpty)
      #expect(text.words[0].pronunciation.isEmpty)
      #expect(!text.words[1].traits.contains(.merged) && !text.words[1].reading.isEmpty)
    }
  }

  // MARK: Kana

  @Test func arenas() {
    var arena = KanaArena()
    var copies: [(KanaBytes, String)] = []
    // More than one chunk, with strings larger than a chunk among them.
    for index in 0..<3_000 {
      let kana = String(repeating: index.isMultiple(of: 2) ? "カ" : "サン", count: index % 9 + 1)
      copies.append((arena.copy(Array(kana.utf8)), kana))
    }
    let large = String(repeating: "ア", count: 20_000)
    copies.append((arena.copy(Array(large.utf8)), large))
    copies.append((arena.copy(Array("イ".utf8)), "イ"))
    let joined = arena.join(copies[0].0, copies[1].0)
    #expect(text(joined) == "カサンサン", "\(text(joined))")
    #expect(copies.allSatisfy { text($0.0) == $0.1 }, "addresses stay good")
    #expect(
      text(arena.join(.none, copies[0].0)) == "カ" && text(arena.join(copies[0].0, .none)) == "カ")
    #expect(arena.join(.none, .none).isEmpty && arena.copy([UInt8]()).isEmpty)
    arena.reset()
    #expect(text(arena.copy(Array("ウ".utf8))) == "ウ")
    arena.reset()
    arena.reset()
    #expect(text(arena.copy(Array(large.utf8))) == large)
  }

  @Test func kanaOfTables() {
    #expect(text(KanaBytes("カナ")) == "カナ" && KanaBytes("").isEmpty && KanaBytes.none.isEmpty)
    var arena = KanaArena()
    for (kana, katakana) in [
      ("ひらがな", "ヒラガナ"), ("カタカナ", "カタカナ"), ("ゔー", "ヴー"), ("ぁゖ", "ァヶ"), ("", ""), ("漢a", "漢a"),
    ] {
      #expect(withUTF8Bytes(of: kana) { text(arena.katakana(of: $0)) } == katakana)
    }
  }

  // MARK: Without a dictionary

  @Test func runsOfOneScriptAreWords() {
    let fixture = AnalysisFixture(nil)
    let rows: [(text: String, words: [String], why: String)] = [
      ("", [], "nothing"), ("東京へ行くABCと。", ["東京", "へ", "行", "く", "ABC", "と", "。"], "scripts"),
      ("カタカナひらがな", ["カタカナ", "ひらがな"], "the two kana"),
      ("コーヒーABC123", ["コーヒー", "ABC123"], "letters and digits"),
      ("。。「", ["。", "。", "「"], "marks one by one"), ("a b　c\t", ["a", "b", "c"], "white space"),
      ("人々〆", ["人々〆"], "marks that represent kanji"), ("ﾊﾟﾝ", ["ﾊﾟﾝ"], "half-width kana"),
      ("👨‍👩‍👧👍🏽", ["👨‍👩‍👧", "👍🏽"], "emoji"), ("か\u{301}き", ["か\u{301}き"], "a mark is part of its kana"),
    ]
    for row in rows { #expect(fixture.surfaces(row.text) == row.words, "\(row.why)") }
    fixture.analyze("東。") { text in
      #expect(text.words[0].traits == [.other, .unknown] && text.words[1].traits == .symbol)
      #expect(text.words.allSatisfy { $0.reading.isEmpty && $0.entry.baseForm.isEmpty })
    }
  }

  @Test func kanaAreReadWithoutADictionary() {
    let reader = TextReader(tokenizer: nil, options: ReadingOptions())
    let rows: [(text: String, reading: String, why: String)] = [
      ("カタカナとひらがな", "かたかなとひらがな", "kana"), ("ﾊﾟﾝ", "ぱん", "half-width"),
      ("ABC、…", "ABC、…", "what has no reading"), (" \n\r\n", " \n\r\n", "white space"),
      ("", "", "nothing"),
      ("バナヽ", "ばなな", "marks of repetition"),
    ]
    for row in rows { #expect(reader.reading(of: row.text).text == row.reading, "\(row.why)") }
    var generator = SeededGenerator(seed: 50)
    for _ in 0..<600 {
      let text = TextPreparationTests.randomText(using: &generator)
      let reading = reader.reading(of: text)
      #expect(reading.segments.last?.source.upperBound ?? 0 == text.utf8.count)
      #expect(reading.segments.last?.output.upperBound ?? 0 == reading.text.utf8.count)
    }
  }

  @Test func wordsLoseNothing() {
    let fixtures = [fixture, AnalysisFixture(nil)]
    var generator = SeededGenerator(seed: 51)
    var failures: [String] = []
    for _ in 0..<1_000 {
      let text = RandomText.scalars(count: 12, using: &generator).filter { !$0.isNewline }
      for fixture in fixtures {
        if let fault = fixture.fault(in: text) {
          failures.append("\(text.debugDescription): \(fault)")
        }
      }
    }
    expectNone(failures)
  }
}
