import TestSupport
import Testing

@testable import TextFoundation

@Suite("Character boundaries")
struct CharacterBoundariesTests {
  /// Returns the offsets at which Swift's Characters start, and the end.
  private func expected(_ text: String) -> Set<Int> {
    Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
  }

  /// Returns the offsets for which the result differs from the standard library's, requested in
  /// `order`.
  private func differences(_ text: String, order: [Int]) -> [Int] {
    let expected = expected(text)
    var boundaries = CharacterBoundaries(text)
    return withUTF8Bytes(of: text) { bytes in
      order.filter { boundaries.isBoundary($0, in: bytes) != expected.contains($0) }
    }
  }

  @Test("known clusters")
  func table() {
    let rows: [(text: String, characters: Int, why: String)] = [
      ("", 0, "empty"),
      ("東京", 2, "ideographs"),
      ("か\u{3099}き", 2, "a combining voicing mark"),
      ("ﾊﾞ", 1, "half-width voicing marks extend"),
      ("\r\n\n\r", 3, "CR LF is one"),
      ("🇯🇵🇺🇸🇫", 3, "flags pair from the start"),
      ("👩‍👩‍👧👍🏽", 2, "joined emoji, skin tone"),
      ("각각", 2, "Hangul jamo and a syllable"),
      ("क्षि", 1, "Indic conjunct"),
      ("a\u{200D}©", 2, "ZWJ joins pictographs only"),
      ("\u{600}1", 1, "prepended mark"),
      ("\u{301}\u{301}", 1, "marks without a base"),
    ]
    for (text, characters, why) in rows {
      #expect(text.count == characters, "the row itself: \(why)")
      #expect(differences(text, order: Array(0...text.utf8.count)).isEmpty, "\(why)")
    }
  }

  @Test("the same results as Character, for random text, requested in any order")
  func random() {
    var generator = SeededGenerator(seed: 4)
    var failures: [String] = []
    for round in 0..<4000 {
      let text =
        round % 3 == 0
        ? RandomText.scalars(count: 12, using: &generator)
        : RandomText.string(fragments: 12, using: &generator)
      let ascending = Array(-1...text.utf8.count + 1)
      let orders = [ascending, ascending.reversed(), ascending.shuffled(using: &generator)]
      for order in orders where !differences(text, order: order).isEmpty {
        failures.append(text.debugDescription)
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("every assigned scalar, and some others, beside kana and beside itself")
  func everyScalar() {
    var failures: [UInt32] = []
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let isAssigned = ![.unassigned, .privateUse].contains(scalar.generalCategory)
      guard isAssigned || code % 61 == 0 else { continue }
      let text = "あ\(scalar)\(scalar)a\u{FE00}\(scalar)\u{200D}\(scalar)a\u{93E}\(scalar)"
      if !differences(text, order: Array(1..<text.utf8.count)).isEmpty { failures.append(code) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20).map { String($0, radix: 16) })")
  }

  @Test("the nearest boundaries enclose the offset and are adjacent")
  func nearest() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let text = RandomText.string(fragments: 10, using: &generator)
      let all = expected(text).sorted()
      var boundaries = CharacterBoundaries(text)
      withUTF8Bytes(of: text) { bytes in
        for offset in (-2...text.utf8.count + 2).shuffled(using: &generator) {
          let clamped = min(max(0, offset), text.utf8.count)
          let before = boundaries.boundary(atOrBefore: offset, in: bytes)
          let after = boundaries.boundary(atOrAfter: offset, in: bytes)
          #expect(before == all.last { $0 <= clamped })
          #expect(after == all.first { $0 >= clamped })
        }
      }
    }
  }

  @Test(
    "queries that go back and forth take a number of steps proportional to their number",
    arguments: ["葛\u{E0100}", "🇯🇵", "क\u{94D}", "e\u{301}", "👩\u{200D}"])
  func stepsBackAndForth(unit: String) {
    func steps(_ count: Int) -> Int {
      let text = String(repeating: unit, count: count)
      var boundaries = CharacterBoundaries(text)
      withUTF8Bytes(of: text) { bytes in
        // The start and the end of each unit, twice, as FuriganaBuilder asks; then from the middle.
        let step = unit.utf8.count
        for start in stride(from: 0, to: bytes.count, by: step) {
          for offset in [start, start + step, start, start + step, start / 2] {
            _ = boundaries.isBoundary(offset, in: bytes)
          }
        }
      }
      return boundaries.stepCount
    }
    let (few, many) = (steps(500), steps(4_000))
    #expect(many <= 10 * few + 100, "\(few) steps for 500, \(many) for 4,000")
  }

  @Test("a cluster of 400 KB, and 200,000 flags, in linear time")
  func huge() {
    for unit in ["\u{301}", "🇯"] {
      let text = "a" + String(repeating: unit, count: 200_000)
      let clusters = text.count
      var boundaries = CharacterBoundaries(text)
      let found = withUTF8Bytes(of: text) { bytes in
        (0..<bytes.count).count { boundaries.isBoundary($0, in: bytes) }
      }
      #expect(found == clusters)
    }
  }
}
