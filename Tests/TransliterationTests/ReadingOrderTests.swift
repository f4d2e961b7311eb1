import TestSupport
import Testing
import Transliteration

@Suite("Reading order")
struct ReadingOrderTests {
  @Test("pairs by strength")
  func pairs() throws {
    typealias Order = ReadingOrder.Order
    let rows: [(String, String, [Order], String)] = [
      ("か", "き", [.ascending, .ascending, .ascending, .ascending], "base letters"),
      ("か", "が", [.same, .ascending, .ascending, .ascending], "voicing"),
      ("や", "ゃ", [.same, .same, .descending, .descending], "small before large"),
      ("か", "カ", [.same, .same, .same, .ascending], "hiragana before katakana"),
      ("カ", "ｶ", [.same, .same, .same, .same], "half width is the same letter at every level"),
      ("か", "か", [.same, .same, .same, .same], "equal"),
      ("", "", [.same, .same, .same, .same], "empty"),
      ("", "あ", [.ascending, .ascending, .ascending, .ascending], "empty comes first"),
      ("あ\u{0}", "あ", [.same, .same, .same, .same], "NUL is ignored"),
      ("か\u{3099}", "が", [.same, .same, .same, .same], "canonically equivalent"),
    ]
    let strengths: [ReadingOrder.Strength] = [.base, .accents, .variants, .kana]
    for (strength, column) in zip(strengths, 0...) {
      let order = try ReadingOrder(strength: strength)
      for (first, second, expected, why) in rows {
        #expect(try order.compare(first, second) == expected[column], "\(strength): \(why)")
      }
    }
  }

  @Test("a list as in a dictionary")
  func list() throws {
    let sorted = [
      "あ", "あい", "あべ", "アベ", "いし", "かとう", "カトウ", "かどう", "がとう", "さとう", "じゃ", "ん",
    ]
    var generator = SeededGenerator(seed: 12)
    let order = try ReadingOrder()
    for _ in 0..<20 {
      #expect(try order.sorted(sorted.shuffled(using: &generator)) == sorted)
    }
    #expect(try order.sorted([String]()) == [])
  }

  @Test("keys sort as the comparison does")
  func keys() throws {
    var generator = SeededGenerator(seed: 13)
    for strength in [ReadingOrder.Strength.base, .variants, .kana] {
      let order = try ReadingOrder(strength: strength)
      for _ in 0..<1000 {
        let first = RandomText.string(fragments: 4, using: &generator)
        let second = RandomText.string(fragments: 4, using: &generator)
        let (one, other) = (try order.sortKey(of: first), try order.sortKey(of: second))
        let byKey: ReadingOrder.Order = one < other ? .ascending : other < one ? .descending : .same
        #expect(try order.compare(first, second) == byKey, "\(first) \(second)")
      }
    }
  }
}
