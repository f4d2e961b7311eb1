import MarkupText
import Testing

/// Numbers with their texts in one style.
private struct CounterRow {
  let style: String
  let texts: [(Int, String)]

  init(_ style: String, _ texts: [(Int, String)]) {
    self.style = style
    self.texts = texts
  }
}

private func expectTexts(_ rows: [CounterRow], sourceLocation: SourceLocation = #_sourceLocation) {
  for row in rows {
    guard let style = CounterStyle(name: row.style) else {
      Issue.record("no style \(row.style)", sourceLocation: sourceLocation)
      continue
    }
    for (value, text) in row.texts where style.text(for: value) != text {
      Issue.record(
        "\(row.style) \(value): \(style.text(for: value)), expected \(text)",
        sourceLocation: sourceLocation)
    }
  }
}

/// Returns the first numbers of a style, joined.
private func run(_ name: String, _ values: ClosedRange<Int>) -> String? {
  CounterStyle(name: name).map { style in
    values.map { style.text(for: $0) }.joined(separator: " ")
  }
}

@Test func numbersWithDigits() {
  expectTexts([
    CounterRow("decimal", [(0, "0"), (1, "1"), (100, "100"), (-7, "-7")]),
    CounterRow(
      "decimal-leading-zero",
      [(0, "00"), (1, "01"), (9, "09"), (10, "10"), (100, "100"), (-1, "-1"), (-12, "-12")]),
    CounterRow(
      "cjk-decimal",
      [(0, "〇"), (1, "一"), (98, "九八"), (100, "一〇〇"), (10_000, "一〇〇〇〇"), (-3, "-3")]),
    CounterRow("fullwidth-decimal", [(0, "０"), (2026, "２０２６"), (-4, "-４")]),
    CounterRow("arabic-indic", [(198, "\u{661}\u{669}\u{668}")]),
    CounterRow("persian", [(198, "\u{6F1}\u{6F9}\u{6F8}")]),
    CounterRow("bengali", [(198, "১৯৮")]), CounterRow("devanagari", [(198, "१९८")]),
    CounterRow("cambodian", [(198, "១៩៨")]), CounterRow("khmer", [(198, "១៩៨")]),
    CounterRow("gujarati", [(198, "૧૯૮")]), CounterRow("gurmukhi", [(198, "੧੯੮")]),
    CounterRow("kannada", [(198, "೧೯೮")]), CounterRow("lao", [(198, "໑໙໘")]),
    CounterRow("malayalam", [(198, "൧൯൮")]), CounterRow("mongolian", [(198, "᠑᠙᠘")]),
    CounterRow("myanmar", [(198, "၁၉၈")]), CounterRow("oriya", [(198, "୧୯୮")]),
    CounterRow("tamil", [(198, "௧௯௮")]), CounterRow("telugu", [(198, "౧౯౮")]),
    CounterRow("thai", [(198, "๑๙๘")]), CounterRow("tibetan", [(198, "༡༩༨")]),
  ])
}

@Test func numbersAsSums() {
  expectTexts([
    CounterRow(
      "lower-roman",
      [
        (1, "i"), (4, "iv"), (9, "ix"), (14, "xiv"), (40, "xl"), (98, "xcviii"), (99, "xcix"),
        (100, "c"), (444, "cdxliv"), (1994, "mcmxciv"), (3999, "mmmcmxcix"), (4000, "4000"),
        (0, "0"), (-1, "-1"),
      ]),
    CounterRow("upper-roman", [(1666, "MDCLXVI"), (2026, "MMXXVI"), (949, "CMXLIX")]),
    CounterRow(
      "armenian",
      [(1, "Ա"), (2, "Բ"), (98, "ՂԸ"), (100, "Ճ"), (9999, "ՔՋՂԹ"), (10_000, "10000"), (0, "0")]),
    CounterRow("upper-armenian", [(1234, "ՌՄԼԴ")]),
    CounterRow("lower-armenian", [(98, "ղը"), (99, "ղթ"), (1234, "ռմլդ")]),
    CounterRow(
      "georgian",
      [
        (1, "ა"), (98, "ჟჱ"), (99, "ჟთ"), (100, "რ"), (467, "ჳჲზ"), (10_000, "ჵ"),
        (19_999, "ჵჰშჟთ"), (20_000, "20000"),
      ]),
    CounterRow(
      "hebrew",
      [
        (1, "\u{5D0}"), (10, "\u{5D9}"), (11, "\u{5D9}\u{5D0}"), (15, "\u{5D8}\u{5D5}"),
        (16, "\u{5D8}\u{5D6}"), (17, "\u{5D9}\u{5D6}"), (98, "\u{5E6}\u{5D7}"), (100, "\u{5E7}"),
        (115, "\u{5E7}\u{5D8}\u{5D5}"), (500, "\u{5EA}\u{5E7}"),
        (999, "\u{5EA}\u{5EA}\u{5E7}\u{5E6}\u{5D8}"),
        (5026, "\u{5D4}\u{5F3}\u{5DB}\u{5D5}"),
        (10_999, "\u{5D9}\u{5F3}\u{5EA}\u{5EA}\u{5E7}\u{5E6}\u{5D8}"),
        (11_000, "11000"),
      ]),
    // The examples of §7.2.
    CounterRow(
      "ethiopic-numeric",
      [
        (1, "፩"), (9, "፱"), (10, "፲"), (11, "፲፩"), (100, "፻"), (101, "፻፩"), (200, "፪፻"),
        (10_000, "፼"), (50_100, "፭፼፻"), (78_010_092, "፸፰፻፩፼፺፪"), (780_100_000_092, "፸፰፻፩፼፼፺፪"),
        (0, "0"), (-5, "-5"),
      ]),
  ])
}

@Test func alphabets() {
  expectTexts([
    CounterRow(
      "lower-alpha",
      [
        (1, "a"), (26, "z"), (27, "aa"), (28, "ab"), (702, "zz"), (703, "aaa"), (0, "0"),
        (-1, "-1"),
      ]
    ),
    CounterRow("lower-latin", [(28, "ab")]), CounterRow("upper-alpha", [(28, "AB")]),
    CounterRow("upper-latin", [(53, "BA")]),
    CounterRow("lower-greek", [(1, "α"), (17, "ρ"), (18, "σ"), (24, "ω"), (25, "αα"), (26, "αβ")]),
    CounterRow("upper-greek", [(18, "Σ"), (24, "Ω"), (25, "ΑΑ")]),
    CounterRow("fullwidth-lower-alpha", [(27, "ａａ")]),
    CounterRow("fullwidth-upper-alpha", [(26, "Ｚ")]),
    CounterRow("hiragana", [(44, "わ"), (48, "ん"), (49, "ああ"), (50, "あい")]),
    CounterRow("katakana", [(6, "カ"), (45, "ヰ"), (48, "ン"), (49, "アア")]),
    CounterRow("hiragana-iroha", [(47, "す"), (48, "いい"), (49, "いろ")]),
    CounterRow("katakana-iroha", [(47, "ス"), (48, "イイ"), (49, "イロ")]),
  ])
  #expect(run("hiragana-iroha", 1...7) == "い ろ は に ほ へ と")
  #expect(run("katakana-iroha", 8...14) == "チ リ ヌ ル ヲ ワ カ")
  #expect(run("katakana", 16...20) == "タ チ ツ テ ト")
  #expect(run("cjk-earthly-branch", 1...14) == "子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥 子子 子丑")
  #expect(run("cjk-heavenly-stem", 1...12) == "甲 乙 丙 丁 戊 己 庚 辛 壬 癸 甲甲 甲乙")
}

/// The table of examples in §7.1, and the bounds of the ranges.
@Test func longForms() {
  let values = [0, 1, 2, 3, 10, 11, 99, 100, 101, 6001, 9999, 10_000, -10]
  for (name, row) in [
    ("japanese-informal", "〇 一 二 三 十 十一 九十九 百 百一 六千一 九千九百九十九 一〇〇〇〇 マイナス十"),
    ("japanese-formal", "零 壱 弐 参 壱拾 壱拾壱 九拾九 壱百 壱百壱 六阡壱 九阡九百九拾九 一〇〇〇〇 マイナス壱拾"),
    ("korean-hangul-formal", "영 일 이 삼 일십 일십일 구십구 일백 일백일 육천일 구천구백구십구 10000 마이너스 일십"),
    ("korean-hanja-informal", "零 一 二 三 十 十一 九十九 百 百一 六千一 九千九百九十九 10000 마이너스 十"),
    ("korean-hanja-formal", "零 壹 貳 參 壹拾 壹拾壹 九拾九 壹百 壹百壹 六仟壹 九仟九百九拾九 10000 마이너스 壹拾"),
    ("simp-chinese-informal", "零 一 二 三 十 十一 九十九 一百 一百零一 六千零一 九千九百九十九 一〇〇〇〇 负十"),
    ("simp-chinese-formal", "零 壹 贰 叁 壹拾 壹拾壹 玖拾玖 壹佰 壹佰零壹 陆仟零壹 玖仟玖佰玖拾玖 一〇〇〇〇 负壹拾"),
    ("trad-chinese-informal", "零 一 二 三 十 十一 九十九 一百 一百零一 六千零一 九千九百九十九 一〇〇〇〇 負十"),
    ("trad-chinese-formal", "零 壹 貳 參 壹拾 壹拾壹 玖拾玖 壹佰 壹佰零壹 陸仟零壹 玖仟玖佰玖拾玖 一〇〇〇〇 負壹拾"),
    ("cjk-ideographic", "零 一 二 三 十 十一 九十九 一百 一百零一 六千零一 九千九百九十九 一〇〇〇〇 負十"),
  ] {
    let style = CounterStyle(name: name)
    #expect(values.compactMap { style?.text(for: $0) }.joined(separator: " ") == row, "\(name)")
  }
  expectTexts([
    CounterRow(
      "japanese-informal",
      [(21, "二十一"), (110, "百十"), (1000, "千"), (1001, "千一"), (1111, "千百十一"), (2345, "二千三百四十五")]),
    CounterRow("japanese-formal", [(1111, "壱阡壱百壱拾壱"), (2345, "弐阡参百四拾伍"), (6789, "六阡七百八拾九")]),
    CounterRow("korean-hangul-formal", [(1111, "일천일백일십일"), (4567, "사천오백육십칠"), (8, "팔")]),
    CounterRow("korean-hanja-formal", [(1111, "壹仟壹百壹拾壹"), (4567, "四仟五百六拾七")]),
    CounterRow(
      "simp-chinese-informal",
      [
        (110, "一百一十"), (111, "一百一十一"), (119, "一百一十九"), (120, "一百二十"), (1010, "一千零一十"),
        (1001, "一千零一"), (1100, "一千一百"), (-19, "负十九"),
      ]),
    CounterRow("simp-chinese-formal", [(4568, "肆仟伍佰陆拾捌"), (1111, "壹仟壹佰壹拾壹"), (7, "柒")]),
    CounterRow("trad-chinese-formal", [(2023, "貳仟零貳拾參"), (45_678, "四五六七八"), (-45_678, "-45678")]),
  ])
}
