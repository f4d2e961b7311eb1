import Testing

@testable import TextFoundation

/// Tests the division into runs with kinds that the tests choose.
@Suite("Script runs")
struct ScriptRunsTests {
  /// The kind of a scalar in these tests: letters by case, digits, punctuation; nil for a space.
  private enum Kind: Equatable { case upper, lower, digit, other, wide }

  private static func kind(_ value: UInt32) -> Kind? {
    switch value {
    case 0x20: nil
    case 0x41...0x5A: .upper
    case 0x61...0x7A: .lower
    case 0x30...0x39: .digit
    case 0x3000...: .wide
    default: .other
    }
  }

  private func runs(_ text: String, _ unit: ScriptRunUnit, separating separate: Kind? = nil)
    -> [String]
  {
    withUTF8Bytes(of: text) { bytes in
      var runs: [String] = []
      var end = 0
      bytes.forEachScriptRun(of: unit, separating: separate) { offset, _ in
        bytes.scalar(at: offset).flatMap { Self.kind($0.value) }
      } _: { range, kind in
        #expect(!range.isEmpty && range.lowerBound >= end && range.upperBound <= bytes.count)
        #expect(bytes.scalar(at: range.lowerBound).flatMap { Self.kind($0.value) } == kind)
        end = range.upperBound
        runs.append(String(decoding: bytes[range], as: UTF8.self))
      }
      return runs
    }
  }

  @Test("runs of scalars and of Characters")
  func units() {
    let rows: [(text: String, scalars: [String], characters: [String], why: String)] = [
      ("", [], [], "empty"), ("a", ["a"], ["a"], "one unit"), (" ", [], [], "no run"),
      ("   ", [], [], "several"), ("abc", ["abc"], ["abc"], "one run"),
      ("abCD1", ["ab", "CD", "1"], ["ab", "CD", "1"], "three kinds"),
      (" ab  c ", ["ab", "c"], ["ab", "c"], "spaces around runs"),
      ("a!?b", ["a", "!?", "b"], ["a", "!?", "b"], "punctuation in one run"),
      ("e\u{301}e", ["e", "\u{301}", "e"], ["e\u{301}e"], "a mark belongs to its Character"),
      (" \u{301}a", ["\u{301}", "a"], ["a"], "even to a space"),
      ("あいa", ["あい", "a"], ["あい", "a"], "of three bytes"),
      ("👨‍👩‍👧1", ["👨", "‍", "👩", "‍", "👧", "1"], ["👨‍👩‍👧", "1"], "joined by U+200D"),
      ("a\r\nb", ["a", "\r\n", "b"], ["a", "\r\n", "b"], "CR LF"),
    ]
    for row in rows {
      #expect(runs(row.text, .scalar) == row.scalars, "\(row.why)")
      #expect(runs(row.text, .character) == row.characters, "\(row.why)")
    }
  }

  @Test("each unit of the separate kind is a run")
  func separateKind() {
    #expect(runs("a!?b", .scalar, separating: .other) == ["a", "!", "?", "b"])
    #expect(runs("!!", .character, separating: .other) == ["!", "!"])
    #expect(runs("\r\n\r\n", .character, separating: .other) == ["\r\n", "\r\n"])
    #expect(runs("\r\n", .scalar, separating: .other) == ["\r", "\n"])
    #expect(runs("aab", .scalar, separating: .other) == ["aab"])
    #expect(runs("aab", .scalar, separating: .lower) == ["a", "a", "b"])
  }

  @Test("a kind can depend on that of the preceding unit")
  func previousKind() {
    var found: [(Range<Int>, Kind)] = []
    var asked: [Kind?] = []
    withUTF8Bytes(of: "a-b --1") { bytes in
      bytes.forEachScriptRun(of: .scalar) { (offset: Int, previous: Kind?) -> Kind? in
        asked.append(previous)
        return bytes[offset] == UInt8(ascii: "-") ? previous : Self.kind(UInt32(bytes[offset]))
      } _: { range, kind in
        found.append((range, kind))
      }
    }
    #expect(found.map(\.0) == [0..<3, 6..<7] && found.map(\.1) == [.lower, .digit])
    #expect(asked == [nil, .lower, .lower, .lower, nil, nil, nil])
  }

  @Test("the runs of random texts are those of a division by Characters")
  func differential() {
    var state: UInt64 = 7
    let pieces = [
      "a", "Z", "1", " ", "!", "あ", "\u{301}", "\u{200D}", "👩", "\r", "\n", "ｱ", "ﾞ", "🇯",
    ]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      for separate: Kind? in [nil, .other] {
        var expected: [String] = []
        var last: Kind?
        for character in text {
          let kind = character.unicodeScalars.first.flatMap { Self.kind($0.value) }
          defer { last = kind }
          guard let kind else { continue }
          if kind == last, kind != separate {
            expected[expected.count - 1].append(character)
          } else {
            expected.append(String(character))
          }
        }
        let found = runs(text, .character, separating: separate)
        #expect(found == expected, "\(text.debugDescription)")
      }
    }
  }
}
