import Foundation
import JapaneseText
import TestSupport
import Testing

/// Tests that detailed readings survive encoding, and the names of their cases.
@Suite struct DetailedReadingCodingTests {
  @Test func roundTrip() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let reading = tokenizer.detailedReading(of: "日本の学生は私と東京へ行く。鱻")
    #expect(reading.words.contains { !$0.alternatives.isEmpty })
    let data = try JSONEncoder().encode(reading)
    #expect(try JSONDecoder().decode(DetailedReading.self, from: data) == reading)
  }

  /// The names are part of the format of `jptok hiragana --format json`.
  @Test func namesOfCases() {
    #expect(
      ReadingOrigin.allCases.map(\.rawValue) == [
        "kana", "dictionary", "name", "user-dictionary", "number", "homograph-rule",
        "compound-rule", "okurigana-rule", "repetition", "unknown-kanji", "latin-spelling",
        "symbol-spelling", "user-reading",
      ])
    #expect(
      DetailedReading.Alternative.Kind.allCases.map(\.rawValue)
        == ["word", "name", "division", "rule"])
  }
}
