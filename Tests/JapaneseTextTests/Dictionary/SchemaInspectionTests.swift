import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests schemas as values, and which words of a dictionary decide its schema.
@Suite struct SchemaInspectionTests {
  /// Returns a lexicon of words with these numbers of fields, in the order of their surfaces.
  private func lexicon(_ fieldCounts: [Int]) throws -> (TemporaryDirectory, DictionaryFile) {
    let rows = fieldCounts.enumerated().map { number, count in
      // A field that no other word has, so that each word has a feature of its own.
      let fields = Array(repeating: "*", count: count - 1) + ["\(number)"]
      return DictionaryRow(
        surface: String(format: "w%03d", number), leftID: 1, rightID: 1, cost: 0,
        feature: fields.joined(separator: ","))
    }
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let path = try directory.write(compiler.userDictionary(rows: rows), to: "words.dic")
    return (directory, try DictionaryFile(path: path))
  }

  @Test func theFirstSixteenWordsDecide() throws {
    let (few, many) = (Array(repeating: 7, count: 8), Array(repeating: 9, count: 8))
    let rows: [(counts: [Int], schema: DictionarySchema?, why: String)] = [
      ([9], .ipadic, "one word is enough"),
      (few + many + many, .jumandic, "a tie; the seventeenth word does not count"),
      (few.dropLast() + many + [9] + few + few, .ipadic, "the sixteenth word counts"),
      (Array(repeating: 3, count: 16) + many + many, nil, "an unknown number of fields"),
      ([17, 26, 29, 26], .unidic26, "the most frequent one"),
    ]
    for row in rows {
      let (directory, file) = try lexicon(row.counts)
      do throws(TokenizerError) {
        let schema = try DictionarySchema.inspecting(.compiled(file))
        #expect(schema == row.schema, "\(row.why)")
      } catch {
        #expect(row.schema == nil && error.code == .unknownSchema, "\(row.why): \(error)")
        #expect(error.path == directory.file("words.dic"), "\(row.why)")
      }
    }
  }

  // MARK: Values

  @Test func knownSchemasAreConsistent() {
    #expect(Set(DictionarySchema.known.map(\.name)).count == DictionarySchema.known.count)
    for schema in DictionarySchema.known {
      let indices: [Int?] = [
        schema.conjugationType, schema.conjugationForm, schema.baseForm, schema.lemma,
        schema.pronunciation, schema.accent, schema.accentRule, schema.accentModification,
        // The short form of UniDic has one field for both.
        schema == .unidic17 ? nil : schema.reading,
      ]
      let used = indices.compactMap { $0 }
      #expect(Set(used).count == used.count, "\(schema.name): two meanings of one field")
      #expect(used.allSatisfy { $0 < schema.fieldCount }, "\(schema.name)")
      #expect(used.allSatisfy { $0 >= schema.partOfSpeech.upperBound }, "\(schema.name)")
      #expect(schema.partOfSpeech.lowerBound == 0, "\(schema.name)")
      #expect(schema.conjugationType == schema.partOfSpeech.upperBound, "\(schema.name)")
    }
  }

  @Test func codingAndEqualityCoverEveryProperty() throws {
    let changes: [(inout DictionarySchema) -> Void] = [
      { $0.name += "x" }, { $0.tagSet = $0.tagSet == .juman ? .ipadic : .juman },
      { $0.fieldCount += 1 },
      { $0.partOfSpeech = 0..<9 }, { $0.conjugationType = nil }, { $0.conjugationForm = 90 },
      { $0.baseForm = 91 }, { $0.lemma = 92 }, { $0.reading = 93 }, { $0.pronunciation = 94 },
      { $0.accent = 95 }, { $0.accentRule = 96 }, { $0.accentModification = 97 },
    ]
    for original in DictionarySchema.known {
      var schemas: Set = [original]
      for change in changes {
        var changed = original
        change(&changed)
        #expect(changed != original, "\(original.name)")
        schemas.insert(changed)
        let data = try JSONEncoder().encode(changed)
        #expect(try JSONDecoder().decode(DictionarySchema.self, from: data) == changed)
      }
      #expect(schemas.count == changes.count + 1, "\(original.name)")
    }
  }
}
