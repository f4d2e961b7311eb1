import TestSupport
import Testing

@testable import JapaneseText

/// Tests the index of overrides by the first character of their words.
@Suite struct OverrideTableTests {
  private func table(_ overrides: String) throws -> OverrideTable? {
    let tokenizer = try Tokenizer(
      dictionary: .directory(MiniDictionary.directory()),
      overrides: ReadingOverrides(text: overrides))
    return OverrideTable(tokenizer.core.overrides, schema: tokenizer.schema)
  }

  /// Returns the words and readings of the candidates for a text that start with its first
  /// character.
  private func candidates(_ table: OverrideTable, _ text: String) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      table.candidates(at: 0, in: bytes).map { table.rows[$0] }
        .filter { $0.word.first == bytes.first && text.utf8.starts(with: $0.word) }
        .map { String(decoding: $0.reading, as: UTF8.self) }
    }
  }

  @Test func orderOfPriority() throws {
    let table = try #require(
      try table(
        """
        山 いち
        山川 に
        山 さん after=川
        山 よん
        山 ご after=川 before=川
        山川海 ろく
        海 なな
        """))
    #expect(candidates(table, "山川海") == ["ロク", "ニ", "ゴ", "サン", "ヨン", "イチ"])
    #expect(candidates(table, "海") == ["ナナ"] && candidates(table, "川") == [])
    #expect(table.hasInnerWords)
  }

  @Test func emptyTables() throws {
    let (none, comment) = (try table(""), try table("# 注"))
    #expect(none == nil && comment == nil, "no table costs nothing")
    #expect(try table("山 やま")?.hasInnerWords == false)
  }

  @Test func stems() throws {
    let rows: [(line: String, word: Int?, reading: Int?, why: String)] = [
      ("開く ひらく", 3, 6, "a verb"), ("辛い つらい", 3, 6, "an adjective"),
      ("美しい うつくしい", 3, 9, "two kana of okurigana: the stem is the kanji's"),
      ("開く ひらき", nil, nil, "another ending"), ("開 ひらく", nil, nil, "no okurigana"),
      ("ひらく ひらく", nil, nil, "no kanji"), ("開く く", nil, nil, "no reading of the stem"),
    ]
    for row in rows {
      let stem = try table(row.line)?.rows.first?.stem
      #expect(stem?.word == row.word && stem?.reading == row.reading, "\(row.why)")
    }
  }

  /// Many overrides: each is found, and no others.
  @Test func everyRowIsInItsBucket() throws {
    var generator = SeededGenerator(seed: 2_503)
    var words: [String] = []
    for _ in 0..<3_000 {
      let scalars = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FA5, using: &generator))
      }
      words.append(String(String.UnicodeScalarView(scalars)))
    }
    let overrides = ReadingOverrides(
      try words.map { word throws in try ReadingOverride(word: word, reading: "か") })
    let plain = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let resolved = ResolvedOverrides(overrides, in: plain.core.dictionary, schema: plain.schema)
    let table = try #require(OverrideTable(resolved, schema: plain.schema))
    var longest = 0
    for word in Set(words) {
      #expect(candidates(table, word).count >= 1)
      Array(word.utf8).withUnsafeBufferPointer {
        longest = max(longest, table.candidates(at: 0, in: $0).count)
      }
    }
    #expect(longest < 40, "buckets are short: \(longest)")
    #expect(candidates(table, "A") == [])
  }
}
