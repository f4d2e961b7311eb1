public import JapaneseText
public import Kana
import TextInteraction
import TextLayout

/// A word as shown by the language loupe.
public struct LoupeWord: Sendable, Hashable {
  /// The range of the word in its text, in UTF-8 offsets.
  public let range: Range<Int>
  /// The word as written.
  public let surface: String
  /// The reading in this context, in hiragana; a word without Japanese characters is as written.
  public let hiragana: String
  /// The reading in Latin letters, in modified Hepburn.
  public let romaji: String
  /// The segments of the word, kanji with their readings; offsets are relative to the word.
  public let furigana: [FuriganaSegment]
  /// The dictionary form, such as 食べる for 食べました.
  public let baseForm: String
  /// The part of speech.
  public let partOfSpeech: PartOfSpeech
  /// The scripts in which the word is written.
  public let script: JapaneseScript

  /// Creates a word.
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

  /// Returns the word in one of the loupe's modes; furigana are written as in 食[た]べ物[もの].
  ///
  /// A word without romaji, such as っ with nothing to double, is returned as it is in the text.
  public func text(_ mode: LoupeMode) -> String {
    switch mode {
    case .romaji: romaji.isEmpty ? surface : romaji
    case .hiragana: hiragana
    case .furigana: furigana.brackets()
    }
  }
}

/// The form in which the loupe shows a word.
public enum LoupeMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Latin letters.
  case romaji
  /// Hiragana.
  case hiragana
  /// The original text, with readings over its kanji.
  case furigana
}
