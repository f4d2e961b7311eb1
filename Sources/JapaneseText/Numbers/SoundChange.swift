/// A class of sound changes between a number and a counter, named by the counter's first sound.
///
/// The classes are those of the table of counters in NHK 日本語発音アクセント新辞典 (2016), 付録「助数詞の発音」. Where it
/// allows two readings, the first one is used.
struct SoundChange: Equatable, Sendable {
  /// Number endings that geminate the consonant, as in 一回 イッカイ; an h becomes p, as in 一本 イッポン.
  let gemination: NumberEnding
  /// Number endings that voice the consonant: 三本 サンボン, 三階 サンガイ.
  let voicing: NumberEnding
  /// Number endings that change h to a single p: 三分 サンプン.
  let semiVoicing: NumberEnding

  private init(
    gemination: NumberEnding, voicing: NumberEnding = [], semiVoicing: NumberEnding = []
  ) {
    self.gemination = gemination
    self.voicing = voicing
    self.semiVoicing = semiVoicing
  }

  /// Numbers that end in ン, except 四.
  private static let nasal: NumberEnding = [.three, .thousand, .tenThousand, .interrogative]
  private static let beforeK: NumberEnding = [.one, .six, .eight, .ten, .hundred]
  private static let beforeS: NumberEnding = [.one, .eight, .ten]

  /// Creates the class with a name in the counter table; nil if the name is unknown.
  init?(name: Substring) {
    switch name {
    case "-": self = SoundChange(gemination: [])
    case "k": self = SoundChange(gemination: Self.beforeK)
    case "kg": self = SoundChange(gemination: Self.beforeK, voicing: Self.nasal)
    case "s", "t": self = SoundChange(gemination: Self.beforeS)
    case "sz": self = SoundChange(gemination: Self.beforeS, voicing: Self.nasal)
    case "hb": self = SoundChange(gemination: Self.beforeK, voicing: Self.nasal)
    case "hp": self = SoundChange(gemination: Self.beforeK, semiVoicing: Self.nasal)
    case "hpp": self = SoundChange(gemination: Self.beforeK, semiVoicing: Self.nasal.union(.four))
    case "h": self = SoundChange(gemination: Self.beforeK)
    // Before loanwords, fewer numbers geminate: イチキロ, ロッキロ, ジュッキロ; イチページ, ジュッページ.
    case "lk": self = SoundChange(gemination: [.six, .ten, .hundred])
    case "lp": self = SoundChange(gemination: .ten)
    default: return nil
    }
  }

  /// The change of 百 after a digit.
  static let hundred = SoundChange(
    gemination: [.one, .six, .eight], voicing: [.three, .interrogative])
  /// The change of 千 after a digit.
  static let thousand = SoundChange(gemination: [.one, .eight], voicing: [.three, .interrogative])
  /// The change before 対 between the two numbers of a score.
  static let versus = SoundChange(gemination: beforeS)
  /// The change before 兆 and テン (the decimal point).
  static let chou = SoundChange(gemination: beforeS)
  /// The change before 京.
  static let kei = SoundChange(gemination: beforeK)
}
