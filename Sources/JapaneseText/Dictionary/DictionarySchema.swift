/// Which of a dictionary's feature fields means what.
///
/// MeCab's dictionaries give each word a row of comma-separated fields, in an order of their own.
/// The known orders are here; ``Tokenizer`` finds the one that fits by looking into the
/// dictionary, and takes another on request:
///
/// ```swift
/// var schema = DictionarySchema.ipadic
/// schema.accent = 9
/// let tokenizer = try Tokenizer(dictionary: .directory(path), schema: schema)
/// ```
///
/// Sendable: a plain value.
public struct DictionarySchema: Sendable, Hashable, Codable {
  /// The part-of-speech system whose names the first fields use.
  public enum TagSet: String, Sendable, Hashable, Codable {
    /// IPADIC, NAIST-jdic, Open JTalk.
    case ipadic
    /// UniDic of any version.
    case unidic
    /// JumanDIC.
    case juman
  }

  /// The schema's name, as in `ipadic` or `unidic-29`.
  public var name: String
  /// The names used for parts of speech.
  public var tagSet: TagSet
  /// How many fields a word of the dictionary has.
  public var fieldCount: Int
  /// The fields from the general to the special part of speech.
  public var partOfSpeech: Range<Int>
  /// The field with the conjugation type (一段, 五段・カ行イ音便).
  public var conjugationType: Int?
  /// The field with the conjugation form (連用形).
  public var conjugationForm: Int?
  /// The field with the dictionary form as written (食べる for 食べ).
  public var baseForm: Int?
  /// The field with the lemma, which unites spellings; only UniDic has one.
  public var lemma: Int?
  /// The field with the reading in kana spelling (トウキョウ).
  public var reading: Int?
  /// The field with the pronunciation (トーキョー).
  public var pronunciation: Int?
  /// The field with the accent (Open JTalk `0/4`: nucleus and number of morae; UniDic `0`).
  public var accent: Int?
  /// The field that says how the accent changes behind another word (`C2`, `動詞%F2@1`).
  public var accentRule: Int?
  /// The field that says how the accent changes in a conjugated form (`M4@1`); only UniDic has one.
  public var accentModification: Int?

  /// A schema; the fields are counted from 0, and `nil` means that the dictionary has none.
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
  /// IPADIC 2.7.0: nine fields.
  public static let ipadic = DictionarySchema(
    name: "ipadic", tagSet: .ipadic, fieldCount: 9, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8)

  /// NAIST-jdic as in Open JTalk, and the embedded dictionary: IPADIC's fields, accent, accent
  /// rule.
  public static let openJTalk = DictionarySchema(
    name: "open-jtalk", tagSet: .ipadic, fieldCount: 11, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8, accent: 9,
    accentRule: 10)

  /// NAIST-jdic as Debian has it: IPADIC's fields, spelling variants and compound information.
  public static let naistJdic = DictionarySchema(
    name: "naist-jdic", tagSet: .ipadic, fieldCount: 11, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 6, reading: 7, pronunciation: 8)

  /// UniDic 2.1 in its short form: no field in kana spelling, so the reading is the pronunciation.
  public static let unidic17 = DictionarySchema(
    name: "unidic-17", tagSet: .unidic, fieldCount: 17, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 9, pronunciation: 9)

  /// UniDic 2.1 with accents, and unidic-lite.
  public static let unidic26 = DictionarySchema(
    name: "unidic-26", tagSet: .unidic, fieldCount: 26, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 17, pronunciation: 9, accent: 23,
    accentRule: 24, accentModification: 25)

  /// UniDic 2.2 and later, 3.1 among them.
  public static let unidic29 = DictionarySchema(
    name: "unidic-29", tagSet: .unidic, fieldCount: 29, partOfSpeech: 0..<4, conjugationType: 4,
    conjugationForm: 5, baseForm: 10, lemma: 7, reading: 20, pronunciation: 9, accent: 24,
    accentRule: 25, accentModification: 26)

  /// JumanDIC: seven fields, readings in hiragana.
  public static let jumandic = DictionarySchema(
    name: "jumandic", tagSet: .juman, fieldCount: 7, partOfSpeech: 0..<2, conjugationType: 2,
    conjugationForm: 3, baseForm: 4, reading: 5)

  /// Every schema that is found by inspection.
  public static let known: [DictionarySchema] = [
    .ipadic, .openJTalk, .naistJdic, .unidic17, .unidic26, .unidic29, .jumandic,
  ]
}

/// Finds the schema that fits sample features of a dictionary.
///
/// Decided by the usual number of fields; the two of eleven fields differ in their tenth, which is
/// an accent (`0/4`) only in Open JTalk's.
struct SchemaVotes {
  /// How many features had so many fields; those of more than any known dictionary count together.
  private var counts = [Int](repeating: 0, count: 32)
  private var accents = 0
  private var features = 0

  mutating func add(_ feature: UnsafeBufferPointer<UInt8>) {
    let fields = FeatureFields(feature)
    counts[min(fields.count, counts.count - 1)] += 1
    features += 1
    if let tenth = fields[9], tenth.isAccent { accents += 1 }
  }

  /// The schema of the usual number of fields, or `nil`.
  var schema: DictionarySchema? {
    // Of equal votes the smaller count.
    var usual = 0
    for count in counts.indices where counts[count] > counts[usual] { usual = count }
    if usual == DictionarySchema.openJTalk.fieldCount {
      return accents * 2 > features ? .openJTalk : .naistJdic
    }
    return DictionarySchema.known.first { $0.fieldCount == usual }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes look like `0/4` or `*/*`.
  fileprivate var isAccent: Bool {
    count >= 3 && contains(UInt8(ascii: "/"))
      && allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || 0x30...0x3A ~= $0 }
  }
}
