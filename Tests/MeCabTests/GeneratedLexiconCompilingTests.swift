#if LibMeCab
import MeCab
import TestSupport
import Testing

/// Compares generated lexicons with the output of libmecab's own compiler, byte by byte.
@Suite struct GeneratedLexiconCompilingTests {
  @Test func systemDictionaryOfTwentyThousandRows() throws {
    let source = try MiniDictionary.copyOfSource()
    try source.write(
      GeneratedLexicon.csv(GeneratedLexicon.rows(20_000, seed: 1)), to: "lexicon.csv")
    let ours = try temporaryDirectory()
    let reference = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours.path)
    try DictIndexReference.compile(source: source.path, to: reference.path)
    let same =
      try contents(ofFile: ours.file("sys.dic"))
      == contents(
        ofFile: reference.file("sys.dic"))
    #expect(same)
  }

  @Test func userDictionariesOfManySizes() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    for (size, seed) in [(1, 2), (2, 3), (10, 4), (300, 5), (3_000, 6)] as [(Int, UInt64)] {
      let directory = try temporaryDirectory()
      let rows = GeneratedLexicon.rows(size, seed: seed)
      let path = try directory.write(GeneratedLexicon.csv(rows), to: "user.csv")
      try DictIndexReference.compileUser(
        csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
      try compiler.writeUserDictionary(csvFiles: [path], to: directory.file("ours.dic"))
      let theirs = try contents(ofFile: directory.file("theirs.dic"))
      #expect(try contents(ofFile: directory.file("ours.dic")) == theirs, "\(size) rows in a file")
      #expect(try compiler.userDictionary(rows: rows) == theirs, "\(size) rows as values")
    }
  }

  /// A key of 8,000 bytes is a path of 8,000 nodes; its depth must not use the stack.
  @Test func longKeysAreCompiledOnASmallStack() async throws {
    let row = DictionaryRow(
      surface: String(repeating: "あ", count: 2_600), leftID: 1, rightID: 1, cost: 0, feature: "x")
    let directory = try temporaryDirectory()
    let path = try directory.write(row.csv + "\n", to: "user.csv")
    try DictIndexReference.compileUser(
      csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let ours = try await Task.detached { try compiler.userDictionary(rows: [row]) }.value
    #expect(try ours == contents(ofFile: directory.file("theirs.dic")))
    let read = try DictionaryFile(contents: ours).entries(forSurface: row.surface)
    #expect(read.map(\.feature) == ["x"])
  }

  /// Keys that differ in one byte of every value are distributed over the whole array.
  @Test func everyTwoByteCharacterIsAKey() throws {
    let rows = (0x80..<0x800).compactMap(UnicodeScalar.init).map {
      DictionaryRow(surface: String($0), leftID: 1, rightID: 1, cost: 1, feature: "文字")
    }
    let directory = try temporaryDirectory()
    let path = try directory.write(GeneratedLexicon.csv(rows), to: "user.csv")
    try DictIndexReference.compileUser(
      csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let ours = try compiler.userDictionary(csvFiles: [path])
    #expect(try ours == contents(ofFile: directory.file("theirs.dic")))
  }
}
#endif
