import TestSupport
import Testing

@testable import JapaneseText

/// Tests spoken numbers against an implementation over strings.
@Suite("Spoken numbers")
struct SpokenNumberTests {
  private static let digits = ["", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュウ"]
  private static let hundreds = [
    "", "ヒャク", "ニヒャク", "サンビャク", "ヨンヒャク", "ゴヒャク", "ロッピャク", "ナナヒャク", "ハッピャク", "キュウヒャク",
  ]
  private static let thousands = [
    "", "セン", "ニセン", "サンゼン", "ヨンセン", "ゴセン", "ロクセン", "ナナセン", "ハッセン", "キュウセン",
  ]

  private static func spoken(_ value: Int) -> String {
    guard value > 0 else { return "ゼロ" }
    var text = ""
    let units: [(Int, String)] = [
      (10_000_000_000_000_000, "ケイ"), (1_000_000_000_000, "チョウ"), (100_000_000, "オク"),
      (10_000, "マン"), (1, ""),
    ]
    for (unit, name) in units {
      let group = value / unit % 10_000
      guard group > 0 else { continue }
      var part = group == 1000 && unit > 1 ? "イッセン" : thousands[group / 1000]
      part += hundreds[group / 100 % 10]
      let tens = group / 10 % 10
      if tens > 0 { part += (tens > 1 ? digits[tens] : "") + "ジュウ" }
      part += digits[group % 10]
      if name == "チョウ" { part = geminated(part, ["イチ", "ハチ", "ジュウ"]) }
      if name == "ケイ" { part = geminated(part, ["イチ", "ロク", "ハチ", "ジュウ", "ャク"]) }
      text += part + name
    }
    return text
  }

  /// Replaces the last kana of a number by ッ if the number has one of the endings.
  private static func geminated(_ text: String, _ endings: [String]) -> String {
    endings.contains(where: text.hasSuffix) ? text.dropLast() + "ッ" : text
  }

  private func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.insert(",", at: text.startIndex) }
      text.insert(digit, at: text.startIndex)
    }
    return text
  }

  @Test("every number up to 12,000 in digits and kanji")
  func small() {
    var failures: [String] = []
    for value in 0...12_000 {
      let expected = Self.spoken(value)
      if NumberReaderProbe("\(value)").kana != expected { failures.append("\(value)") }
      let kanji = KanjiNumeral(value).formatted(.standard)
      if value > 10, NumberReaderProbe(kanji).kana != expected { failures.append(kanji) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  @Test("large numbers with commas")
  func large() {
    var generator = SeededGenerator(seed: 77)
    var failures: [String] = []
    var values = (0...18).map { Int("1" + String(repeating: "0", count: $0)) ?? 0 }
    values += values.flatMap { [$0 * 3 % 1_000_000_000_000_000_000, $0 * 8 / 10, $0 - 1] }
    for _ in 0..<4_000 {
      let bits = Int.random(in: 2...62, using: &generator)
      values.append(Int(generator.next() >> UInt64(64 - bits)))
      let unit = values[Int.random(in: 4...18, using: &generator)]
      values.append(unit * Int.random(in: 1...9, using: &generator) / 10)
    }
    for value in values where value > 0 {
      let text = grouped(value)
      let kana = NumberReaderProbe(text).kana
      if kana != Self.spoken(value) { failures.append("\(text): \(kana)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// A counter with the endings that geminate it, and its forms after those, after ン and after ヨン.
  private struct Rule {
    let counter: String
    let endings: [String]
    let plain: String
    let geminated: String
    let nasal: String
    let four: String
  }

  private static let k = ["イチ", "ロク", "ハチ", "ジュウ", "ャク"]
  private static let s = ["イチ", "ハチ", "ジュウ"]
  private static let rules: [Rule] = [
    Rule(counter: "本", endings: k, plain: "ホン", geminated: "ポン", nasal: "ボン", four: "ホン"),
    Rule(counter: "発", endings: k, plain: "ハツ", geminated: "パツ", nasal: "パツ", four: "ハツ"),
    Rule(counter: "泊", endings: k, plain: "ハク", geminated: "パク", nasal: "パク", four: "パク"),
    Rule(counter: "回", endings: k, plain: "カイ", geminated: "カイ", nasal: "カイ", four: "カイ"),
    Rule(counter: "軒", endings: k, plain: "ケン", geminated: "ケン", nasal: "ゲン", four: "ケン"),
    Rule(counter: "冊", endings: s, plain: "サツ", geminated: "サツ", nasal: "サツ", four: "サツ"),
    Rule(counter: "足", endings: s, plain: "ソク", geminated: "ソク", nasal: "ゾク", four: "ソク"),
    Rule(counter: "頭", endings: s, plain: "トウ", geminated: "トウ", nasal: "トウ", four: "トウ"),
    Rule(counter: "枚", endings: [], plain: "マイ", geminated: "マイ", nasal: "マイ", four: "マイ"),
    Rule(
      counter: "ページ", endings: ["ジュウ"], plain: "ページ", geminated: "ページ", nasal: "ページ",
      four: "ページ"),
    Rule(
      counter: "キロ", endings: ["ロク", "ジュウ", "ャク"], plain: "キロ", geminated: "キロ", nasal: "キロ",
      four: "キロ"),
  ]

  @Test("the end of the number decides the form of the counter")
  func counters() {
    var failures: [String] = []
    let values = Array(1...130) + [200, 300, 600, 800, 999, 1000, 1001, 3000, 8000, 10_000, 40_004]
    for rule in Self.rules {
      for value in values {
        let number = Self.spoken(value)
        let form =
          rule.endings.contains(where: number.hasSuffix)
          ? Self.geminated(number, rule.endings) + rule.geminated
          : number.hasSuffix("ヨン")
            ? number + rule.four : number.hasSuffix("ン") ? number + rule.nasal : number + rule.plain
        let kana = NumberReaderProbe("\(value)\(rule.counter)").kana
        if kana != form { failures.append("\(value)\(rule.counter): \(kana), not \(form)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(8))")
  }

  @Test("the native series ends at the limit of the counter")
  func native() {
    let names = ["ヒト", "フタ"]
    for (counter, kana) in [("皿", "サラ"), ("晩", "バン"), ("部屋", "ヘヤ"), ("鉢", "ハチ"), ("枠", "ワク")] {
      for value in 1...2 {
        #expect(NumberReaderProbe("\(value)\(counter)").kana == names[value - 1] + kana)
        #expect(
          NumberReaderProbe("第\(value)\(counter)").kana == "第"
            + Self.spoken(value).replacing("イチ", with: counter == "皿" ? "イッ" : "イチ") + kana)
      }
      #expect(NumberReaderProbe("3\(counter)").kana == "サン" + kana)
      #expect(NumberReaderProbe("0\(counter)").kana == "ゼロ" + kana, "zero has no native numeral")
      #expect(NumberReaderProbe("12\(counter)").kana == "ジュウニ" + kana)
    }
  }
}
