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
  private let accentIndices: AccentIndices

  /// The range of a field in the feature; empty if the dictionary has no value.
  private struct Field {
    var offset: UInt16 = 0
    var count: UInt16 = 0
  }

  /// The indices of the accent fields, which are located on request because only accents need them;
  /// ``absent`` if the dictionary has no such field.
  private struct AccentIndices {
    let accent, accentRule, accentModification: UInt8
    static var absent: UInt8 { .max }

    init(_ schema: DictionarySchema) {
      func index(_ index: Int?) -> UInt8 { index.flatMap(UInt8.init(exactly:)) ?? Self.absent }
      accent = index(schema.accent)
      accentRule = index(schema.accentRule)
      accentModification = index(schema.accentModification)
    }
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
  var accent: UnsafeBufferPointer<UInt8> { field(accentIndices.accent) }
  /// The rule for the accent after another word, such as `C2`; empty if there is none.
  var accentRule: UnsafeBufferPointer<UInt8> { field(accentIndices.accentRule) }
  /// The rule for the accent of this conjugated form, such as `M4@1`; empty if there is none.
  var accentModification: UnsafeBufferPointer<UInt8> {
    field(accentIndices.accentModification)
  }

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
    func field(_ index: Int?) -> Field { index.map { Self.field($0, &fields) } ?? Field() }
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
    accentIndices = AccentIndices(schema)
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

  private static func field(_ index: Int, _ fields: inout FieldRanges) -> Field {
    guard let range = fields[index], range.upperBound <= Int(UInt16.max),
      !(range.count == 1 && fields.feature[range.lowerBound] == UInt8(ascii: "*"))
    else { return Field() }
    return Field(offset: UInt16(range.lowerBound), count: UInt16(range.count))
  }

  /// Returns the field with an index, which is located in the feature again.
  private func field(_ index: UInt8) -> UnsafeBufferPointer<UInt8> {
    guard index != AccentIndices.absent else { return bytes(Field()) }
    var fields = FieldRanges(feature)
    return bytes(Self.field(Int(index), &fields))
  }

  private func bytes(_ field: Field) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: feature + Int(field.offset), count: Int(field.count))
  }
}

/// Locates the fields of a feature in one pass if they are requested in ascending order; requesting
/// an earlier field restarts the scan.
private struct FieldRanges {
  let feature: UnsafePointer<UInt8>
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
        var end = start
        while true {
          // Most bytes are greater than NUL, the quote and the comma.
          while feature[end] > UInt8(ascii: ",") { end &+= 1 }
          if feature[end] == 0 || feature[end] == UInt8(ascii: ",") && !isQuoted { break }
          if feature[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
          end &+= 1
        }
        offset = end
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
