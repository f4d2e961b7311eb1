/// The meaning of a dictionary's feature fields.
///
/// MeCab dictionaries describe each word by a row of comma-separated fields, in a different order
/// for each dictionary. The known orders are defined here. ``Tokenizer`` finds the matching one by
/// inspecting the dictionary, or uses the one you pass:
///
/// ```swift
/// var schema = DictionarySchema.ipadic
/// schema.accent = 9
/// let tokenizer = try Tokenizer(dictionary: .directory(path), schema: schema)
/// ```
public struct DictionarySchema: Sendable, Hashable, Codable {
  /// The part-of-speech system whose names the first fields use.
  public enum TagSet: String, Sendable, Hashable, Codable {
    /// IPADIC, NAIST-jdic and Open JTalk.
    case ipadic
    /// UniDic of any version.
    case unidic
    /// JumanDIC.
    case juman
    /// Names without a known meaning: every word has the part of speech `other`.
    case other
  }

  /// The name of the schema, such as `ipadic` or `unidic-29`.
  public var name: String
  /// The part-of-speech system.
  public var tagSet: TagSet
  /// The number of fields of a word.
  public var fieldCount: Int
  /// The part-of-speech fields, from the most general to the most specific.
  public var partOfSpeech: Range<Int>
  /// The index of the conjugation type (一段, 五段・カ行イ音便).
  public var conjugationType: Int?
  /// The index of the conjugation form (連用形).
  public var conjugationForm: Int?
  /// The index of the dictionary form as written (食べる for 食べ).
  public var baseForm: Int?
  /// The index of the lemma, which is common to all spellings; only in UniDic.
  public var lemma: Int?
  /// The index of the reading in kana orthography (トウキョウ).
  public var reading: Int?
  /// The index of the pronunciation (トーキョー).
  public var pronunciation: Int?
  /// The index of the accent (Open JTalk `0/4`: nucleus and number of morae; UniDic `0`).
  public var accent: Int?
  /// The index of the rule for how the accent changes after another word (`C2`, `動詞%F2@1`).
  public var accentRule: Int?
  /// The index of the rule for how the accent changes in a conjugated form (`M4@1`); only in
  /// UniDic.
  public var accentModification: Int?
  /// The names of the fields, for ``Token/feature(named:)``; empty if they have no names.
  public var columns: [String] = []

  /// Creates a schema; field indices start at 0, and `nil` means that the dictionary has no such
  /// field.
  public init(
    name: String, tagSet: TagSet, fieldCount: Int, partOfSpeech: Range<Int>,
    conjugationType: Int? = nil, conjugationForm: Int? = nil, baseForm: Int? = nil,
    lemma: Int? = nil, reading: Int? = nil, pronunciation: Int? = nil, accent: Int? = nil,
    accentRule: Int? = nil, accentModification: Int? = nil
  ) {
    self.name = name
    self.tagSet = tagSet
    self.fieldCount = fieldCount
    self.partOfSpeech = partOfSpeech
    self.conjugationType = conjugationType
    self.conjugationForm = conjugationForm
    self.baseForm = baseForm
    self.lemma = lemma
    self.reading = reading
    self.pronunciation = pronunciation
    self.accent = accent
    self.accentRule = accentRule
    self.accentModification = accentModification
  }
}

extension DictionarySchema {
  /// IPADIC 2.7.0, with nine fields.
  public static let ipadic = DictionarySchema(
    name: "ipadic", tagSet: .ipadic, fieldCount: 9, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8)

  /// NAIST-jdic as in Open JTalk and in the embedded dictionary: IPADIC's fields, accent, accent
  /// rule.
  public static let openJTalk = DictionarySchema(
    name: "open-jtalk", tagSet: .ipadic, fieldCount: 11, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8, accent: 9,
    accentRule: 10)

  /// NAIST-jdic as packaged by Debian: IPADIC's fields, spelling variants and compound information.
  public static let naistJdic = DictionarySchema(
    name: "naist-jdic", tagSet: .ipadic, fieldCount: 11, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8)

  /// UniDic 2.1 in its short form; it has no reading in kana orthography, so the pronunciation is
  /// used.
  public static let unidic17 = DictionarySchema(
    name: "unidic-17", tagSet: .unidic, fieldCount: 17, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 9, pronunciation: 9)

  /// UniDic 2.1 with accents, and unidic-lite.
  public static let unidic26 = DictionarySchema(
    name: "unidic-26", tagSet: .unidic, fieldCount: 26, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 17, pronunciation: 9, accent: 23,
    accentRule: 24, accentModification: 25)

  /// UniDic 2.2 and later, including 3.1.
  public static let unidic29 = DictionarySchema(
    name: "unidic-29", tagSet: .unidic, fieldCount: 29, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 20, pronunciation: 9, accent: 24,
    accentRule: 25, accentModification: 26)

  /// JumanDIC, with seven fields and readings in hiragana.
  public static let jumandic = DictionarySchema(
    name: "jumandic", tagSet: .juman, fieldCount: 7, partOfSpeech: 0..<2, conjugationType: 2,
    conjugationForm: 3, baseForm: 4, reading: 5)

  /// The schemas that inspection can detect.
  public static let known: [DictionarySchema] = [
    .ipadic, .openJTalk, .naistJdic, .unidic17, .unidic26, .unidic29, .jumandic,
  ]
}

/// Determines the schema from sample features of a dictionary.
///
/// The most frequent number of fields decides; of the two schemas with eleven fields, only Open
/// JTalk's has an accent (`0/4`) as the tenth.
struct SchemaVotes {
  /// The number of features by their field count; counts above the last index are clamped.
  private var counts = [Int](repeating: 0, count: 32)
  private var accents = 0
  private var features = 0

  mutating func add(_ feature: UnsafeBufferPointer<UInt8>) {
    let fields = FeatureFields(feature)
    counts[min(fields.count, counts.count - 1)] += 1
    features += 1
    if let tenth = fields[9], tenth.isAccent { accents += 1 }
  }

  /// The schema with the most frequent number of fields, or `nil` if none is known.
  var schema: DictionarySchema? {
    // In a tie, the smaller number of fields wins.
    var usual = 0
    for count in counts.indices where counts[count] > counts[usual] { usual = count }
    if usual == DictionarySchema.openJTalk.fieldCount {
      return accents * 2 > features ? .openJTalk : .naistJdic
    }
    return DictionarySchema.known.first { $0.fieldCount == usual }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes have the form `0/4` or `*/*`, or that of a word divided into several accent
  /// phrases: `2/5:4/6`.
  fileprivate var isAccent: Bool {
    count >= 3 && contains(UInt8(ascii: "/"))
      && allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || 0x30...0x3A ~= $0 }
  }
}
