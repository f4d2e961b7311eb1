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
  /// Words are spaced as a reader sees them (``JapaneseText/WordUnit/reader``), particles spelled as
  /// they sound (wa, e, o), Japanese punctuation becomes ASCII; Latin words and white space stay.
  /// Never fails: without a dictionary the runs of one script are words.
  ///
  /// - Complexity: linear in the length of the text.
  public var romaji: String { romanized() }

  /// The text in Latin letters, by any system.
  ///
  /// ```swift
  /// "新聞を読む。".romanized(RomanizationOptions(system: .kunrei))  // "sinbun o yomu."
  /// ```
  ///
  /// - Parameter options: the system, and how it is spelled.
  /// - Returns: the text in Latin letters.
  public func romanized(_ options: RomanizationOptions = RomanizationOptions()) -> String {
    TextRomanizer(tokenizer: .shared, options: options).romanized(self)
  }

  /// The text as lowercase words of ASCII letters and digits joined by hyphens, for addresses and
  /// file names.
  ///
  /// ```swift
  /// "東京タワーへ行こう！".slug  // "tokyo-tawa-e-iko"
  /// ```
  ///
  /// Long vowels are not marked, everything but letters and digits separates words. Empty if the
  /// text has no letter or digit.
  public var slug: String {
    Slug.make(of: romanized(RomanizationOptions(longVowels: .unmarked)))
  }

  /// How alike this text and another sound, from 0 (nothing in common) to 1 (the same).
  ///
  /// ```swift
  /// "東京".phoneticSimilarity(to: "とうきょう")  // 1.0
  /// "柿".phoneticSimilarity(to: "鍵")  // 0.925
  /// ```
  ///
  /// Both texts are read in kana first; ``Kana/PhoneticSimilarity`` says how kana are compared.
  /// Symmetric; two empty texts sound the same, one empty text like nothing else.
  ///
  /// - Parameter other: any text.
  /// - Returns: the score.
  /// - Complexity: the product of the lengths.
  public func phoneticSimilarity(to other: String) -> Double {
    PhoneticSimilarity.score(hiragana, other.hiragana)
  }
}
