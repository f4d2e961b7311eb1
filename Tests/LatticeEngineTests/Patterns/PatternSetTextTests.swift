import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the text file of patterns.
@Suite struct PatternSetTextTests {
  private let head = "c\t1\t2\tknown\nc\t3\t3\tunknown\n"

  @Test func writtenAndRead() throws {
    let learned = try PatternFixtures().patterns
    #expect(!learned.rows.isEmpty && !learned.classes.isEmpty && !learned.categories.isEmpty)
    let text = learned.text(comments: ["a comment"])
    #expect(try PatternSet(text: text) == learned)
    #expect(try PatternFixtures().patterns.text(comments: ["a comment"]) == text, "the same bytes")
  }

  @Test func rows() throws {
    let text = head + "k\tKANJI\t1\trun\n# comment\n\t東\t0\t5:1-0\n\t東京\\n\t*\t0:0-1\t7:1-2\n\n"
    let set = try PatternSet(text: Array(text.utf8))
    #expect(set.classes.map(\.isUnknown) == [false, true])
    #expect(
      set.categories == [PatternCategoryRow(name: "KANJI", wordClass: 1, isRunPreferred: true)])
    #expect(set.rows.count == 2)
    #expect(set.rows[0].key == Array("東".utf16))
    #expect(set.rows[0].prediction == PatternPrediction(excess: 0, wordClass: 0))
    #expect(set.rows[1].key == Array("東京".utf16) + [PatternKey.endOfLine])
    #expect(set.rows[1].prediction == nil)
    #expect(set.rows[1].exceptions.map(\.state) == [0, 7])
    #expect(set.rows[1].exceptions.map(\.prediction.excess) == [1, 2])
  }

  @Test func escapes() throws {
    let set = try PatternSet(text: Array((head + "\t\\t\\\\\\n\t0\n").utf8))
    #expect(set.rows[0].key == [0x09, 0x5C, PatternKey.endOfLine])
    #expect(try PatternSet(text: set.text(comments: [])) == set)
  }

  @Test func invalidLines() {
    let rows: [(line: String, why: String)] = [
      ("x\t1", "unknown keyword"), ("c\t1\t2", "a missing field"), ("c\t1\t70000\tknown", "id"),
      ("c\t1\t2\tmaybe", "neither known nor unknown"), ("k\tKANJI\t9\trun", "no such class"),
      ("k\tKANJI\t0\tx", "neither run nor shortest"), ("\t東", "no word"), ("\t\t0", "no string"),
      ("\t東\t2", "no such class"), ("\t東\t0-1", "an empty word"), ("\t東\t*", "no word at all"),
      ("\t東\t0\t5", "an exception without a word"), ("\t東\t0\t7:0\t5:0", "states not sorted"),
      ("\t東\t0\t70000:0", "a state of 17 bits"), ("\t東\\x\t0", "an unknown escape"),
      ("\t東\\", "an incomplete escape"), ("\t\u{10FFFF}\t0", "a character above U+FFFF"),
      ("\t東京\t0\n\t東\t0", "not sorted"), ("\t東\t0\n\t東\t0", "twice"), ("\t東\t0x", "a rest"),
      ("\t東\t9999999999", "a number of ten digits"),
    ]
    for row in rows {
      let line = 3 + row.line.split(separator: "\n").count - 1
      let error = #expect(throws: MeCabError.self, "\(row.why)") {
        try PatternSet(text: Array((head + row.line + "\n").utf8), path: "p.tsv")
      }
      #expect(error?.code == .invalidDefinition && error?.line == line, "\(row.why)")
      #expect(error?.path == "p.tsv", "\(row.why)")
    }
  }

  @Test func randomTextIsReadOrRefused() {
    var generator = SeededGenerator(seed: 5)
    let bytes = Array((head + "\t東京\\n\t0-1\t5:1\n").utf8)
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? PatternSet(text: damaged)
    }
  }
}
