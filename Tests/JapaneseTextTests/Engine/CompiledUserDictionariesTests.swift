import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the files that engines open user dictionaries from.
@Suite struct CompiledUserDictionariesTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try temporaryDirectory() }

  @Test func filesHaveTheirContentsAndOrder() throws {
    let contents: [[UInt8]] = [[1, 2, 3], [], Array(repeating: 7, count: 100_000)]
    let existing = try folder.write("a file", to: "words.dic")
    let dictionaries = CompiledUserDictionaries([
      .compiled(contents[0]), .file(existing), .compiled(contents[1]), .compiled(contents[2]),
    ])
    // The same value opens the files as often as it is asked to.
    for _ in 0..<2 {
      var opened: [String] = []
      let found = try dictionaries.withFiles { paths throws(MeCabError) in
        opened = paths
        return try paths.map { path throws(MeCabError) in try FileSystem.contents(of: path) }
      }
      #expect(found == [contents[0], Array("a file".utf8), contents[1], contents[2]])
      #expect(opened[1] == existing && Set(opened).count == 4)
      for path in opened where path != existing {
        #expect(!FileSystem.exists(path), "\(path) was not removed")
        #expect(path.hasSuffix(".dic"))
      }
      #expect(FileSystem.exists(existing), "a file of the user is not removed")
    }
  }

  @Test func filesAreRemovedAfterAnError() throws {
    let existing = try folder.write("a file", to: "words.dic")
    let dictionaries = CompiledUserDictionaries([.compiled([1]), .file(existing), .compiled([2])])
    var opened: [String] = []
    let error = #expect(throws: TokenizerError.self) {
      try dictionaries.withFiles { paths throws(MeCabError) in
        opened = paths
        throw MeCabError(.invalidRow, "is wrong", path: paths[1], line: 3)
      }
    }
    #expect(error == TokenizerError(.userDictionary, "is wrong", path: existing, line: 3))
    #expect(opened.map(FileSystem.exists) == [false, true, false])
  }

  @Test func withoutDictionariesThereAreNoFiles() throws {
    #expect(try CompiledUserDictionaries().withFiles { $0 } == [])
  }
}
