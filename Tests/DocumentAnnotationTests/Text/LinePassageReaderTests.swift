import Testing

@testable import DocumentAnnotation

/// Tests the passages of plain text.
@Suite struct LinePassageReaderTests {
  /// Returns the lines, with `^` before one that starts a page.
  private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = LinePassageReader(buffer)
      var lines: [String] = []
      while reader.next() {
        let passage = reader.passage
        let isCopied = passage.spans.allSatisfy {
          Array(buffer[$0.source]) == Array(passage.text[$0.text])
        }
        #expect(isCopied && passage.isWritable)
        lines.append((passage.startsPage ? "^" : "") + passage.validText)
      }
      #expect(!reader.next() && reader.passage.isEmpty && reader.counts.malformed == 0)
      return lines
    }
  }

  @Test func lines() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("", [], "nothing"), ("\n\r\n\r", [], "empty lines"), ("a", ["a"], "no line end"),
      ("a\nb\r\nc\rd", ["a", "b", "c", "d"], "all line ends"), (" \n", [" "], "spaces are text"),
      ("a\u{C}b", ["a", "^b"], "a form feed ends a line"), ("\u{C}a", ["^a"], "at the start"),
      ("a\n\u{C}b", ["a", "^b"], "on a line of its own"),
      ("a\u{C}\n\nb", ["a", "^b"], "before empty lines"),
      ("a\u{C}\u{C}b", ["a", "^b"], "two"), ("a\u{C}", ["a"], "at the end"),
      ("\u{C}", [], "only one"),
      ("a\u{C}b\nc", ["a", "^b", "c"], "only the first line starts the page"),
      ("a\u{2028}b\u{85}c", ["a\u{2028}b\u{85}c"], "other line ends of Unicode"),
      ("東\u{B}京", ["東\u{B}京"], "a vertical tab"),
    ]
    for row in rows { #expect(lines(Array(row.text.utf8)) == row.expected, "\(row.why)") }
    #expect(lines([0x61, 0xFF, 0x0A, 0xE3]) == ["a\u{1A}", "\u{1A}"], "invalid UTF-8")
    let long = String(repeating: "東", count: 100_000)
    #expect(lines(Array((long + "\n" + long).utf8)) == [long, long], "long lines")
  }
}
