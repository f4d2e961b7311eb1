/// A counter with the data that determines its pronunciation and that of its number.
struct Counter: Sendable {
  /// The reading after a number without a sound change.
  let plain: KanaForm
  /// The reading with the first sound voiced: ボン.
  let voiced: KanaForm
  /// The reading with h changed to p: ポン.
  let semiVoiced: KanaForm
  let change: SoundChange
  /// Readings of the last digit before the counter, such as 四 ヨ before 人.
  let digits: DigitReadings
  /// The maximum number read in the native series: 一組 ヒトクミ, 二組 フタクミ.
  let nativeLimit: Int
  /// The maximum number that the counter is used with; つ ends at nine.
  let limit: Int
  /// Numbers that have an irregular reading together with the counter.
  let irregulars: [Irregular]
  /// Whether the counter names an ordinal, so that two adjacent digits before it are one number:
  /// 二三世紀 is the 23rd century.
  let isLabel: Bool
  /// Whether the counter is part of an address, in which a hyphen does not mean a range: 3-5号.
  let isAddress: Bool
  /// Whether the row applies only to numbers in Arabic digits.
  let isForDigits: Bool
  /// The rank in a date or time, from year (1) to second (6); 0 for other counters.
  let calendarRank: UInt8
  /// Characters, one of which must precede the number; empty if any may.
  let after: [UInt32]
  /// Characters that must not precede the number.
  let notAfter: [UInt32]
  /// Texts, one of which must follow; empty if any may.
  let next: [String]
  /// Texts that must not follow.
  let notNext: [String]

  struct DigitReadings: Equatable, Sendable {
    var zero = NumberMorpheme.zero
    var four = NumberMorpheme.yon
    var seven = NumberMorpheme.nana
    var nine = NumberMorpheme.kyuu

    /// Returns the reading of the last morpheme of a number before this counter.
    func replacing(_ morpheme: NumberMorpheme) -> NumberMorpheme {
      switch morpheme {
      case .zero: zero
      case .yon: four
      case .nana: seven
      case .kyuu: nine
      default: morpheme
      }
    }
  }

  struct Irregular: Equatable, Sendable {
    let value: Int
    /// Whether the entry applies to every number with this last digit: 十四日, 二十四日.
    let isEnding: Bool
    /// The kana of the number, or of number and counter together if `word` is nil.
    let number: KanaForm
    let word: KanaForm?
  }

  /// Returns the form of the counter after the ending of a number, according to the class of sound
  /// change.
  func form(after ending: NumberEnding) -> KanaForm {
    if !change.voicing.isDisjoint(with: ending) { return voiced }
    // Gemination changes only h to p: イッポン, but イッカイ.
    return change.gemination.union(change.semiVoicing).isDisjoint(with: ending) ? plain : semiVoiced
  }
}
