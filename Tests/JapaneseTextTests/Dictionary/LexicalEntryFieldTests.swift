import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the fields that an entry locates in one pass against those that are located one by one.
@Suite struct LexicalEntryFieldTests {
  /// Schemas whose fields are requested in descending order, repeatedly, and past the end.
  private static let unusual: [DictionarySchema] = [
    DictionarySchema(
      name: "descending", tagSet: .ipadic, fieldCount: 9, partOfSpeech: 0..<1, conjugationType: 8,
      conjugationForm: 7, baseForm: 6, reading: 5, pronunciation: 4, accent: 3, accentRule: 2,
      accentModification: 1),
    DictionarySchema(
      name: "one field", tagSet: .unidic, fieldCount: 1, partOfSpeech: 0..<1, conjugationType: 0,
      conjugationForm: 0, baseForm: 0, reading: 0, pronunciation: 0, accent: 0, accentRule: 0,
      accentModification: 0),
    DictionarySchema(
      name: "past the end", tagSet: .juman, fieldCount: 4, partOfSpeech: 0..<1,
      conjugationType: 90, conjugationForm: 2, baseForm: 99, reading: 3, pronunciation: 98,
      accent: 2, accentRule: 97, accentModification: 0),
    DictionarySchema(name: "nothing", tagSet: .ipadic, fieldCount: 1, partOfSpeech: 0..<1),
  ]

  /// Calls `body` with the entry of a feature directly before inaccessible memory.
  private func withEntry(
    _ feature: [UInt8], _ schema: DictionarySchema,
    _ body: (LexicalEntry, FeatureFields) -> Void
  ) throws {
    try withUnreadableMemory(after: feature + [0]) { bytes in
      guard let start = bytes.baseAddress else { return }
      let entry = LexicalEntry(start, schema: schema, partsOfSpeech: .table(for: schema.tagSet))
      body(entry, FeatureFields(start))
    }
  }

  /// Returns the names of the fields that differ from those located one by one.
  private func differences(
    _ entry: LexicalEntry, _ fields: FeatureFields, _ schema: DictionarySchema
  ) -> [String] {
    let pairs: [(name: String, found: UnsafeBufferPointer<UInt8>, index: Int?)] = [
      ("type", entry.conjugationType, schema.conjugationType),
      ("form", entry.conjugationFormName, schema.conjugationForm),
      ("base", entry.baseForm, schema.baseForm), ("reading", entry.reading, schema.reading),
      ("pronunciation", entry.pronunciation, schema.pronunciation),
      ("accent", entry.accent, schema.accent), ("rule", entry.accentRule, schema.accentRule),
      ("modification", entry.accentModification, schema.accentModification),
    ]
    return pairs.compactMap { name, found, index in
      var expected = index.flatMap { fields[$0] }.map { Array($0) } ?? []
      if expected == Array("*".utf8) { expected = [] }
      return Array(found) == expected ? nil : name
    }
  }

  @Test func randomFeatures() throws {
    var generator = SeededGenerator(seed: 502)
    let alphabet = [",", ",", ",", "\"", "*", "名詞", "a", "ア", ":", "𠮷", "連用形"]
    var failures: [String] = []
    for schema in DictionarySchema.known + Self.unusual {
      for _ in 0..<250 {
        let length = Int.random(in: 0...40, using: &generator)
        let row = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
        try withEntry(Array(row.utf8), schema) { entry, fields in
          let different = differences(entry, fields, schema)
          if !different.isEmpty { failures.append("\(schema.name) “\(row)”: \(different)") }
          let reading = schema.reading.flatMap { fields[$0] }
          let isDivided = reading?.contains(UInt8(ascii: ":")) ?? false
          if entry.hasDividedReading != isDivided { failures.append("\(row): divided") }
          let form = entry.conjugationFormName
          let expected: ConjugationForm = form.isEmpty ? .none : ConjugationForm(form)
          if entry.conjugationForm != expected { failures.append("\(row): form") }
        }
      }
    }
    expectNone(failures)
  }

  /// Offsets are kept in 16 bits: a field that ends after them is absent, not cut or moved.
  @Test func fieldsInTheFirst64KiB() throws {
    let schema = DictionarySchema(
      name: "long", tagSet: .ipadic, fieldCount: 3, partOfSpeech: 0..<1, baseForm: 1, reading: 2)
    let limit = Int(UInt16.max)
    let (base, reading) = (Array("ベース".utf8), Array("ヨミ".utf8))
    for (end, isFound) in [(limit - 1, true), (limit, true), (limit + 1, false), (70_000, false)] {
      // The reading is the last field and ends at `end`.
      let first = [UInt8](
        repeating: UInt8(ascii: "x"), count: end - base.count - reading.count - 2)
      let comma = [UInt8(ascii: ",")]
      try withEntry(first + comma + base + comma + reading, schema) { entry, _ in
        #expect(Array(entry.reading) == (isFound ? reading : []), "ends at \(end)")
        let baseIsFound = end - reading.count - 1 <= limit
        #expect(Array(entry.baseForm) == (baseIsFound ? base : []), "ends at \(end)")
      }
    }
  }

  @Test func dividedReadings() throws {
    let rows: [(reading: String, isDivided: Bool)] = [
      ("ジュンプウ:マンパン", true), (":", true), ("ジュンプウ", false), ("*", false), ("", false),
      ("ア;イ", false), ("ア：イ", false),
    ]
    for row in rows {
      // The pronunciation and the accent have colons too, which do not count.
      let feature = "名詞,一般,*,*,*,*,:,\(row.reading),ア:イ,0/2:1/3,*"
      try withEntry(Array(feature.utf8), .openJTalk) { entry, _ in
        #expect(entry.hasDividedReading == row.isDivided, "\(row.reading)")
      }
    }
  }
}
