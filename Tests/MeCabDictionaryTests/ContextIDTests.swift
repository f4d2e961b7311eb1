import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests rows without context ids, which are derived from `rewrite.def` and the id files.
@Suite struct ContextIDTests {
  @Test func emptyIDsAreAbsent() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let feature = "名詞,一般,*,*,*,*,令和,レイワ,レイワ"
    let rows = try DictionaryRow.parse(csv: "令和,,,3000,\(feature)\n令和,-1,-1,3000,\(feature)")
    #expect(rows[0] == rows[1])
    let entries = try DictionaryFile(contents: compiler.userDictionary(rows: rows))
      .entries(forSurface: "令和")
    #expect(entries.map(\.leftID) == [1, 1])
  }

  @Test func underivableIDsAreErrors() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let table: [(feature: String, fragment: String, why: String)] = [
      ("名詞", "[unigram rewrite]", "too few fields for any rule"),
      ("名詞,未知,*,*,*,*", "left-id.def", "a class without a number"),
    ]
    for row in table {
      let path = try directory.write("令和,-1,-1,3000,\(row.feature)\n", to: "user.csv")
      expectError(.invalidRow, row.fragment, path: path, line: 1, row.why) {
        _ = try compiler.userDictionary(csvFiles: [path])
      }
    }
  }

  @Test func missingAndWrongDefinitionsAreErrors() throws {
    let row = DictionaryRow(
      surface: "令和", leftID: nil, rightID: nil, cost: 1, feature: "名詞,一般,*,*,*,*")
    for name in ["rewrite.def", "left-id.def", "right-id.def"] {
      let copy = try MiniDictionary.copyOfCompiled()
      try FileManager.default.removeItem(atPath: copy.file(name))
      let compiler = try DictionaryCompiler(systemDictionary: copy.path)
      expectError(
        .dictionaryMissing, "context ids", path: copy.file(name), "\(name) is missing"
      ) {
        _ = try compiler.userDictionary(rows: [row])
      }
      // A CSV file does not replace the missing file.
      let csv = try copy.write(row.csv + "\n", to: "user.csv")
      expectError(.dictionaryMissing, "context ids", path: copy.file(name), "\(name), from csv") {
        _ = try compiler.userDictionary(csvFiles: [csv])
      }
    }
    let table: [(name: String, line: Int, text: String, why: String)] = [
      ("rewrite.def", 1, "*,* $1,$2\n", "a rule before any section"),
      ("rewrite.def", 3, "#\n[unigram rewrite]\n*,*\n", "a rule without a replacement"),
      ("rewrite.def", 2, "\n[some rewrite]\n*,* $1\n", "an unknown section"),
      ("left-id.def", 2, "1 動詞\none 名詞\n", "an id that is not a number"),
      ("right-id.def", 1, "1\n", "no feature"),
    ]
    for wrong in table {
      let copy = try MiniDictionary.copyOfCompiled()
      try copy.write(wrong.text, to: wrong.name)
      let compiler = try DictionaryCompiler(systemDictionary: copy.path)
      do {
        _ = try compiler.userDictionary(rows: [row])
        Issue.record("\(wrong.why): nothing was thrown")
      } catch {
        #expect(error.code == .invalidDefinition, "\(wrong.why): \(error)")
        #expect(error.path == copy.file(wrong.name), "\(wrong.why): \(error)")
        #expect(error.line == wrong.line, "\(wrong.why): \(error)")
      }
    }
  }

  /// A replacement may refer only to fields that the feature has.
  @Test func aFieldOutOfRangeIsAnError() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    try copy.write("[unigram rewrite]\n*  $9\n", to: "rewrite.def")
    let compiler = try DictionaryCompiler(systemDictionary: copy.path)
    let row = DictionaryRow(surface: "令", leftID: nil, rightID: nil, cost: 1, feature: "a,b")
    expectError(.invalidDefinition, "field 9 of a feature with 2 fields", line: 1, "$9") {
      _ = try compiler.userDictionary(rows: [row])
    }
  }

  @Test func definitionsMustBeUTF8() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    try copy.write([0xCC, 0xBE, 0xBB, 0xEC] + Array(" 1\n".utf8), to: "pos-id.def")
    let compiler = try DictionaryCompiler(systemDictionary: copy.path)
    expectError(
      .unsupportedCharset, "iconv -f EUC-JP", path: copy.file("pos-id.def"), line: 1,
      "名詞 in EUC-JP"
    ) {
      _ = try compiler.userDictionary(rows: [])
    }
  }
}
