public import Kana
internal import TextFoundation

/// A segment of a text, with its reading if it contains kanji.
///
/// The segments of a text cover it in order: joining their `base` restores the text. The segments
/// of お茶を飲む are お, 茶 (ちゃ), を, 飲 (の), む.
public struct FuriganaSegment: Sendable, Hashable, Codable {
  /// The range of the segment in the text, in UTF-8 offsets.
  public let utf8Range: Range<Int>
  /// The text of the segment as written.
  public let base: String
  /// The reading; `nil` if the segment gets no furigana.
  public let reading: String?

  /// Creates a segment; an empty reading is treated as `nil`.
  public init(utf8Range: Range<Int>, base: String, reading: String?) {
    self.utf8Range = utf8Range
    self.base = base
    self.reading = reading == "" ? nil : reading
  }

  /// Returns the range of the segment in the text it was created from, clamped to the end of a
  /// shorter text.
  ///
  /// - Complexity: O(1) for native strings.
  public func range(in text: String) -> Range<String.Index> { UTF8Offsets(text).range(utf8Range) }
}

/// Options for annotating text with furigana.
public struct FuriganaOptions: Sendable, Hashable, Codable {
  /// The amount of text that shares one reading.
  public enum Grouping: String, Sendable, Hashable, Codable, CaseIterable {
    /// Adjacent kanji of a word: 東京[とうきょう].
    case word
    /// Each kanji: 東[とう]京[きょう]; the kanji of 大人[おとな] cannot be separated.
    case kanji
  }

  /// The amount of text that shares one reading.
  public var grouping: Grouping
  /// The syllabary of the readings.
  public var syllabary: Syllabary
  /// Kanji that need no furigana; a segment gets its reading if it contains any other kanji.
  public var knownKanji: KanjiSet

  /// Creates options; by default all kanji get readings in hiragana, grouped by word.
  public init(
    grouping: Grouping = .word, syllabary: Syllabary = .hiragana, knownKanji: KanjiSet = .none
  ) {
    self.grouping = grouping
    self.syllabary = syllabary
    self.knownKanji = knownKanji
  }
}
