import JapaneseText
import Kana

extension String {
  /// The reading of the whole text in hiragana.
  ///
  /// ```swift
  /// "東京特許許可局へ行きました。".hiragana  // "とうきょうとっきょきょかきょくへいきました。"
  /// "3本のビール".hiragana  // "さんぼんのびーる"
  /// ```
  ///
  /// White space, punctuation, Latin words, other scripts and line structure are preserved. Never
  /// fails: without a dictionary, kana are converted and kanji are read one by one. For a mapping
  /// to the original text or other options, see `JapaneseText.Tokenizer.reading(of:options:)`.
  ///
  /// - Complexity: linear in the length of the text.
  public var hiragana: String { read(in: .hiragana) }

  /// The reading of the whole text in katakana; see ``hiragana``.
  ///
  /// ```swift
  /// "東京へ行きました。".katakana  // "トウキョウヘイキマシタ。"
  /// ```
  public var katakana: String { read(in: .katakana) }

  private func read(in syllabary: Syllabary) -> String {
    let options = ReadingOptions(syllabary: syllabary)
    return TextReader(tokenizer: .shared, options: options).reading(of: self).text
  }
}
