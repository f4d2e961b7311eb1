import Foundation
import TestSupport
import Testing
import TextFoundation

/// Tests the boundaries against the conformance file of UAX #29, and without a string to consult.
@Suite("Grapheme cluster boundaries")
struct GraphemeBreakFileTests {
  /// A test of the file: the text, and the offsets of its boundaries.
  private struct Sample {
    let text: String
    let boundaries: [Int]
  }

  /// Returns the tests of `GraphemeBreakTest.txt`, whose lines are `÷ 0020 × 0308 ÷ # comment`.
  private static func samples() -> [Sample] {
    let path = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"
    guard let contents = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return contents.split(separator: "\n").compactMap { line in
      guard let test = line.split(separator: "#", omittingEmptySubsequences: false).first,
        !test.isEmpty
      else { return nil }
      var text = String.UnicodeScalarView()
      var boundaries: [Int] = []
      for field in test.split(whereSeparator: \.isWhitespace) {
        switch field {
        case "÷": boundaries.append(String(text).utf8.count)
        case "×": break
        default: text.append(UInt32(field, radix: 16).flatMap { Unicode.Scalar($0) } ?? "?")
        }
      }
      return Sample(text: String(text), boundaries: boundaries)
    }
  }

  /// The Characters of the standard library take precedence, because its version of Unicode may be
  /// newer; they differ from the file in few samples (Swift 6.3 separates U+2701 ZWJ U+2701).
  @Test("the conformance file of Unicode 15.0")
  func conformance() throws {
    let samples = Self.samples()
    try #require(samples.count > 600, "apt-get install unicode-data")
    var failures: [String] = []
    var changed = 0
    for sample in samples {
      let text = sample.text
      let own =
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
      if own != sample.boundaries { changed += 1 }
      var boundaries = CharacterBoundaries(sample.text)
      let found = withUTF8Bytes(of: sample.text) { bytes in
        (0...bytes.count).filter { boundaries.isBoundary($0, in: bytes) }
      }
      if found != own { failures.append(sample.text.debugDescription) }
    }
    #expect(failures == [])
    #expect(changed <= 3)
  }

  @Test("the string may be given or only its bytes, in any order of requests")
  func withoutString() {
    var generator = SeededGenerator(seed: 33)
    var failures: [String] = []
    for round in 0..<600 {
      let text = RandomText.string(fragments: round % 14, using: &generator)
      var (given, derived) = (
        CharacterBoundaries(text), CharacterBoundaries(byteCount: text.utf8.count)
      )
      let isSame = withUTF8Bytes(of: text) { bytes in
        (-2...bytes.count + 2).shuffled(using: &generator).allSatisfy { offset in
          given.isBoundary(offset, in: bytes) == derived.isBoundary(offset, in: bytes)
            && given.boundary(atOrBefore: offset, in: bytes)
              == derived.boundary(atOrBefore: offset, in: bytes)
            && given.boundary(atOrAfter: offset, in: bytes)
              == derived.boundary(atOrAfter: offset, in: bytes)
        }
      }
      if !isSame { failures.append(text.debugDescription) }
    }
    #expect(failures == [])
  }

  /// The two classes of characters that are decided without a table must be those that the rules
  /// never join: each of them, next to each kind of joining character.
  @Test("characters at the edges of the ranges that are decided without tables")
  func edges() {
    let plain: [UInt32] = [
      0x1F, 0x20, 0x7E, 0x7F, 0x2FFF, 0x3000, 0x3029, 0x302A, 0x302F, 0x3030, 0x303F, 0x3040,
      0x3041,
      0x3096, 0x3098, 0x3099, 0x309A, 0x309B, 0x30BF, 0x30C0, 0x30FF, 0x3100, 0x3FFF, 0x4000,
      0x4E00, 0x9FFF, 0xA000,
    ]
    let joining = [
      "\u{301}", "\u{200D}", "\u{3099}", "\r", "\n", "\u{600}", "ᄒ", "🇯", "©", "a", "亜",
    ]
    var failures: [String] = []
    for scalar in plain.compactMap({ Unicode.Scalar($0) }) {
      for first in joining {
        for last in joining {
          let text = first + String(scalar) + last
          let starts = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
          var boundaries = CharacterBoundaries(byteCount: text.utf8.count)
          let found = withUTF8Bytes(of: text) { bytes in
            (0..<bytes.count).filter { boundaries.isBoundary($0, in: bytes) }
          }
          if found != starts { failures.append(text.debugDescription) }
        }
      }
    }
    #expect(failures == [])
  }

  @Test("nearest boundaries in an emoji sequence: four scalars of one Character")
  func nearest() {
    let text = "東👩‍👧京"  // 3 + (4 + 3 + 4) + 3 bytes
    let rows: [(offset: Int, before: Int, after: Int, why: String)] = [
      (-1, 0, 0, "before the text"), (0, 0, 0, "start"), (1, 0, 3, "inside the ideograph"),
      (3, 3, 3, "between Characters"), (7, 3, 14, "before the joiner"), (10, 3, 14, "after it"),
      (12, 3, 14, "inside a scalar"), (14, 14, 14, "after the emoji"), (16, 14, 17, ""),
      (17, 17, 17, "end"), (99, 17, 17, "after the text"),
    ]
    var boundaries = CharacterBoundaries(text)
    withUTF8Bytes(of: text) { bytes in
      for row in rows + rows.reversed() {
        #expect(boundaries.boundary(atOrBefore: row.offset, in: bytes) == row.before, "\(row.why)")
        #expect(boundaries.boundary(atOrAfter: row.offset, in: bytes) == row.after, "\(row.why)")
      }
    }
  }
}
