import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests where tries come from, and when they are built.
@Suite struct TrieSourceTests {
  @Test func builtAndCached() throws {
    let dictionary = try TableFixtures.dictionary()
    let parent = try TemporaryDirectory(prefix: "cache")
    let folder = parent.file("made/when/needed")
    let first = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder)))
    #expect(first.trieOrigin == "none yet (direct walk)")
    #expect(!FileManager.default.fileExists(atPath: folder), "nothing to store yet")
    let words = try TableFixtures.words(first)
    try first.buildTries()
    #expect(first.trieOrigin == "built in memory")
    let names = TableFixtures.names(in: folder)
    #expect(names.count == 1, "\(names)")
    let name = try #require(names.first)
    #expect(name.wholeMatch(of: /words-\d+-[0-9a-f]{16}\.trie/) != nil, "\(name)")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    let second = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder)))
    #expect(second.trieOrigin == "cache (\(folder)/\(name))")
    #expect(try TableFixtures.words(second) == words)
    #expect(try TableFixtures.words(first) == words)
    try second.buildTries()
    #expect(TableFixtures.names(in: folder) == [name], "nothing to do")
  }

  @Test func order() throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let source = TrieSource.files(.folder(folder.path))
    try LatticeModel(dictionary: dictionary.path, tries: source).buildTries()
    try TrieImageCompiler.compile(directory: dictionary.path)
    let model = try LatticeModel(dictionary: dictionary.path, tries: source)
    #expect(model.trieOrigin == "beside the dictionary", "before the cache")
    try dictionary.write("no tables", to: "words.trie")
    let other = try LatticeModel(dictionary: dictionary.path, tries: source)
    #expect(other.trieOrigin.hasPrefix("cache ("), "a bad file is ignored")
  }

  @Test func cacheIsForOneDictionary() throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let source = TrieSource.files(.folder(folder.path))
    try LatticeModel(dictionary: dictionary.path, tries: source).buildTries()
    let originalName = try #require(TableFixtures.names(in: folder.path).first)

    // As if compiled again with one different cost: the same size, other contents.
    let system = dictionary.file("sys.dic")
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: system)
    let changed = try LatticeModel(dictionary: dictionary.path, tries: source)
    #expect(changed.trieOrigin == "none yet (direct walk)")
    try changed.buildTries()
    #expect(TableFixtures.names(in: folder.path).count == 2, "both remain")

    // A file under another file's name, and a damaged one, are ignored and replaced.
    let own = try #require(TableFixtures.names(in: folder.path).first { $0 != originalName })
    for bytes in [try contents(ofFile: folder.file(originalName)), Array("damaged".utf8), []] {
      try folder.write(bytes, to: own)
      let model = try LatticeModel(dictionary: dictionary.path, tries: source)
      #expect(model.trieOrigin == "none yet (direct walk)", "\(bytes.count) bytes")
      try model.buildTries()
      let next = try LatticeModel(dictionary: dictionary.path, tries: source)
      #expect(next.trieOrigin == "cache (\(folder.file(own)))")
    }
  }

  @Test func unwritableFolders() throws {
    let dictionary = try TableFixtures.dictionary()
    let parent = try TemporaryDirectory(prefix: "cache")
    try parent.write("a file", to: "file")
    let words = try TableFixtures.words(
      LatticeModel(dictionary: dictionary.path, tries: .memory))
    for folder in [parent.file("file"), parent.file("file/below"), "/proc/mutsu/cache", ""] {
      let model = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder)))
      try model.buildTries()
      #expect(model.trieOrigin == "built in memory", "\(folder)")
      #expect(try TableFixtures.words(model) == words)
      let next = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder)))
      #expect(next.trieOrigin == "none yet (direct walk)", "\(folder)")
    }
    #expect(TableFixtures.names(in: parent.path) == ["file"], "no other file remains")
  }

  @Test func readOnlyFolder() throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let source = TrieSource.files(.folder(folder.path))
    try LatticeModel(dictionary: dictionary.path, tries: source).buildTries()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    }
    let model = try LatticeModel(dictionary: dictionary.path, tries: source)
    #expect(model.trieOrigin.hasPrefix("cache ("), "reading needs no more")
  }

  @Test func builtAtTheLimit() throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let model = try LatticeModel(
      dictionary: dictionary.path, tries: .files(.folder(folder.path)), walkLimit: 100)
    let finder = BestPathFinder(model: model)
    let line = "すもももももももものうち"  // 36 bytes
    let expected = try BestPathFinder(
      model: LatticeModel(dictionary: dictionary.path, tries: .memory)
    ).found(in: line)
    for (number, origin) in ["none yet (direct walk)", "none yet (direct walk)", "built in memory"]
      .enumerated()
    {
      #expect(try finder.found(in: line) == expected, "line \(number)")
      #expect(model.trieOrigin == origin, "after \(36 * (number + 1)) bytes")
    }
    #expect(TableFixtures.names(in: folder.path).count == 1)
    #expect(try finder.found(in: line) == expected)
  }

  @Test func longLineAtOnce() throws {
    let dictionary = try TableFixtures.dictionary()
    let model = try LatticeModel(
      dictionary: dictionary.path, tries: .files(.none),
      walkLimit: TableFixtures.longLine.count)
    let finder = BestPathFinder(model: model)
    let expected = try BestPathFinder(
      model: LatticeModel(dictionary: dictionary.path, tries: .walk)
    ).found(in: TableFixtures.longLine)
    #expect(expected.count == 400 * 15, "\(expected.count)")
    #expect(try finder.found(in: TableFixtures.longLine) == expected)
    #expect(model.trieOrigin == "built in memory", "before the line, not after it")
  }

  @Test func walkingWithoutLimit() throws {
    let dictionary = try TableFixtures.dictionary(compiled: true)
    let model = try LatticeModel(dictionary: dictionary.path, tries: .walk, walkLimit: 10)
    _ = try TableFixtures.words(model)
    #expect(model.trieOrigin == "none yet (direct walk)")
  }

  @Test func userDictionaries() throws {
    let dictionary = try TableFixtures.dictionary()
    let compiler = try DictionaryCompiler(systemDictionary: dictionary.path)
    let paths = try ["もも", "のうち"].map { surface in
      let path = dictionary.file(surface + ".dic")
      try compiler.writeUserDictionary(
        rows: [
          DictionaryRow(surface: surface, leftID: 1, rightID: 1, cost: -9_000, feature: surface)
        ], to: path)
      return path
    }
    let line = "すもももももももものうち"
    let sources: [TrieSource] = [.memory, .walk, .files(.none)]
    for source in sources {
      let model = try LatticeModel(
        dictionary: dictionary.path, userDictionaries: paths, tries: source)
      let finder = BestPathFinder(model: model)
      let features = try finder.found(in: line).map(\.feature)
      #expect(features.suffix(1) == ["のうち"], "\(source): \(features)")
      #expect(features.contains("もも"), "\(source): \(features)")
      let words = try finder.found(in: TableFixtures.longLine)
      let single = try BestPathFinder(model: model).found(in: TableFixtures.longLine)
      #expect(words == single && words.count > 4_000, "\(source)")
    }
  }

  /// A user dictionary of more than 100,000 entries is treated like the system dictionary.
  @Test func largeUserDictionary() throws {
    let dictionary = try TableFixtures.dictionary()
    let user = dictionary.file("large.dic")
    let rows = (0...100_000).map {
      DictionaryRow(surface: "x\($0)", leftID: 1, rightID: 1, cost: 0, feature: "\($0)")
    }
    try DictionaryCompiler(systemDictionary: dictionary.path)
      .writeUserDictionary(rows: rows, to: user)
    let folder = try TemporaryDirectory(prefix: "cache")
    func model() throws -> LatticeModel {
      try LatticeModel(
        dictionary: dictionary.path, userDictionaries: [user], tries: .files(.folder(folder.path)))
    }
    let first = try model()
    let line = "x99999東京x100000"
    let features = ["99999", "100000"]
    func found(_ model: LatticeModel) throws -> [String] {
      try BestPathFinder(model: model).found(in: line).map(\.feature)
    }
    #expect(try found(first).filter(features.contains) == features)
    #expect(TableFixtures.names(in: folder.path).isEmpty, "not built at opening")
    try first.buildTries()
    #expect(TableFixtures.names(in: folder.path).count == 2, "one for each dictionary")
    #expect(try found(first).filter(features.contains) == features)
    #expect(try found(model()) == found(first))
  }
}
