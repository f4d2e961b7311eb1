import Kana

extension String {
  /// The text with its romaji converted to hiragana; needs no dictionary.
  ///
  /// ```swift
  /// "Tōkyō no shin'ya".romajiToHiragana  // "とうきょう の しんや"
  /// ```
  ///
  /// Words that are not entirely romaji and all other characters are unchanged; see
  /// `RomajiConverter` for the spellings accepted and for options.
  ///
  /// - Complexity: linear in the length of the text.
  public var romajiToHiragana: String { RomajiConverter.hiragana.kana(of: self) }

  /// The text with its romaji converted to katakana; needs no dictionary.
  ///
  /// ```swift
  /// "ra-men".romajiToKatakana  // "ラーメン"
  /// ```
  ///
  /// The result is as for ``romajiToHiragana``, except that a vowel with macron or circumflex is
  /// followed by ー.
  ///
  /// - Complexity: linear in the length of the text.
  public var romajiToKatakana: String { RomajiConverter.katakana.kana(of: self) }
}

/// The converters used by the String extensions, cached because creating their tables takes about
/// 0.2 ms.
extension RomajiConverter {
  fileprivate static let hiragana = RomajiConverter(to: .hiragana)
  fileprivate static let katakana = RomajiConverter(to: .katakana)
}
