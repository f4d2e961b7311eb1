import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests which cells a table has, and where they are.
@Suite struct DelimitedCellsTests {
  /// Returns the cells as `row.column:text`, with `"` before a quoted one and `!` before a malformed
  /// one.
  private func cells(_ text: String, separator: Character = ",") -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var cells = DelimitedCells(buffer, separator: separator.asciiValue ?? 0)
      var result: [String] = []
      while let cell = cells.next() {
        let text = String(decoding: buffer[cell.range], as: UTF8.self)
        result.append(
          "\(cell.row).\(cell.column):\(cell.isMalformed ? "!" : cell.isQuoted ? "\"" : "")\(text)")
      }
      return result
    }
  }

  @Test func records() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("", [], "nothing"), ("\u{FEFF}", [], "only a byte order mark"),
      ("a", ["0.0:a"], "no line end"), ("a\n", ["0.0:a"], "RFC 4180, 2.2: one is optional"),
      ("\n", ["0.0:"], "an empty record"), ("\n\n", ["0.0:", "1.0:"], "two"),
      (",", ["0.0:", "0.1:"], "an empty cell at the end of the document"),
      ("a,\nb", ["0.0:a", "0.1:", "1.0:b"], "at the end of a record"),
      (",\r\n,", ["0.0:", "0.1:", "1.0:", "1.1:"], "only empty cells"),
      ("a\rb\r\nc\nd", ["0.0:a", "1.0:b", "2.0:c", "3.0:d"], "all line ends"),
      ("a\n\rb", ["0.0:a", "1.0:", "2.0:b"], "LF CR is two line ends"),
      (" a ,\tb", ["0.0: a ", "0.1:\tb"], "RFC 4180, 2.4: spaces belong to the cell"),
      ("\u{FEFF}\"a\"", ["0.0:\"a"], "a quoted cell after a byte order mark"),
      ("東,\u{3000}", ["0.0:東", "0.1:\u{3000}"], "characters of several bytes"),
    ]
    for row in rows { #expect(cells(row.text) == row.expected, "\(row.why)") }
    #expect(cells("a,b\tc;d", separator: "\t") == ["0.0:a,b", "0.1:c;d"], "tabs")
    #expect(cells("\"a;b\";c", separator: ";") == ["0.0:\"a;b", "0.1:c"], "semicolons")
    #expect(cells("\"a\"\tb") == ["0.0:!\"a\"\tb"], "another separator does not end a cell")
  }

  @Test func quotationMarks() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("\"\"", ["0.0:\""], "empty"), ("\"\",\"\"", ["0.0:\"", "0.1:\""], "two"),
      ("\"a\nb\r\",c", ["0.0:\"a\nb\r", "0.1:c"], "line ends are text"),
      ("\"\"\"\"", ["0.0:\"\"\""], "a doubled one"),
      ("\"a\"\"b\"", ["0.0:\"a\"\"b"], "inside"), ("\"\"\"a\"", ["0.0:\"\"\"a"], "at the start"),
      ("a\"b\",c", ["0.0:a\"b\"", "0.1:c"], "a cell that does not start with one"),
      (" \"a,b\"", ["0.0: \"a", "0.1:b\""], "a space before it"),
      ("\"a\" b\",c", ["0.0:\"a\" b", "0.1:c"], "a single one before text is text"),
      ("\"", ["0.0:!\""], "only one"), ("a,\"", ["0.0:a", "0.1:!\""], "the last cell"),
      ("\"\"\"", ["0.0:!\"\"\""], "three: the second and the third are a doubled one"),
      ("\"a,b\nc,d", ["0.0:!\"a,b", "1.0:c", "1.1:d"], "the rest of the line is malformed"),
      ("a,\"b,c\r\nd", ["0.0:a", "0.1:!\"b,c", "1.0:d"], "and nothing before it"),
    ]
    for row in rows { #expect(cells(row.text) == row.expected, "\(row.why)") }
  }

  @Test func cellsAfterAnUnclosedCell() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("\"x\n\"\"\nz", ["0.0:!\"x", "1.0:\"", "2.0:z"], "an empty quoted cell ends"),
      ("\"x\n\"\",b", ["0.0:!\"x", "1.0:\"", "1.1:b"], "at a separator"),
      ("\"x\n\"\"", ["0.0:!\"x", "1.0:\""], "at the end of the document"),
      ("\"x\n\"\"\"\",b", ["0.0:!\"x", "1.0:\"\"\"", "1.1:b"], "a quotation mark that is doubled"),
      ("\"x\n\"y\nz", ["0.0:!\"x", "1.0:!\"y", "2.0:z"], "another one that does not end"),
      ("\"x\n\"\"y\nz", ["0.0:!\"x", "1.0:!\"\"y", "2.0:z"], "text after an empty one"),
      ("\"x\n\"\"\"\nz", ["0.0:\"x\n\"\"", "1.0:z"], "three: a doubled one and the end"),
    ]
    for row in rows { #expect(cells(row.text) == row.expected, "\(row.why)") }
  }

  /// The cells of a table as RFC 4180 defines them, without recovery, or nil for a malformed table.
  private func reference(_ text: [Character]) -> [String]? {
    var (result, index, row, column) = ([String](), 0, 0, 0)
    guard !text.isEmpty else { return [] }
    while true {
      var (cell, isQuoted) = ("", false)
      if index < text.count, text[index] == "\"" {
        isQuoted = true
        index += 1
        while true {
          guard index < text.count else { return nil }
          if text[index] == "\"" {
            guard index + 1 < text.count, text[index + 1] == "\"" else { break }
            cell += "\"\""
            index += 2
          } else {
            cell.append(text[index])
            index += 1
          }
        }
        index += 1
        if index < text.count, text[index] != ",", text[index] != "\n" { return nil }
      } else {
        while index < text.count, text[index] != ",", text[index] != "\n" {
          cell.append(text[index])
          index += 1
        }
      }
      result.append("\(row).\(column):\(isQuoted ? "\"" : "")\(cell)")
      guard index < text.count else { return result }
      if text[index] == "," { column += 1 } else { (row, column) = (row + 1, 0) }
      index += 1
      if index == text.count, text[index - 1] == "\n" { return result }
    }
  }

  @Test func wellFormedTablesAreReadAsSpecified() {
    var random = SeededGenerator(seed: 4180)
    let characters: [Character] = ["a", "東", ",", "\n", "\"", "\"", " "]
    var count = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        characters.randomElement(using: &random) ?? "a"
      }
      guard let expected = reference(text) else { continue }
      count += 1
      #expect(cells(String(text)) == expected, "\(String(text).debugDescription)")
    }
    #expect(count > 5000)
  }

  @Test func skippedRecords() {
    let rows: [(text: String, expected: String?, why: String)] = [
      ("a,b,c\nd", "d", "the rest of a record"), ("a,\"b\nc\"\nd", "d", "with a quoted line end"),
      ("a,\nd", "d", "with an empty cell"), ("a,b", nil, "the last record"),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer { buffer in
        var cells = DelimitedCells(buffer, separator: UInt8(ascii: ","))
        _ = cells.next()
        #expect(!cells.isAtStartOfRecord, "\(row.why)")
        cells.skipRecord()
        let next = cells.next().map { String(decoding: buffer[$0.range], as: UTF8.self) }
        #expect(next == row.expected, "\(row.why)")
      }
    }
  }
}
