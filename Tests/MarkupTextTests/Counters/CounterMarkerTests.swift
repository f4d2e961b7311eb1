import MarkupText
import Testing

/// Numbers that Unicode has enclosed; the others use the fallback.
@Test func framedNumbers() {
  for (name, value, text) in [
    ("circled-decimal", 0, "⓪"), ("circled-decimal", 1, "①"), ("circled-decimal", 20, "⑳"),
    ("circled-decimal", 21, "㉑"), ("circled-decimal", 35, "㉟"), ("circled-decimal", 36, "㊱"),
    ("circled-decimal", 50, "㊿"), ("circled-decimal", 51, "51"), ("circled-decimal", -1, "-1"),
    ("filled-circled-decimal", 0, "⓿"), ("filled-circled-decimal", 10, "❿"),
    ("filled-circled-decimal", 11, "⓫"), ("filled-circled-decimal", 20, "⓴"),
    ("filled-circled-decimal", 21, "21"),
    ("double-circled-decimal", 1, "⓵"), ("double-circled-decimal", 10, "⓾"),
    ("double-circled-decimal", 11, "11"), ("double-circled-decimal", 0, "0"),
    ("parenthesized-decimal", 1, "⑴"), ("parenthesized-decimal", 20, "⒇"),
    ("parenthesized-decimal", 21, "21"), ("dotted-decimal", 3, "⒊"), ("dotted-decimal", 20, "⒛"),
    ("circled-katakana", 1, "㋐"), ("circled-katakana", 47, "㋾"), ("circled-katakana", 48, "48"),
    ("circled-ideograph", 10, "㊉"), ("parenthesized-ideograph", 1, "㈠"),
    ("parenthesized-ideograph", 10, "㈩"), ("circled-lower-latin", 26, "ⓩ"),
    ("circled-upper-latin", 1, "Ⓐ"), ("parenthesized-lower-latin", 2, "⒝"),
    ("fullwidth-upper-roman", 4, "Ⅳ"), ("fullwidth-upper-roman", 12, "Ⅻ"),
    ("fullwidth-upper-roman", 13, "13"), ("fullwidth-lower-roman", 9, "ⅸ"),
    ("footnotes", 1, "*"), ("footnotes", 2, "⁑"), ("footnotes", 4, "‡"), ("footnotes", 5, "**"),
    ("footnotes", 11, "†††"), ("footnotes", 240, String(repeating: "‡", count: 60)),
    ("footnotes", 241, "241"), ("footnotes", 0, "0"), ("footnotes", -1, "-1"),
  ] {
    let found = CounterStyle(name: name)?.text(for: value)
    #expect(found == text, "\(name) \(value)")
  }
}

@Test func markersHaveTheSuffixOfTheirStyle() {
  for (name, value, marker) in [
    ("decimal", 3, "3. "), ("decimal-leading-zero", 3, "03. "), ("lower-roman", 4, "iv. "),
    ("lower-roman", 4000, "4000. "), ("disc", 1, "• "), ("circle", 2, "◦ "), ("square", -5, "◾ "),
    ("disclosure-open", 0, "▾ "), ("disclosure-closed", 0, "▸ "), ("cjk-decimal", 12, "一二、"),
    ("japanese-informal", 21, "二十一、"), ("japanese-formal", 10_000, "一〇〇〇〇、"),
    ("hiragana", 100, "いえ、"), ("katakana-iroha", 1, "イ、"), ("cjk-heavenly-stem", 1, "甲、"),
    ("cjk-ideographic", 2, "二、"), ("simp-chinese-formal", 2, "贰、"),
    ("korean-hangul-formal", 2, "이, "), ("korean-hanja-informal", -1, "마이너스 一, "),
    ("circled-decimal", 7, "⑦ "), ("parenthesized-decimal", 7, "⑺ "), ("footnotes", 1, "* "),
    ("fullwidth-decimal", 12, "１２. "), ("ethiopic-numeric", 1, "፩/ "), ("upper-greek", 1, "Α. "),
  ] {
    #expect(CounterStyle(name: name)?.marker(for: value) == marker, "\(name) \(value)")
  }
}

@Test func markersOfListStyleType() {
  for (value, marker) in [
    (.name("upper-alpha"), "B. "), (.name("UPPER-ALPHA"), "B. "), (.name("unknown"), "2. "),
    (.name(""), "2. "), (.string("※ "), "※ "), (.string(""), ""), (.keyword(.none), ""),
    (.number(1), ""),
  ] as [(StyleValue, String)] {
    #expect(CounterStyle.marker(for: 2, listStyleType: value) == marker, "\(value)")
  }
}

@Test func namesOfCounterStyles() {
  #expect(CounterStyle(name: "nothing") == nil && CounterStyle(name: "") == nil)
  #expect(CounterStyle(name: "none") == nil, "a keyword of the property, not a style")
  #expect(CounterStyle(name: "Lower-ROMAN")?.name == "lower-roman")
  #expect(CounterStyle(name: "DECIMAL") == .decimal)
  #expect(CounterStyle(name: "khmer") != CounterStyle(name: "cambodian"))
  #expect(CounterStyle(name: "cjk-ideographic")?.name == "cjk-ideographic")
  let bullets = CounterStyle.names.filter { CounterStyle(name: $0)?.isBullet ?? false }
  #expect(
    bullets == [
      "box", "check", "circle", "diamond", "disc", "disclosure-closed", "disclosure-open", "hyphen",
      "square",
    ])
  #expect(CounterStyle.names.count == 80)
  #expect(Set(CounterStyle.names.compactMap(CounterStyle.init)).count == 80)
}

/// Every number has a text in every style: it is not empty, rarely long, and neighbors differ in
/// styles that count.
@Test func everyNumberHasAText() {
  var values: [Int] = [Int.min, Int.min + 1, Int.max - 1, Int.max]
  for power in [1, 10, 100, 1000, 10_000, 1_000_000, 1_000_000_000_000] {
    values += [-power - 1, -power, -power + 1, power - 1, power, power + 1]
  }
  for name in CounterStyle.names {
    guard let style = CounterStyle(name: name) else { continue }
    for value in values {
      let text = style.text(for: value)
      #expect((1...60).contains(text.unicodeScalars.count), "\(name) \(value)")
    }
    if style.isBullet { continue }
    let texts = (Array(-20...1100) + Array(9900...10_100)).map { style.text(for: $0) }
    #expect(Set(texts).count == texts.count, "\(name) writes two numbers alike")
  }
}

/// The longhand forms match a simple reading of the digits.
@Test func longFormsCanBeRead() throws {
  let style = try #require(CounterStyle(name: "japanese-informal"))
  let digits: [Character: Int] = [
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  let markers: [Character: Int] = ["千": 1000, "百": 100, "十": 10]
  for value in 1...9999 {
    var sum = 0
    var digit: Int?
    for character in style.text(for: value) {
      if let marker = markers[character] {
        sum += (digit ?? 1) * marker
        digit = nil
      } else {
        digit = digits[character]
      }
    }
    if sum + (digit ?? 0) != value { Issue.record("\(value): \(style.text(for: value))") }
  }
}

@Test func examplesOfCounterStyles() {
  #expect(CounterStyle(name: "lower-roman")?.text(for: 4) == "iv")
  #expect(CounterStyle(name: "katakana-iroha")?.text(for: 3) == "ハ")
  #expect(CounterStyle(name: "japanese-formal")?.text(for: 1111) == "壱阡壱百壱拾壱")
  #expect(CounterStyle(name: "japanese-informal")?.text(for: -3) == "マイナス三")
  #expect(CounterStyle.decimal.marker(for: 3) == "3. ")
  #expect(CounterStyle.decimal.text(for: Int.min) == "\(Int.min)")
}
