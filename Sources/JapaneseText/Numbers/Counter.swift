/// A word that counts, with all that decides how it and its number sound.
///
/// Sendable: immutable.
struct Counter: Sendable {
  /// The word as it is read behind a number that changes nothing.
  let plain: KanaForm
  /// With its first sound voiced: ボン.
  let voiced: KanaForm
  /// With h made p: ポン.
  let halfVoiced: KanaForm
  let change: SoundChange
  /// Replacements of the last digit, such as 四 ヨ before 人.
  let digits: DigitReadings
  /// Up to this number the native series counts: 一組 ヒトクミ, 二組 フタクミ.
  let nativeLimit: Int
  /// The greatest number it counts; つ ends at nine.
  let limit: Int
  /// Numbers that have their own reading together with the word.
  let irregulars: [Irregular]
  /// Whether two digits in a row before it are one number: 二三世紀 is the 23rd.
  let isLabel: Bool
  /// The place in a date or time, from year (1) to second (6); 0 for other words.
  let calendarRank: UInt8
  /// Characters of which one must stand before the number.
  let after: [UInt32]
  /// Texts of which one must follow.
  let next: [String]
  /// Texts of which none may follow.
  let notNext: [String]

  struct DigitReadings: Equatable, Sendable {
    var zero = NumberMorpheme.zero
    var four = NumberMorpheme.yon
    var seven = NumberMorpheme.nana
    var nine = NumberMorpheme.kyuu

    /// The reading of the last piece of a number before this word.
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
    /// Whether every number with this last digit is meant: 十四日, 二十四日.
    let isEnding: Bool
    /// The kana of the number, or of number and word together if there is no `word`.
    let number: KanaForm
    let word: KanaForm?
  }

  /// Whether the class of sound change doubles the first consonant after that end.
  func form(after ending: NumberEnding) -> KanaForm {
    if !change.voicing.isDisjoint(with: ending) { return voiced }
    // Doubling concerns h only in its form: イッポン, but イッカイ.
    return change.doubling.union(change.halfVoicing).isDisjoint(with: ending) ? plain : halfVoiced
  }
}
