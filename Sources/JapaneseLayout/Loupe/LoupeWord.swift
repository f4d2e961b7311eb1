public import JapaneseText
public import Kana
import TextInteraction
import TextLayout

/// What the language loupe tells about a word.
///
/// Sendable: a plain value.
public struct LoupeWord: Sendable, Hashable {
  /// The word's place in its text, in UTF-8 offsets.
  public let range: Range<Int>
  /// The word as written.
  public let surface: String
  /// How it is read here, in hiragana; words without a Japanese letter are as written.
  public let hiragana: String
  /// The reading in Latin letters, in modified Hepburn.
  public let romaji: String
  /// The word in pieces, kanji with what stands over them; offsets count in the word's text.
  public let furigana: [FuriganaSegment]
  /// The dictionary form, as in 食べる of 食べました.
  public let baseForm: String
  /// What kind of word it is.
  public let partOfSpeech: PartOfSpeech
  /// The scripts that it is written in.
  public let script: JapaneseScript

  /// A word with everything said of it.
  public init(
    range: Range<Int>, surface: String, hiragana: String, romaji: String,
    furigana: [FuriganaSegment], baseForm: String, partOfSpeech: PartOfSpeech,
    script: JapaneseScript
  ) {
    self.range = range
    self.surface = surface
    self.hiragana = hiragana
    self.romaji = romaji
    self.furigana = furigana
    self.baseForm = baseForm
    self.partOfSpeech = partOfSpeech
    self.script = script
  }

  /// The word in one of the loupe's ways of writing; furigana as in 食[た]べ物[もの].
  public func text(_ mode: LoupeMode) -> String {
    switch mode {
    case .romaji: romaji
    case .hiragana: hiragana
    case .furigana: furigana.brackets()
    }
  }
}

/// How the loupe writes a word.
///
/// Sendable: a plain value.
public enum LoupeMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// In Latin letters.
  case romaji
  /// In hiragana.
  case hiragana
  /// As it is written, with readings over its kanji.
  case furigana
}
