/// How to find the places where lines may end; resolved once by ``LineBreaker``.
///
/// Sendable: a plain value.
public struct LineBreakOptions: Sendable, Hashable, Codable {
  /// How strictly lines avoid to begin and end with certain characters.
  public var strictness: LineBreakStrictness
  /// The language of the text as a BCP 47 tag; nil if it is unknown.
  ///
  /// Chinese and Japanese have rows of their own in CSS's lists, and there “ and ” open and close
  /// like brackets (ICU's `ja@lb=strict`).
  public var language: String?
  /// Where lines may break between letters.
  public var wordBreak: WordBreak
  /// Which rules hold between Latin characters and behind spaces.
  public var latin: LatinRules
  /// Lists of one's own, in addition to the strictness or in place of it; nil for none.
  public var kinsoku: KinsokuRules?

  /// Options; strict Japanese unless said otherwise.
  public init(
    strictness: LineBreakStrictness = .strict, language: String? = "ja",
    wordBreak: WordBreak = .normal, latin: LatinRules = .uax14, kinsoku: KinsokuRules? = nil
  ) {
    self.strictness = strictness
    self.language = language
    self.wordBreak = wordBreak
    self.latin = latin
    self.kinsoku = kinsoku
  }
}
