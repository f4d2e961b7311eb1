/// A part of speech, in one hierarchy for the tag sets of all dictionaries.
///
/// `category` and `subcategory` are the same for every dictionary; `levels` are the dictionary's
/// own names, from the most general to the most specific.
///
/// ```swift
/// let token = tokenizer.tokens(in: "東京")[0]
/// token.partOfSpeech.description  // "noun.place"
/// token.partOfSpeech.levels       // ["名詞", "固有名詞", "地域", "一般"]
/// ```
public struct PartOfSpeech: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A word class; since others may be added, compare with `==`.
  public struct Category: RawRepresentable, Sendable, Hashable, Codable {
    /// The name, such as `noun`.
    public let rawValue: String
    /// Creates a category with a name, which need not be one of those defined here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A subclass within a category; since others may be added, compare with `==`.
  public struct Subcategory: RawRepresentable, Sendable, Hashable, Codable {
    /// The name, such as `proper`.
    public let rawValue: String
    /// Creates a subcategory with a name, which need not be one of those defined here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The word class.
  public let category: Category
  /// The subclass, if the dictionary distinguishes it.
  public let subcategory: Subcategory?
  /// The dictionary's own names, without unused levels (`*`).
  public let levels: [String]

  /// Creates a part of speech, optionally with the dictionary's names.
  public init(category: Category, subcategory: Subcategory? = nil, levels: [String] = []) {
    self.category = category
    self.subcategory = subcategory
    self.levels = levels
  }

  /// The form `category` or `category.subcategory`, as accepted by `jptok words --pos`.
  public var description: String {
    subcategory.map { "\(category.rawValue).\($0.rawValue)" } ?? category.rawValue
  }

  /// The possible values of ``description``, and every category by itself.
  package static var knownNames: Set<String> {
    let rows = ipadicPartsOfSpeech + unidicPartsOfSpeech + jumanPartsOfSpeech
    let parts = rows.map { PartOfSpeech(category: $0.1, subcategory: $0.2) }
    return Set(parts.map(\.description) + parts.map(\.category.rawValue))
  }

  /// Whether the word is a content word: a noun, verb, adjective or adverb, but not a particle,
  /// auxiliary, affix, dependent (formal) word, numeral or symbol.
  public var isContentWord: Bool {
    switch category {
    case .noun: subcategory != .dependent && subcategory != .numeral
    case .verb, .adjective: subcategory != .dependent && subcategory != .suffix
    case .adjectivalNoun: subcategory != .dependent
    case .adverb, .adnominal: true
    default: false
    }
  }
}

extension PartOfSpeech.Category {
  /// 名詞.
  public static let noun = Self(rawValue: "noun")
  /// 代名詞, and demonstratives used as nouns.
  public static let pronoun = Self(rawValue: "pronoun")
  /// 動詞.
  public static let verb = Self(rawValue: "verb")
  /// 形容詞 (イ形容詞).
  public static let adjective = Self(rawValue: "adjective")
  /// 形容動詞語幹, 形状詞 (ナ形容詞).
  public static let adjectivalNoun = Self(rawValue: "adjectival-noun")
  /// 副詞.
  public static let adverb = Self(rawValue: "adverb")
  /// 連体詞.
  public static let adnominal = Self(rawValue: "adnominal")
  /// 接続詞.
  public static let conjunction = Self(rawValue: "conjunction")
  /// 感動詞.
  public static let interjection = Self(rawValue: "interjection")
  /// 助詞.
  public static let particle = Self(rawValue: "particle")
  /// 助動詞, 判定詞.
  public static let auxiliaryVerb = Self(rawValue: "auxiliary-verb")
  /// 接頭詞, 接頭辞.
  public static let prefix = Self(rawValue: "prefix")
  /// 接尾辞, 名詞の接尾.
  public static let suffix = Self(rawValue: "suffix")
  /// 記号 other than punctuation.
  public static let symbol = Self(rawValue: "symbol")
  /// 句点, 読点, 括弧.
  public static let punctuation = Self(rawValue: "punctuation")
  /// 空白.
  public static let whitespace = Self(rawValue: "whitespace")
  /// フィラー (えーと).
  public static let filler = Self(rawValue: "filler")
  /// Any part of speech that the tables do not contain.
  public static let other = Self(rawValue: "other")
}

extension PartOfSpeech.Subcategory {
  /// 固有名詞 that is not a person, a place or an organization.
  public static let proper = Self(rawValue: "proper")
  /// 人名.
  public static let person = Self(rawValue: "person")
  /// 人名の姓.
  public static let familyName = Self(rawValue: "family-name")
  /// 人名の名.
  public static let givenName = Self(rawValue: "given-name")
  /// 地域, 地名.
  public static let place = Self(rawValue: "place")
  /// 組織.
  public static let organization = Self(rawValue: "organization")
  /// 数詞.
  public static let numeral = Self(rawValue: "numeral")
  /// 助数詞.
  public static let counter = Self(rawValue: "counter")
  /// サ変: a noun that forms a verb with する.
  public static let verbal = Self(rawValue: "verbal")
  /// 副詞可能, 時相名詞: also used as an adverb.
  public static let adverbial = Self(rawValue: "adverbial")
  /// 非自立, 形式名詞: depends on the preceding word.
  public static let dependent = Self(rawValue: "dependent")
  /// 接尾: a suffix that conjugates (られる, っぽい).
  public static let suffix = Self(rawValue: "suffix")
  /// 格助詞.
  public static let caseMarking = Self(rawValue: "case-marking")
  /// 係助詞.
  public static let binding = Self(rawValue: "binding")
  /// 接続助詞.
  public static let conjunctive = Self(rawValue: "conjunctive")
  /// 終助詞.
  public static let sentenceFinal = Self(rawValue: "sentence-final")
  /// 副助詞.
  public static let focus = Self(rawValue: "focus")
  /// 並立助詞.
  public static let parallel = Self(rawValue: "parallel")
  /// 連体化, 準体助詞 (の).
  public static let nominalizing = Self(rawValue: "nominalizing")
  /// 副詞化, 副詞形態 (に, と).
  public static let adverbializing = Self(rawValue: "adverbializing")
  /// 句点.
  public static let fullStop = Self(rawValue: "full-stop")
  /// 読点.
  public static let comma = Self(rawValue: "comma")
  /// 括弧開.
  public static let openingBracket = Self(rawValue: "opening-bracket")
  /// 括弧閉.
  public static let closingBracket = Self(rawValue: "closing-bracket")
  /// アルファベット, 文字.
  public static let letter = Self(rawValue: "letter")
}
