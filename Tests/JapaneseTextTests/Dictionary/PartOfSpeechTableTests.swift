import EmbeddedDictionary
import Foundation
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the classification of features against a reader that splits them into names first.
@Suite struct PartOfSpeechTableTests {
  private static let tagSets: [DictionarySchema.TagSet] = [.ipadic, .unidic, .juman]

  private struct Class: Equatable {
    let category: PartOfSpeech.Category
    let subcategory: PartOfSpeech.Subcategory?
  }

  /// Returns the class of the first row whose names are the first fields of a feature.
  private func expected(_ feature: String, _ tagSet: DictionarySchema.TagSet) -> Class {
    let fields = feature.split(separator: ",", omittingEmptySubsequences: false)
    for row in PartOfSpeechTable.rows(for: tagSet) {
      let names = row.0.split(separator: ",", omittingEmptySubsequences: false)
      if fields.starts(with: names) { return Class(category: row.1, subcategory: row.2) }
    }
    return Class(category: .other, subcategory: nil)
  }

  /// Calls `body` with a NUL-terminated feature directly before inaccessible memory.
  private func withFeature(_ feature: String, _ body: (UnsafePointer<UInt8>) -> Void) throws {
    try withUnreadableMemory(after: Array(feature.utf8) + [0]) { bytes in
      if let start = bytes.baseAddress { body(start) }
    }
  }

  @Test func theFirstRowThatBeginsTheFeatureApplies() throws {
    var generator = SeededGenerator(seed: 500)
    var failures: [String] = []
    for tagSet in Self.tagSets {
      let names = PartOfSpeechTable.rows(for: tagSet).map { $0.0.split(separator: ",") }
      let table = PartOfSpeechTable.table(for: tagSet)
      for _ in 0..<700 {
        var fields = (names.randomElement(using: &generator) ?? []).map { String($0) }
        let other = names.randomElement(using: &generator)?.last.map { String($0) } ?? ""
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: fields.append(other)
        case 1: fields[fields.count - 1] = other
        case 2: fields[fields.count - 1] += "的"
        case 3: fields[fields.count - 1].removeLast()
        case 4: fields.removeLast()
        case 5: fields.insert("", at: 0)
        default: fields += ["*", "*"]
        }
        let feature = fields.joined(separator: ",")
        let expected = expected(feature, tagSet)
        try withFeature(feature) { start in
          let (category, subcategory) = table.classify(start)
          let found = Class(category: category, subcategory: subcategory)
          if found != expected { failures.append("\(tagSet) \(feature): \(found)") }
          let traits = WordTraits(expected.category, expected.subcategory)
          if table.traits(of: start) != traits { failures.append("\(tagSet) \(feature): traits") }
        }
      }
    }
    expectNone(failures)
  }

  @Test func featuresWithoutNamesAreOther() throws {
    for tagSet in Self.tagSets {
      let table = PartOfSpeechTable.table(for: tagSet)
      for feature in ["", ",", "*", ",名詞", "\"名詞\"", "名", "BOS/EOS,*,*"] {
        try withFeature(feature) { start in
          #expect(table.classify(start).category == .other, "\(tagSet) “\(feature)”")
          #expect(table.traits(of: start) == .other, "\(tagSet) “\(feature)”")
        }
      }
    }
  }

  /// The embedded dictionary's list of parts of speech has no row that the table lacks.
  @Test func everyPartOfSpeechOfTheEmbeddedDictionaryIsKnown() throws {
    let file = try DictionaryFolder(BundledDictionary.directory()).contents(of: "pos-id.def")
    let lines = file.withBytes { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    #expect(lines.count == 69)
    var failures: [String] = []
    for line in lines {
      guard let names = line.split(separator: " ").first else { continue }
      try withFeature(String(names)) { start in
        let (category, subcategory) = PartOfSpeechTable.table(for: .ipadic).classify(start)
        if category == .other { failures.append("\(names)") }
        let isDependent = names.contains("非自立")
        if isDependent, subcategory != .dependent, category != .auxiliaryVerb {
          failures.append("\(names): \(category) \(String(describing: subcategory))")
        }
        let isSuffix = category == .suffix || subcategory == .suffix
        if names.contains("接尾,") != isSuffix { failures.append("\(names): suffix") }
      }
    }
    expectNone(failures)
  }

  // MARK: The public value

  @Test func descriptionsNameTheClass() {
    let rows: [(PartOfSpeech, String)] = [
      (PartOfSpeech(category: .noun), "noun"),
      (PartOfSpeech(category: .noun, subcategory: .place), "noun.place"),
      (PartOfSpeech(category: .noun, levels: ["名詞", "一般"]), "noun"),
      (PartOfSpeech(category: .init(rawValue: "x"), subcategory: .init(rawValue: "y")), "x.y"),
    ]
    for (partOfSpeech, description) in rows { #expect(partOfSpeech.description == description) }
  }

  @Test func knownNamesAreThoseOfTheRows() {
    var expected: Set<String> = []
    for tagSet in Self.tagSets {
      for (_, category, subcategory) in PartOfSpeechTable.rows(for: tagSet) {
        expected.insert(category.rawValue)
        if let subcategory { expected.insert("\(category.rawValue).\(subcategory.rawValue)") }
      }
    }
    #expect(PartOfSpeech.knownNames == expected)
  }

  @Test func codingKeepsEveryPart() throws {
    for subcategory in [nil, .place] as [PartOfSpeech.Subcategory?] {
      for levels in [[], ["名詞", "固有名詞"]] {
        let original = PartOfSpeech(category: .noun, subcategory: subcategory, levels: levels)
        let data = try JSONEncoder().encode(original)
        #expect(try JSONDecoder().decode(PartOfSpeech.self, from: data) == original)
      }
    }
    let noun = PartOfSpeech(category: .noun, levels: ["名詞"])
    let others = [
      PartOfSpeech(category: .verb, levels: ["名詞"]), PartOfSpeech(category: .noun),
      PartOfSpeech(category: .noun, subcategory: .place, levels: ["名詞"]),
    ]
    #expect(!others.contains(noun), "each part counts")
  }
}
