import JapaneseText
import TestSupport
import Testing

@Suite struct DictionarySourceTests {
  @Test func aDirectoryIsTakenAsItIs() throws {
    #expect(try DictionarySource.directory("/some/where").directory() == "/some/where")
  }

  @Test func aSourceMayFindItsDirectoryLate() throws {
    let failing = DictionarySource { () throws(TokenizerError) in
      throw TokenizerError(.dictionaryMissing, "not today", path: "/x")
    }
    let error = #expect(throws: TokenizerError.self) { try Tokenizer(dictionary: failing) }
    #expect(error?.description == "/x: not today")
  }

  @Test func anUnknownNameIsExplained() throws {
    let error = #expect(throws: TokenizerError.self) {
      try DictionarySource.installed("no-such-dictionary").directory()
    }
    #expect(error?.code == .dictionaryMissing)
    #expect(error?.message.contains("no-such-dictionary") == true)
    #expect(error?.message.contains("apt-get install") == true)
  }

  @Test func installedDictionariesAreListedOnce() throws {
    let all = InstalledDictionary.all()
    #expect(Set(all.map(\.path)).count == all.count)
    #expect(all == all.sorted { ($0.name, $0.path) < ($1.name, $1.path) })
    for dictionary in all where dictionary.isUTF8 {
      #expect(dictionary.entryCount > 0, "\(dictionary.path)")
    }
    // Scripts/install-dependencies installs this one.
    let ipadic = try DictionarySource.installed("ipadic").directory()
    let tokenizer = try Tokenizer(dictionary: .directory(ipadic))
    #expect(tokenizer.schema == .ipadic)
    #expect(tokenizer.words(in: "東京へ行きました。") == ["東京", "へ", "行き", "まし", "た", "。"])
  }

  @Test func refusalsNameTheRemedy() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    for name in ["sys.dic", "unk.dic"] {
      var bytes = try contents(ofFile: copy.file(name))
      bytes.replaceSubrange(40..<47, with: Array("EUC-JP\0".utf8))
      try copy.write(bytes, to: name)
    }
    let error = #expect(throws: TokenizerError.self) {
      try Tokenizer(dictionary: .directory(copy.path))
    }
    #expect(error?.code == .unsupportedCharset)
    #expect(error?.description.contains("EUC-JP") == true)
  }
}
