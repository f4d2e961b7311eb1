/// Something that knows where words of an alphabet may be hyphenated.
///
/// The line breaker asks it for words that do not fit in the rest of a line; a break it takes has
/// the kind ``BreakOpportunity/Kind/hyphen``. A provider is for one language: whoever chooses the
/// breaker's options chooses it for the words the text holds (English words in a Japanese text,
/// for example).
///
/// Sendable, because one breaker serves any number of tasks: keep no state that calls change.
public protocol HyphenationProvider: Sendable {
  /// Where a hyphen may be put in a word, as ascending UTF-8 offsets from the word's start.
  ///
  /// The word is without white space, in any case; it may hold apostrophes, hyphens and digits.
  /// Its ends are no answer, nor is an offset inside of a Character: the breaker ignores both.
  /// Empty for a word that must stay whole.
  func hyphenationPoints(in word: Substring) -> [Int]
}
