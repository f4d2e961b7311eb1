/// Random text of kinds that often break text processing.
public enum RandomText {
  /// Text fragments by kind: plain Japanese, and everything that joins, splits or is rare.
  public static let fragments: [[String]] = [
    ["東", "京", "の", "は", "ー", "っ", "ッ", "々", "ア", "、", "。", "「", "」", "ん", "ゃ"],
    ["a", "Z", "7", ".", " ", "\t", "\n", "\r", "\r\n", "'", "\u{0}", "!", "?", "(", ")"],
    ["\u{3099}", "\u{309A}", "\u{301}", "\u{FE0F}", "\u{200D}", "\u{20E3}"],
    ["ﾊ", "ﾞ", "ﾟ", "ｶ", "ｰ", "♪", "\u{E000}", "\u{10FFFF}"],
    ["👩‍👩‍👧", "👍🏽", "🇯🇵", "🇺", "🏴‍☠️", "©", "☕️", "🫠", "\u{1F3FB}"],
    ["ᄒ", "ᅡ", "ᆫ", "각", "ก", "ำ", "ไ", "क", "्", "ष", "ि", "ക", "്", "\u{0600}", "א"],
    ["𠮷", "𩸽", "葛\u{E0100}", "㍿", "①", "Ａ", "！", "？", "…", "―", "　"],
  ]

  /// Returns a string of `count` random fragments.
  public static func string(
    fragments count: Int, using generator: inout some RandomNumberGenerator
  ) -> String {
    var text = ""
    for _ in 0..<count {
      let kind = fragments.randomElement(using: &generator) ?? []
      text += kind.randomElement(using: &generator) ?? ""
    }
    return text
  }

  /// Returns arbitrary Unicode scalars.
  public static func scalars(
    count: Int, using generator: inout some RandomNumberGenerator
  ) -> String {
    var text = String.UnicodeScalarView()
    while text.count < count {
      let limit: UInt32 = Bool.random(using: &generator) ? 0x3100 : 0x110000
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

extension RandomText {
  private static let words: [[String]] = [
    ["東京", "は", "ラーメン", "食べました", "っ", "きょう", "ん", "おう", "学校", "ッと", "ー", "ヴァ", "人々", "ﾊﾟﾝ"],
    [
      "Tokyo", "a", "kan'i", "Straße", "ΟΔΟΣ", "Москва", "ﬁne", "e\u{301}te\u{301}", "x.y",
      "ภาษาไทย", "한국어",
    ],
    ["3.14", "２０２６", "①", "㍿", "👍🏽", "…", "♪", "-", "&#12354;", "\\u3042", "~", "〜"],
    ["、", "。", "。」", "「", "！", "？", "・", " ", " ", "　", "\n", "\r\n", ", ", ". ", "(", ") "],
  ]

  /// Returns text resembling prose in several scripts, with punctuation and line ends.
  public static func prose(
    words count: Int, using generator: inout some RandomNumberGenerator
  ) -> String {
    var text = ""
    for _ in 0..<count {
      let kind = [0, 0, 0, 1, 1, 2, 3, 3].randomElement(using: &generator) ?? 0
      text += words[kind].randomElement(using: &generator) ?? ""
    }
    return text
  }
}
