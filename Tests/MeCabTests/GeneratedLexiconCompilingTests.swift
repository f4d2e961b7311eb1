import MeCab
import TestSupport
import Testing

/// Lexicons no person wrote, compared with libmecab's own compiler byte for byte.
@Suite struct GeneratedLexiconCompilingTests {
  /// Rows whose surfaces share long prefixes, repeat, and use one to four bytes a character.
  static func rows(_ count: Int, seed: UInt64) -> [DictionaryRow] {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aZ0,\" \u{7F}éßЖのアイウ東京都日本語學𠮷𩸽🍏😀\u{3099}\u{FFFD}").map(String.init)
    let tags = [
      "名詞,一般,*,*,*,*", "名詞,固有名詞,地域,一般,*,*", "動詞,自立,*,*,一段,基本形", "助詞,格助詞,一般,*,*,*",
      "記号,未知,*,*,*,*", "感動詞",
    ]
    var surfaces: [String] = []
    return (0..<count).map { number in
      let roll = Int.random(in: 0..<10, using: &generator)
      var surface = ""
      if roll < 2, let old = surfaces.randomElement(using: &generator) {
        surface = old
      } else {
        if roll < 7, let old = surfaces.randomElement(using: &generator), old.utf8.count < 900 {
          surface = old
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          surface += alphabet.randomElement(using: &generator) ?? "x"
        }
      }
      // mecab-dict-index drops blanks in front.
      while surface.hasPrefix(" ") { surface.removeFirst() }
      if surface.isEmpty { surface = "空" }
      surfaces.append(surface)
      let tag = tags.randomElement(using: &generator) ?? ""
      return DictionaryRow(
        surface: surface, leftID: Int.random(in: 0..<32, using: &generator),
        rightID: Int.random(in: 0..<32, using: &generator),
        cost: Int.random(in: -32_768...32_767, using: &generator), feature: "\(tag),\(number)")
    }
  }

  static func csv(_ rows: [DictionaryRow]) -> String { rows.map { $0.csv + "\n" }.joined() }

  @Test func systemDictionaryOfTwentyThousandRows() throws {
    let source = try MiniDictionary.copyOfSource()
    try source.write(Self.csv(Self.rows(20_000, seed: 1)), to: "lexicon.csv")
    let ours = try temporaryDirectory()
    let reference = try temporaryDirectory()
    let duration = try ContinuousClock().measure {
      try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours.path)
    }
    try DictIndexReference.compile(source: source.path, to: reference.path)
    let same =
      try contents(ofFile: ours.file("sys.dic"))
      == contents(
        ofFile: reference.file("sys.dic"))
    #expect(same)
    #expect(duration < .seconds(20), "a debug build takes about one second")
  }

  @Test func userDictionariesOfManySizes() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    for (size, seed) in [(1, 2), (2, 3), (10, 4), (300, 5), (3_000, 6)] as [(Int, UInt64)] {
      let directory = try temporaryDirectory()
      let rows = Self.rows(size, seed: seed)
      let path = try directory.write(Self.csv(rows), to: "user.csv")
      try DictIndexReference.compileUser(
        csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
      try compiler.writeUserDictionary(csvFiles: [path], to: directory.file("ours.dic"))
      let theirs = try contents(ofFile: directory.file("theirs.dic"))
      #expect(try contents(ofFile: directory.file("ours.dic")) == theirs, "\(size) rows in a file")
      #expect(try compiler.userDictionary(rows: rows) == theirs, "\(size) rows as values")
    }
  }

  /// One key of 8,000 bytes is a path of 8,000 nodes; depth must not cost stack.
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

  /// Keys that differ in one byte of every value spread over the whole array.
  @Test func everyTwoByteCharacterIsAKey() throws {
    let rows = (0x80..<0x800).compactMap(UnicodeScalar.init).map {
      DictionaryRow(surface: String($0), leftID: 1, rightID: 1, cost: 1, feature: "文字")
    }
    let directory = try temporaryDirectory()
    let path = try directory.write(Self.csv(rows), to: "user.csv")
    try DictIndexReference.compileUser(
      csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let ours = try compiler.userDictionary(csvFiles: [path])
    #expect(try ours == contents(ofFile: directory.file("theirs.dic")))
  }
}
