/// Kana, heavenly stems and earthly branches, and Chinese numerals (CSS Counter Styles 3, §6.1,
/// §6.2 and §7.1).
extension CounterStyleTable {
  /// U+3001, the suffix of styles with Chinese characters or kana.
  private static let comma = "、"

  static let japanese = [
    sequence("hiragana", "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん"),
    sequence("katakana", "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"),
    sequence("hiragana-iroha", "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす"),
    sequence("katakana-iroha", "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス"),
    sequence("cjk-earthly-branch", "子丑寅卯辰巳午未申酉戌亥"),
    sequence("cjk-heavenly-stem", "甲乙丙丁戊己庚辛壬癸"),
    CounterStyleDefinition(
      "cjk-decimal", .numeric, letters("〇一二三四五六七八九"), range: 0...Int.max, suffix: comma),
    longhand("japanese-informal", "〇一二三四五六七八九", "千百十", one: .never, negative: "マイナス"),
    longhand("japanese-formal", "零壱弐参四伍六七八九", "阡百拾", one: .always, negative: "マイナス"),
  ]

  static let eastAsian = [
    korean("korean-hangul-formal", "영일이삼사오육칠팔구", "천백십", one: .always),
    korean("korean-hanja-informal", "零一二三四五六七八九", "千百十", one: .never),
    korean("korean-hanja-formal", "零壹貳參四五六七八九", "仟百拾", one: .always),
    chinese("simp-chinese-informal", "零一二三四五六七八九", "千百十", .exceptInTeens, negative: "负"),
    chinese("simp-chinese-formal", "零壹贰叁肆伍陆柒捌玖", "仟佰拾", .always, negative: "负"),
    chinese("trad-chinese-informal", "零一二三四五六七八九", "千百十", .exceptInTeens, negative: "負"),
    chinese("trad-chinese-formal", "零壹貳參肆伍陸柒捌玖", "仟佰拾", .always, negative: "負"),
  ]

  private static func sequence(_ name: String, _ symbols: String) -> CounterStyleDefinition {
    CounterStyleDefinition(name, .alphabetic, letters(symbols), suffix: comma)
  }

  private static func longhand(
    _ name: String, _ digits: String, _ digitMarkers: String, one: Longhand.OneDigit,
    writesZeros: Bool = false,
    negative: String
  ) -> CounterStyleDefinition {
    CounterStyleDefinition(
      name, .longhand(Longhand(digits, digitMarkers, one: one, writesZeros: writesZeros)), [],
      negative: negative, suffix: comma, fallback: "cjk-decimal")
  }

  private static func chinese(
    _ name: String, _ digits: String, _ digitMarkers: String, _ one: Longhand.OneDigit,
    negative: String
  ) -> CounterStyleDefinition {
    longhand(name, digits, digitMarkers, one: one, writesZeros: true, negative: negative)
  }

  /// Returns a Korean style, which has its own suffix and falls back to `decimal`.
  private static func korean(
    _ name: String, _ digits: String, _ digitMarkers: String, one: Longhand.OneDigit
  ) -> CounterStyleDefinition {
    CounterStyleDefinition(
      name, .longhand(Longhand(digits, digitMarkers, one: one, writesZeros: false)), [],
      negative: "마이너스 ", suffix: ", ")
  }
}
