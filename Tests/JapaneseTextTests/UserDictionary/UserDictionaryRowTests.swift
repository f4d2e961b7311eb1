import TestSupport
import Testing

@testable import JapaneseText

/// Tests how the rows of a CSV are read.
@Suite struct UserDictionaryRowTests {
  /// A row as comparable text: its kind, then its values.
  private func describe(_ row: UserDictionaryRow) -> String {
    func text(_ number: Int?) -> String { number.map { String($0) } ?? "-" }
    return switch row {
    case .short(let surface, let reading, let names): "short|\(surface)|\(reading)|\(names)"
    case .full(let surface, let left, let right, let cost, let features):
      "full|\(surface)|\(text(left))|\(text(right))|\(text(cost))|\(features)"
    }
  }

  /// Returns the rows of a CSV with their lines, or the error.
  private func rows(_ csv: [UInt8], path: String? = nil) -> [String] {
    do throws(TokenizerError) {
      return try UserDictionaryRow.parse(csv: csv, path: path).map {
        "\($0.line): \(describe($0.row))"
      }
    } catch {
      return ["error \(error.line ?? 0): \(error.message)"]
    }
  }

  private func row(_ line: String) -> String {
    let row = rows(Array(line.utf8)).first ?? "nothing"
    return row.hasPrefix("1: ") ? String(row.dropFirst(3)) : row
  }

  // MARK: Lines

  @Test func linesHaveTheirNumbers() {
    let csv: [(csv: String, rows: [String], why: String)] = [
      ("", [], "no lines"), ("\n\n", [], "empty lines"), ("# a,あ\n#", [], "comments"),
      ("a,あ", ["1: short|a|ア|[]"], "no line end"),
      ("a,あ\nb,い\n", ["1: short|a|ア|[]", "2: short|b|イ|[]"], "two lines"),
      ("\n#\n\na,あ\n\nb,い", ["4: short|a|ア|[]", "6: short|b|イ|[]"], "all lines are counted"),
      ("\r\na,あ\r\n", ["2: short|a|ア|[]"], "CR LF, also on an empty line"),
      ("a,あ\rb", ["error 1: the reading “あ\rb” is not kana"], "CR alone is text"),
      ("\u{FEFF}a,あ", ["1: short|a|ア|[]"], "a byte order mark"),
      ("\u{FEFF}# a\na,あ", ["2: short|a|ア|[]"], "before a comment"),
      ("\u{FEFF}\n\u{FEFF}a,あ", ["2: short|\u{FEFF}a|ア|[]"], "only in the first line"),
      (" # a,あ", ["1: short|# a|ア|[]"], "a comment begins with the first character"),
      ("a,あ\nb", ["error 2: a row is surface,reading[,part of speech], or a full MeCab row"], "b"),
    ]
    for row in csv { #expect(rows(Array(row.csv.utf8)) == row.rows, "\(row.why)") }
  }

  @Test func invalidTextNamesItsLine() {
    for bad: [UInt8] in [[0xFF], [0xE3, 0x81], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
      let csv = Array("a,あ\n".utf8) + Array("東".utf8) + bad + Array(",ひがし\nb,い".utf8)
      let error = #expect(throws: TokenizerError.self) {
        try UserDictionaryRow.parse(csv: csv, path: "/words.csv")
      }
      #expect(error?.code == .userDictionary && error?.line == 2 && error?.path == "/words.csv")
      // A comment is not decoded.
      #expect(rows(Array("#".utf8) + bad).isEmpty)
    }
  }

  // MARK: Columns

  @Test func columns() {
    let emptyReading =
      "error 1: the reading is empty (a row is surface,reading[,part of speech])"
    let misplacedQuote =
      "error 1: a quoted field is not closed, or continues after its quotation mark "
      + "(write \"a \"\"b\"\"\")"
    let noFeatures =
      "error 1: the row has no features (write them after the cost, or only surface,reading)"
    let lines: [(line: String, row: String, why: String)] = [
      ("東京,とうきょう", "short|東京|トウキョウ|[]", "hiragana"),
      ("東京,トーキョー", "short|東京|トーキョー|[]", "katakana"),
      ("a,ヴゔー・", "error 1: the reading “ヴゔー・” is not kana", "a dot is not kana"),
      ("a,ｶﾅ", "error 1: the reading “ｶﾅ” is not kana", "half-width"),
      ("a,あx", "error 1: the reading “あx” is not kana", "a letter at the end"),
      ("a,あ 漢", "error 1: the reading “あ 漢” is not kana", "a space and a kanji"),
      ("a,\"\"", emptyReading, "an empty reading"),
      ("a,", emptyReading, "an empty last field is a field"),
      ("a,あ,", "short|a|ア|[]", "an empty part of speech"),
      ("a,1,2,3,", noFeatures, "an empty feature"),
      ("a,,,,", noFeatures, "only commas"),
      ("a,1,2,3,d,", "full|a|1|2|3|[\"d\", \"\"]", "an empty last feature is preserved"),
      ("a,1,2,3,d,,", "full|a|1|2|3|[\"d\", \"\", \"\"]", "two of them"),
      (",あ", "error 1: the surface is empty", "an empty surface"),
      ("\"\",あ", "error 1: the surface is empty", "an empty surface in quotes"),
      ("a,あ,名詞", "short|a|ア|[\"名詞\"]", "one name"),
      ("a,あ,名詞-一般", "short|a|ア|[\"名詞\", \"一般\"]", "two names with a hyphen"),
      ("a,あ,名詞,固有名詞-地域", "short|a|ア|[\"名詞\", \"固有名詞\", \"地域\"]", "both"),
      ("a,あ,-", "short|a|ア|[]", "no name at all"),
      ("a,あ,b,c,d", "short|a|ア|[\"b\", \"c\", \"d\"]", "five columns without numbers"),
      ("a,あ,2,3,d", "short|a|ア|[\"2\", \"3\", \"d\"]", "the second column is no number"),
      ("a,1,2,3", "error 1: the reading “1” is not kana", "no features"),
      ("a,1,2,3,d", "full|a|1|2|3|[\"d\"]", "one feature"),
      ("a,1,2,-3,d,*,e", "full|a|1|2|-3|[\"d\", \"*\", \"e\"]", "a negative cost"),
      ("a,,,,d", "full|a|-|-|-|[\"d\"]", "nothing is given"),
      ("a,-1,-1,-1,d", "full|a|-|-|-1|[\"d\"]", "a negative id is none"),
      ("a,0,,0,d", "full|a|0|-|0|[\"d\"]", "zero is an id"),
      ("a,1,x,3,d", "error 1: the reading “1” is not kana", "a column that is no number"),
      ("\"a,b\",あ", "short|a,b|ア|[]", "a comma in the surface"),
      ("\"a\"\"b\",あ", "short|a\"b|ア|[]", "a quotation mark in the surface"),
      ("a,\"あ", misplacedQuote, "a quote that is not closed"),
      ("a,\"あ\"い", misplacedQuote, "text after the closing quote"),
      ("\"a\" ,\"あ\"\t", "short|a|ア|[]", "blanks after the closing quote"),
      ("a,1,2,3,\"x,y\",\"\"\"\"", "full|a|1|2|3|[\"x,y\", \"\\\"\"]", "in features"),
    ]
    for line in lines {
      let found = row(line.line)
      #expect(found == line.row, "\(line.why)")
    }
  }

  /// Every kana of a reading becomes the katakana that Unicode's name says.
  @Test func readingsBecomeKatakana() throws {
    var count = 0
    for code in UInt32(0x3041)...0x30FF {
      guard let scalar = Unicode.Scalar(code), let name = scalar.properties.name,
        name.hasPrefix("HIRAGANA LETTER ") || name.hasPrefix("KATAKANA LETTER ")
      else { continue }
      let row = try UserDictionaryRow.parse(csv: Array("a,\(scalar)".utf8), path: nil).first?.row
      guard case .short(_, let reading, _)? = row else {
        Issue.record("\(name)")
        continue
      }
      count += 1
      let expected = name.replacing("HIRAGANA", with: "KATAKANA")
      #expect(reading.unicodeScalars.map(\.properties.name) == [expected])
    }
    #expect(count == 86 + 90, "ぁ to ゖ, ァ to ヺ")
  }

  /// Rows written by the quoting rules of CSV are read back.
  @Test func writtenRowsAreReadBack() {
    var generator = SeededGenerator(seed: 540)
    let alphabet = ["a", ",", "\"", "東", "𠮷", " ", "#", "-"]
    var failures: [String] = []
    for number in 1..<1_500 {
      var fields = (0..<4).map { _ in
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? ""
        }.joined()
      }
      // Blanks before a field without quotes are skipped; all fields are quoted here.
      let written = fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
      let line = "\(written[0]),\(number),,-\(number),\(written[1...].joined(separator: ","))"
      let surface = fields.removeFirst()
      let expected = "1: full|\(surface)|\(number)|-|-\(number)|\(fields)"
      let found = rows(Array(line.utf8))
      if found != [expected] { failures.append("\(line): \(found)") }
    }
    expectNone(failures)
  }
}
