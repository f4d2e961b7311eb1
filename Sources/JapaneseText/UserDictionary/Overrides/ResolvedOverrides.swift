import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Overrides with the dictionary entries that have their word and reading.
///
/// From the entry come the pronunciation and the accent of the reading.
///
/// `@unchecked Sendable`: the features are in memory that is never written, and which the lexicon
/// retains.
struct ResolvedOverrides: @unchecked Sendable {
  /// An override, and the feature of its dictionary entry if there is one.
  struct Row {
    let override: ReadingOverride
    let feature: UnsafePointer<UInt8>?
  }

  let rows: [Row]
  private let schema: DictionarySchema
  /// The owner of the features.
  private let lexicon: EntrySource?

  /// Finds the entries of overrides.
  init(_ overrides: ReadingOverrides, in dictionary: OpenedDictionary, schema: DictionarySchema) {
    self.schema = schema
    guard !overrides.isEmpty else {
      (rows, lexicon) = ([], nil)
      return
    }
    let lexicon = dictionary.model.lexicon
    self.lexicon = lexicon
    rows = overrides.overrides.map { override in
      let entry = Self.entry(of: override.word, in: lexicon, schema) {
        $0.reading.elementsEqual(override.reading.utf8) && override.partsOfSpeech.allows($0.traits)
      }
      return Row(override: override, feature: entry?.feature)
    }
  }

  /// Returns the entry of a conjugated form with a reading and a dictionary form; it is valid as
  /// long as this value.
  func entry(
    ofForm surface: UnsafeBufferPointer<UInt8>, reading: KanaBytes, baseForm: [UInt8]
  ) -> LexicalEntry? {
    guard let lexicon else { return nil }
    return Self.entry(of: String(decoding: surface, as: UTF8.self), in: lexicon, schema) {
      $0.reading.elementsEqual(reading) && $0.baseForm.elementsEqual(baseForm)
    }
  }

  /// Returns the cheapest entry of a surface that satisfies a condition.
  private static func entry(
    of surface: String, in lexicon: EntrySource, _ schema: DictionarySchema,
    where condition: (LexicalEntry) -> Bool
  ) -> LexicalEntry? {
    let partsOfSpeech = PartOfSpeechTable.table(for: schema.tagSet)
    for feature in lexicon.features(ofSurface: surface) {
      let entry = LexicalEntry(feature, schema: schema, partsOfSpeech: partsOfSpeech)
      if condition(entry) { return entry }
    }
    return nil
  }
}

extension [PartOfSpeech] {
  /// Returns whether a word with these traits has one of the parts of speech; true if there are
  /// none.
  func allows(_ traits: WordTraits) -> Bool {
    isEmpty || contains { traits.isSuperset(of: WordTraits($0.category, $0.subcategory)) }
  }
}
