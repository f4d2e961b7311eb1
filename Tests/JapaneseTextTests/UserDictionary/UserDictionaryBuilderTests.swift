import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the compiled entries of user dictionaries.
@Suite struct UserDictionaryBuilderTests {
  private let system: OpenedDictionary
  private let folder: TemporaryDirectory

  init() throws {
    system = try OpenedDictionary(directory: MiniDictionary.directory())
    folder = try temporaryDirectory()
  }

  private func compile(
    _ csv: String..., schema: DictionarySchema = .ipadic
  ) throws -> [UInt8] {
    let sources = csv.enumerated().map {
      UserDictionaryBuilder.Source(csv: Array($0.element.utf8), path: "/\($0.offset).csv")
    }
    return try UserDictionaryBuilder.compile(sources, for: system, schema: schema)
  }

  /// Returns the entries of a compiled dictionary, by their surfaces.
  private func entries(_ bytes: [UInt8]) throws -> [String: DictionaryEntry] {
    let path = try folder.write(bytes, to: "words.dic")
    let entries = try DictionaryFile(path: path).entries().map { (String($0.surface), $0) }
    return Dictionary(entries) { first, _ in first }
  }

  @Test func shortRowsHaveTheFieldsOfTheSchema() throws {
    let rows: [(schema: DictionarySchema, feature: String)] = [
      (.ipadic, "名詞,固有名詞,地域,一般,*,*,令和,レイワ,レイワ"),
      (.openJTalk, "名詞,固有名詞,地域,一般,*,*,令和,レイワ,レイワ,*,*"),
      (
        DictionarySchema(
          name: "x", tagSet: .ipadic, fieldCount: 7, partOfSpeech: 0..<2, conjugationType: 4,
          baseForm: 6, lemma: 2, reading: 5),
        "名詞,固有名詞,令和,*,*,レイワ,令和"
      ),
    ]
    for row in rows {
      let entry = try entries(compile("令和,れいわ", schema: row.schema))["令和"]
      #expect(entry?.feature == row.feature, "\(row.schema.name)")
      #expect(entry?.leftID == 2 && entry?.rightID == 2, "\(row.schema.name)")
    }
  }

  @Test func fullRowsKeepWhatTheyGive() throws {
    let cost = UserWordCost(dictionary: system)
    let feature = "名詞,一般,*,*,*,*,令和,レイワ,レイワ"
    let ids = [(1, 1), (5, 1), (1, 7), (15, 16)]
    let derived = ids.map { cost.cost(of: "令和", as: $0.0, $0.1) }
    let rows: [(columns: String, left: Int, right: Int, cost: Int, why: String)] = [
      ("3,4,-77", 3, 4, -77, "all"), (",,-77", 1, 1, -77, "no ids"),
      ("5,,-77", 5, 1, -77, "a left id"), (",7,-77", 1, 7, -77, "a right id"),
      (",,", 1, 1, derived[0], "nothing"), ("5,,", 5, 1, derived[1], "a left id alone"),
      (",7,", 1, 7, derived[2], "a right id alone"), ("15,16,", 15, 16, derived[3], "both ids"),
      ("-1,-1,0", 1, 1, 0, "negative ids"), ("0,0,32767", 0, 0, 32_767, "the limits"),
    ]
    for row in rows {
      let entry = try entries(compile("令和,\(row.columns),\(feature)"))["令和"]
      #expect(entry.map { Int($0.leftID) } == row.left, "\(row.why)")
      #expect(entry.map { Int($0.rightID) } == row.right, "\(row.why)")
      #expect(entry.map { Int($0.cost) } == row.cost, "\(row.why)")
      #expect(entry?.feature == feature, "\(row.why)")
    }
  }

  @Test func specialCharactersAreQuotedInFeatures() throws {
    let csv = """
      "a,b",えー
      "c""d",しー
      plain,1,1,0,名詞,"x,y","p""q",z
      """
    let entries = try entries(compile(csv))
    #expect(entries["a,b"]?.feature == "名詞,固有名詞,地域,一般,*,*,\"a,b\",エー,エー")
    #expect(entries["c\"d"]?.feature == "名詞,固有名詞,地域,一般,*,*,\"c\"\"d\",シー,シー")
    #expect(entries["plain"]?.feature == "名詞,\"x,y\",\"p\"\"q\",z")
    let tokenizer = try Tokenizer(
      dictionary: .directory(system.model.dictionary), userDictionaries: [.csv(csv)])
    #expect(tokenizer.tokens(in: "a,b").map(\.baseForm) == ["a,b"])
    #expect(tokenizer.tokens(in: "c\"d").map(\.baseForm) == ["c\"d"])
    #expect(tokenizer.tokens(in: "plain")[0].features == ["名詞", "x,y", "p\"q", "z"])
  }

  // MARK: Errors

  @Test func errorsNameTheFileAndTheLine() throws {
    let full = "1,1,0,名詞,一般,*,*,*,*,x,x,x"
    let rows: [(csv: [String], path: String, line: Int?, message: String)] = [
      (["a,あ", "# x\n"], "/1.csv", nil, "has no rows"),
      (["", "a,あ"], "/0.csv", nil, "has no rows"),
      (["a,あ\nb,い", "c,う\n\nd,x"], "/1.csv", 3, "not kana"),
      (["a,あ", "\nb,い,動詞"], "/1.csv", 2, "“動詞”"),
      (["a,あ", "#\nb,い,何,か"], "/1.csv", 2, "“何-か”"),
      (["a,あ,,\nb,,,,動詞,自立,*,*,一段"], "/0.csv", 2, "“動詞-自立”"),
      // The compiler checks the numbers, and counts the rows of all files.
      (
        ["a,あ\n\nb,い", "#\nc,う\n#\nd,\(full.replacing("1,1,0", with: "1,1,32768"))"], "/1.csv", 4,
        "32768"
      ),
      (["a,\(full.replacing("1,1,0", with: "1,32,0"))", "b,い"], "/0.csv", 1, "32"),
      (["a,あ", "b,\(full.replacing("1,1,0", with: "32,1,0"))"], "/1.csv", 1, "32"),
    ]
    for row in rows {
      let sources = row.csv.enumerated().map {
        UserDictionaryBuilder.Source(csv: Array($0.element.utf8), path: "/\($0.offset).csv")
      }
      let error = #expect(throws: TokenizerError.self, "\(row.csv)") {
        try UserDictionaryBuilder.compile(sources, for: system, schema: .ipadic)
      }
      #expect(error?.code == .userDictionary, "\(row.csv)")
      #expect(
        error?.path == row.path && error?.line == row.line,
        "\(row.csv): \(String(describing: error))")
      #expect(
        error?.message.contains(row.message) == true, "\(row.csv): \(String(describing: error))")
    }
  }

  // MARK: Files

  @Test func severalFilesBecomeOneDictionary() throws {
    let paths = try [
      folder.write("令和,れいわ\n", to: "one.csv"), folder.write("平成,へいせい,名詞\n", to: "two.csv"),
    ]
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let bytes = try UserDictionaryBuilder.compile(csvFiles: paths, for: tokenizer)
    #expect(try entries(bytes).keys.sorted() == ["令和", "平成"])
    let missing = folder.file("three.csv")
    let error = #expect(throws: TokenizerError.self) {
      try UserDictionaryBuilder.compile(csvFiles: paths + [missing], for: tokenizer)
    }
    #expect(error?.code == .dictionaryMissing && error?.path == missing)
  }

  @Test func theNameOfAFileDecidesItsFormat() {
    let rows: [(path: String, isCSV: Bool)] = [
      ("/a/words.csv", true), ("words.CSV", true), ("/a.csv/words.dic", false), (".csv", true),
      ("words.csv.dic", false), ("words.csv ", false), ("words", false), ("wordscsv", false),
    ]
    for row in rows {
      let expected: UserDictionary.Content =
        row.isCSV ? .csvFile(path: row.path) : .compiled(path: row.path)
      #expect(UserDictionary.file(row.path).content == expected, "\(row.path)")
    }
    #expect(UserDictionary.csv("words.csv").content == .csvText("words.csv"))
    #expect(UserDictionary.csv("a") != UserDictionary.file("a"))
  }
}
