/// A dictionary's row of features, with what the rules need found in it.
///
/// Borrowed: good as long as the model.
struct LexicalEntry {
  let feature: UnsafePointer<UInt8>
  /// What the part of speech says.
  let traits: WordTraits
  let conjugationForm: ConjugationForm
  /// Whether the reading shows its parts (ジュンプウ:マンパン), as some of Open JTalk's do.
  let hasDividedReading: Bool
  private let readingField: Field
  private let pronunciationField: Field
  private let baseField: Field
  private let conjugationTypeField: Field
  private let conjugationFormField: Field
  private let accentField: Field
  private let accentRuleField: Field
  private let accentModificationField: Field

  /// A place in the feature; empty where the dictionary gives nothing.
  private struct Field {
    var offset: UInt16 = 0
    var count: UInt16 = 0
  }

  /// The reading in the dictionary's kana (katakana but for JumanDIC); empty if there is none.
  var reading: UnsafeBufferPointer<UInt8> { bytes(readingField) }
  /// The pronunciation, long vowels as ー; empty if there is none.
  var pronunciation: UnsafeBufferPointer<UInt8> { bytes(pronunciationField) }
  /// The dictionary form; empty for unknown words.
  var baseForm: UnsafeBufferPointer<UInt8> { bytes(baseField) }
  /// The conjugation type in the dictionary's words, as in `五段・カ行イ音便`.
  var conjugationType: UnsafeBufferPointer<UInt8> { bytes(conjugationTypeField) }
  /// The conjugation form in the dictionary's words, as in `未然ウ接続`.
  var conjugationFormName: UnsafeBufferPointer<UInt8> { bytes(conjugationFormField) }
  /// The accent as the dictionary writes it, as in `0/4`; empty if there is none.
  var accent: UnsafeBufferPointer<UInt8> { bytes(accentField) }
  /// How the accent changes behind another word, as in `C2`; empty if nothing is said.
  var accentRule: UnsafeBufferPointer<UInt8> { bytes(accentRuleField) }
  /// How the accent changes in this conjugated form, as in `M4@1`; empty if nothing is said.
  var accentModification: UnsafeBufferPointer<UInt8> { bytes(accentModificationField) }

  /// The entry of a feature.
  ///
  /// - Parameters:
  ///   - feature: a row that ends with NUL.
  ///   - schema: where things are in it.
  ///   - partsOfSpeech: the names of its tag set.
  init(
    _ feature: UnsafePointer<UInt8>, schema: DictionarySchema, partsOfSpeech: PartOfSpeechTable
  ) {
    self.feature = feature
    traits = partsOfSpeech.traits(of: feature)
    var fields = FieldPlaces(feature)
    func field(_ index: Int?) -> Field {
      guard let index, let place = fields[index],
        place.upperBound <= Int(UInt16.max),
        !(place.count == 1 && feature[place.lowerBound] == UInt8(ascii: "*"))
      else { return Field() }
      return Field(offset: UInt16(place.lowerBound), count: UInt16(place.count))
    }
    conjugationTypeField = field(schema.conjugationType)
    let form = field(schema.conjugationForm)
    conjugationFormField = form
    baseField = field(schema.baseForm)
    // In the order of their places for most dictionaries: the search goes on from the last.
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

  /// The entry of what is in no dictionary.
  static var none: LexicalEntry {
    let empty: StaticString = ""
    return LexicalEntry(empty.utf8Start, schema: .ipadic, partsOfSpeech: .table(for: .ipadic))
  }

  private func bytes(_ field: Field) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: feature + Int(field.offset), count: Int(field.count))
  }
}

/// Finds the fields of a feature in one pass, for fields asked for in ascending order; going back
/// starts anew.
private struct FieldPlaces {
  private let feature: UnsafePointer<UInt8>
  private var next = 0
  private var offset = 0

  init(_ feature: UnsafePointer<UInt8>) { self.feature = feature }

  /// The place of a field without the quotes around it, or `nil` behind the last.
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

/// Entries by their features, so that frequent words are taken apart once: a worker's scratch.
///
/// Direct-mapped: a text's frequent words stay, rare ones push each other out. It grows with what it
/// is asked, so that one word costs little and a novel is mostly found.
struct LexicalEntryCache: ~Copyable {
  private static let largest = 14
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

  /// The entry of a feature.
  mutating func entry(for feature: UnsafePointer<UInt8>) -> LexicalEntry {
    // Features lie behind each other, some hundred bytes apart.
    let hash = UInt64(UInt(bitPattern: feature)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: hash >> UInt64(64 - sizeExponent))
    if let known = entries[slot], known.feature == feature { return known }
    let entry = LexicalEntry(feature, schema: schema, partsOfSpeech: partsOfSpeech)
    misses += 1
    guard misses > entries.count, sizeExponent < Self.largest else {
      entries[slot] = entry
      return entry
    }
    (misses, sizeExponent) = (0, sizeExponent + 2)
    entries = Array(repeating: nil, count: 1 << sizeExponent)
    return entry
  }
}
