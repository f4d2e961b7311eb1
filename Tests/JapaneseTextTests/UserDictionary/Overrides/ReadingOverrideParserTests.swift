import TestSupport
import Testing

@testable import JapaneseText

/// Tests the text format of overrides and the errors of its lines.
@Suite struct ReadingOverrideParserTests {
  /// An override as comparable text.
  private static func describe(_ override: ReadingOverride) -> String {
    var text = "\(override.word)=\(override.reading)"
    if !override.before.isEmpty { text += " before \(override.before.joined(separator: "|"))" }
    if !override.after.isEmpty { text += " after \(override.after.joined(separator: "|"))" }
    if !override.partsOfSpeech.isEmpty {
      text += " pos \(override.partsOfSpeech.map(\.description).joined(separator: "|"))"
    }
    if let accent = override.accent { text += " accent \(accent)" }
    return text
  }

  private static func overrides(_ text: String) -> [String] {
    do throws(ReadingOverridesError) {
      return try ReadingOverrides(text: text).overrides.map(describe)
    } catch {
      return ["\(error.code) \(error.description)"]
    }
  }

  @Test func lines() {
    let rows: [(text: String, overrides: [String], why: String)] = [
      ("", [], "no lines"), ("\n\r\n\r \t\u{3000}\n", [], "empty lines"),
      ("# 注\n  # 注\n#", [], "comments, also indented"),
      ("行 ぎょう", ["行=ギョウ"], "no line end"), ("行\tギョウ\n", ["行=ギョウ"], "a tab; katakana"),
      ("\u{3000}行 \t\u{3000} ぎょう  \r\n", ["行=ギョウ"], "any number of spaces, CR LF"),
      ("行 ぎょう\r銀 ぎん\r\n\r\n角 つの", ["行=ギョウ", "銀=ギン", "角=ツノ"], "any line end"),
      ("\u{FEFF}行 ぎょう", ["行=ギョウ"], "a byte order mark"),
      ("\u{FEFF}# 注\n行 ぎょう", ["行=ギョウ"], "before a comment"),
      ("行 ぎょう # 注 x=y", ["行=ギョウ"], "a comment after the reading"),
      ("C# しーしゃーぷ", ["C#=シーシャープ"], "# inside a word"),
      ("#️⃣ しゃーぷ", ["#️⃣=シャープ"], "a keycap is another character"),
      ("a=b えー", ["a=b=エー"], "= inside a word"), ("before まえ", ["before=マエ"], "a key as a word"),
      ("行 ｷﾞｮｳ", ["行=ギョウ"], "half-width kana"), ("行 き\u{3099}ょう", ["行=ギョウ"], "a combining mark"),
      ("ヴ ゔー", ["ヴ=ヴー"], "ゔ and ー"), ("東京 トーキョー", ["東京=トーキョー"], "long vowels as given"),
      ("行 ぎょう\n行 くだり", ["行=ギョウ", "行=クダリ"], "the same word twice"),
    ]
    for row in rows { #expect(Self.overrides(row.text) == row.overrides, "\(row.why)") }
  }

  @Test func conditions() {
    let rows: [(text: String, override: String, why: String)] = [
      ("行 ぎょう after=目", "行=ギョウ after 目", "one context"),
      ("行 ぎょう after=目|番号", "行=ギョウ after 目|番号", "two"),
      ("行 ぎょう  after＝目｜番号", "行=ギョウ after 目|番号", "full-width symbols"),
      ("行 ぎょう before=縦 after=目", "行=ギョウ before 縦 after 目", "both sides"),
      ("行 ぎょう after=目 before=縦", "行=ギョウ before 縦 after 目", "in any order"),
      ("x えっくす after==", "x=エックス after =", "= as a context"),
      ("月 るな pos=name", "月=ルナ pos noun.proper", "any name"),
      ("月 るな pos=noun", "月=ルナ pos noun", "a category"),
      ("月 るな pos=noun.place|verb", "月=ルナ pos noun.place|verb", "several"),
      ("月 るな pos=名詞", "月=ルナ pos noun", "the dictionary's name"),
      ("月 るな pos=固有名詞", "月=ルナ pos noun.proper", "its last level"),
      ("月 るな pos=名詞-固有名詞-人名-名", "月=ルナ pos noun.given-name", "all its levels"),
      ("月 るな pos=動詞|形容詞", "月=ルナ pos verb|adjective", "two of them"),
      ("月 るな accent=0", "月=ルナ accent 0", "flat"),
      ("月 るな accent=2 # 注", "月=ルナ accent 2", "the last mora, and a comment"),
      ("行 ぎょう accent=2", "行=ギョウ accent 2", "morae, not kana: ぎょ・う"),
    ]
    for row in rows { #expect(Self.overrides(row.text) == [row.override], "\(row.why)") }
  }

  @Test func errorsHaveACodeAndAPosition() {
    let long = String(repeating: "あ", count: 101)
    let rows: [(text: String, code: String, line: Int, column: Int, fragment: String)] = [
      ("行", "missingReading", 1, 2, "write the word, a space and its reading"),
      ("  行  # 注", "missingReading", 1, 4, "“行” has no reading"),
      ("行 after=目", "missingReading", 1, 2, "has no reading"),
      ("行=ぎょう", "missingReading", 1, 6, "a space"),
      ("# 注\n\n行 くだり\n月", "missingReading", 4, 2, "月"),
      ("# 注\r\r\n月", "missingReading", 3, 2, "月"),
      ("月 月", "invalidReading", 1, 3, "“月” is not kana"),
      ("月 luna", "invalidReading", 1, 3, "hiragana or katakana"),
      ("\u{FEFF}月 るna", "invalidReading", 1, 3, "るna"),
      ("👩‍👩‍👧 か\u{301}", "invalidReading", 1, 3, "not kana"),
      ("月 るゝ", "invalidReading", 1, 3, "not kana"), ("月 る・な", "invalidReading", 1, 3, "not kana"),
      ("大人 気 おとなげ", "invalidReading", 1, 4, "気"),
      ("大人気 おとな げ", "unexpectedField", 1, 9, "“げ” is not a condition"),
      ("月 るな name", "unexpectedField", 1, 6, "before=, after=, pos= or accent="),
      ("月 るな 後=目", "unknownKey", 1, 6, "the key “後” is unknown"),
      ("月 るな After=目", "unknownKey", 1, 6, "write before, after, pos or accent"),
      ("月 るな =目", "unknownKey", 1, 6, "unknown"),
      ("月 るな after=目 after=番", "repeatedKey", 1, 14, "join its values with |"),
      ("月 るな accent=1 accent=1", "repeatedKey", 1, 15, "accent="),
      ("月 るな after=", "missingValue", 1, 6, "after=value"),
      ("月 るな after=目|", "missingValue", 1, 6, "empty value"),
      ("月 るな pos=|noun", "missingValue", 1, 6, "empty value"),
      ("月 るな pos=animal", "unknownPartOfSpeech", 1, 6, "“animal” is unknown"),
      ("月 るな pos=noun|動物", "unknownPartOfSpeech", 1, 6, "動物"),
      ("月 るな accent=3", "invalidAccent", 1, 6, "a number from 0 to 2"),
      ("月 るな accent=-1", "invalidAccent", 1, 6, "0 to 2"),
      ("月 るな accent=x", "invalidAccent", 1, 6, "number of the mora"),
      ("月 るな accent=1|2", "invalidAccent", 1, 6, "number of the mora"),
      ("月 るな accent=99999999999999999999", "invalidAccent", 1, 6, "not an accent"),
      ("か か after=\u{3099}な", "invalidContext", 1, 5, "one character"),
      ("\u{3099} か before=か", "invalidContext", 1, 5, "one character"),
      ("a\u{0}b か", "invalidWord", 1, 1, "control character"),
      ("\(long) か", "tooLong", 1, 1, "more than 100"), ("月 \(long)", "tooLong", 1, 3, "reading"),
      ("月 るな after=\(long)", "tooLong", 1, 6, "context"),
    ]
    for row in rows {
      let error = #expect(throws: ReadingOverridesError.self, "\(row.text)") {
        try ReadingOverrides(text: row.text, path: "r.txt")
      }
      guard let error else { continue }
      #expect(error.code.description == row.code, "\(row.text): \(error)")
      #expect(error.line == row.line && error.column == row.column, "\(row.text): \(error)")
      #expect(error.message.contains(row.fragment), "\(row.text): \(error)")
      #expect(error.description == "r.txt:\(row.line):\(row.column): \(error.message)")
    }
    #expect(Self.overrides(String(long.dropLast()) + " か") != [], "the maximum length")
  }

  @Test func invalidTextHasItsPosition() {
    for bad: [UInt8] in [[0xFF], [0xE3, 0x81], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
      let text = Array("月 るな\n東京".utf8) + bad + Array(" か\n".utf8)
      let error = #expect(throws: ReadingOverridesError.self) {
        try ReadingOverrides(utf8: text, path: "r.txt")
      }
      #expect(error?.code == .invalidUTF8 && error?.line == 2 && error?.column == 3)
      #expect(error?.description.contains("iconv") == true)
    }
  }

  @Test func files() throws {
    let files = try temporaryDirectory()
    let good = try files.write("行 ぎょう\n", to: "good.txt")
    #expect(try ReadingOverrides(contentsOf: good).overrides.map(\.reading) == ["ギョウ"])
    #expect(try ReadingOverrides(contentsOf: files.write("", to: "empty.txt")).isEmpty)
    let bad = try files.write("行 ぎょう\n月", to: "bad.txt")
    let error = #expect(throws: ReadingOverridesError.self) {
      try ReadingOverrides(contentsOf: bad)
    }
    #expect(error?.path == bad && error?.line == 2)
    for path in [files.file("none.txt"), files.path] {
      let error = #expect(throws: ReadingOverridesError.self) {
        try ReadingOverrides(contentsOf: path)
      }
      #expect(error?.code == .fileUnreadable && error?.path == path && error?.line == nil)
      #expect(error?.description.hasPrefix("\(path): ") == true)
    }
  }

  /// Random files are read, or refused with a position inside the file.
  @Test func randomFiles() {
    var generator = SeededGenerator(seed: 2_501)
    let parts = [
      "行", "ぎょう", "ルナ", " ", "\t", "\u{3000}", "\n", "\r\n", "#", "=", "|", "after=", "before=",
      "pos=", "accent=", "noun", "1", "目", "\u{FEFF}", "大人気 おとなげ ",
    ]
    var (read, refused) = (0, 0)
    var failures: [String] = []
    for number in 0..<4_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        bytes += Array((parts.randomElement(using: &generator) ?? "").utf8)
        if number % 4 == 0 {
          bytes += Array(RandomText.string(fragments: 1, using: &generator).utf8)
        }
      }
      if number % 8 == 0, let index = bytes.indices.randomElement(using: &generator) {
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      do throws(ReadingOverridesError) {
        let overrides = try ReadingOverrides(utf8: bytes, path: "r")
        read += overrides.overrides.count
        if overrides.overrides.contains(where: { $0.word.isEmpty || $0.reading.isEmpty }) {
          failures.append("empty: \(bytes)")
        }
      } catch {
        refused += 1
        let lines = String(decoding: bytes, as: UTF8.self).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let line = error.line, let column = error.column, line >= 1, column >= 1 else {
          failures.append("no position: \(error)")
          continue
        }
        if line > lines.count + 2 || error.message.isEmpty { failures.append("\(error)") }
      }
    }
    expectNone(failures)
    #expect(read > 100 && refused > 1_000, "both occur: \(read), \(refused)")
  }
}
