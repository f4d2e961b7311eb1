/// A dictionary entry's features, with the fields that the rules need already located.
///
/// Borrows memory: valid only as long as the model.
struct LexicalEntry {
  let feature: UnsafePointer<UInt8>
  /// The traits of the part of speech.
  let traits: WordTraits
  let conjugationForm: ConjugationForm
  /// Whether the reading is divided into components (ジュンプウ:マンパン), as some of Open JTalk's are.
  let hasDividedReading: Bool
  private let readingField: Field
  private let pronunciationField: Field
  private let baseField: Field
  private let conjugationTypeField: Field
  private let conjugationFormField: Field
  private let accentField: Field
  private let accentRuleField: Field
  private let accentModificationField: Field

  /// The range of a field in the feature; empty if the dictionary has no value.
  private struct Field {
    var offset: UInt16 = 0
    var count: UInt16 = 0
  }

  /// The reading in the dictionary's kana (katakana, except in JumanDIC); empty if there is none.
  var reading: UnsafeBufferPointer<UInt8> { bytes(readingField) }
  /// The pronunciation, with long vowels as ー; empty if there is none.
  var pronunciation: UnsafeBufferPointer<UInt8> { bytes(pronunciationField) }
  /// The dictionary form; empty for unknown words.
  var baseForm: UnsafeBufferPointer<UInt8> { bytes(baseField) }
  /// The conjugation type as named by the dictionary, such as `五段・カ行イ音便`.
  var conjugationType: UnsafeBufferPointer<UInt8> { bytes(conjugationTypeField) }
  /// The conjugation form as named by the dictionary, such as `未然ウ接続`.
  var conjugationFormName: UnsafeBufferPointer<UInt8> { bytes(conjugationFormField) }
  /// The accent as written in the dictionary, such as `0/4`; empty if there is none.
  var accent: UnsafeBufferPointer<UInt8> { bytes(accentField) }
  /// The rule for the accent after another word, such as `C2`; empty if there is none.
  var accentRule: UnsafeBufferPointer<UInt8> { bytes(accentRuleField) }
  /// The rule for the accent of this conjugated form, such as `M4@1`; empty if there is none.
  var accentModification: UnsafeBufferPointer<UInt8> { bytes(accentModificationField) }

  /// Creates the entry of a feature.
  ///
  /// - Parameters:
  ///   - feature: a NUL-terminated row.
  ///   - schema: the meaning of its fields.
  ///   - partsOfSpeech: the part-of-speech names of its tag set.
  init(
    _ feature: UnsafePointer<UInt8>, schema: DictionarySchema, partsOfSpeech: PartOfSpeechTable
  ) {
    self.feature = feature
    traits = partsOfSpeech.traits(of: feature)
    var fields = FieldRanges(feature)
    func field(_ index: Int?) -> Field {
      guard let index, let range = fields[index],
        range.upperBound <= Int(UInt16.max),
        !(range.count == 1 && feature[range.lowerBound] == UInt8(ascii: "*"))
      else { return Field() }
      return Field(offset: UInt16(range.lowerBound), count: UInt16(range.count))
    }
    conjugationTypeField = field(schema.conjugationType)
    let form = field(schema.conjugationForm)
    conjugationFormField = form
    baseField = field(schema.baseForm)
    // In the field order of most dictionaries, because each search continues from the last field.
    readingField = field(schema.reading)
    pronunciationField = field(schema.pronunciation)
    hasDividedReading = UnsafeBufferPointer(
      start: feature + Int(readingField.offset), count: Int(readingField.count)
    ).contains(UInt8(ascii: ":"))
    accentField = field(schema.accent)
    accentRuleField = field(schema.accentRule)
    accentModificationField = field(schema.accentModification)
    conjugationForm =
      form.count == 0
      ? .none
      : ConjugationForm(
        UnsafeBufferPointer(start: feature + Int(form.offset), count: Int(form.count)))
  }

  /// An entry without features, for words that are not in a dictionary.
  static var none: LexicalEntry {
    let empty: StaticString = ""
    return LexicalEntry(empty.utf8Start, schema: .ipadic, partsOfSpeech: .table(for: .ipadic))
  }

  private func bytes(_ field: Field) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: feature + Int(field.offset), count: Int(field.count))
  }
}

/// Locates the fields of a feature in one pass if they are requested in ascending order; requesting
/// an earlier field restarts the scan.
private struct FieldRanges {
  private let feature: UnsafePointer<UInt8>
  private var next = 0
  private var offset = 0

  init(_ feature: UnsafePointer<UInt8>) { self.feature = feature }

  /// Returns the range of a field without enclosing quotes, or `nil` if the index is past the last
  /// field.
  subscript(index: Int) -> Range<Int>? {
    mutating get {
      if index < next { (next, offset) = (0, 0) }
      while true {
        let start = offset
        var isQuoted = false
        while feature[offset] != 0, isQuoted || feature[offset] != UInt8(ascii: ",") {
          if feature[offset] == UInt8(ascii: "\"") { isQuoted.toggle() }
          offset += 1
        }
        let end = offset
        let isLast = feature[offset] == 0
        if next == index {
          if !isLast { (next, offset) = (next + 1, offset + 1) } else { offset = start }
          return unquoted(start..<end)
        }
        guard !isLast else {
          offset = start
          return nil
        }
        (next, offset) = (next + 1, offset + 1)
      }
    }
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, feature[range.lowerBound] == quote,
      feature[range.upperBound - 1] == quote
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}

/// A direct-mapped cache of entries by feature address, so that frequent words are parsed only
/// once.
///
/// It grows with the number of misses: small for single words, large enough for most words of a
/// novel. Not thread-safe: use one per task.
struct LexicalEntryCache: ~Copyable {
  private static let maximumSizeExponent = 14
  private var sizeExponent = 8
  private var entries: [LexicalEntry?]
  private var misses = 0
  private let schema: DictionarySchema
  private let partsOfSpeech: PartOfSpeechTable

  init(schema: DictionarySchema) {
    self.schema = schema
    partsOfSpeech = .table(for: schema.tagSet)
    entries = Array(repeating: nil, count: 1 << sizeExponent)
  }

  /// Returns the entry of a feature.
  mutating func entry(for feature: UnsafePointer<UInt8>) -> LexicalEntry {
    // Features are adjacent in memory, some hundred bytes apart.
    let hash = UInt64(UInt(bitPattern: feature)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: hash >> UInt64(64 - sizeExponent))
    if let known = entries[slot], known.feature == feature { return known }
    let entry = LexicalEntry(feature, schema: schema, partsOfSpeech: partsOfSpeech)
    misses += 1
    guard misses > entries.count, sizeExponent < Self.maximumSizeExponent else {
      entries[slot] = entry
      return entry
    }
    (misses, sizeExponent) = (0, sizeExponent + 2)
    entries = Array(repeating: nil, count: 1 << sizeExponent)
    return entry
  }
}
