import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the relation between the text of a passage and its source.
@Suite struct PassageTests {
  /// Creates a passage from a source: `*` is a reference that is written with three bytes (`abc` in
  /// the text), `(`, `)` and `-` are tags, `_` is left out, and uppercase letters are not writable.
  private func passage(_ source: String) -> Passage {
    var passage = Passage()
    let bytes = Array(source.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      for offset in 0..<buffer.count {
        let range = offset..<offset + 1
        switch Character(Unicode.Scalar(buffer[offset])) {
        case "*": passage.append("xyz".utf8, for: range, isWritable: true)
        case "(": passage.append(InlineTag(kind: .start, source: range))
        case ")": passage.append(InlineTag(kind: .end, source: range))
        case "-": passage.append(InlineTag(kind: .empty, source: range))
        case "_": break
        case let character: passage.append(buffer, range, isWritable: character.isLowercase)
        }
      }
    }
    return passage
  }

  private func text(_ passage: Passage) -> String { String(decoding: passage.text, as: UTF8.self) }

  @Test func spans() {
    let rows: [(source: String, text: String, spans: Int, why: String)] = [
      ("", "", 0, "nothing"), ("abc", "abc", 1, "adjacent bytes are one span"),
      ("a_b", "ab", 2, "with a gap"), ("a(b)", "ab", 2, "with tags"),
      ("aBc", "aBc", 3, "writable or not"),
      ("a*b", "axyzb", 3, "a reference"), ("**", "xyzxyz", 2, "references are spans each"),
    ]
    for row in rows {
      let passage = passage(row.source)
      #expect(text(passage) == row.text && passage.spans.count == row.spans, "\(row.why)")
      #expect(passage.isEmpty == row.text.isEmpty, "\(row.why)")
    }
    #expect(!passage("AB").isWritable && passage("ABc").isWritable)
  }

  @Test func sources() {
    let rows: [(source: String, range: Range<Int>, expected: Range<Int>?, why: String)] = [
      ("abc", 1..<2, 1..<2, "a byte"), ("a__bc", 0..<2, 0..<4, "a gap inside"),
      ("a__bc", 1..<2, 3..<4, "after a gap"), ("a(b)c", 0..<3, 0..<5, "tags inside"),
      ("a(b)c", 1..<2, 2..<3, "tags outside"), ("a*b", 1..<4, 1..<2, "a whole reference"),
      ("a*b", 0..<5, 0..<3, "with text"), ("a*b", 1..<3, nil, "the start of a reference"),
      ("a*b", 2..<5, nil, "its end"), ("a*b", 0..<2, nil, "text and its start"),
      ("aBc", 0..<3, nil, "not writable inside"), ("aBc", 1..<2, nil, "not writable"),
      ("aBc", 2..<3, 2..<3, "after it"), ("abc", 2..<4, nil, "after the end"),
      ("", 0..<1, nil, "no text"),
    ]
    for row in rows {
      #expect(passage(row.source).source(of: row.range) == row.expected, "\(row.why)")
    }
  }

  @Test func insertionOffsets() {
    let rows: [(source: String, offset: Int, expected: Int?, why: String)] = [
      ("ab", 1, 1, "between bytes"), ("ab", 0, nil, "at the start"), ("ab", 2, nil, "at the end"),
      ("a_b", 1, 1, "a gap: after the first byte"), ("a)b", 1, 2, "after an end tag"),
      ("a))b", 1, 3, "after two"), ("a(b", 1, 1, "before a start tag"),
      ("a)(b", 1, 2, "between tags"),
      ("a-)b", 1, 1, "before an empty element"), ("a_)b", 1, 1, "an end tag that does not follow"),
      ("a*", 1, 1, "before a reference"), ("*a", 3, 1, "after a reference"),
      ("*", 1, nil, "inside one"),
      ("aB", 1, nil, "not writable after it"), ("Ab", 1, nil, "before it"),
    ]
    for row in rows {
      #expect(passage(row.source).insertionOffset(at: row.offset) == row.expected, "\(row.why)")
    }
  }

  @Test func extents() {
    let rows: [(source: String, range: Range<Int>, expected: Range<Int>?, why: String)] = [
      ("abc", 1..<1, nil, "an empty range"), ("abc", 1..<2, 1..<2, "a byte"),
      ("aBc", 0..<3, 0..<3, "writable or not"), ("a*b", 2..<3, 1..<2, "inside a reference"),
      ("a__b", 0..<2, 0..<4, "a gap"), ("_a(b)", 1..<2, 3..<4, "one of two spans"),
    ]
    for row in rows {
      #expect(passage(row.source).extent(of: row.range) == row.expected, "\(row.why)")
    }
  }

  @Test func delimiterRuns() {
    var passage = Passage()
    for (kind, range, isFragile) in [
      (.start, 0..<2, true), (.end, 4..<6, true), (.start, 7..<8, false),
    ] as [(InlineTag.Kind, Range<Int>, Bool)] {
      passage.append(InlineTag(kind: kind, source: range, isDelimiter: true, isFragile: isFragile))
    }
    #expect(passage.isFragile(at: 2, .start) && passage.isFragile(at: 4, .end))
    #expect(!passage.isFragile(at: 0, .start), "the offset precedes the run")
    #expect(!passage.isFragile(at: 6, .end), "it follows the run")
    #expect(!passage.isFragile(at: 4, .start) && !passage.isFragile(at: 2, .end), "the other kind")
    #expect(!passage.isFragile(at: 8, .start), "a run that is not fragile")
    #expect(!passage.isFragile(at: 9, .start), "no run")
  }

  @Test func backslashes() {
    let bytes = Array(#"a\b\"#.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var passage = Passage()
      passage.append(buffer, 0..<2, isWritable: true)
      passage.append("\\".utf8, for: 2..<4, isWritable: true)
      #expect(passage.hasLiteralBackslash(before: 2) && !passage.hasLiteralBackslash(before: 1))
      #expect(!passage.hasLiteralBackslash(before: 4), "an escaped one is not copied")
      #expect(!passage.hasLiteralBackslash(before: 0) && !passage.hasLiteralBackslash(before: 9))
    }
  }

  @Test func validTexts() {
    let rows: [(bytes: [UInt8], expected: String, why: String)] = [
      ([], "", "nothing"), (Array("東a".utf8), "東a", "valid text"),
      ([0xFF], "\u{1A}", "an invalid byte"), ([0x61, 0xE6, 0x9D], "a\u{1A}\u{1A}", "one cut off"),
      ([0xED, 0xA0, 0x80], "\u{1A}\u{1A}\u{1A}", "a surrogate"),
      ([0xC0, 0x80, 0x61], "\u{1A}\u{1A}a", "an overlong form"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{1A}\u{1A}\u{1A}\u{1A}", "above U+10FFFF"),
    ]
    for row in rows {
      var passage = Passage()
      passage.append(row.bytes, for: 0..<row.bytes.count, isWritable: true)
      #expect(passage.validText == row.expected, "\(row.why)")
    }
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        [0x61, 0xE3, 0x81, 0x82, 0xF0, 0xC2, 0xFF].randomElement(using: &random) ?? UInt8(0)
      }
      var passage = Passage()
      passage.append(bytes, for: 0..<bytes.count, isWritable: true)
      #expect(passage.validText.utf8.count == bytes.count, "\(bytes)")
      #expect(!passage.validText.unicodeScalars.contains("\u{FFFD}"), "\(bytes)")
    }
  }

  // MARK: Rewriting

  @Test func rewriting() {
    let rows:
      [(
        source: String, omitted: [Range<Int>], protected: [Range<Int>], text: String,
        writable: String,
        why: String
      )] = [
        ("abcd", [], [], "abcd", "abcd", "nothing"),
        ("abcd", [1..<3], [], "ad", "ad", "an omission"),
        ("abcd", [0..<1, 3..<4], [], "bc", "bc", "two"), ("abcd", [0..<4], [], "", "", "all"),
        ("abcd", [], [1..<3], "abcd", "ad", "protection"),
        ("abcd", [1..<3], [2..<4], "ad", "a", "both of them overlap"),
        ("abcd", [1..<3], [0..<4], "ad", "", "an omission in protected text"),
        ("a(b)c", [1..<2], [], "ac", "ac", "between tags"),
        ("aBc", [], [0..<1], "aBc", "c", "unwritable"),
        ("a*b", [1..<4], [], "ab", "ab", "a whole reference"),
        ("a*b", [1..<2], [], "ayzb", "ab", "a part"),
        ("a*b", [], [3..<4], "axyzb", "ab", "protection of a part"),
      ]
    for row in rows {
      var passage = passage(row.source)
      passage.rewrite(omitting: row.omitted, protecting: row.protected)
      #expect(text(passage) == row.text, "\(row.why)")
      let writable = passage.spans.filter(\.isWritable).flatMap { passage.text[$0.text] }
      #expect(String(decoding: writable, as: UTF8.self) == row.writable, "\(row.why)")
    }
  }

  @Test func rewritingKeepsTheOriginOfEachByte() {
    var random = SeededGenerator(seed: 59)
    for _ in 0..<1000 {
      let source = String(
        (0..<Int.random(in: 1...16, using: &random)).map { _ in
          "abcdXY_()".randomElement(using: &random) ?? "a"
        })
      let bytes = Array(source.utf8)
      var passage = passage(source)
      let count = passage.text.count
      func ranges(_ random: inout SeededGenerator) -> [Range<Int>] {
        var (result, offset) = ([Range<Int>](), 0)
        while offset < count {
          let length = Int.random(in: 1...3, using: &random)
          let range = offset..<min(offset + length, count)
          if Bool.random(using: &random) { result.append(range) }
          offset = range.upperBound
        }
        return result
      }
      let (omitted, protected) = (ranges(&random), ranges(&random))
      let expected = (0..<count).filter { offset in !omitted.contains { $0.contains(offset) } }
        .map { passage.text[$0] }
      passage.rewrite(omitting: omitted, protecting: protected)
      #expect(passage.text == expected, "\(source) \(omitted)")
      for offset in 0..<passage.text.count {
        guard let origin = passage.extent(of: offset..<offset + 1) else { continue }
        #expect(Array(bytes[origin]) == [passage.text[offset]], "\(source) \(omitted)")
      }
    }
  }

  @Test func rewritingMovesGivenReadings() {
    var passage = passage("abcdef")
    passage.isHeading = true
    passage.startsPage = true
    passage.give("え", to: 4..<5)
    passage.give("", to: 0..<1)
    passage.give("あ", to: 3..<3)
    passage.rewrite(omitting: [0..<1, 2..<3], protecting: [])
    #expect(
      passage.givenReadings.map { $0.text } == [2..<3], "neither empty ones nor bases are given")
    #expect(passage.isHeading && passage.startsPage && !passage.isTableCell)
    passage.give("い", to: 0..<1)
    passage.sortGivenReadings()
    #expect(passage.givenReadings.map { $0.reading } == ["い", "え"])
    let mapped = passage.mappingSource { $0.lowerBound + 10..<$0.upperBound + 10 }
    #expect(mapped.source(of: 0..<1) == 11..<12 && mapped.text == passage.text)
    passage.removeAll()
    #expect(passage.isEmpty && passage.givenReadings.isEmpty && !passage.isHeading)
    #expect(!passage.isWritable && !passage.startsPage)
  }
}
