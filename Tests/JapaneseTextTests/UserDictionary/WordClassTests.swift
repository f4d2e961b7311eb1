import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests which context ids belong to the parts of speech that users name.
@Suite struct WordClassTests {
  /// Compiles the miniature dictionary with other rows.
  private func dictionary(
    lexicon: String? = nil, unknown: String? = nil
  ) throws -> TemporaryDirectory {
    let source = try MiniDictionary.copyOfSource()
    if let lexicon {
      try source.write(
        contents(ofFile: source.file("lexicon.csv")) + Array(lexicon.utf8), to: "lexicon.csv")
    }
    if let unknown { try source.write(unknown, to: "unk.def") }
    let compiled = try temporaryDirectory(prefix: "word-classes")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: compiled.path)
    return compiled
  }

  private func finder(_ directory: String) -> WordClassFinder {
    WordClassFinder(dictionary: directory, schema: .ipadic)
  }

  @Test func names() throws {
    let rows: [(names: [String], id: Int?, found: [String], why: String)] = [
      ([], 2, ["名詞", "固有名詞", "地域", "一般"], "a proper noun; the dictionary has only places"),
      (["noun.proper"], 2, ["名詞", "固有名詞", "地域", "一般"], "by our name"),
      (["noun.place"], 2, ["名詞", "固有名詞", "地域", "一般"], "a place"),
      (["noun.person"], 3, ["名詞", "固有名詞", "人名", "一般"], "a person"),
      (["noun"], 1, ["名詞", "一般"], "the most general noun"),
      (["名詞"], 1, ["名詞", "一般"], "by the dictionary's name"),
      (["名詞", "一般"], 1, ["名詞", "一般"], "two names"),
      (["名詞", "固有名詞"], 2, ["名詞", "固有名詞", "地域", "一般"], "the most frequent of two"),
      (["名詞", "固有名詞", "人名"], 3, ["名詞", "固有名詞", "人名", "一般"], "three names"),
      (["noun.numeral"], 6, ["名詞", "数"], "numerals"),
      (["symbol"], 29, ["記号", "一般"], "symbols"),
      (["副詞"], 24, ["副詞", "一般"], "only in the system dictionary"),
      (["adverb"], 24, ["副詞", "一般"], "the same by our name"),
      (["particle.binding"], 16, ["助詞", "係助詞"], "particles"),
      (["particle", "binding"], nil, [], "our name is joined by a full stop"),
      (["接頭詞"], 26, ["接頭詞", "名詞接続"], "prefixes"),
      (["感動詞"], 25, ["感動詞"], "one name without subclasses"),
      (["verb"], nil, [], "verbs conjugate"), (["動詞", "自立"], nil, [], "by any name"),
      (["助動詞"], nil, [], "so do auxiliary verbs"),
      (["名"], nil, [], "half a name"), (["名詞的"], nil, [], "a longer name"),
      (["名詞", "般"], nil, [], "the end of a name"), (["一般"], nil, [], "a subclass alone"),
      (["名詞", "一般", "x"], nil, [], "a name too many"), (["たわごと"], nil, [], "no name"),
    ]
    var finder = finder(try MiniDictionary.directory())
    // The second time, the answer comes from the memory of the finder.
    for round in 0..<2 {
      for row in rows {
        let found = try finder.wordClass(named: row.names)
        #expect(found?.leftID == row.id && found?.rightID == row.id, "\(round): \(row.why)")
        #expect(found?.names ?? [] == row.found, "\(round): \(row.why)")
      }
    }
  }

  @Test func theMostGeneralThenTheMostFrequentClassIsUsed() throws {
    let rows: [(unknown: [String], id: Int?, why: String)] = [
      (["2,2,0,名詞,甲,*,*", "3,3,0,名詞,*,*,*"], 3, "fewer names"),
      (["2,2,0,名詞,甲,*,*", "3,3,0,名詞,一般,*,*"], 3, "一般 among as many names"),
      (["2,2,0,名詞,一般,*,*", "3,3,0,名詞,甲,*,*"], 2, "in either order"),
      (["2,2,0,名詞,甲,一般,*", "3,3,0,名詞,甲,*,*"], 3, "fewer names before 一般"),
      (["2,2,0,名詞,甲,*,*", "3,3,0,名詞,甲,*,*", "3,3,9,名詞,甲,*,*"], 3, "the more frequent ids"),
      (["3,3,0,名詞,甲,*,*", "2,2,0,名詞,甲,*,*"], 2, "the smaller id of two"),
      (["5,6,0,名詞,甲,*,*"], 5, "the ids may differ"),
      (["1,1,0,名詞,甲,*,*,五段"], 4, "a word that conjugates does not count"),
      (["1,1,0,動詞,甲,*,*"], 4, "no noun among the unknown words: those of the lexicon"),
    ]
    for row in rows {
      // All unknown words of the test are in one category; the lexicon has one class of nouns.
      let unknown = row.unknown.map { "DEFAULT,\($0)\n" }.joined()
      let others = [
        "SPACE", "KANJI", "SYMBOL", "NUMERIC", "ALPHA", "HIRAGANA", "KATAKANA", "KANJINUMERIC",
        "GREEK",
      ].map { "\($0),29,29,0,記号,一般,*,*,*,*,*\n" }.joined()
      let compiled = try dictionary(
        lexicon: "鰻,4,4,0,名詞,*,*,*,*,*,鰻,ウナギ,ウナギ\n", unknown: unknown + others)
      var finder = finder(compiled.path)
      let found = try finder.wordClass(named: ["名詞"])
      #expect(found?.leftID == row.id, "\(row.why)")
      #expect(found?.rightID == (row.id == 5 ? 6 : row.id), "\(row.why)")
    }
  }

  @Test func namesOfOtherTagSets() throws {
    let rows: [(schema: DictionarySchema, feature: String, names: [String], found: [String]?)] = [
      (.unidic17, "名詞,固有名詞,地名,一般", ["noun.place"], ["名詞", "固有名詞", "地名", "一般"]),
      (.unidic17, "名詞,固有名詞,地域,一般", ["noun.place"], nil),
      (.jumandic, "名詞,地名", ["noun.place"], ["名詞", "地名"]),
      (.jumandic, "指示詞,名詞形態指示詞", ["pronoun"], ["指示詞", "名詞形態指示詞"]),
      (.ipadic, "名詞,代名詞,一般", ["pronoun"], ["名詞", "代名詞", "一般"]),
    ]
    for row in rows {
      let system = try dictionary(unknown: nil)
      let compiler = try DictionaryCompiler(systemDictionary: system.path)
      let entry = DictionaryRow(
        surface: "鰻", leftID: 7, rightID: 8, cost: 0, feature: row.feature + ",*,*,*,*")
      try system.write(compiler.userDictionary(rows: [entry]), to: "unk.dic")
      try system.write(compiler.userDictionary(rows: [entry]), to: "sys.dic")
      var finder = WordClassFinder(dictionary: system.path, schema: row.schema)
      let found = try finder.wordClass(named: row.names)
      #expect(found?.names == row.found, "\(row.feature)")
      if let found { #expect(found.leftID == 7 && found.rightID == 8, "\(row.feature)") }
    }
  }

  @Test func missingFilesAreErrors() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    FileSystem.remove(copy.file("unk.dic"))
    var finder = finder(copy.path)
    let error = #expect(throws: TokenizerError.self) { try finder.wordClass(named: ["名詞"]) }
    #expect(error?.code == .dictionaryMissing && error?.path == copy.file("unk.dic"))
  }
}
