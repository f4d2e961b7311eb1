import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the lines, words and numbers of source files.
@Suite struct SourceLinesTests {
  @Test func linesOfAText() {
    let table: [(text: String, lines: [String], why: String)] = [
      ("", [], "an empty file has no lines"),
      ("a", ["a"], "the last line end is optional"),
      ("a\n", ["a"], "a line end does not start another line"),
      ("a\nb", ["a", "b"], "two lines"),
      ("\n", [""], "an empty line"),
      ("\n\na", ["", "", "a"], "empty lines are counted"),
      ("a\r\nb\r\n", ["a", "b"], "the carriage return belongs to the line end"),
      ("a\r", ["a"], "a carriage return at the end of the file"),
      ("a\r\r\n", ["a\r"], "only one carriage return belongs to the line end"),
      ("a\rb\n", ["a\rb"], "a carriage return inside a line is text"),
      ("\r\n", [""], "only a line end"),
      ("\u{FEFF}a", ["a"], "a byte order mark is skipped"),
      ("\u{FEFF}", [], "only a byte order mark"),
      ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"], "only one byte order mark is skipped"),
      ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"], "a byte order mark in another line is text"),
      ("a\u{2028}b\u{85}c\u{B}d", ["a\u{2028}b\u{85}c\u{B}d"], "other line separators are text"),
    ]
    for row in table {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBytes { buffer in
        var lines = SourceLines(buffer)
        var found: [String] = []
        while let line = lines.next() {
          found.append(buffer.text(in: line))
          #expect(lines.number == found.count, "\(row.why)")
        }
        #expect(found == row.lines, "\(row.why)")
        #expect(lines.next() == nil, "\(row.why): after the end")
      }
    }
  }

  @Test func wordsOfALine() {
    let table: [(text: String, limit: Int, words: [String], why: String)] = [
      ("", .max, [], "nothing"), (" \t ", .max, [], "only blanks"),
      ("a", .max, ["a"], "one word"), ("  a\t\tb  ", .max, ["a", "b"], "blanks around words"),
      ("a b c", 2, ["a", "b"], "at most two"), ("a b c", 0, [], "a limit of zero"),
      ("a b", 5, ["a", "b"], "fewer than the limit"),
      ("a\u{3000}b", .max, ["a\u{3000}b"], "the ideographic space is not a blank"),
      ("a\u{A0}b\rc", .max, ["a\u{A0}b\rc"], "only space and tab separate words"),
      ("東京 都", .max, ["東京", "都"], "characters of several bytes"),
    ]
    for row in table {
      let bytes = Array("x\(row.text)y".utf8)
      bytes.withUnsafeBytes { buffer in
        let words = buffer.words(in: 1..<buffer.count - 1, limit: row.limit)
        #expect(words.map { buffer.text(in: $0) } == row.words, "\(row.why)")
      }
    }
  }

  @Test func decimalNumbers() {
    let table: [(text: String, number: Int?, why: String)] = [
      ("0", 0, "zero"), ("7", 7, "one digit"), ("1234567890", nil, "ten digits"),
      ("999999999", 999_999_999, "nine digits"), ("-999999999", -999_999_999, "nine and a sign"),
      ("-1", -1, "negative"), ("-0", 0, "negative zero"), ("007", 7, "leading zeros"),
      ("+1", nil, "a plus sign"), ("-", nil, "a sign alone"), ("--1", nil, "two signs"),
      ("1-", nil, "a sign at the end"), ("", nil, "nothing"), (" \t", nil, "only blanks"),
      (" 12\t", 12, "blanks around"), ("1 2", nil, "a blank inside"),
      ("- 1", nil, "a blank after the sign"),
      ("1.5", nil, "a fraction"), ("1e3", nil, "an exponent"), ("0x10", nil, "hexadecimal"),
      ("/", nil, "the byte before 0"), (":", nil, "the byte after 9"),
      ("１", nil, "a full-width digit"),
    ]
    for row in table {
      let bytes = Array("5\(row.text)5".utf8)
      bytes.withUnsafeBytes { buffer in
        #expect(buffer.decimal(in: 1..<buffer.count - 1) == row.number, "\(row.why)")
      }
    }
    #expect(UnsafeRawBufferPointer(start: nil, count: 0).decimal(in: 0..<0) == nil)
  }

  @Test func validityOfUTF8() {
    let table: [(bytes: [UInt8], isValid: Bool, why: String)] = [
      ([], true, "nothing"), ([0x61, 0x00], true, "NUL is a character"),
      ([0xE6, 0x9D, 0xB1], true, "three bytes"), ([0xE6, 0x9D], false, "truncated"),
      ([0xF4, 0x8F, 0xBF, 0xBF], true, "the last character"),
      ([0xF4, 0x90, 0x80, 0x80], false, "beyond the last character"),
      ([0xED, 0x9F, 0xBF], true, "before the surrogates"),
      ([0xED, 0xA0, 0x80], false, "a surrogate"),
      ([0xC1, 0xBF], false, "overlong"), ([0x80], false, "a continuation byte"),
    ]
    for row in table {
      // The bytes outside of the range would make it invalid.
      let bytes = [0xFF] + row.bytes + [0xBF]
      bytes.withUnsafeBytes { buffer in
        #expect(buffer.isUTF8(in: 1..<buffer.count - 1) == row.isValid, "\(row.why)")
      }
    }
  }

  /// Blank lines are skipped but counted, and errors name the file and the line.
  @Test func linesOfADefinition() throws {
    let directory = try temporaryDirectory()
    let path = try directory.write("a\n\n \t\nb\r\n\u{3000}\n", to: "x.def")
    var found: [String] = []
    try DefinitionLines.read(FileBytes(path: path)) { bytes, line throws(MeCabError) in
      found.append(bytes.text(in: line))
    }
    #expect(found == ["a", "b", "\u{3000}"])
    expectError(.invalidDefinition, "is wrong", path: path, line: 4, "a line refused by the reader")
    {
      try DefinitionLines.read(FileBytes(path: path)) { bytes, line throws(MeCabError) in
        if bytes.text(in: line) == "b" { throw MeCabError(.invalidDefinition, "is wrong") }
      }
    }
    let wrong = try directory.write(Array("a\nb\n".utf8) + [0xB5, 0x0A], to: "y.def")
    expectError(.unsupportedCharset, "not valid UTF-8", path: wrong, line: 3, "EUC-JP") {
      try DefinitionLines.read(FileBytes(path: wrong)) { _, _ throws(MeCabError) in }
    }
    var count = 0
    try DefinitionLines.read(FileBytes(path: wrong), requiringUTF8: false) {
      _, _ throws(MeCabError) in count += 1
    }
    #expect(count == 3)
    expectError(.dictionaryMissing, "No such file", path: "/no/such.def", "no file") {
      try DefinitionLines.read(FileBytes(path: "/no/such.def")) { _, _ throws(MeCabError) in }
    }
  }
}
