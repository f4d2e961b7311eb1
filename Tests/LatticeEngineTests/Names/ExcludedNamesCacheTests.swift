import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests the tries of a dictionary without its proper names, which are built when it is opened and
/// stored in the cache.
@Suite struct ExcludedNamesCacheTests {
  private let fixtures: NameFixtures
  private let folder: TemporaryDirectory
  private var source: TrieSource { .files(.folder(folder.path)) }

  init() throws {
    fixtures = try NameFixtures()
    folder = try TemporaryDirectory(prefix: "cache")
  }

  private var files: [String] { TableFixtures.names(in: folder.path) }

  @Test func builtAtOnceThenFoundInTheCache() throws {
    let first = try fixtures.withoutNames(source)
    #expect(first.trieOrigin == "built in memory", "before any text")
    let name = try #require(files.first)
    #expect(files.count == 1)
    #expect(name.wholeMatch(of: /words-\d+-[0-9a-f]{16}\.trie/) != nil, "\(name)")
    let bytes = try contents(ofFile: folder.file(name))
    let second = try fixtures.withoutNames(source)
    #expect(second.trieOrigin == "cache (\(folder.file(name)))")
    #expect(files == [name])
    #expect(try contents(ofFile: folder.file(name)) == bytes, "not written again")
    #expect(
      try NameFixtures.analysis(first, NameFixtures.lines)
        == NameFixtures.analysis(second, NameFixtures.lines))
    try second.buildTries()
    #expect(files == [name], "nothing to prepare")
  }

  /// The tries with and without names must not be confused.
  @Test func triesWithAndWithoutNamesAreSeparate() throws {
    func whole() throws -> LatticeModel {
      try LatticeModel(dictionary: fixtures.whole.path, tries: source)
    }
    let on = try whole()
    try on.buildTries()
    let onFile = try #require(files.first)
    let off = try fixtures.withoutNames(source)
    #expect(files.count == 2)
    let offFile = try #require(files.first { $0 != onFile })
    let expected = try [on, off].map { try NameFixtures.analysis($0, NameFixtures.lines) }
    #expect(expected[0] != expected[1])
    // Each file gets the name of the other.
    let bytes = try [onFile, offFile].map { try contents(ofFile: folder.file($0)) }
    try folder.write(bytes[1], to: onFile)
    try folder.write(bytes[0], to: offFile)
    #expect(try whole().trieOrigin == "none yet (direct walk)")
    #expect(try NameFixtures.analysis(whole(), NameFixtures.lines) == expected[0])
    let rebuilt = try fixtures.withoutNames(source)
    #expect(rebuilt.trieOrigin == "built in memory")
    #expect(try NameFixtures.analysis(rebuilt, NameFixtures.lines) == expected[1])
    #expect(try contents(ofFile: folder.file(offFile)) == bytes[1], "and replaced")
  }

  @Test func triesBesideTheDictionaryHaveTheNames() throws {
    try TrieImageCompiler.compile(directory: fixtures.whole.path)
    #expect(try fixtures.withoutNames(source).trieOrigin == "built in memory")
    let again = try fixtures.withoutNames(source)
    #expect(again.trieOrigin.hasPrefix("cache ("))
    let on = try LatticeModel(dictionary: fixtures.whole.path, tries: source)
    #expect(on.trieOrigin == "beside the dictionary", "as before")
  }

  @Test func otherNamesHaveAnotherFile() throws {
    _ = try fixtures.withoutNames(source)
    let names = try NameFixtures.names(in: fixtures.whole.path)
    try ProperNameEntries.compile(directory: fixtures.whole.path, entries: names.dropLast())
    #expect(try fixtures.withoutNames(source).trieOrigin == "built in memory")
    #expect(files.count == 2)
  }

  @Test func uncachedTriesAreBuiltEachTime() throws {
    let file = try folder.write("a file", to: "file")
    for path in [file, "/proc/mutsu/cache", ""] {
      for _ in 0..<2 {
        let model = try fixtures.withoutNames(.files(.folder(path)))
        #expect(model.trieOrigin == "built in memory", "\(path)")
      }
    }
    let damaged = try fixtures.withoutNames(source)
    let name = try #require(files.first { $0 != "file" })
    for bytes in [[], Array("damaged".utf8)] as [[UInt8]] {
      try folder.write(bytes, to: name)
      let model = try fixtures.withoutNames(source)
      #expect(model.trieOrigin == "built in memory", "\(bytes.count) bytes")
      #expect(
        try NameFixtures.analysis(model, NameFixtures.lines)
          == NameFixtures.analysis(damaged, NameFixtures.lines))
    }
  }

  @Test func fullVerification() throws {
    func open() throws -> LatticeModel {
      try LatticeModel(
        dictionary: fixtures.whole.path, properNames: .excluded, verification: .full, tries: source)
    }
    #expect(try open().trieOrigin == "built in memory")
    let again = try open()
    #expect(again.trieOrigin.hasPrefix("cache ("))
    let path = folder.file(try #require(files.first))
    var bytes = try contents(ofFile: path)
    bytes[bytes.count - 3] ^= 0x10
    let name = try #require(files.first)
    try folder.write(bytes, to: name)
    #expect(try fixtures.withoutNames(source).trieOrigin == "built in memory", "a changed cost")
    try folder.write(DamagedDictionary.sealed(bytes), to: name)
    expectMeCabError(.dictionaryDamaged, path: path, "with a matching checksum") { _ = try open() }
  }
}
