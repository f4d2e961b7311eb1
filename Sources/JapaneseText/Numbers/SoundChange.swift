/// How the sound changes where a number meets a counter: a class named by the first sound.
///
/// The classes are those of the table of counters in NHK 日本語発音アクセント新辞典 (2016),
/// 付録「助数詞の発音」. Where it allows two readings, the one it lists first is taken.
///
/// Sendable: a plain value.
struct SoundChange: Equatable, Sendable {
  /// Ends that double the consonant, as in 一回 イッカイ; an h becomes p, as in 一本 イッポン.
  let doubling: NumberEnding
  /// Ends that voice it: 三本 サンボン, 三階 サンガイ.
  let voicing: NumberEnding
  /// Ends that make h a single p: 三分 サンプン.
  let halfVoicing: NumberEnding

  private init(
    doubling: NumberEnding, voicing: NumberEnding = [], halfVoicing: NumberEnding = []
  ) {
    self.doubling = doubling
    self.voicing = voicing
    self.halfVoicing = halfVoicing
  }

  /// Numbers that end in ン, except 四.
  private static let nasal: NumberEnding = [.three, .thousand, .tenThousand, .interrogative]
  private static let beforeK: NumberEnding = [.one, .six, .eight, .ten, .hundred]
  private static let beforeS: NumberEnding = [.one, .eight, .ten]

  /// The class of that name in the counter table; nil for a name it does not have.
  init?(name: Substring) {
    switch name {
    case "-": self = SoundChange(doubling: [])
    case "k": self = SoundChange(doubling: Self.beforeK)
    case "kg": self = SoundChange(doubling: Self.beforeK, voicing: Self.nasal)
    case "s", "t": self = SoundChange(doubling: Self.beforeS)
    case "sz": self = SoundChange(doubling: Self.beforeS, voicing: Self.nasal)
    case "hb": self = SoundChange(doubling: Self.beforeK, voicing: Self.nasal)
    case "hp": self = SoundChange(doubling: Self.beforeK, halfVoicing: Self.nasal)
    case "hpp": self = SoundChange(doubling: Self.beforeK, halfVoicing: Self.nasal.union(.four))
    case "h": self = SoundChange(doubling: Self.beforeK)
    // Loanwords keep their consonant longer: イチキロ, ロッキロ, ジュッキロ; イチページ, ジュッページ.
    case "lk": self = SoundChange(doubling: [.six, .ten, .hundred])
    case "lp": self = SoundChange(doubling: .ten)
    default: return nil
    }
  }

  /// 百 after its digit.
  static let hundred = SoundChange(
    doubling: [.one, .six, .eight], voicing: [.three, .interrogative])
  /// 千 after its digit.
  static let thousand = SoundChange(doubling: [.one, .eight], voicing: [.three, .interrogative])
  /// 対 between the two numbers of a score.
  static let versus = SoundChange(doubling: beforeS)
  /// 兆 and テン (the decimal point).
  static let chou = SoundChange(doubling: beforeS)
  /// 京.
  static let kei = SoundChange(doubling: beforeK)
}
