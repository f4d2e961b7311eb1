import JapaneseText
import Kana

extension String {
  /// The whole text read in hiragana.
  ///
  /// ```swift
  /// "東京特許許可局へ行きました。".hiragana  // "とうきょうとっきょきょかきょくへいきました。"
  /// "3本のビール".hiragana  // "さんぼんのびーる"
  /// ```
  ///
  /// White space, marks, Latin words, other scripts and line structure are kept. Never fails:
  /// without a dictionary kana are converted and kanji read one by one. For a map back to the text
  /// or other options: ``JapaneseText/Tokenizer/reading(of:options:)``.
  ///
  /// - Complexity: linear in the length of the text.
  public var hiragana: String { read(in: .hiragana) }

  /// The whole text read in katakana; see ``hiragana``.
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
