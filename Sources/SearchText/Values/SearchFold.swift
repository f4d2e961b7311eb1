/// A difference between a text and a term that search ignores, with the authority for ignoring it.
///
/// ```swift
/// let analyzer = SearchAnalyzer(tokenizer: try Tokenizer.embedded())
/// analyzer.terms(in: "受付").first?.folds  // [okurigana (dictionary)]
/// ```
public struct SearchFold: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The kind of difference.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Full-width and half-width forms: ＰＤＦ and PDF, ｶﾞｽ and ガス.
    case width
    /// Capital and small letters: NHK and nhk.
    case letterCase = "case"
    /// Marks on letters of other scripts than kana: café and cafe.
    case diacritics
    /// Compatibility characters: ㍿ and 株式会社, № and No.
    case compatibility
    /// Iteration marks: 人々 and 人人, いすゞ and いすず.
    case iterationMark = "iteration-mark"
    /// Old and variant forms of a kanji: 國 and 国, 髙 and 高.
    case variantKanji = "variant-kanji"
    /// Kana that belong to the writing of a kanji: 受付, 受付け and 受け付け.
    case okurigana
    /// Kana and kanji writings of a word: ください and 下さい, ダメ and 駄目.
    case kana
    /// Writings of a word with different kanji: 綺麗 and 奇麗.
    case kanji
    /// Spellings of a foreign word in katakana: サーバ and サーバー, ヴァイオリン and バイオリン.
    case katakana
    /// Numbers in kanji, half-width and full-width digits: 三十, 30 and ３０.
    case numeral
    /// Forms of a verb or an adjective: 行った and 行く.
    case inflection
    /// A noun formed from a verb: 釣り and 釣る.
    case derivation
  }

  /// What the equality is based on.
  public enum Source: String, Sendable, Hashable, Codable, CaseIterable {
    case dictionary
    case rule
    case user
  }

  /// The kind of difference.
  public let kind: Kind
  /// What the equality is based on.
  public let source: Source

  /// Creates a fold.
  public init(_ kind: Kind, _ source: Source) {
    self.kind = kind
    self.source = source
  }

  /// The kind and the source, such as `okurigana (dictionary)`.
  public var description: String { "\(kind.rawValue) (\(source.rawValue))" }
}
