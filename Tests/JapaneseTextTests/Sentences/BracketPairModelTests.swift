import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Compares the pairs of brackets with those of a search that lists all pairs first.
@Suite struct BracketPairModelTests {
  /// All brackets, each opening one before its closing one.
  private static let brackets = Array(
    "\"\"()[]{}“”〈〉《》「」『』【】〔〕〖〗〘〙〚〛〝〟（）［］｛｝｟｠｢｣".unicodeScalars)

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = {
    var closing: [Unicode.Scalar: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: brackets.count, by: 2) {
      closing[brackets[index]] = brackets[index + 1]
    }
    return closing
  }()

  private struct Pair: Equatable {
    let open: Int
    let close: Int
    let end: Int
  }

  /// Returns the pairs of a paragraph that are not inside another pair.
  private func expected(_ text: String) -> [Pair] {
    var open: [(closing: Unicode.Scalar, offset: Int)] = []
    var pairs: [Pair] = []
    var offset = 0
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let index = open.lastIndex(where: { $0.closing == scalar }) {
        let pair = Pair(open: open[index].offset, close: offset, end: end)
        if pair.end - pair.open <= 4_096 { pairs.append(pair) }
        open.removeSubrange(index...)
      } else if let closing = Self.closing[scalar] {
        let isLetterOrDigit = "0"..."9" ~= before || "a"..."z" ~= before || "０"..."９" ~= before
        if scalar != "\"" || !isLetterOrDigit { open.append((closing, offset)) }
      }
      before = scalar
      offset = end
    }
    return pairs.filter { inner in
      !pairs.contains { $0.open < inner.open && inner.end <= $0.end }
    }.sorted { $0.open < $1.open }
  }

  private func found(_ text: String) -> [Pair] {
    withUTF8Bytes(of: text) { bytes in
      var pairs = BracketPairs(of: 0..<bytes.count, in: bytes)
      return (0..<bytes.count).compactMap { offset in
        pairs.pair(openingAt: offset).map { Pair(open: $0.open, close: $0.close, end: $0.end) }
      }
    }
  }

  @Test func randomBrackets() {
    var generator = SeededGenerator(seed: 550)
    let others = ["あ", "漢", "a", "7", "８", " ", "。", "\u{2019}", "～", "\u{FF02}", "é", "𠮷"]
    var failures: [String] = []
    for round in 0..<3_000 {
      // Few kinds of brackets, so that they pair often.
      let kinds = (0..<3).map { _ in Int.random(in: 0..<Self.brackets.count / 2, using: &generator)
      }
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        if Int.random(in: 0..<3, using: &generator) == 0 {
          text += others.randomElement(using: &generator) ?? ""
        } else {
          let kind = round < 100 ? round % 20 : kinds.randomElement(using: &generator) ?? 0
          let side = Int.random(in: 0...1, using: &generator)
          text.unicodeScalars.append(Self.brackets[2 * kind + side])
        }
      }
      let expected = expected(text)
      if found(text) != expected { failures.append("\(text): \(found(text))") }
    }
    expectNone(failures)
  }

  /// Pairs of about the maximum length, with other pairs inside and around them.
  @Test func longPairs() {
    var generator = SeededGenerator(seed: 551)
    let parts = [
      "「", "」", "(", ")", "あ", "a", String(repeating: "漢", count: 1_363),
      String(repeating: "b", count: 4_090), String(repeating: "b", count: 2_044),
    ]
    var failures: [String] = []
    var count = 0
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      let expected = expected(text)
      let short = text.replacing(/漢+|b+/) { "<\($0.output.utf8.count)>" }
      if found(text) != expected { failures.append("\(short): \(found(text))") }
      if expected.contains(where: { (4_090...4_096).contains($0.end - $0.open) }) { count += 1 }
    }
    expectNone(failures)
    #expect(count > 10, "\(count) texts have a pair of about the maximum length")
  }

  /// Brackets outside the paragraph do not count, and offsets are those of the whole text.
  @Test func paragraphs() {
    let text = "「あ\n「い」\n」"
    let rows: [(paragraph: Range<Int>, pairs: [Pair], why: String)] = [
      (0..<text.utf8.count, [Pair(open: 0, close: 17, end: 20)], "the whole text"),
      (7..<16, [Pair(open: 7, close: 13, end: 16)], "one line"),
      (0..<6, [], "the first line"), (7..<13, [], "without the closing bracket"),
      (10..<20, [], "without the opening bracket"), (7..<7, [], "nothing"),
    ]
    for row in rows {
      let found = withUTF8Bytes(of: text) { bytes in
        var pairs = BracketPairs(of: row.paragraph, in: bytes)
        return row.paragraph.compactMap { offset in
          pairs.pair(openingAt: offset).map { Pair(open: $0.open, close: $0.close, end: $0.end) }
        }
      }
      #expect(found == row.pairs, "\(row.why)")
    }
  }

  @Test func offsetsMayBeSkipped() {
    let text = "(a)「い」(b)(c)"
    withUTF8Bytes(of: text) { bytes in
      var pairs = BracketPairs(of: 0..<bytes.count, in: bytes)
      #expect(pairs.pair(openingAt: 1) == nil)
      #expect(pairs.pair(openingAt: 12)?.end == 15, "the pairs before it are skipped")
      #expect(pairs.pair(openingAt: 12)?.end == 15, "the same offset again")
      #expect(pairs.pair(openingAt: 15)?.close == 17)
      #expect(pairs.pair(openingAt: 100) == nil)
      var none = BracketPairs()
      #expect(none.pair(openingAt: 0) == nil)
    }
  }
}
