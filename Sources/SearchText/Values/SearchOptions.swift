/// The options of a ``SearchAnalyzer``.
///
/// ```swift
/// var options = SearchOptions()
/// options.folds.remove(.okurigana)
/// options.minimumLength = 2
/// ```
public struct SearchOptions: Sendable, Hashable {
  /// Words that are not indexed, because they have no meaning of their own.
  public enum StopWords: String, Sendable, Hashable, CaseIterable {
    /// Particles, such as は and から.
    case particles
    /// Auxiliary verbs, such as ます and です.
    case auxiliaryVerbs = "auxiliary-verbs"
    /// Verbs and adjectives that modify another one, such as いる of 食べている and れる of 食べられる.
    case dependentWords = "dependent-words"
    /// Conjunctions and fillers, such as しかし.
    case conjunctions
    /// お, ご and 御 before a noun.
    case honorificPrefixes = "honorific-prefixes"
  }

  /// The differences that are ignored; by default all.
  public var folds: Set<SearchFold.Kind> = Set(SearchFold.Kind.allCases)
  /// The words that are not indexed; by default all kinds.
  ///
  /// Symbols are never indexed. A query that consists only of such words is not reduced.
  public var stopWords: Set<StopWords> = Set(StopWords.allCases)
  /// Whether compounds are divided into their words, so that each is found; true by default.
  public var dividesCompounds = true
  /// Whether the trigrams of the reading are terms too; false by default.
  ///
  /// They let queries in kana and romaji find texts with kanji, also a part of a word. A query has them
  /// only if it is written in kana or romaji alone. They make an index about three times as large.
  public var readings = false
  /// The shortest term that is indexed, in Characters; 1 by default.
  public var minimumLength = 1

  /// Creates the default options.
  public init() {}
}
