#if LibMeCab
import MeCab
import TestSupport
import Testing

/// Tests rows without context ids, which are derived from `rewrite.def` and the id files.
@Suite struct ContextIDCompilingTests {
  @Test func derivedIDsEqualThoseOfMecabDictIndex() throws {
    let table: [(line: String, left: UInt16, right: UInt16, why: String)] = [
      ("令和,-1,-1,3000,名詞,固有名詞,地域,一般,*,*,令和,レイワ,レイワ", 2, 2, "both absent"),
      ("令和,-1,5,3000,名詞,一般,*,*,*,*,令和,レイワ,レイワ", 1, 1, "one absent: both are derived"),
      ("走る,-1,-1,3000,動詞,自立,*,*,五段・ラ行,基本形,走る,ハシル,ハシル", 11, 11, "by conjugated form"),
      ("や,-1,-1,900,助詞,並立助詞,*,*,*,*,や,ヤ,ヤ", 15, 15, "by a pattern of alternatives"),
      ("とか,-1,-1,900,助詞,格助詞,引用,*,*,*,とか,トカ,トカ", 15, 15, "by the other alternative"),
    ]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    for row in table {
      let path = try directory.write(row.line + "\n", to: "user.csv")
      let ours = try compiler.userDictionary(csvFiles: [path])
      let entry = try #require(try DictionaryFile(contents: ours).entries().first { _ in true })
      #expect(entry.leftID == row.left, "\(row.why)")
      #expect(entry.rightID == row.right, "\(row.why)")
      try DictIndexReference.compileUser(
        csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
      #expect(try ours == contents(ofFile: directory.file("theirs.dic")), "\(row.why)")
    }
  }

  /// Replacements with text, several fields, quotes, and a number at the end of a field.
  @Test func rewritingEqualsMeCab() throws {
    let source = try MiniDictionary.copyOfSource()
    let rule = "*,*,*  x$2y,$1$2,$3\n"
    try source.write(
      "[unigram rewrite]\n\(rule)[left rewrite]\n\(rule)[right rewrite]\n\(rule)",
      to: "rewrite.def")
    // Of a feature with two numbers, the first counts. “$1$2” is field 1 followed by the text “$2”:
    // MeCab copies the byte after a number unchanged.
    let numbered =
      (0..<31).map { "\($0) filler\($0)\n" }.joined() + "31 xBy,A$2,\"c,\"\"d\"\n"
      + "7 xBy,A$2,\"c,\"\"d\"\n"
    try source.write(numbered, to: "left-id.def")
    try source.write(numbered, to: "right-id.def")
    let directory = try temporaryDirectory()
    let csv = try directory.write("語,-1,-1,1,A,B,\"c,\"\"d\"\n", to: "user.csv")
    try DictIndexReference.compileUser(
      csv: csv, dictionary: source.path, to: directory.file("theirs.dic"))
    let compiler = try DictionaryCompiler(
      systemDictionary: MiniDictionary.directory(), definitions: source.path)
    let ours = try compiler.userDictionary(csvFiles: [csv])
    #expect(try ours == contents(ofFile: directory.file("theirs.dic")))
    #expect(try DictionaryFile(contents: ours).entries(forSurface: "語").map(\.leftID) == [31])
  }
}
#endif
