import EmbeddedDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the properties of tokens against their feature row, split at its commas.
@Suite struct TokenTests {
  private static let text = "東京へ行きました。私は𠮷野家でコーヒーを飲んでいる、おいしいXYZ👨‍👩‍👧か\u{3099}　"

  private func tokens(_ schema: DictionarySchema?, _ text: String = Self.text) throws -> [Token] {
    try Tokenizer(dictionary: .directory(MiniDictionary.directory()), schema: schema)
      .tokens(in: text)
  }

  /// Returns a field of a feature row, or nil if it has no value; no row of the text has quotes.
  private func field(_ token: Token, _ index: Int?) -> String? {
    let fields = token.featureRow.split(separator: ",", omittingEmptySubsequences: false)
    guard let index, fields.indices.contains(index) else { return nil }
    return fields[index].isEmpty || fields[index] == "*" ? nil : String(fields[index])
  }

  @Test func propertiesAreFieldsOfTheSchema() throws {
    var shifted = DictionarySchema.ipadic
    (shifted.baseForm, shifted.reading, shifted.pronunciation) = (8, 6, 7)
    (shifted.lemma, shifted.accent, shifted.partOfSpeech) = (5, 4, 1..<3)
    (shifted.conjugationType, shifted.conjugationForm) = (nil, 0)
    let schemas: [DictionarySchema] = [
      .ipadic, shifted, .openJTalk, .jumandic, .unidic29,
      DictionarySchema(name: "none", tagSet: .ipadic, fieldCount: 9, partOfSpeech: 0..<0),
    ]
    for schema in schemas {
      for token in try tokens(schema) {
        let name = "\(schema.name) \(token)"
        let own = token.isMerged ? nil : token
        let surface = String(token.surface)
        #expect(token.reading == own.flatMap { field($0, schema.reading) }, "\(name)")
        #expect(token.pronunciation == own.flatMap { field($0, schema.pronunciation) }, "\(name)")
        #expect(token.lemma == own.flatMap { field($0, schema.lemma) }, "\(name)")
        #expect(token.accentNotation == own.flatMap { field($0, schema.accent) }, "\(name)")
        #expect(token.baseForm == own.flatMap { field($0, schema.baseForm) } ?? surface, "\(name)")
        #expect(token.conjugationType == field(token, schema.conjugationType), "\(name)")
        #expect(token.conjugationForm == field(token, schema.conjugationForm), "\(name)")
        let levels = schema.partOfSpeech.compactMap { field(token, $0) }
        #expect(token.partOfSpeech.levels == levels, "\(name)")
        #expect(token.partOfSpeech.category == token.classification.category, "\(name)")
        #expect(token.partOfSpeech.subcategory == token.classification.subcategory, "\(name)")
        for index in 0..<12 { #expect(token.feature(at: index) == field(token, index), "\(name)") }
        #expect(token.features.joined(separator: ",") == token.featureRow, "\(name)")
        #expect(token.description == "\(surface)\t\(token.featureRow)", "\(name)")
      }
    }
  }

  @Test func rangesAreOffsetsOfTheSurface() throws {
    let bytes = Array(Self.text.utf8)
    var end = 0
    for token in try tokens(nil) {
      #expect(token.utf8Range.lowerBound == end && !token.utf8Range.isEmpty)
      end = token.utf8Range.upperBound
      #expect(Array(token.surface.utf8) == Array(bytes[token.utf8Range]))
      #expect(Self.text[token.range] == token.surface)
    }
    #expect(end == bytes.count)
  }

  @Test func flagsAndCosts() throws {
    let tokens = try tokens(nil)
    let unknown = tokens.filter(\.isUnknown).map { String($0.surface) }
    #expect(unknown == ["XYZ", "　"])
    #expect(tokens.filter(\.isMerged).map { String($0.surface) } == ["か\u{3099}"])
    let costs = tokens.prefix(3).map(\.cost)
    #expect(costs == [2_400, 1_000, 2_600], "東京, へ and 行き in the lexicon")
  }

  @Test func whitespace() throws {
    let rows: [(text: String, isWhitespace: [Bool])] = [
      ("　", [true]), ("東京　", [false, true]), ("　　", [true]), ("。", [false]), ("　\u{301}", [false]),
    ]
    for row in rows {
      #expect(try tokens(nil, row.text).map(\.isWhitespace) == row.isWhitespace, "\(row.text)")
    }
  }

  /// Open JTalk's notation for an unknown accent is no accent.
  @Test func accents() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let tokens = tokenizer.tokens(in: "東京の学校へ行った。ありがとうございました")
    for token in tokens {
      let field = token.feature(at: 9)
      #expect(token.accentNotation == (field == "*/*" ? nil : field), "\(token)")
    }
    #expect(tokens.contains { $0.feature(at: 9) == "*/*" }, "one without an accent: 。")
    #expect(tokens[0].accentNotation == "0/4")
  }

  // MARK: Equality

  @Test func equalityComparesThePartsOfTheToken() throws {
    let first = try tokens(nil, "東京へ東京")
    let second = try tokens(nil, "東京へ東京。")
    #expect(Array(second.prefix(3)) == first, "other tokens of the text do not count")
    #expect(first.map(\.hashValue) == second.prefix(3).map(\.hashValue))
    #expect(first[0] != first[2], "the same word at another offset")
    var swapped = DictionarySchema.ipadic
    swapped.name = "other"
    #expect(try tokens(swapped, "東京") == tokens(.ipadic, "東京"), "the schema does not count")
    #expect(try tokens(nil, "ab")[0] != tokens(nil, "ac")[0], "another surface")
    #expect(try tokens(nil, "東")[0] != tokens(nil, "東\u{301}")[0], "another end")
    func eel(cost: Int, reading: String) throws -> Token {
      let row = "鰻,1,1,\(cost),名詞,一般,*,*,*,*,鰻,\(reading),\(reading)"
      return try Tokenizer(
        dictionary: .directory(MiniDictionary.directory()), userDictionaries: [.csv(row)]
      ).tokens(in: "鰻")[0]
    }
    let word = try eel(cost: 1, reading: "ウナギ")
    #expect(try eel(cost: 1, reading: "ウナギ") == word, "equal entries of two dictionaries")
    #expect(try eel(cost: 2, reading: "ウナギ") != word, "another cost")
    #expect(try eel(cost: 1, reading: "マン") != word, "another reading")
  }
}
