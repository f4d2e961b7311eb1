/// Options for finding line break opportunities, resolved when a ``LineBreaker`` is created.
public struct LineBreakOptions: Sendable, Hashable, Codable {
  /// The strictness with which lines avoid beginning and ending with certain characters.
  public var strictness: LineBreakStrictness
  /// The language of the text as a BCP 47 tag, or nil if it is unknown.
  ///
  /// Chinese and Japanese have separate rows in the tables of CSS, and treat “ and ” as opening and
  /// closing brackets (ICU’s `ja@lb=strict`).
  public var language: String?
  /// The positions between letters at which lines may break.
  public var wordBreak: WordBreak
  /// The rules for breaks between Latin characters and after spaces.
  public var latinLineBreaking: LatinLineBreaking
  /// Custom kinsoku lists, which extend or replace those of the strictness, or nil.
  public var kinsoku: KinsokuRules?

  /// Creates options, by default those of strict Japanese line breaking.
  public init(
    strictness: LineBreakStrictness = .strict, language: String? = "ja",
    wordBreak: WordBreak = .normal, latinLineBreaking: LatinLineBreaking = .uax14,
    kinsoku: KinsokuRules? = nil
  ) {
    self.strictness = strictness
    self.language = language
    self.wordBreak = wordBreak
    self.latinLineBreaking = latinLineBreaking
    self.kinsoku = kinsoku
  }
}
