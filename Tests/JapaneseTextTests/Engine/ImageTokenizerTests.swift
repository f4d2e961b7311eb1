import JapaneseText
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tokenizers of a dictionary in one file, compared with those of the same dictionary in MeCab's
/// files.
@Suite struct ImageTokenizerTests {
  private static let lines = [
    "すもももももももものうち", "東京都の学生は日本語のテスト", "𠮷野家でコーヒーを飲む👨‍👩‍👧 です", "",
    " 空 は  Swift 6.3 ", "ぬぬぬ未知の語", "私は東京へ行きました。日本語を読みません", "ｶﾞｷﾞｸﾞ３００円",
  ]

  /// Returns the directory of MeCab's files and that of the image.
  private func directories() throws -> (files: TemporaryDirectory, image: TemporaryDirectory) {
    let files = try MiniDictionary.copyOfCompiled()
    try TrieImageCompiler.compile(directory: files.path)
    let image = try temporaryDirectory(prefix: "image")
    try image.write(
      DictionaryImageCompiler.compile(directory: files.path), to: "dictionary.mutsu")
    return (files, image)
  }

  /// Expects that two tokenizers agree in everything they return for the lines.
  private func expectSameResults(_ one: Tokenizer, _ other: Tokenizer, _ why: String) {
    for line in Self.lines + ["令和の東京都に行きました", "新しい生麦の日本"] {
      #expect(one.tokens(in: line) == other.tokens(in: line), "\(why): \(line)")
      #expect(
        one.tokens(in: line).map(\.featureRow) == other.tokens(in: line).map(\.featureRow),
        "\(why): \(line)")
      #expect(one.reading(of: line).text == other.reading(of: line).text, "\(why): \(line)")
      #expect(one.phrases(in: line) == other.phrases(in: line), "\(why): \(line)")
      #expect(one.furigana(line) == other.furigana(line), "\(why): \(line)")
    }
  }

  @Test func resultsAreTheSame() throws {
    let (files, image) = try directories()
    let sources: [(DictionarySource, String)] = [
      (.directory(image.path), "its directory"),
      (.directory(image.file("dictionary.mutsu")), "its path"),
    ]
    let expected = try Tokenizer(dictionary: .directory(files.path), cache: .none)
    for (source, why) in sources {
      let tokenizer = try Tokenizer(dictionary: source, cache: .none)
      #expect(tokenizer.schema == expected.schema, "\(why)")
      #expect(tokenizer.engine == .native, "\(why)")
      expectSameResults(tokenizer, expected, why)
    }
  }

  @Test func userDictionariesAndReadingsAreTheSame() throws {
    let (files, image) = try directories()
    let rows = UserDictionary.csv("令和,れいわ\n東京都に,とうきょうとに,名詞\n生麦,なまむぎ,noun.place\n")
    let overrides = try ReadingOverrides(text: "東京 とうけい\n日本 にほん\n新語 しんご\n")
    func tokenizer(_ directory: String) throws -> Tokenizer {
      try Tokenizer(
        dictionary: .directory(directory), userDictionaries: [rows], overrides: overrides,
        cache: .none)
    }
    try expectSameResults(tokenizer(image.path), tokenizer(files.path), "with added words")
  }

  @Test func verificationFindsDamage() throws {
    let (_, image) = try directories()
    var bytes = try contents(ofFile: image.file("dictionary.mutsu"))
    bytes[bytes.count - 9] ^= 1
    try image.write(bytes, to: "dictionary.mutsu")
    #expect(throws: Never.self, "only the headers are read") {
      try Tokenizer(dictionary: .directory(image.path), cache: .none)
    }
    let error = #expect(throws: TokenizerError.self) {
      try Tokenizer(dictionary: .directory(image.path), verification: .full, cache: .none)
    }
    #expect(error?.code == .dictionaryDamaged)
    #expect(error?.message.contains("checksum of the section words.trie") == true)
  }

  @Test func damagedHeadersAreRefused() throws {
    let (_, image) = try directories()
    let bytes = try contents(ofFile: image.file("dictionary.mutsu"))
    for (damaged, why) in [
      (Array(bytes.dropLast()), "truncated"), (Array("MUTSU".utf8), "another file"), ([], "empty"),
    ] {
      try image.write(damaged, to: "dictionary.mutsu")
      let error = #expect(throws: TokenizerError.self, "\(why)") {
        try Tokenizer(dictionary: .directory(image.path))
      }
      #expect(error?.code == .dictionaryDamaged, "\(why)")
      #expect(error?.path == image.file("dictionary.mutsu"), "\(why)")
      #expect(error?.message.contains("install the dictionary again") == true, "\(why)")
    }
  }

  #if LibMeCab
  @Test func libmecabReadsTheExportedFiles() throws {
    let (files, image) = try directories()
    let cache = try temporaryDirectory(prefix: "cache")
    let folder = TrieCache.folder(cache.file("mutsu"))
    let tokenizer = try Tokenizer(
      dictionary: .directory(image.path), engine: .mecab, cache: folder)
    let expected = try Tokenizer(dictionary: .directory(files.path), engine: .mecab)
    #expect(tokenizer.engine == .mecab)
    expectSameResults(tokenizer, expected, "libmecab")
    // The native engine opens libmecab only for what it does not offer.
    let native = try Tokenizer(dictionary: .directory(image.path), cache: folder)
    #expect(throws: Never.self) { try native.model }
    let uncached = try Tokenizer(dictionary: .directory(image.path), cache: .none)
    let error = #expect(throws: TokenizerError.self) { try uncached.model }
    #expect(error?.code == .unsupportedDictionary)
    #expect(error?.message.contains("jptok dictionary export") == true)
  }
  #endif
}
