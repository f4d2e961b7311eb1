/// Options of a ``RomajiConverter``.
public struct RomajiConversionOptions: Sendable, Hashable, Codable {
  /// The system whose spellings take precedence where systems differ; nil for the rules of input
  /// methods.
  ///
  /// Input methods read ti as ち, wi as うぃ and kwa as くぁ; in Hepburn ti is てぃ, and in Nihon-shiki wi
  /// is ゐ and kwa is くゎ. Spellings without such a conflict are always accepted; wo is always を.
  public var system: RomanizationSystem?

  /// Whether a word that is not entirely romaji is left unchanged (`Hello`); otherwise its readable
  /// parts are converted (`へllo`).
  public var preservesUnreadableWords: Bool

  /// Whether only a hyphen that follows a letter, as in `ra-men`, becomes ー.
  ///
  /// Otherwise every hyphen does, except hyphens without letters next to a digit or white space.
  public var limitsProlongedMarkToWords: Bool

  /// Whether ASCII punctuation becomes Japanese punctuation: `. , ! ? [ ] / ~` become 。 、 ！ ？ 「 」 ・
  /// 〜, except between digits.
  public var convertsPunctuation: Bool

  /// Creates options; the defaults read the output of ``RomanizationSystem/wapuro`` without loss.
  public init(
    system: RomanizationSystem? = nil, preservesUnreadableWords: Bool = true,
    limitsProlongedMarkToWords: Bool = false, convertsPunctuation: Bool = false
  ) {
    self.system = system
    self.preservesUnreadableWords = preservesUnreadableWords
    self.limitsProlongedMarkToWords = limitsProlongedMarkToWords
    self.convertsPunctuation = convertsPunctuation
  }
}
