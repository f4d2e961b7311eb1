public import Kana
internal import TextFoundation

/// A stretch of text, with its reading where it has kanji.
///
/// Segments of a text cover it in order: joining their `base` gives the text back. For お茶を飲む they
/// are お, 茶 (ちゃ), を, 飲 (の), む.
///
/// Sendable: a plain value.
public struct FuriganaSegment: Sendable, Hashable, Codable {
  /// The segment's place in the text, in UTF-8 code units.
  public let utf8Range: Range<Int>
  /// The text of the segment as written.
  public let base: String
  /// How it is read; `nil` where nothing needs to stand over it.
  public let reading: String?

  /// Makes a segment; an empty reading counts as none.
  public init(utf8Range: Range<Int>, base: String, reading: String?) {
    self.utf8Range = utf8Range
    self.base = base
    self.reading = reading == "" ? nil : reading
  }

  /// The segment's place in the text it was made from; clamped to the ends of a shorter one.
  ///
  /// - Complexity: O(1) in native strings.
  public func range(in text: String) -> Range<String.Index> { UTF8Offsets(text).range(utf8Range) }
}

/// How furigana are put over a text.
///
/// Sendable: a plain value.
public struct FuriganaOptions: Sendable, Hashable, Codable {
  /// How much text shares a reading.
  public enum Grouping: String, Sendable, Hashable, Codable, CaseIterable {
    /// Kanji of a word that stand in a row: 東京[とうきょう].
    case word
    /// Each kanji: 東[とう]京[きょう]; those of 大人[おとな] cannot be parted.
    case kanji
  }

  /// How much text shares a reading.
  public var grouping: Grouping
  /// The kana of the readings.
  public var syllabary: Syllabary
  /// Kanji that need no furigana: a segment gets its reading if it has any other kanji.
  public var knownKanji: KanjiSet

  /// Makes options; by default readings are in hiragana, by word, over all kanji.
  public init(
    grouping: Grouping = .word, syllabary: Syllabary = .hiragana, knownKanji: KanjiSet = .none
  ) {
    self.grouping = grouping
    self.syllabary = syllabary
    self.knownKanji = knownKanji
  }
}
