import LineBreaking
import TestSupport
import Testing

/// Tests pattern files with arbitrary content, row by row.
@Suite("Hyphenation files")
struct HyphenationFileTests {
  private static func points(_ file: String, _ word: String = "aabbaabb") throws -> [Int] {
    try HyphenationPatterns(text: file).hyphenationPoints(in: word[...])
  }

  @Test("rows without a pattern, and unusual spellings of settings")
  func oddRows() throws {
    let rows: [(file: String, expected: [Int], why: String)] = [
      ("UTF-8\na1b", [2, 6], "the patterns alone"),
      ("UTF-8\n\n\n  \t\na1b\n\n", [2, 6], "blank rows"),
      ("  UTF-8  \n  a1b  ", [2, 6], "blanks around"), ("UTF-8\n123\na1b", [2, 6], "digits alone"),
      ("UTF-8\n.\n..\n1.\n.1\na1b", [2, 6], "full stops alone"),
      ("UTF-8\n/\n/x=y\na1b", [2, 6], "a slash alone"), ("UTF-8\n0a0b0", [], "zeros"),
      ("UTF-8\na9b", [2, 6], "nine is odd"), ("UTF-8\na8b", [], "eight is even"),
      ("UTF-8\na1b%", [], "a comment begins a row only"), ("UTF-8\n%a1b\n#a1b", [], "comments"),
      ("UTF-8\na1b\u{0}", [2, 6], "a control ends a pattern"),
      ("UTF-8\na１b", [], "fullwidth digits are not digits"),
      ("UTF-8\nA1B", [], "patterns are small"),
      ("UTF-8\nLEFTHYPHENMIN    3\na1b", [6], "several blanks"),
      ("UTF-8\nLEFTHYPHENMIN\t3\na1b", [6], "a tab"),
      ("UTF-8\nLEFTHYPHENMIN3\na1b", [6], "no blank"),
      ("UTF-8\na1b\nLEFTHYPHENMIN 3", [6], "after the patterns"),
      ("UTF-8\nLEFTHYPHENMIN 9\nLEFTHYPHENMIN 3\na1b", [6], "the later one counts"),
      ("UTF-8\nLEFTHYPHENMIN 0\na1b", [2, 6], "zero sets nothing"),
      ("UTF-8\nLEFTHYPHENMIN 255\na1b", [], "longer than the word"),
      ("UTF-8\nRIGHTHYPHENMIN 3\r\na1b\r\n", [2], "CR LF"),
      ("UTF-8\nNOHYPHEN\na1b", [2, 6], "nothing on the list"),
      ("UTF-8\nNOHYPHEN ,,\na1b", [2, 6], "only commas"),
      ("UTF-8\nNEXTLEVEL", [], "levels of nothing"),
      ("UTF-8\nNEXTLEVEL\na1b", [2, 6], "the second level alone"),
      ("UTF-8\na1b\nNEXTLEVEL\n", [2, 6], "the first level alone"),
      ("UTF-8\na1b\nNEXTLEVEL\nLEFTHYPHENMIN 6", [2, 6], "settings of the second are ignored"),
      ("UTF-8", [], "a character set and nothing else"),
      ("x\na1b", [2, 6], "text has no character set"),
    ]
    var failures: [String] = []
    for row in rows {
      let found = try Self.points(row.file)
      if found != row.expected {
        failures.append("\(row.file.debugDescription): \(found), not \(row.expected): \(row.why)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test("every error with its line")
  func errors() {
    let settings = [
      "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN",
    ]
    let values = ["", " ", "-1", "256", "1.5", "two", "３", "99999999999999999999", "0x3", "3 4"]
    for setting in settings {
      for value in values {
        for before in ["UTF-8\n", "UTF-8\na1b\n\n% x\n", "UTF-8\nNEXTLEVEL\n"] {
          let file = "\(before)\(setting) \(value)\na1b"
          let line = before.count { $0 == "\n" } + 1
          let error = #expect(throws: LineBreakError.self) { try HyphenationPatterns(text: file) }
          #expect(error?.code == .invalidRules && error?.position == line, "\(file)")
          #expect(error?.message.contains(setting) == true, "\(file)")
        }
      }
    }
    let rows: [(bytes: [UInt8], line: Int)] = [
      (Array("UTF-16\na1b".utf8), 1), (Array("\n\na1b".utf8), 1), (Array("UTF-8 x\na1b".utf8), 1),
      ([0xFF, 0xFE, 0x55, 0x00], 1), (Array("UTF-8\n".utf8) + [0xC3], 2),
      (Array("UTF-8\n\n\n".utf8) + [0xED, 0xA0, 0x80, 0x0A], 4),
      (Array("UTF-8\n% ".utf8) + [0x80], 2),
      (Array("UTF-8\nNEXTLEVEL\na1b\nNEXTLEVEL 2".utf8), 4),
      (Array("UTF-8\n\("é" * 101)".utf8), 2),
    ]
    for row in rows {
      let error = #expect(throws: LineBreakError.self) { try HyphenationPatterns(bytes: row.bytes) }
      #expect(error?.code == .invalidRules && error?.position == row.line, "\(row.bytes)")
    }
    #expect(throws: Never.self) { try HyphenationPatterns(text: "UTF-8\n\("é" * 100)1") }
  }

  @Test("larger minimums only remove points, at their end of the word")
  func minimumsAreFilters() throws {
    var random = SeededGenerator(seed: 12)
    let letters = Array("abé")
    func word(_ count: Int) -> String {
      String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<300 {
      let rows = (0..<8).map { _ in
        word(Int.random(in: 1...3, using: &random)).map {
          "\($0)\(Int.random(in: 0...5, using: &random))"
        }.joined()
      }
      var patterns = try HyphenationPatterns(text: (["UTF-8"] + rows).joined(separator: "\n"))
      let text = word(Int.random(in: 2...20, using: &random))
      (patterns.leftMinimum, patterns.rightMinimum) = (1, 1)
      let all = patterns.hyphenationPoints(in: text[...])
      #expect(patterns.hyphenationPoints(in: text.uppercased()[...]) == all, "\(rows) \(text)")
      for (left, right) in [(1, 4), (3, 1), (5, 5), (2, 3)] {
        (patterns.leftMinimum, patterns.rightMinimum) = (left, right)
        let expected = all.filter { point in
          let before = String(decoding: Array(text.utf8.prefix(point)), as: UTF8.self).count
          return before >= left && text.count - before >= right
        }
        #expect(patterns.hyphenationPoints(in: text[...]) == expected, "\(rows) \(text)")
      }
    }
  }

  @Test("the same file by bytes, by text, with any line ends")
  func methodsOfReadingAFile() throws {
    let rows = ["LEFTHYPHENMIN 1", "é1b", "b1é", "% x", "a2b", "NOHYPHEN -"]
    let expected = try Self.points((["UTF-8"] + rows).joined(separator: "\n"), "ébéabé")
    #expect(expected == [2, 3], "two letters after the last hyphen")
    for end in ["\n", "\r\n", " \n", "\n\n"] {
      let file = (["UTF-8"] + rows).joined(separator: end)
      #expect(try Self.points(file, "ébéabé") == expected, "\(end.debugDescription)")
      let bytes = try HyphenationPatterns(bytes: file.utf8)
      #expect(bytes.hyphenationPoints(in: "ébéabé") == expected, "\(end.debugDescription)")
    }
    let latin = (["ISO8859-1"] + rows).joined(separator: "\n").unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
    #expect(try HyphenationPatterns(bytes: latin).hyphenationPoints(in: "ébéabé") == expected)
  }
}

extension String {
  fileprivate static func * (text: String, count: Int) -> String {
    String(repeating: text, count: count)
  }
}
