public import Kana

/// What gets furigana, and how they are grouped.
///
/// Sendable: a plain value.
public struct FuriganaOptions: Sendable, Hashable, Codable {
  /// How much of a word shares one reading.
  public enum Grouping: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each run of kanji in a word (図書館[としょかん], 取[と]り扱[あつか]い): group ruby.
    case word
    /// Each kanji (図[と]書[しょ]館[かん]), but words that cannot be split (田舎[いなか]): mono ruby.
    case kanji
  }

  /// How much of a word shares one reading.
  public var grouping: Grouping
  /// The kana of the readings.
  public var syllabary: Syllabary
  /// Kanji that need no furigana: a run gets one only if it has other kanji too.
  public var knownKanji: KanjiSet

  /// Options; the defaults are those of ``Tokenizer/furigana(_:options:overriding:)``.
  public init(
    grouping: Grouping = .word, syllabary: Syllabary = .hiragana, knownKanji: KanjiSet = .none
  ) {
    self.grouping = grouping
    self.syllabary = syllabary
    self.knownKanji = knownKanji
  }
}
