import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests that white space separates words and is part of none.
@Suite struct WhiteSpaceTests {
  private static let rows: [(line: String, words: String, why: String)] = [
    ("", "", "no line"),
    (" ", "", "nothing but a space"),
    (" \t  \r", "", "nothing but white space"),
    ("東京へ ", "東京/へ", "at the end"),
    ("東京へ \t ", "東京/へ", "several at the end"),
    (" 東京へ", "東京/へ", "at the start"),
    ("\t\t 東京へ", "東京/へ", "several at the start"),
    ("東京 へ", "東京/へ", "inside"),
    ("東 京", "東/[京]", "a word is not found across it"),
    ("x y", "[x]/[y]", "nor is a run"),
    ("東京\u{3000}へ", "東京/[\u{3000}]/へ", "a wide space is a word for this dictionary"),
    ("東京\u{A0}へ", "東京/[\u{A0}]/へ", "so is one that does not break"),
    ("東京\nへ", "東京/へ", "a line end, which only the library can get"),
    ("東京\r", "東京", "half of one"),
  ]

  @Test func wordsHaveNoWhiteSpace() throws {
    let analysis = try NativeAnalysis()
    for (line, words, why) in Self.rows {
      #expect(try analysis.outline(of: line) == words, "\(why)")
    }
    try expectSameAsLibMeCab(Self.rows.map { Array($0.line.utf8) }, dictionaries: allDictionaries())
  }

  @Test func aWordMayHaveASpaceInside() throws {
    let folder = try TemporaryDirectory()
    let path = folder.file("user.dic")
    try DictionaryCompiler(systemDictionary: MiniDictionary.directory()).writeUserDictionary(
      rows: ["New York", "東京 ", "x  y"].map {
        DictionaryRow(surface: $0, leftID: 1, rightID: 1, cost: -20_000, feature: "名詞,語")
      }, to: path)
    let analysis = try NativeAnalysis(MiniDictionary.directory(), userDictionaries: [path])
    let table: [(line: String, words: String, why: String)] = [
      ("New York", "New York", "the word"),
      (" New York ", "New York", "spaces around it"),
      ("New  York", "[New]/[York]", "two spaces are not one"),
      ("x  y", "x  y", "a word with two"),
      ("東京 へ", "東京 /へ", "a word that ends in one"),
      ("東京  へ", "東京 /へ", "and another after it"),
      ("東京 ", "東京 ", "at the end of the line"),
      ("東京  ", "東京 ", "and one more"),
    ]
    for (line, words, why) in table {
      #expect(try analysis.outline(of: line) == words, "\(why)")
    }
    try expectSameAsLibMeCab(
      table.map { Array($0.line.utf8) }, dictionaries: [MiniDictionary.directory()],
      userDictionaries: [path])
  }

  /// White space that shares another category with the characters after it makes them part of the
  /// white space.
  @Test func whiteSpaceWithASharedCategoryExtends() throws {
    let dictionary = try TestDictionaries.mini([
      ("char.def", "0x0009 SPACE", "0x0009 SPACE ALPHA")
    ])
    let analysis = try NativeAnalysis(dictionary.path)
    let table: [(line: String, words: String, why: String)] = [
      (" xyz東京", "[xyz]/東京", "a space has no category in common with letters"),
      ("\txyz東京", "東京", "this tab has one: the letters are white space"),
      (" \txyz東京", "東京", "also after a space"),
      ("\t東京", "東京", "no letters after it"),
      ("東京\txyz", "東京", "at the end"),
    ]
    for (line, words, why) in table {
      #expect(try analysis.outline(of: line) == words, "\(why)")
    }
    try expectSameAsLibMeCab(
      table.map { Array($0.line.utf8) }, dictionaries: [dictionary.path])
  }

  /// libmecab counts white space together with a word in 16 bits, so longer white space is left to
  /// it.
  @Test func hugeWhiteSpaceIsRefused() throws {
    let analysis = try NativeAnalysis()
    let spaces = { String(repeating: " ", count: $0) }
    let table: [(line: String, words: String?, why: String)] = [
      ("東京" + spaces(32_767) + "へ", "東京/へ", "the maximum"),
      ("東京" + spaces(32_768) + "へ", nil, "too much"),
      (spaces(40_000) + "へ", nil, "at the start"),
      ("東京" + spaces(32_767), "東京", "at the end"),
      ("東京" + spaces(70_000), nil, "too much at the end"),
      (spaces(70_000), nil, "nothing else"),
    ]
    for (line, words, why) in table {
      do {
        #expect(try analysis.outline(of: line) == words, "\(why)")
      } catch let error as MeCabError {
        #expect(error.code == .engine && words == nil, "\(why)")
      }
    }
    try expectSameAsLibMeCab(
      table.filter { $0.words != nil }.map { Array($0.line.utf8) },
      dictionaries: [MiniDictionary.directory()])
  }
}
