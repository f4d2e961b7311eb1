public import JapaneseText
import Kana

extension String {
  /// The text in Latin letters: modified Hepburn with macrons, words separated by spaces.
  ///
  /// ```swift
  /// "東京へ行きました。".romaji  // "tōkyō e ikimashita."
  /// "「はい」と言った。".romaji  // "\"hai\" to itta."
  /// ```
  ///
  /// Word spacing follows `JapaneseText.WordUnit.reader`, particles are spelled as pronounced
  /// (wa, e, o), and Japanese punctuation becomes ASCII; Latin words and white space are unchanged.
  /// Never fails: without a dictionary, each run of one script is a word.
  ///
  /// - Complexity: linear in the length of the text.
  public var romaji: String { romanized() }

  /// Returns the text in Latin letters, in any system.
  ///
  /// ```swift
  /// "新聞を読む。".romanized(RomanizationOptions(system: .kunrei))  // "sinbun o yomu."
  /// ```
  ///
  /// - Parameter options: the system and its spelling options.
  /// - Returns: the text in Latin letters.
  public func romanized(_ options: RomanizationOptions = RomanizationOptions()) -> String {
    TextRomanizer(tokenizer: .shared, options: options).romanized(self)
  }

  /// The text as lowercase words of ASCII letters and digits joined by hyphens, for URLs and file
  /// names.
  ///
  /// ```swift
  /// "東京タワーへ行こう！".slug  // "tokyo-tawa-e-iko"
  /// ```
  ///
  /// Long vowels are not marked, and all characters other than letters and digits separate words.
  /// Empty if the text has no letters or digits.
  public var slug: String {
    Slug.make(of: romanized(RomanizationOptions(longVowels: .unmarked)))
  }

  /// Returns the phonetic similarity of this text and another, from 0 (nothing in common) to 1 (the
  /// same sound).
  ///
  /// ```swift
  /// "東京".phoneticSimilarity(to: "とうきょう")  // 1.0
  /// "柿".phoneticSimilarity(to: "鍵")  // 0.925
  /// ```
  ///
  /// Both texts are first converted to their readings; see `Kana.PhoneticSimilarity` for the
  /// comparison of kana. The score is symmetric, 1 for two empty texts and 0 for an empty and a
  /// nonempty one.
  ///
  /// - Parameter other: any text.
  /// - Returns: the score.
  /// - Complexity: the product of the lengths.
  public func phoneticSimilarity(to other: String) -> Double {
    PhoneticSimilarity.score(hiragana, other.hiragana)
  }
}
