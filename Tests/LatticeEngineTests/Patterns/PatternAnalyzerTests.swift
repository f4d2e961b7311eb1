import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the words that patterns find.
@Suite struct PatternAnalyzerTests {
  private let fixtures: PatternFixtures

  init() throws { fixtures = try PatternFixtures() }

  @Test func learnedLinesAreReadAsByTheLattice() throws {
    let exact = try NativeAnalysis()
    for line in PatternFixtures.lines {
      #expect(fixtures.outline(of: line) == (try exact.outline(of: line)), "\(line)")
      let expected = try exact.words(of: line)
      let found = fixtures.words(of: Array(line.utf8))
      #expect(found.map(\.feature) == expected.map(\.feature), "features: \(line)")
      #expect(found.map(\.leftID) == expected.map(\.leftID), "left ids: \(line)")
      #expect(found.map(\.rightID) == expected.map(\.rightID), "right ids: \(line)")
      #expect(found.map(\.wordCost) == expected.map(\.wordCost), "costs: \(line)")
      #expect(found.allSatisfy { $0.pathCost == 0 }, "no path is searched")
    }
  }

  @Test func words() {
    let rows: [(line: String, outline: String, why: String)] = [
      ("", "", "an empty line"),
      ("東京", "東京", "a surface of the dictionary, learned or not"),
      ("林檎とりんご", "林檎/と/りんご", "surfaces that no line contains"),
      (" 東京  は\t空 ", "東京/は/空", "white space separates words"),
      ("   ", "", "white space only"),
      ("京都大学", "京都大学", "the longest surface"),
      ("京都大", "京都/[大]", "a prefix of a longer surface is not a word"),
      ("東京1234", "東京/[1234]", "a run of digits is not divided into known digits"),
      ("xyzと", "[xyz]/と", "a run of letters"),
      ("𠮷野家", "[𠮷]/[野]/[家]", "characters above U+FFFF are in no pattern"),
      ("齉齾", "[齉]/[齾]", "unknown kanji are divided"),
      ("ヌヌヌと", "[ヌヌヌ]/と", "a run of unknown katakana"),
    ]
    for row in rows {
      #expect(fixtures.outline(of: row.line) == row.outline, "\(row.why)")
    }
  }

  @Test func precedingWordDecides() throws {
    // 人 is a noun at the start of a line and a counter after a number.
    let lines = ["人", "一人", "二人", "人と人", "三人"]
    let exact = try NativeAnalysis()
    let fixtures = try PatternFixtures(lines: lines)
    for line in lines {
      let expected = try exact.words(of: line).map(\.feature)
      #expect(fixtures.words(of: Array(line.utf8)).map(\.feature) == expected, "\(line)")
    }
  }

  @Test func everyByteIsCovered() {
    var generator = SeededGenerator(seed: 27)
    for round in 0..<400 {
      var bytes: [UInt8]
      switch round % 3 {
      case 0: bytes = Array(RandomText.string(fragments: 30, using: &generator).utf8)
      case 1: bytes = Array(RandomText.prose(words: 20, using: &generator).utf8)
      default: bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
      bytes.removeAll { $0 == UInt8(ascii: "\n") }
      let words = fixtures.words(of: bytes)
      var end = 0
      for word in words {
        #expect(!word.bytes.isEmpty && word.bytes.lowerBound >= end, "\(bytes)")
        #expect(bytes[end..<word.bytes.lowerBound].allSatisfy(Self.isSpace), "\(bytes)")
        end = word.bytes.upperBound
      }
      #expect(bytes[end...].allSatisfy(Self.isSpace), "nothing is lost at the end: \(bytes)")
      #expect(fixtures.words(of: bytes) == words, "the same text has the same words")
    }
  }

  /// The white space of the miniature dictionary.
  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x09, 0x0A, 0x0D, 0x20].contains(byte)
  }

  @Test func buffersAreReused() throws {
    // A long line, then short ones: nothing of it may remain.
    let analyzer = PatternAnalyzer(model: fixtures.model)
    var records: [LatticeWord] = []
    func words(_ line: String) -> [NativeAnalysis.Word] {
      Array(line.utf8).withUnsafeBufferPointer { analyzer.parse($0, into: &records) }
      return records.map(NativeAnalysis.Word.init)
    }
    let expected = words("東京都は東の京都")
    let long = words(String(repeating: "東京都は東の京都、", count: 20_000))
    #expect(long.count > 20_000 * expected.count)
    #expect(words("東京都は東の京都") == expected)
    #expect(words("").isEmpty)
  }

  @Test func longRunsAreDividedAsByTheLattice() throws {
    // Runs of more than 25 characters form no word; the last 25 do.
    let exact = try NativeAnalysis()
    for line in ["A", "Ω"].map({ String(repeating: $0, count: 60) }) {
      #expect(fixtures.outline(of: line) == (try exact.outline(of: line)), "\(line)")
    }
  }
}
