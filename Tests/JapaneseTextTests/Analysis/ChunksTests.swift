import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests how text is divided into lines, and long lines into chunks.
@Suite struct ChunksTests {
  private func chunks(_ text: String, maximumLength: Int = 1 << 18) -> [String] {
    withUTF8Bytes(of: text) { bytes in
      var chunks = Chunks(bytes, maximumLength: maximumLength)
      var found: [String] = []
      while let range = chunks.next() {
        found.append(String(decoding: bytes[range], as: UTF8.self))
      }
      return found
    }
  }

  @Test func lines() {
    let rows: [(text: String, chunks: [String], why: String)] = [
      ("", [], "nothing"), ("東京", ["東京"], "no line end"), ("\n", ["\n"], "an empty line"),
      ("東京\n京都", ["東京\n", "京都"], "two lines"),
      ("東京\n\n京都\n", ["東京\n", "\n", "京都\n"], "an empty line between"),
      ("東京\r\n京都", ["東京\r\n", "京都"], "CR LF"), ("東\r京", ["東\r京"], "CR alone is not a line end"),
      ("東\u{2028}京\u{85}都", ["東\u{2028}京\u{85}都"], "nor are Unicode's other separators"),
      ("\0\n\0", ["\0\n", "\0"], "NUL"),
    ]
    for row in rows { #expect(chunks(row.text) == row.chunks, "\(row.why)") }
  }

  @Test func longLinesAreDividedAfterSentences() {
    let rows: [(text: String, maximumLength: Int, chunks: [String], why: String)] = [
      ("東京へ。京都へ。", 12, ["東京へ。", "京都へ。"], "just fits"),
      ("東京へ。京都へ。", 18, ["東京へ。", "京都へ。"], "after the first"),
      ("東京へ！京都へ？", 18, ["東京へ！", "京都へ？"], "other ends"),
      ("abc def ghi", 9, ["abc def ", "ghi"], "after a space"),
      ("東。京都京都京都", 12, ["東。京都", "京都京都"], "the end is in the first half"),
      ("東京都京都", 7, ["東京", "都京", "都"], "no end at all"),
      ("𠮷𠮷𠮷", 7, ["𠮷", "𠮷", "𠮷"], "four bytes each"),
      ("東京へ。\n京都", 12, ["東京へ。", "\n", "京都"], "the line end remains"),
      (
        "か\u{3099}か\u{3099}か\u{3099}", 9, ["か\u{3099}", "か\u{3099}", "か\u{3099}"],
        "not before a mark"
      ),
      ("a \u{301}bcdefg", 8, ["a \u{301}bcde", "fg"], "nor after a space with a mark"),
      ("東。\u{301}京都", 9, ["東。\u{301}", "京都"], "nor after a full stop with a mark"),
      ("👨‍👩‍👧👨‍👩‍👧", 20, ["👨‍👩‍👧", "👨‍👩‍👧"], "nor inside of an emoji"),
      ("xxx\r\nyy", 4, ["xxx", "\r\n", "yy"], "nor between CR and LF"),
    ]
    for row in rows {
      let found = chunks(row.text, maximumLength: row.maximumLength)
      #expect(found.map { Array($0.utf8) } == row.chunks.map { Array($0.utf8) }, "\(row.why)")
    }
  }

  @Test func chunksJoinToTheText() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 43)
    for round in 0..<2_000 {
      let text =
        round.isMultiple(of: 2)
        ? RandomText.string(fragments: 30, using: &generator)
        : RandomText.prose(words: 30, using: &generator)
      let maximumLength = Int.random(in: 4...60, using: &generator)
      let found = chunks(text, maximumLength: maximumLength)
      if found.flatMap({ Array($0.utf8) }) != Array(text.utf8) {
        failures.append("\(maximumLength): lost: \(text.debugDescription)")
      }
      for chunk in found {
        if chunk.utf8.count > maximumLength {
          failures.append("\(maximumLength): \(chunk.utf8.count)")
        }
        if chunk.isEmpty { failures.append("empty: \(text.debugDescription)") }
        if chunk.utf8.dropLast().contains(UInt8(ascii: "\n")) { failures.append("two lines") }
      }
    }
    expectNone(failures)
  }

  @Test func boundariesAreCharacterBoundaries() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<1_000 {
      let text = RandomText.string(fragments: 40, using: &generator)
      let maximumLength = 64
      guard text.allSatisfy({ $0.utf8.count < maximumLength }) else { continue }
      let boundaries = Set(
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      var offset = 0
      for chunk in chunks(text, maximumLength: maximumLength) {
        if !boundaries.contains(offset) { failures.append("\(offset): \(text.debugDescription)") }
        offset += chunk.utf8.count
      }
    }
    expectNone(failures)
  }

  @Test func longCharactersAreDivided() {
    let text = "か" + String(repeating: "\u{301}", count: 100)
    let found = chunks(text, maximumLength: 32)
    #expect(found.joined().utf8.count == text.utf8.count)
    #expect(found.allSatisfy { $0.utf8.count <= 32 })
  }

  @Test func completePartOfAnUnfinishedLine() {
    let rows: [(text: String, count: Int, why: String)] = [
      ("", 0, "nothing"), ("東京へ。京都", 12, "up to the sentence"), ("東京へ。", 12, "all of it"),
      ("ab cd", 3, "up to the space"), ("東京", 6, "all, because there is no sentence end"),
      ("東。京都京都", 18, "one in the first half does not count"),
    ]
    for row in rows {
      let count = withUTF8Bytes(of: row.text) { TextReader.completeCount(of: $0) }
      #expect(count == row.count, "\(row.why)")
    }
  }

  @Test func aTinyLimitStillAdvances() {
    #expect(chunks("𠮷東a", maximumLength: 0) == ["𠮷", "東a"])
    #expect(chunks("𠮷東a", maximumLength: -7) == ["𠮷", "東a"])
  }
}
