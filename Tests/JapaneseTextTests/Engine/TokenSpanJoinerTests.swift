import LatticeEngine
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests that words become whole Characters, against the Characters of the standard library.
@Suite struct TokenSpanJoinerTests {
  private struct Span: Equatable {
    var range: Range<Int>
    var isMerged: Bool
  }

  private func record(_ range: Range<Int>) -> LatticeWord {
    let feature: StaticString = "名詞"
    return LatticeWord(
      start: range.lowerBound, end: range.upperBound, feature: feature.utf8Start, pathCost: 0,
      wordCost: 0, leftID: 0, rightID: 0, isUnknown: false)
  }

  /// Returns the spans of words; `decoded` selects the initializer with a string.
  private func spans(
    _ text: String, _ words: [Range<Int>], decoded: Bool = true, lineStart: Int = 0
  ) -> [Span] {
    withUTF8Bytes(of: text) { bytes in
      var joiner =
        decoded ? TokenSpanJoiner(text: text, bytes: bytes) : TokenSpanJoiner(bytes: bytes)
      var found: [Span] = []
      func output(_ span: TokenSpan) {
        found.append(Span(range: span.start..<span.end, isMerged: span.isMerged))
      }
      for word in words { joiner.append(record(word), lineStart: lineStart, output) }
      joiner.finish(output)
      joiner.finish(output)
      return found
    }
  }

  /// Returns the expected spans: words are widened to Characters, and overlapping ones joined.
  private func expected(_ text: String, _ words: [Range<Int>]) -> [Span] {
    var edges = [0]
    for character in text { edges.append((edges.last ?? 0) + character.utf8.count) }
    var spans: [Span] = []
    for word in words {
      let start = edges.last { $0 <= word.lowerBound } ?? 0
      let end = edges.first { $0 >= word.upperBound } ?? 0
      if let last = spans.last, start < last.range.upperBound {
        let upper = max(last.range.upperBound, end)
        spans[spans.count - 1] = Span(range: last.range.lowerBound..<upper, isMerged: true)
      } else {
        spans.append(Span(range: start..<end, isMerged: start..<end != word))
      }
    }
    return spans
  }

  @Test func rows() {
    let ga = "か\u{3099}"
    let rows: [(text: String, words: [Range<Int>], spans: [Span], why: String)] = [
      ("", [], [], "nothing"),
      (
        "東京", [0..<3, 3..<6],
        [.init(range: 0..<3, isMerged: false), .init(range: 3..<6, isMerged: false)], "whole"
      ),
      (ga, [0..<3, 3..<6], [.init(range: 0..<6, isMerged: true)], "a mark as a word"),
      (ga, [0..<3], [.init(range: 0..<6, isMerged: true)], "a mark in no word"),
      (ga, [3..<6], [.init(range: 0..<6, isMerged: true)], "only the mark"),
      (ga, [0..<6], [.init(range: 0..<6, isMerged: false)], "one word"),
      (
        "a" + ga, [0..<1, 1..<4],
        [.init(range: 0..<1, isMerged: false), .init(range: 1..<7, isMerged: true)], "after another"
      ),
      (ga + ga, [0..<3, 3..<9, 9..<12], [.init(range: 0..<12, isMerged: true)], "a chain"),
    ]
    for row in rows { #expect(spans(row.text, row.words) == row.spans, "\(row.why)") }
  }

  @Test func randomWords() {
    var generator = SeededGenerator(seed: 411)
    let alphabet = [
      "a", "東", "か\u{3099}", "👨‍👩‍👧", "e\u{301}\u{302}", "🇯🇵", " ", "각", "\u{1112}\u{1161}",
    ]
    var failures: [String] = []
    for _ in 0..<2_000 {
      let length = Int.random(in: 1...7, using: &generator)
      let text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      var scalarEdges = [0]
      for scalar in text.unicodeScalars {
        scalarEdges.append((scalarEdges.last ?? 0) + UTF8.width(scalar))
      }
      let chosen = scalarEdges.filter { _ in Bool.random(using: &generator) }
      let words = zip(chosen, chosen.dropFirst()).filter { _ in
        Int.random(in: 0..<5, using: &generator) > 0
      }.map { $0..<$1 }
      let expected = expected(text, words)
      for decoded in [true, false] {
        let found = spans(text, words, decoded: decoded)
        if found != expected { failures.append("\(text) \(words): \(found)") }
      }
    }
    expectNone(failures)
  }

  @Test func offsetsAreRelativeToTheLine() {
    let found = spans("a\n東京か\u{3099}", [0..<6, 6..<9], lineStart: 2)
    #expect(
      found == [
        Span(range: 2..<8, isMerged: false), Span(range: 8..<14, isMerged: true),
      ])
  }

  @Test func whitespace() {
    let rows: [(text: String, isWhitespace: Bool, why: String)] = [
      ("", true, "empty"), (" ", true, "space"), ("\t\n\u{0B}\u{0C}\r", true, "ASCII controls"),
      ("\u{3000}", true, "ideographic"), (" \u{3000} ", true, "mixed"),
      ("\u{8}", false, "before TAB"),
      ("\u{E}", false, "after CR"), ("\u{1F}", false, "before space"), ("!", false, "after space"),
      ("\u{3001}", false, "after U+3000"), ("\u{3040}", false, "another second byte"),
      ("\u{A0}", false, "no-break space"), (" a", false, "a letter after it"),
      ("a ", false, "before it"),
      ("\u{3000}あ", false, "kana after it"), ("\u{0}", false, "NUL"),
    ]
    for row in rows {
      #expect(withUTF8Bytes(of: row.text) { $0.isWhitespace } == row.isWhitespace, "\(row.why)")
    }
    let half: [UInt8] = [0x20, 0xE3, 0x80]
    #expect(!half.withUnsafeBufferPointer { $0.isWhitespace }, "an incomplete scalar")
  }
}
