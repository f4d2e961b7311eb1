import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests every kind of error in the definition files of a system dictionary.
@Suite struct DefinitionErrorCompilingTests {
  /// Compiles a copy of the miniature source with one line of a file replaced, or text added at its
  /// end.
  private func compile(
    _ name: String, replacing line: Int?, with text: String
  ) throws {
    let source = try MiniDictionary.copyOfSource()
    var lines = String(decoding: try contents(ofFile: source.file(name)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let line { lines[line - 1] = text } else { lines[lines.count - 1] = text }
    try source.write(lines.joined(separator: "\n"), to: name)
    let output = try temporaryDirectory()
    defer {
      let made = try? FileManager.default.contentsOfDirectory(atPath: output.path)
      #expect(made == [], "\(name): nothing is written if anything is wrong")
    }
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
  }

  @Test func eachWrongLineIsNamed() throws {
    let table: [(name: String, line: Int, text: String, fragment: String, why: String)] = [
      ("matrix.def", 1, "32", "two sizes", "one size"),
      ("matrix.def", 1, "32 32 32", "two sizes", "three sizes"),
      ("matrix.def", 1, "0 32", "two sizes", "an empty matrix"),
      ("matrix.def", 1, "65536 1", "two sizes", "a size above 16 bits"),
      ("matrix.def", 1, "", "two sizes", "no sizes"),
      ("matrix.def", 2, "0 1", "not a connection", "no cost"),
      ("matrix.def", 2, "0 1 2 3", "not a connection", "four numbers"),
      ("matrix.def", 2, "32 1 5", "not a connection", "a right id too large"),
      ("matrix.def", 2, "1 32 5", "not a connection", "a left id too large"),
      ("matrix.def", 2, "-1 1 5", "not a connection", "a negative id"),
      ("matrix.def", 2, "1 1 32768", "not a connection", "a cost above 16 bits"),
      ("matrix.def", 2, "1 1 -32769", "not a connection", "a cost below 16 bits"),
      ("matrix.def", 2, "1 1 five", "not a connection", "a word"),
      ("matrix.def", 2, "1 1 9999999999", "not a connection", "ten digits"),
      ("matrix.def", 2, "1 1 -", "not a connection", "a sign alone"),
      ("char.def", 2, "DEFAULT 0 1", "not a category", "no length"),
      ("char.def", 2, "DEFAULT 2 1 0", "not a category", "invoke is a bit"),
      ("char.def", 2, "DEFAULT 0 2 0", "not a category", "group is a bit"),
      ("char.def", 2, "DEFAULT 0 1 16", "not a category", "length has four bits"),
      ("char.def", 2, "DEFAULT a b c", "not a category", "words"),
      ("char.def", 3, "DEFAULT 0 1 0", "again", "a category twice"),
      ("char.def", 3, String(repeating: "S", count: 32) + " 0 1 0", "31 bytes", "a long name"),
      ("char.def", 13, "0x0020 BLANK", "BLANK", "an unknown category"),
      ("char.def", 13, "0x0020", "no category", "no category"),
      ("char.def", 13, "0x0020 # SPACE", "no category", "only a comment"),
      ("char.def", 13, "0xFFFF SPACE", "0x0000 to 0xFFFE", "beyond the table"),
      ("char.def", 13, "0x1F600 SPACE", "0x0000 to 0xFFFE", "beyond the BMP"),
      ("char.def", 13, "0x0030..0x0020 SPACE", "not a character or range", "a range backwards"),
      ("char.def", 13, "0xGG SPACE", "not a character or range", "no hexadecimal number"),
      ("char.def", 13, "0x SPACE", "not a character or range", "no digits"),
      ("char.def", 13, "0x0020..0030 SPACE", "not a character or range", "an end without 0x"),
      ("char.def", 13, "0x-1 SPACE", "not a character or range", "a negative number"),
      ("unk.def", 1, "DEFAULT,29,29,100", "five fields", "no feature"),
      ("unk.def", 1, "DEFOLT,29,29,100,記号", "DEFOLT", "an unknown category"),
      ("unk.def", 1, "DEFAULT,32,29,100,記号", "left id 32", "an id outside the matrix"),
      ("pos-id.def", 2, "名詞,一般", "not a rule", "no id"),
      ("pos-id.def", 2, "名詞,一般 x", "not a rule", "an id that is not a number"),
      ("pos-id.def", 2, "名詞,一般 65536", "not a rule", "an id above 16 bits"),
      ("dicrc", 2, "cost-factor 800", "“=”", "no equals sign"),
      ("lexicon.csv", 7, "犬,1,1,abc,名詞", "cost", "a wrong row"),
    ]
    for row in table {
      let code: MeCabError.Code =
        row.name == "lexicon.csv" || row.name == "unk.def" && !row.text.contains("DEFOLT")
        ? .invalidRow : .invalidDefinition
      expectError(code, row.fragment, line: row.line, "\(row.name), \(row.why)") {
        try compile(row.name, replacing: row.line, with: row.text)
      }
    }
  }

  @Test func categoriesAndTheirRowsBelongTogether() throws {
    let table: [(name: String, line: Int, text: String, fragment: String, why: String)] = [
      ("char.def", 2, "", "DEFAULT", "no default category"),
      ("char.def", 11, "GREEK 1 1 0\nLATIN 1 1 0", "LATIN", "a category without a row"),
      ("unk.def", 2, "", "SPACE", "a category lost its row"),
    ]
    for row in table {
      expectError(.invalidDefinition, row.fragment, "\(row.name), \(row.why)") {
        try compile(row.name, replacing: row.line, with: row.text)
      }
    }
    let many = (0..<8).map { "EXTRA\($0) 0 0 0" }.joined(separator: "\n")
    expectError(.invalidDefinition, "18 categories", "one more than the mask holds") {
      try compile("char.def", replacing: 12, with: many)
    }
  }

  @Test func missingFilesAreNamed() throws {
    for name in ["matrix.def", "char.def", "unk.def", "dicrc"] {
      let source = try MiniDictionary.copyOfSource()
      try FileManager.default.removeItem(atPath: source.file(name))
      do {
        try DictionaryCompiler.compileSystemDictionary(
          source: source.path, to: source.file("output"))
        Issue.record("compiled without \(name)")
      } catch {
        #expect(error.code == .dictionaryMissing, "\(error)")
        #expect(error.path?.hasPrefix(source.path + "/" + name.prefix(4)) == true, "\(error)")
      }
    }
    let source = try MiniDictionary.copyOfSource()
    try FileManager.default.removeItem(atPath: source.file("lexicon.csv"))
    expectError(.dictionaryMissing, "no .csv file", path: source.path, "no lexicon") {
      try DictionaryCompiler.compileSystemDictionary(
        source: source.path, to: source.file("output"))
    }
    expectError(.dictionaryMissing, "No such file", "no directory at all") {
      try DictionaryCompiler.compileSystemDictionary(source: "/no/such", to: "/no/such/output")
    }
  }

  /// Repeated categories count once; MeCab adds the bit again, which gives another category.
  @Test func aCategoryNamedTwiceCountsOnce() throws {
    let output = try temporaryDirectory()
    let source = try MiniDictionary.copyOfSource()
    let text = String(decoding: try contents(ofFile: source.file("char.def")), as: UTF8.self)
    try source.write(
      text.replacing("0x0020 SPACE", with: "0x0020 SPACE SPACE"), to: "char.def")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    let plain = try contents(ofFile: MiniDictionary.directory() + "/char.bin")
    #expect(try contents(ofFile: output.file("char.bin")) == plain)
  }
}
