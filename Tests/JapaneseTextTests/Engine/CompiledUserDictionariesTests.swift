import Foundation
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

#if LibMeCab
import MeCab
#endif

/// Tests the forms in which engines open user dictionaries.
@Suite struct CompiledUserDictionariesTests {
  private let folder: TemporaryDirectory
  private let compiler: DictionaryCompiler

  init() throws {
    folder = try temporaryDirectory()
    compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
  }

  private func compiled(_ surface: String) throws -> [UInt8] {
    try compiler.userDictionary(rows: [
      DictionaryRow(surface: surface, leftID: 1, rightID: 1, cost: 0, feature: surface)
    ])
  }

  private func inMemory(_ surface: String) throws -> DictionaryFile {
    try DictionaryFile(contents: compiled(surface), path: surface)
  }

  /// A file between two dictionaries in memory.
  private func dictionaries() throws -> (CompiledUserDictionaries, existing: String) {
    let existing = try folder.write(compiled("二"), to: "words.dic")
    let dictionaries = CompiledUserDictionaries([
      .compiled(try inMemory("一")), .file(existing), .compiled(try inMemory("三")),
    ])
    return (dictionaries, existing)
  }

  @Test func openFilesHaveTheirContentsAndOrder() throws {
    let (dictionaries, existing) = try dictionaries()
    for _ in 0..<2 {
      let files = try dictionaries.files()
      #expect(files.map(\.path) == ["一", existing, "三"])
      #expect(try files.flatMap { try $0.entries().map(\.surface) } == ["一", "二", "三"])
    }
    #expect(try CompiledUserDictionaries().files().isEmpty)
    let missing = CompiledUserDictionaries([.file(folder.file("none.dic"))])
    #expect(throws: MeCabError.self) { try missing.files() }
  }

  #if LibMeCab
  /// A file with its identity: another thread may reuse the number of a closed descriptor, and so the
  /// path, for another file.
  private struct OpenedFile: Equatable {
    let path: String
    let device: Int
    let number: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      (device, number) = (Int(status.st_dev), Int(status.st_ino))
    }

    var exists: Bool { OpenedFile(path) == self }
  }

  @Test func pathsHaveTheirContentsAndOrder() throws {
    let (dictionaries, existing) = try dictionaries()
    // The same value opens the files as often as it is asked to.
    for _ in 0..<2 {
      var opened: [OpenedFile] = []
      let found = try dictionaries.withPaths { paths throws(MeCabError) in
        opened = paths.compactMap(OpenedFile.init)
        return try paths.map { path throws(MeCabError) in try FileSystem.contents(of: path) }
      }
      #expect(found == [try compiled("一"), try compiled("二"), try compiled("三")])
      #expect(opened.count == 3 && opened[1].path == existing)
      #expect(Set(opened.map(\.path)).count == 3)
      for file in opened where file.path != existing {
        #expect(!file.exists, "\(file.path) was not removed")
      }
      #expect(FileSystem.exists(existing), "a file of the user is not removed")
    }
    #expect(try CompiledUserDictionaries().withPaths { $0 } == [])
  }

  @Test func memoryFilesEndWithAnError() throws {
    let (dictionaries, existing) = try dictionaries()
    var opened: [OpenedFile] = []
    let error = #expect(throws: MeCabError.self) {
      try dictionaries.withPaths { paths throws(MeCabError) in
        opened = paths.compactMap(OpenedFile.init)
        throw MeCabError(.invalidRow, "is wrong", path: paths[1], line: 3)
      }
    }
    #expect(error == MeCabError(.invalidRow, "is wrong", path: existing, line: 3))
    #expect(opened.map(\.exists) == [false, true, false])
  }

  #if os(Linux)
  @Test func memoryFilesAreInNoFolder() throws {
    let file = try MemoryFile(inMemory("一"))
    #expect(file.path.wholeMatch(of: /\/proc\/self\/fd\/\d+/) != nil, "\(file.path)")
    #expect(try FileSystem.contents(of: file.path) == compiled("一"))
  }
  #endif
  #endif
}
