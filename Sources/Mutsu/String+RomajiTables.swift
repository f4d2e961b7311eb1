import Kana

extension String {
  /// The text with its romaji in hiragana; needs no dictionary.
  ///
  /// ```swift
  /// "Tōkyō no shin'ya".romajiToHiragana  // "とうきょう の しんや"
  /// ```
  ///
  /// Words that are no romaji throughout and all other characters are left as they are; see
  /// ``RomajiConverter`` for what is read and for options.
  ///
  /// - Complexity: linear in the length of the text.
  public var romajiToHiragana: String { RomajiConverter.hiragana.kana(of: self) }

  /// The text with its romaji in katakana; needs no dictionary.
  ///
  /// ```swift
  /// "ra-men".romajiToKatakana  // "ラーメン"
  /// ```
  ///
  /// As ``romajiToHiragana``, but a vowel with macron or circumflex is followed by ー.
  ///
  /// - Complexity: linear in the length of the text.
  public var romajiToKatakana: String { RomajiConverter.katakana.kana(of: self) }
}

/// The converters behind the String extensions: making their tables takes some 0.2 ms.
extension RomajiConverter {
  fileprivate static let hiragana = RomajiConverter(to: .hiragana)
  fileprivate static let katakana = RomajiConverter(to: .katakana)
}
