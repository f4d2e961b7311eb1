import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

@Suite struct DictionarySchemaTests {
  @Test func fieldsFollowMeCabsCSV() {
    let cases: [(row: String, fields: [String], why: String)] = [
      ("a,b,c", ["a", "b", "c"], "plain"),
      ("", [""], "empty row"),
      ("a,,c,", ["a", "", "c", ""], "empty fields"),
      ("a,\"b,c\",d", ["a", "b,c", "d"], "a comma in quotes"),
      ("\"\",\"0\"", ["", "0"], "UniDic's empty and short fields"),
      ("\"say \"\"hi\"\"\",x", ["say \"hi\"", "x"], "doubled quotes"),
      ("*,東京", ["*", "東京"], "as it is"),
    ]
    for (row, fields, why) in cases {
      Array(row.utf8).withUnsafeBufferPointer { bytes in
        let found = FeatureFields(bytes)
        #expect(found.count == fields.count, "\(why)")
        #expect(found.texts == fields, "\(why)")
        #expect(found[fields.count] == nil, "\(why)")
        let texts = fields.indices.map { found.text(at: $0) }
        #expect(texts == fields.map { $0.isEmpty || $0 == "*" ? nil : $0 }, "\(why)")
      }
    }
  }

  /// A row of each dictionary, as in its `sys.dic`.
  static let samples:
    [(schema: DictionarySchema, row: String, base: String?, reading: String?, accent: String?)] = [
      (.ipadic, "動詞,自立,*,*,一段,連用形,食べる,タベ,タベ", "食べる", "タベ", nil),
      (.openJTalk, "動詞,自立,*,*,一段,連用形,食べる,タベ,タベ,2/2,*", "食べる", "タベ", "2/2"),
      (.naistJdic, "動詞,自立,*,*,一段,連用形,食べる,タベ,タベ,たべ/食/食べ,", "食べる", "タベ", nil),
      (.unidic17, "動詞,一般,*,*,下一段-バ行,連用形-一般,タベル,食べる,食べ,タベ,食べる,タベル,和,*,*,*,*", "食べる", "タベ", nil),
      (
        .unidic26,
        "動詞,一般,*,*,下一段-バ行,連用形-一般,タベル,食べる,食べ,タベ,食べる,タベル,和,*,*,*,*,タベ,タベル,タベ,タベル,*,*,2,C1,M4@1",
        "食べる", "タベ", "2"
      ),
      (
        .unidic29,
        "動詞,一般,,,下一段-バ行,連用形-一般,タベル,食べる,食べ,タベ,食べる,タベル,和,\"\",\"\",\"\",\"\",\"\",\"\",用,タベ,タベル,タベ,タベル,\"2\",\"C1\",\"M4@1\",6220495691326081,22630",
        "食べる", "タベ", "2"
      ),
      (.jumandic, "動詞,*,母音動詞,基本連用形,食べる,たべ,代表表記:食べる/たべる", "食べる", "たべ", nil),
    ]

  private func schema(of features: [[UInt8]]) -> DictionarySchema? {
    var votes = SchemaVotes()
    for feature in features { feature.withUnsafeBufferPointer { votes.add($0) } }
    return votes.schema
  }

  @Test func everySchemaIsFoundByItsRows() {
    for sample in Self.samples {
      let rows = Array(repeating: Array(sample.row.utf8), count: 5) + [Array("変な,行".utf8)]
      #expect(
        schema(of: rows) == sample.schema, "\(sample.schema.name)")
    }
    #expect(schema(of: []) == nil)
    #expect(schema(of: [Array("a,b,c".utf8)]) == nil)
    #expect(Set(Self.samples.map(\.schema)) == Set(DictionarySchema.known))
  }

  @Test func fieldsMeanTheSameInEverySchema() {
    for sample in Self.samples {
      Array(sample.row.utf8).withUnsafeBufferPointer { bytes in
        let fields = FeatureFields(bytes)
        func text(_ index: Int?) -> String? { index.flatMap { fields.text(at: $0) } }
        let schema = sample.schema
        #expect(fields.count == schema.fieldCount, "\(schema.name)")
        #expect(text(schema.baseForm) == sample.base, "\(schema.name)")
        #expect(text(schema.reading) == sample.reading, "\(schema.name)")
        #expect(text(schema.accent) == sample.accent, "\(schema.name)")
        #expect(fields.text(at: schema.partOfSpeech.lowerBound) == "動詞", "\(schema.name)")
      }
    }
  }

  @Test func inspectsADirectory() throws {
    #expect(try DictionarySchema.inspecting(directory: MiniDictionary.directory()) == .ipadic)
    let error = #expect(throws: TokenizerError.self) {
      try DictionarySchema.inspecting(directory: "/nowhere")
    }
    #expect(error?.code == .dictionaryMissing)
  }

  @Test func aDictionaryOfNoKnownSchemaNeedsOne() throws {
    let source = try MiniDictionary.copyOfSource()
    let rows = String(decoding: try contents(ofFile: source.file("lexicon.csv")), as: UTF8.self)
      .split(separator: "\n").map { $0 + ",x,y,z" }
    try source.write(rows.joined(separator: "\n") + "\n", to: "lexicon.csv")
    let compiled = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: compiled.path)
    let error = #expect(throws: TokenizerError.self) {
      try Tokenizer(dictionary: .directory(compiled.path))
    }
    #expect(error?.code == .unknownSchema)
    let tokenizer = try Tokenizer(dictionary: .directory(compiled.path), schema: .ipadic)
    #expect(tokenizer.tokens(in: "東京")[0].reading == "トウキョウ")
  }
}
