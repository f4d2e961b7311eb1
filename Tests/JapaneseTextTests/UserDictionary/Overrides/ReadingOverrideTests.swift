import TestSupport
import Testing

@testable import JapaneseText

/// Tests overrides that a program creates, and the words added to the dictionary.
@Suite struct ReadingOverrideTests {
  @Test func valuesAreNormalized() throws {
    let override = try ReadingOverride(
      word: "行", reading: "ぎょう", before: ["縦"], after: ["目"],
      partsOfSpeech: [PartOfSpeech(category: .noun)], accent: 1)
    #expect(override.word == "行" && override.reading == "ギョウ" && override.accent == 1)
    #expect(override.before == ["縦"] && override.after == ["目"] && override.conditionCount == 3)
    let parsed = try ReadingOverrides(text: "行 ｷﾞｮｳ before=縦 after=目 pos=noun accent=1")
    #expect(parsed.overrides == [override], "the same as a line")
    #expect(try ReadingOverride(word: "行", reading: "ギョウ").conditionCount == 0)
  }

  @Test func wrongValues() {
    typealias Values = (String, String, [String], [String], Int?)
    let rows: [(values: Values, code: ReadingOverridesError.Code)] = [
      (("", "か", [], [], nil), .invalidWord), (("a b", "か", [], [], nil), .invalidWord),
      (("a\u{3000}", "か", [], [], nil), .invalidWord), (("a", "", [], [], nil), .missingReading),
      (("a", "b", [], [], nil), .invalidReading), (("a", "か", [""], [], nil), .missingValue),
      (("a", "か", [], ["b", ""], nil), .missingValue),
      (("a", "か", [], ["b c"], nil), .invalidContext),
      (("a", "か", [], ["\u{301}"], nil), .invalidContext), (("a", "か", [], [], 2), .invalidAccent),
      (("a", "か", [], [], -1), .invalidAccent),
      ((String(repeating: "a", count: 101), "か", [], [], nil), .tooLong),
    ]
    for (values, code) in rows {
      let error = #expect(throws: ReadingOverridesError.self, "\(values)") {
        try ReadingOverride(
          word: values.0, reading: values.1, before: values.2, after: values.3, accent: values.4)
      }
      #expect(error?.code == code, "\(values): \(String(describing: error))")
      #expect(error?.line == nil && error?.path == nil && error?.description == error?.message)
    }
  }

  @Test func listsAreJoined() throws {
    var all = ReadingOverrides()
    let comment = try ReadingOverrides(text: "# 注")
    #expect(all.isEmpty && all == comment)
    all.append(try ReadingOverrides(text: "行 ぎょう"))
    all.append(try ReadingOverrides(text: "行 くだり"))
    #expect(all.overrides.map(\.reading) == ["ギョウ", "クダリ"])
  }

  /// Words with kanji that the dictionary lacks are words of the tokenizer; no others are added.
  @Test func addedWords() throws {
    let directory = try MiniDictionary.directory()
    func words(_ overrides: String, _ text: String) throws -> [String] {
      try Tokenizer(
        dictionary: .directory(directory), overrides: ReadingOverrides(text: overrides)
      ).tokens(in: text).map { $0.isUnknown ? "\($0.surface)?" : String($0.surface) }
    }
    let rows: [(overrides: String, text: String, isAdded: Bool, why: String)] = [
      ("令和 れいわ", "令和へ行く", true, "kanji the dictionary lacks"),
      ("令和町 れいわちょう pos=noun.place", "令和町へ行く", true, "with a part of speech"),
      ("令和 れいわ pos=verb", "令和へ行く", false, "a word that conjugates cannot be added"),
      ("令和 れいわ after=へ", "令和へ行く", false, "only in a context"),
      ("東京 ひがしきょう", "東京へ行く", false, "the dictionary has it"),
      ("令 れい", "令和へ行く", false, "one character"), ("へい へい", "東京へいく", false, "no kanji"),
      ("# 注", "令和へ行く", false, "no overrides"),
    ]
    for row in rows {
      let plain = try words("", row.text)
      let found = try words(row.overrides, row.text)
      let word = String(row.overrides.prefix { $0 != " " })
      #expect((found != plain) == row.isAdded, "\(row.why): \(found)")
      if row.isAdded { #expect(found.contains(word), "\(row.why): \(found)") }
    }
    let tokenizer = try Tokenizer(
      dictionary: .directory(directory), userDictionaries: [.csv("平成,へいせい")],
      overrides: ReadingOverrides(text: "令和 りょうわ\n令和 れいわ"))
    #expect(tokenizer.words(in: "令和と平成") == ["令和", "と", "平成"], "beside user dictionaries")
    #expect(tokenizer.tokens(in: "令和")[0].reading == "レイワ", "the later line")
  }

  @Test func entriesAreFound() throws {
    let tokenizer = try Tokenizer(
      dictionary: .directory(MiniDictionary.directory()),
      overrides: ReadingOverrides(text: "東京 とうきょう\n東京 ひがしきょう\n令和 れいわ"))
    let rows = tokenizer.core.overrides.rows
    #expect(rows.map { $0.feature != nil } == [true, false, false])
    let none = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    #expect(none.core.overrides.rows.isEmpty)
  }
}
