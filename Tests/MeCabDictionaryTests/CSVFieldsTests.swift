import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the division of lines into CSV fields by the rules of MeCab's `tokenizeCSV`.
@Suite struct CSVFieldsTests {
  private static func fields(_ text: String) -> [String] {
    CSVFields.all(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func fieldsOfALine() {
    let table: [(text: String, fields: [String], why: String)] = [
      ("", [], "an empty line has no fields"),
      ("a", ["a"], "one field"),
      ("a,b", ["a", "b"], "two fields"),
      ("a,", ["a"], "a final comma does not start a field"),
      (",", [""], "an empty field before the final comma"),
      (",,", ["", ""], "two empty fields before the final comma"),
      (",a", ["", "a"], "an empty first field"),
      ("a,,b", ["a", "", "b"], "an empty field in the middle"),
      (" ", [""], "only a blank: the field is empty"),
      ("a, ", ["a", ""], "a blank after the final comma starts an empty field"),
      (" \t a", ["a"], "spaces and tabs before a field are skipped"),
      ("\u{3000}a", ["\u{3000}a"], "the ideographic space is not a blank"),
      ("\u{B}a", ["\u{B}a"], "the vertical tab is not a blank"),
      ("a \t,b", ["a \t", "b"], "blanks after a field belong to it"),
      ("a b,c", ["a b", "c"], "blanks inside a field"),
      ("東京,都", ["東京", "都"], "characters of several bytes"),
    ]
    for row in table {
      #expect(Self.fields(row.text) == row.fields, "\(row.why)")
    }
  }

  /// Files that people write may end a row with an empty field, which MeCab does not have.
  @Test func emptyLastFieldOnRequest() {
    let table: [(text: String, fields: [String], why: String)] = [
      ("", [], "an empty line has no fields"), ("a", ["a"], "no comma"),
      ("a,", ["a", ""], "one empty field"), (",", ["", ""], "two empty fields"),
      ("a,,", ["a", "", ""], "two empty fields after the first"),
      ("a, ", ["a", ""], "a blank is an empty field for MeCab too"),
      ("\"a\",", ["a", ""], "after quotes"), ("\"a,", ["a,"], "a comma inside quotes"),
    ]
    for row in table {
      let fields = CSVFields.all(Array(row.text.utf8), includingEmptyLast: true)
      #expect(fields.map { String(decoding: $0, as: UTF8.self) } == row.fields, "\(row.why)")
    }
  }

  @Test func misplacedQuotes() {
    let table: [(text: String, isValid: Bool, why: String)] = [
      ("", true, "an empty line"), ("a,b", true, "no quotes"), (#""a","b""#, true, "closed"),
      (#""a""b""#, true, "a doubled quote"), (#""a" ,"b" "#, true, "blanks after the quote"),
      (#"a"b,c"#, true, "a quote inside a field without quotes"), (#""""#, true, "empty"),
      (#"""#, false, "an opening quote alone"), (#"a,"b"#, false, "not closed"),
      (#""a""#, true, "one field"), (#""a"b,c"#, false, "text after the quote"),
      (#"x,"a"b"#, false, "in the last field"),
      (#""a"",b"#, false, "a doubled quote does not close"),
    ]
    for row in table {
      #expect(CSVFields.hasValidQuotes(Array(row.text.utf8)) == row.isValid, "\(row.why)")
    }
  }

  @Test func quotedFields() {
    let table: [(text: String, fields: [String], why: String)] = [
      (#""a""#, ["a"], "quotes are removed"),
      (#""""#, [""], "an empty quoted field"),
      (#"""#, [""], "an opening quote alone"),
      (#""a"#, ["a"], "a quote that is never closed ends with the line"),
      (#""a,b"#, ["a,b"], "an unclosed quote includes the commas"),
      (#""a,b",c"#, ["a,b", "c"], "a comma inside quotes"),
      (#""a""b""#, [#"a"b"#], "a doubled quote"),
      (#""""""#, [#"""#], "only a doubled quote"),
      (#""""a""#, [#""a"#], "a doubled quote at the start"),
      (#""a""""#, [#"a""#], "a doubled quote at the end"),
      (#""""""""#, [#""""#], "two doubled quotes"),
      (#"""""#, [#"""#], "a doubled quote in a field that is never closed"),
      (#""a"b,c"#, ["a", "c"], "text after the closing quote is ignored"),
      (#""a" ,c"#, ["a", "c"], "blanks after the closing quote are ignored"),
      (#""a"b"c,d"#, ["a", "d"], "a quote in the ignored text does not open a field"),
      (#"a"b",c"#, [#"a"b""#, "c"], "a quote inside a field is plain text"),
      (#"a"b,c""#, [#"a"b"#, #"c""#], "a quote inside a field does not protect commas"),
      ("  \"a\"", ["a"], "blanks before the opening quote are skipped"),
      (#"" a""#, [" a"], "blanks inside quotes are preserved"),
      (#""a","#, ["a"], "a final comma after a quoted field"),
      (#""a",,"#, ["a", ""], "an empty field after a quoted field"),
      (#""a","b""#, ["a", "b"], "two quoted fields"),
      ("\"a\nb\",c", ["a\nb", "c"], "a line feed inside quotes"),
      (#""東,京",都"#, ["東,京", "都"], "characters of several bytes"),
    ]
    for row in table {
      #expect(Self.fields(row.text) == row.fields, "\(row.why)")
    }
  }

  /// The rest of a line, from which MeCab takes the feature, is verbatim.
  @Test func restOfALine() {
    let table: [(text: String, fieldCount: Int, rest: String?, why: String)] = [
      ("a,b,c", 0, "a,b,c", "the whole line"),
      ("a,b,c", 1, "b,c", "commas are preserved"),
      (#"a,"b","c""#, 1, #""b","c""#, "quotes are preserved"),
      ("a, \t b ", 1, "b ", "leading blanks are skipped, final ones preserved"),
      ("a,b,", 1, "b,", "a final comma is preserved"),
      ("a,", 1, nil, "nothing after the comma"),
      ("a", 1, nil, "no comma"),
      ("", 0, nil, "an empty line"),
      ("a, ", 1, "", "only a blank"),
      (#""a"x,b"#, 1, "b", "after ignored text"),
    ]
    for row in table {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBytes { buffer in
        var fields = CSVFields(buffer, line: 0..<buffer.count)
        for _ in 0..<row.fieldCount { #expect(fields.next() != nil, "\(row.why)") }
        let rest = fields.rest().map { String(decoding: buffer[$0], as: UTF8.self) }
        #expect(rest == row.rest, "\(row.why)")
        #expect(fields.rest() == nil, "\(row.why): a second time")
        #expect(fields.next() == nil, "\(row.why): a field after the rest")
      }
    }
  }

  /// A line inside a larger text: bytes outside its range are not part of any field.
  @Test func linesOfALargerText() {
    let text = Array("x,\"y\na,\"b\nc\",d".utf8)
    let table: [(line: Range<Int>, fields: [String])] = [
      (0..<4, ["x", "y"]), (0..<3, ["x", ""]), (5..<9, ["a", "b"]), (5..<7, ["a"]), (6..<6, []),
      (10..<14, ["c\"", "d"]),
    ]
    for row in table {
      text.withUnsafeBytes { buffer in
        var fields = CSVFields(buffer, line: row.line)
        var found: [String] = []
        while let field = fields.next() {
          switch field {
          case .plain(let range): found.append(String(decoding: buffer[range], as: UTF8.self))
          case .unescaped(let copy): found.append(String(decoding: copy, as: UTF8.self))
          }
        }
        #expect(found == row.fields, "\(row.line)")
      }
    }
  }

  @Test func escapedFields() {
    let table: [(field: String, escaped: String, why: String)] = [
      ("a", "a", "plain"), ("", "", "empty"), (" a ", " a ", "blanks are not escaped, as in MeCab"),
      ("a,b", #""a,b""#, "a comma"), (",", #"",""#, "only a comma"),
      (#"a"b"#, #""a""b""#, "a quote"), (#"""#, #""""""#, "only a quote"),
      (#"",""#, #"""",""""#, "both"), ("東,京", #""東,京""#, "characters of several bytes"),
    ]
    for row in table {
      let escaped = CSVFields.escaped(Array(row.field.utf8))
      #expect(String(decoding: escaped, as: UTF8.self) == row.escaped, "\(row.why)")
    }
  }

  /// A port of the C++ loop of `tokenizeCSV` in MeCab 0.996, with a terminating NUL as there.
  private static func reference(_ line: [UInt8]) -> [[UInt8]] {
    let text = line + [0]
    var fields: [[UInt8]] = []
    var position = 0
    while position < line.count {
      while text[position] == 0x20 || text[position] == 0x09 { position += 1 }
      var field: [UInt8] = []
      if text[position] == 0x22 {
        position += 1
        while position < line.count {
          if text[position] == 0x22 {
            position += 1
            if text[position] != 0x22 { break }
          }
          field.append(text[position])
          position += 1
        }
        while position < line.count, text[position] != 0x2C { position += 1 }
      } else {
        while position < line.count, text[position] != 0x2C {
          field.append(text[position])
          position += 1
        }
      }
      fields.append(field)
      position += 1
    }
    return fields
  }

  @Test func randomLinesEqualThePort() {
    var generator = SeededGenerator(seed: 101)
    let alphabet: [UInt8] = [0x22, 0x22, 0x2C, 0x2C, 0x20, 0x09, 0x61, 0xE3]
    var wrong: [String] = []
    for _ in 0..<4_000 {
      let line = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      if CSVFields.all(line) != Self.reference(line) {
        wrong.append(String(decoding: line, as: UTF8.self))
      }
    }
    #expect(wrong == [])
  }

  /// Escaped fields joined by commas are read back, unless a field starts with a blank.
  @Test func randomFieldsSurviveEscaping() {
    var generator = SeededGenerator(seed: 102)
    let alphabet = Array("\",\"a b,東".utf8)
    var wrong: [[[UInt8]]] = []
    for _ in 0..<2_000 {
      let fields = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        [0x78]
          + (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            alphabet.randomElement(using: &generator) ?? 0
          }
      }
      let line = Array(fields.map { CSVFields.escaped($0) }.joined(separator: [0x2C]))
      if CSVFields.all(line) != fields { wrong.append(fields) }
    }
    #expect(wrong == [])
  }
}
