import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the lines of a document, and how ASCII text is found in it.
@Suite struct LineRangesTests {
  private func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      var lines = LineRanges(buffer)
      var result: [Range<Int>] = []
      while let line = lines.next() { result.append(line) }
      #expect(lines.next() == nil, "the end is final")
      return result
    }
  }

  @Test func lineEnds() {
    let rows: [(text: String, expected: [Range<Int>], why: String)] = [
      ("", [], "nothing"), ("\u{FEFF}", [], "only a byte order mark"),
      ("a", [0..<1], "no line end"),
      ("\n", [0..<0], "an empty line"), ("a\n", [0..<1], "no line after the last line end"),
      ("a\r\nb", [0..<1, 3..<4], "CRLF is one line end"), ("a\rb", [0..<1, 2..<3], "CR"),
      ("a\n\rb", [0..<1, 2..<2, 3..<4], "LF CR is two"), ("\r\r\n", [0..<0, 1..<1], "CR CRLF"),
      ("a\r", [0..<1], "CR at the end"), ("\u{FEFF}a\nb", [3..<4, 5..<6], "a byte order mark"),
      ("a\n\u{FEFF}b", [0..<1, 2..<6], "one in a line is text"),
      ("a\u{B}b\u{C}c\u{85}\u{2028}", [0..<10], "other line ends of Unicode"),
      ("東\n", [0..<3], "characters of several bytes"),
    ]
    for row in rows { #expect(lines(Array(row.text.utf8)) == row.expected, "\(row.why)") }
    #expect(lines([0xEF, 0xBB, 0x0A, 0xFF]) == [0..<2, 3..<4], "invalid UTF-8, half of a mark")
  }

  @Test func linesAreThoseOfASplit() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ([0x0A, 0x0D, 0x61, 0xE3] as [UInt8]).randomElement(using: &random) ?? 0
      }
      let text = bytes.map { Unicode.Scalar($0) }
      var expected: [[UInt8]] = [[]]
      for (index, scalar) in text.enumerated() {
        if scalar == "\n", index > 0, text[index - 1] == "\r" { continue }
        if scalar == "\n" || scalar == "\r" {
          expected.append([])
        } else {
          expected[expected.count - 1].append(bytes[index])
        }
      }
      if expected.last == [] { expected.removeLast() }
      #expect(lines(bytes).map { Array(bytes[$0]) } == expected, "\(bytes)")
    }
  }

  @Test func trimming() {
    let rows: [(text: String, range: Range<Int>, expected: Range<Int>, why: String)] = [
      ("a", 0..<1, 0..<1, "no spaces"), (" \ta\t ", 0..<5, 2..<3, "spaces and tabs"),
      ("a b", 0..<3, 0..<3, "inside"), ("\u{3000}a", 0..<4, 0..<4, "an ideographic space is text"),
      ("\na\r", 0..<3, 0..<3, "line ends are text"), (" a ", 1..<2, 1..<2, "outside of the range"),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer {
        #expect($0.trimmingSpaces(row.range) == row.expected, "\(row.why)")
      }
    }
    Array("   ".utf8).withUnsafeBufferPointer {
      #expect($0.trimmingSpaces(0..<3).isEmpty && $0.trimmingSpaces(1..<1).isEmpty, "only spaces")
    }
  }

  @Test func asciiText() {
    let bytes = Array("a-->-->b--".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      #expect(
        buffer.starts(with: "-->", at: 1, limit: 10) && buffer.starts(with: "", at: 10, limit: 10))
      #expect(!buffer.starts(with: "-->", at: 1, limit: 3), "the limit is inside")
      #expect(!buffer.starts(with: "-->", at: 8, limit: 10), "the end is inside")
      #expect(!buffer.starts(with: "a", at: -1, limit: 10), "before the start")
      #expect(!buffer.starts(with: "a", at: 11, limit: 10), "after the end")
      #expect(buffer.firstOffset(of: "-->", in: 0..<10) == 1, "the first one")
      #expect(buffer.firstOffset(of: "-->", in: 2..<10) == 4, "in a range")
      #expect(buffer.firstOffset(of: "-->", in: 5..<10) == nil, "no other")
      #expect(buffer.firstOffset(of: "-->", in: 1..<3) == nil, "the range ends inside")
      #expect(buffer.firstOffset(of: "", in: 0..<10) == nil, "no text")
      #expect(buffer.firstOffset(of: "b--", in: 0..<10) == 7, "at the end")
    }
  }
}
