/// A provider of hyphenation points for the words of one language.
///
/// The line breaker asks it for the words of alphabetic scripts, and each point becomes an
/// opportunity of the kind ``BreakOpportunity/Kind/hyphen``. Choose a provider for the language of
/// the words in the text, for example English for the English words in a Japanese text.
///
/// The protocol requires `Sendable` because one breaker can be used by several tasks at a time:
/// calls must not change any state.
public protocol HyphenationProvider: Sendable {
  /// Returns the offsets where a hyphen may be inserted in a word, as ascending UTF-8 offsets from
  /// its start.
  ///
  /// The word contains no white space and may be in uppercase or lowercase; it may contain
  /// apostrophes, hyphens and digits. The breaker ignores offsets at the ends of the word and
  /// inside a Character. Return an empty array for a word that must not be hyphenated.
  func hyphenationPoints(in word: Substring) -> [Int]
}
