/// How ``RomajiConverter`` reads.
///
/// Sendable: a plain value.
public struct RomajiConversionOptions: Sendable, Hashable, Codable {
  /// Whose spellings are meant where systems differ; nil for the rules of input methods.
  ///
  /// Input methods read ti as ち, wi as うぃ and kwa as くぁ; Hepburn means てぃ by ti, and Nihon-shiki ゐ
  /// and くゎ by the others. Whatever does not differ is read in every spelling, whichever is set; wo is always を.
  public var system: RomanizationSystem?

  /// Whether a word that is not romaji throughout is left as it is (`Hello`); otherwise what can be
  /// read is (`へllo`).
  public var keepsOtherWords: Bool

  /// Whether ー is made only of a hyphen that follows a letter, as in `ra-men`; otherwise of every
  /// one but those that stand alone beside a digit or white space.
  public var limitsProlongedMarkToWords: Bool

  /// Whether ASCII punctuation becomes Japanese: `. , ! ? [ ] / ~` 。 、 ！ ？ 「 」 ・ 〜; not between
  /// digits.
  public var convertsPunctuation: Bool

  /// Options; the defaults read what ``RomanizationSystem/wapuro`` writes without any loss.
  public init(
    system: RomanizationSystem? = nil, keepsOtherWords: Bool = true,
    limitsProlongedMarkToWords: Bool = false, convertsPunctuation: Bool = false
  ) {
    self.system = system
    self.keepsOtherWords = keepsOtherWords
    self.limitsProlongedMarkToWords = limitsProlongedMarkToWords
    self.convertsPunctuation = convertsPunctuation
  }
}
