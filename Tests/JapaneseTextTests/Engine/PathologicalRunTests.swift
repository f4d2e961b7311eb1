import Testing
import TextFoundation

@testable import JapaneseText

/// Tests which runs of a line are parsed separately.
@Suite struct PathologicalRunTests {
  private static let minimum = PathologicalRun.minimumLength

  private func run(_ text: String, from start: Int = 0) -> PathologicalRun? {
    withUTF8Bytes(of: text) { PathologicalRun.first(in: $0, from: start) }
  }

  /// Returns `unit`, repeated to `count` bytes.
  private func text(_ unit: String, bytes count: Int) -> String {
    String(repeating: unit, count: count / unit.utf8.count)
  }

  @Test func theLimitIsExact() {
    let minimum = Self.minimum
    for unit in ["a", " ", "1", "-"] {
      #expect(run(text(unit, bytes: minimum - 1)) == nil, "\(unit)")
      #expect(run(text(unit, bytes: minimum))?.range == 0..<minimum, "\(unit)")
      #expect(run(text(unit, bytes: minimum + 1))?.range == 0..<minimum + 1, "\(unit)")
      let between = "あ" + text(unit, bytes: minimum) + "あ"
      #expect(run(between)?.range == 3..<minimum + 3, "\(unit)")
      #expect(run("あ" + text(unit, bytes: minimum - 1) + "ああ") == nil, "\(unit)")
    }
  }

  @Test func kinds() {
    let rows: [(unit: String, isRun: Bool, why: String)] = [
      ("a", true, "letters"), ("Z", true, "capitals"), ("éя", true, "two-byte letters"),
      ("0", true, "digits"), ("9", true, "the last digit"), ("五", true, "a kanji numeral"),
      ("百", true, "another"), ("ア", true, "katakana"), ("ー", true, "the prolonged sound mark"),
      ("。", true, "Japanese symbols"), ("@", true, "before A"), ("{", true, "after z"),
      ("[", true, "after Z"), ("\u{1}", true, "control characters"), ("😀", true, "four bytes"),
      ("！", true, "full width"), ("한", true, "Hangul"), ("あ", false, "hiragana"),
      ("漢", false, "kanji"), ("一二三四五六七八九十百千万億兆", true, "all kanji numerals"),
      ("丁", false, "the kanji after 一"), ("零", false, "not a numeral of char.def"),
      ("a1", false, "kinds alternate"), ("aあ", false, "with hiragana between"),
      ("1五", true, "kanji numerals are digits"), ("aé", true, "one kind of letters"),
    ]
    for row in rows {
      let found = run(text(row.unit, bytes: 2 * Self.minimum))
      #expect((found != nil) == row.isRun, "\(row.why)")
      if case .space? = found { Issue.record("\(row.why)") }
    }
  }

  @Test func space() {
    for unit in [" ", "\t", "\r", "\u{0B} \u{0C}"] {
      let count = text(unit, bytes: Self.minimum + 12).utf8.count
      guard case .space(let range)? = run(text(unit, bytes: Self.minimum + 12) + "a") else {
        Issue.record("no space")
        continue
      }
      #expect(range == 0..<count)
      let segments = withUTF8Bytes(of: unit) { PathologicalRun.space(range).segments(in: $0) }
      #expect(segments.isEmpty, "space is not parsed")
    }
  }

  @Test func theFirstIsFound() {
    let (letters, digits) = (text("a", bytes: Self.minimum), text("1", bytes: Self.minimum))
    let line = "東京" + letters + digits + "へ" + letters
    let first = 6..<6 + Self.minimum
    let second = first.upperBound..<first.upperBound + Self.minimum
    let third = second.upperBound + 3..<second.upperBound + 3 + Self.minimum
    #expect(run(line)?.range == first)
    #expect(run(line, from: first.upperBound)?.range == second)
    #expect(run(line, from: second.upperBound)?.range == third)
    #expect(run(line, from: third.upperBound) == nil)
    #expect(run(line, from: third.lowerBound)?.range == third, "exactly the minimum remains")
    #expect(run(line, from: third.lowerBound + 1) == nil)
    #expect(run("") == nil)
  }

  @Test func segmentsAreWholeScalars() {
    for unit in ["a", "é", "ア", "😀", "aア😀"] {
      for extra in [0, 1, 2, 511, 512, 513] {
        let line = "あ" + text(unit, bytes: Self.minimum) + text(unit, bytes: extra)
        withUTF8Bytes(of: line) { bytes in
          let whole = 3..<bytes.count
          let segments = PathologicalRun.run(whole).segments(in: bytes)
          #expect(segments.first?.lowerBound == 3 && segments.last?.upperBound == bytes.count)
          for (one, next) in zip(segments, segments.dropFirst()) {
            #expect(one.upperBound == next.lowerBound)
            #expect((512...515).contains(one.count), "\(one)")
          }
          for segment in segments {
            let text = String(validating: bytes[segment], as: UTF8.self)
            #expect(text != nil, "\(unit): \(segment) divides a scalar")
          }
        }
      }
    }
    #expect(withUTF8Bytes(of: "") { PathologicalRun.run(0..<0).segments(in: $0) } == [])
  }
}
