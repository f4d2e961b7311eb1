import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Tests the passes of reading analysis other than the homograph rules, each alone.
@Suite struct ReadingPassTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns the readings of a line's words after `pass`; "-" for a word without one.
  private func readings(
    _ line: String, _ pass: (inout AnalyzedText, inout KanaArena) -> Void
  ) -> String {
    var arena = KanaArena()
    var found: [String] = []
    let texts = ChunkAnalyzer(core: tokenizer.core)
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      texts.analyze(bytes, rules: { pass(&$0, &arena) }) { text in
        found = text.words.map {
          $0.reading.isEmpty ? "-" : String(decoding: $0.reading, as: UTF8.self)
        }
      }
    }
    return found.joined(separator: " ")
  }

  @Test func kanaAreSpelledAsWritten() {
    let rows: [(text: String, readings: String, why: String)] = [
      ("ぢ", "ヂ", "ぢ is not じ"), ("ヴァイオリン", "ヴァイオリン", "ヴ is not ブ"),
      ("こんにちは", "コンニチハ", "は stays"), ("東京", "トウキョウ", "kanji by the dictionary"),
      ("。", "-", "marks are not read"), ("ABC", "-", "nor are letters"),
      ("々", "-", "nor a mark that repeats nothing"), ("食べ", "タベ", "mixed words by the dictionary"),
    ]
    for row in rows {
      let found = readings(row.text) { _ = KanaSpelling.apply(to: &$0, &$1) }
      #expect(found == row.readings, "\(row.why)")
    }
  }

  @Test func signsBeforeADigitThatEndsTheText() {
    let rows: [(text: String, kana: String)] = [
      ("￥５", "ごえん"), ("＋５", "ぷらすご"), ("−５", "まいなすご"), ("−5", "まいなすご"), ("５", "ご"),
    ]
    for row in rows {
      #expect(tokenizer.reading(of: row.text).text == row.kana, "\(row.text)")
    }
  }

  @Test func marksOfRepetition() {
    let apply = { (text: inout AnalyzedText, arena: inout KanaArena) in
      _ = KanaSpelling.apply(to: &text, &arena)
      RepeatedKanji.apply(to: &text, &arena)
    }
    let rows: [(text: String, readings: String, why: String)] = [
      ("猫々", "ネコ ネコ", "the kanji before"), ("々", "-", "nothing before"),
      ("あ々", "ア -", "kana before"),
      ("。々", "- -", "a mark before"), ("猫 々", "ネコ -", "a gap between"),
    ]
    for row in rows { #expect(readings(row.text, apply) == row.readings, "\(row.why)") }
  }

  @Test func okuriganaTooLong() {
    let apply = { (text: inout AnalyzedText, arena: inout KanaArena) in
      _ = KanaSpelling.apply(to: &text, &arena)
      OverlongOkurigana.apply(to: &text)
    }
    let rows: [(text: String, readings: String, why: String)] = [
      ("左りに", "ヒダ リ ニ", "the kana is in the kanji's reading"),
      ("左に", "ヒダリ ニ", "there is none"), ("左 り", "ヒダリ リ", "a gap between"),
      ("左を", "ヒダリ ヲ", "another kana"), ("今まだ", "イマ マダ", "a word"),
      ("涙だ", "ナミダ ダ", "the copula"), ("人と", "ヒト ト", "a particle"),
      ("空らしい", "ソラ ラシイ", "an auxiliary verb"),
    ]
    for row in rows { #expect(readings(row.text, apply) == row.readings, "\(row.why)") }
  }
}
