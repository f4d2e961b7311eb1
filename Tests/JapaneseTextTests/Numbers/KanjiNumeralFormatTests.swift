import Foundation
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the written forms of numbers against a formatter that splits the digits into groups of
/// four and spells each group by itself.
@Suite("Formats of kanji numerals")
struct KanjiNumeralFormatTests {
  private static let myriads = [
    "", "万", "億", "兆", "京", "垓", "𥝱", "穣", "溝", "澗", "正", "載", "極", "恒河沙", "阿僧祇", "那由他",
    "不可思議", "無量大数",
  ]

  /// Returns the digits in groups of four, the highest first, each with its power of 10,000.
  private func groups(_ digits: String) -> [(value: Int, power: Int)] {
    var rest = digits
    var groups: [(value: Int, power: Int)] = []
    while !rest.isEmpty {
      groups.append((Int(rest.suffix(4)) ?? 0, groups.count))
      rest.removeLast(min(4, rest.count))
    }
    return groups.reversed()
  }

  private func standard(_ digits: String) -> String {
    let names = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    var text = ""
    for (value, power) in groups(digits) where value > 0 {
      if value == 1000, power > 0 {
        text += "一千"
      } else {
        for (unit, name) in [(1000, "千"), (100, "百"), (10, "十")] where value / unit % 10 > 0 {
          let digit = value / unit % 10
          text += (digit == 1 ? "" : names[digit]) + name
        }
        text += names[value % 10]
      }
      text += Self.myriads[power]
    }
    return text.isEmpty ? "〇" : text
  }

  private func formal(_ digits: String) -> String {
    let names = ["", "壱", "弐", "参", "四", "五", "六", "七", "八", "九"]
    var text = ""
    for (value, power) in groups(digits) where value > 0 {
      for (unit, name) in [(1000, "千"), (100, "百"), (10, "拾"), (1, "")] {
        let digit = value / unit % 10
        if digit > 0 { text += names[digit] + name }
      }
      text += Self.myriads[power]
    }
    return text.isEmpty ? "零" : text
  }

  private func mixed(_ digits: String) -> String {
    let text = groups(digits).map { $0.value == 0 ? "" : "\($0.value)\(Self.myriads[$0.power])" }
    return text.joined().isEmpty ? "0" : text.joined()
  }

  private func positional(_ digits: String) -> String {
    String(digits.map { Array("〇一二三四五六七八九")[$0.wholeNumberValue ?? 0] })
  }

  private func check(_ digits: String, _ failures: inout [String]) {
    guard let numeral = KanjiNumeral(digits: digits) else {
      failures.append("\(digits) is rejected")
      return
    }
    let expected: [(KanjiNumeral.Style, String)] = [
      (.standard, standard(digits)), (.formal, formal(digits)), (.mixed, mixed(digits)),
      (.positional, positional(digits)),
    ]
    for (style, text) in expected where numeral.formatted(style) != text {
      failures.append("\(digits) \(style): \(numeral.formatted(style)), not \(text)")
    }
  }

  @Test("every number up to 10,000")
  func small() {
    var failures: [String] = []
    for value in 0...10_000 { check(String(value), &failures) }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("numbers of one nonzero digit and numbers of nines, up to 72 digits")
  func powers() {
    var failures: [String] = []
    for count in 0..<72 {
      for digit in ["1", "2", "9"] {
        check(digit + String(repeating: "0", count: count), &failures)
      }
      check(String(repeating: "9", count: count + 1), &failures)
      check("1" + String(repeating: "0", count: count / 2) + "1", &failures)
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("random digits, most of them zero")
  func random() {
    var generator = SeededGenerator(seed: 41)
    var failures: [String] = []
    for _ in 0..<3_000 {
      var digits = String(Int.random(in: 1...9, using: &generator))
      for _ in 0..<Int.random(in: 0..<72, using: &generator) {
        digits += String(max(0, Int.random(in: -12...9, using: &generator)))
      }
      if digits.count <= 72 { check(digits, &failures) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("a number without a named power is written digit by digit", arguments: [72, 73, 100])
  func beyondTheLargestPower(count: Int) throws {
    let numeral = try #require(KanjiNumeral(digits: String(repeating: "1", count: count)))
    let plain = String(repeating: "一", count: count)
    for style in KanjiNumeral.Style.allCases {
      let isPlain = count > 72 || style == .positional
      #expect((numeral.formatted(style) == plain) == isPlain, "\(style)")
    }
  }

  @Test("the sign precedes every style")
  func negative() throws {
    for count in [1, 4, 5, 72, 73] {
      let digits = String(repeating: "7", count: count)
      let below = try #require(KanjiNumeral(digits: "-" + digits))
      let above = try #require(KanjiNumeral(digits: digits))
      for style in KanjiNumeral.Style.allCases {
        #expect(below.formatted(style) == "マイナス" + above.formatted(style))
      }
    }
  }

  @Test("integers of every width")
  func widths() {
    #expect(String(kanjiNumeral: Int8.min) == "マイナス百二十八")
    #expect(String(kanjiNumeral: UInt8.max) == "二百五十五")
    #expect(String(kanjiNumeral: Int16.min) == "マイナス三万二千七百六十八")
    #expect(String(kanjiNumeral: UInt16.max, style: .mixed) == "6万5535")
    #expect(String(kanjiNumeral: Int32.max, style: .mixed) == "21億4748万3647")
    #expect(
      KanjiNumeral(Int.min).digits == "9223372036854775808" && KanjiNumeral(Int.min).isNegative)
    #expect(KanjiNumeral(Int.min).intValue == Int.min && KanjiNumeral(Int.max).intValue == Int.max)
    #expect(KanjiNumeral(digits: "9223372036854775808")?.intValue == nil, "one above the maximum")
    #expect(KanjiNumeral(digits: "-9223372036854775809")?.intValue == nil, "one below the minimum")
  }

  @Test("zero has no sign, however it is created")
  func zero() {
    let zeros = [
      KanjiNumeral(0), KanjiNumeral(digits: "-0"), KanjiNumeral(digits: "-000"), KanjiNumeral("−〇"),
      KanjiNumeral("マイナス零"), KanjiNumeral("000"), KanjiNumeral("０"),
    ]
    #expect(Set(zeros) == [KanjiNumeral(0)])
    #expect(zeros.allSatisfy { $0?.isNegative == false && $0?.digits == "0" })
  }

  @Test("values are equal by their digits and sign, and survive coding")
  func values() throws {
    #expect(KanjiNumeral("三千") == KanjiNumeral(3000) && KanjiNumeral(5) != KanjiNumeral(-5))
    #expect(Set([KanjiNumeral("万"), KanjiNumeral("1,0000"), KanjiNumeral("一〇〇〇〇")]).count == 2)
    for text in ["〇", "マイナス三億五千万", "一無量大数", String(repeating: "九", count: 90)] {
      let numeral = try #require(KanjiNumeral(text))
      let data = try JSONEncoder().encode(numeral)
      #expect(try JSONDecoder().decode(KanjiNumeral.self, from: data) == numeral)
    }
    for style in KanjiNumeral.Style.allCases {
      #expect(KanjiNumeral.Style(rawValue: style.rawValue) == style)
    }
  }
}
