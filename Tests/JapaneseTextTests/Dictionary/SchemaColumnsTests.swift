import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests schemas of named columns, and dictionaries whose fields have no known meaning.
@Suite struct SchemaColumnsTests {
  @Test func columnsHaveTheirMeaning() {
    let schema = DictionarySchema(
      columns: ["pos1", " pos2", "pos3\t", "ctype", "CForm", "base", "Reading", "note", "accent"],
      tagSet: .ipadic)
    #expect(schema.partOfSpeech == 0..<3 && schema.fieldCount == 9 && schema.tagSet == .ipadic)
    #expect(schema.conjugationType == 3 && schema.conjugationForm == 4 && schema.baseForm == 5)
    #expect(schema.reading == 6 && schema.accent == 8 && schema.pronunciation == nil)
    #expect(
      schema.columns[2] == "pos3" && schema.columns[4] == "CForm", "as written, without blanks")
    let table: [(columns: [String], partOfSpeech: Range<Int>, why: String)] = [
      ([], 0..<0, "no columns"), (["reading"], 0..<0, "no part of speech"),
      (["reading", "pos"], 1..<2, "one"), (["pos1", "pos3"], 0..<1, "a gap ends them"),
      (["pos2", "pos1"], 1..<2, "in another order"), (["pos", "pos1"], 0..<1, "pos is enough"),
    ]
    for (columns, partOfSpeech, why) in table {
      #expect(DictionarySchema(columns: columns).partOfSpeech == partOfSpeech, "\(why)")
    }
  }

  /// A dictionary of keys on a telephone: one field, no part of speech.
  private func dictionary(_ settings: String) throws -> TemporaryDirectory {
    let source = try TemporaryDirectory(prefix: "keys")
    try source.write("22,0,0,0,\"カ,キ\",上\n3,0,0,0,サ,*\n", to: "keys.csv")
    try source.write("1 1\n0 0 0\n", to: "matrix.def")
    try source.write("DEFAULT 1 0 0\nSPACE 0 1 0\n0x0020 SPACE\n", to: "char.def")
    try source.write("DEFAULT,0,0,9000,?\nSPACE,0,0,0,*\n", to: "unk.def")
    try source.write("cost-factor = 800\nbos-feature = BOS\n" + settings, to: "dicrc")
    let directory = try TemporaryDirectory(prefix: "keys-compiled")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: directory.path)
    return directory
  }

  private func open(_ settings: String, _ schema: DictionarySchema? = nil) throws -> Tokenizer {
    let directory = try dictionary(settings)
    defer { withExtendedLifetime(directory) {} }
    return try Tokenizer(dictionary: .directory(directory.path), schema: schema, cache: .none)
  }

  @Test func withoutAMeaning() throws {
    let error = #expect(throws: TokenizerError.self) { _ = try open("") }
    #expect(error?.code == .unknownSchema)
    let tokenizer = try open("", .features)
    let tokens = tokenizer.tokens(in: "223x")
    #expect(tokens.map(\.surface) == ["22", "3", "x"])
    #expect(tokens.map(\.featureRow) == ["\"カ,キ\",上", "サ,*", "?"])
    #expect(tokens.map(\.features) == [["カ,キ", "上"], ["サ", "*"], ["?"]])
    #expect(tokens.allSatisfy { $0.partOfSpeech.category == .other && $0.reading == nil })
    #expect(tokens[0].feature(at: 1) == "上" && tokens[0].feature(named: "reading") == nil)
  }

  @Test func columnsInDicrc() throws {
    let settings = "mutsu-columns = reading, row\n"
    for schema in [nil, DictionarySchema(columns: ["reading", "row"])] {
      let tokenizer = try open(schema == nil ? settings : "", schema)
      #expect(tokenizer.schema == DictionarySchema(columns: ["reading", "row"]))
      let tokens = tokenizer.tokens(in: "223x")
      #expect(tokens.map(\.reading) == ["カ,キ", "サ", "?"])
      #expect(tokens.map { $0.feature(named: "row") } == ["上", nil, nil], "* and absent fields")
      #expect(tokens[0].feature(named: "line") == nil, "no such column")
    }
  }

  @Test func tagSetsInDicrc() throws {
    let known = try open("mutsu-columns = pos\nmutsu-tag-set = juman\n")
    #expect(known.schema.tagSet == .juman && known.schema.partOfSpeech == 0..<1)
    let error = #expect(throws: TokenizerError.self) {
      _ = try open("mutsu-columns = pos\nmutsu-tag-set = x\n")
    }
    #expect(error?.code == .dictionaryDamaged)
    #expect(error?.message.contains("unknown mutsu-tag-set “x”") == true)
  }

  @Test func inspectionOfADirectory() throws {
    let directory = try dictionary("mutsu-columns = row\n")
    #expect(try DictionarySchema.inspecting(directory: directory.path).columns == ["row"])
  }
}
