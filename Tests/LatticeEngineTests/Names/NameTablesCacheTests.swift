import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// The word tables of a dictionary without its names: built when it is opened, kept in the cache.
@Suite struct NameTablesCacheTests {
  private let fixtures: NameFixtures
  private let folder: TemporaryDirectory
  private var source: WordTableSource { .files(.folder(folder.path)) }

  init() throws {
    fixtures = try NameFixtures()
    folder = try TemporaryDirectory(prefix: "cache")
  }

  private var files: [String] { TableFixtures.names(in: folder.path) }

  @Test func builtAtOnceThenFoundInTheCache() throws {
    let first = try fixtures.withoutNames(source)
    #expect(first.tables == "built in memory", "before any text")
    let name = try #require(files.first)
    #expect(files.count == 1)
    #expect(name.wholeMatch(of: /words-\d+-[0-9a-f]{16}\.trie/) != nil, "\(name)")
    let bytes = try contents(ofFile: folder.file(name))
    let second = try fixtures.withoutNames(source)
    #expect(second.tables == "cache (\(folder.file(name)))")
    #expect(files == [name])
    #expect(try contents(ofFile: folder.file(name)) == bytes, "not written again")
    #expect(
      try NameFixtures.analysis(first, NameFixtures.lines)
        == NameFixtures.analysis(second, NameFixtures.lines))
    try second.prepareTables()
    #expect(files == [name], "nothing to prepare")
  }

  /// Neither way may take the tables of the other.
  @Test func eachWayHasTablesOfItsOwn() throws {
    func whole() throws -> LatticeModel {
      try LatticeModel(dictionary: fixtures.whole.path, tables: source)
    }
    let on = try whole()
    try on.prepareTables()
    let onFile = try #require(files.first)
    let off = try fixtures.withoutNames(source)
    #expect(files.count == 2)
    let offFile = try #require(files.first { $0 != onFile })
    let expected = try [on, off].map { try NameFixtures.analysis($0, NameFixtures.lines) }
    #expect(expected[0] != expected[1])
    // Each under the name of the other.
    let bytes = try [onFile, offFile].map { try contents(ofFile: folder.file($0)) }
    try folder.write(bytes[1], to: onFile)
    try folder.write(bytes[0], to: offFile)
    #expect(try whole().tables == "none yet (direct walk)")
    #expect(try NameFixtures.analysis(whole(), NameFixtures.lines) == expected[0])
    let rebuilt = try fixtures.withoutNames(source)
    #expect(rebuilt.tables == "built in memory")
    #expect(try NameFixtures.analysis(rebuilt, NameFixtures.lines) == expected[1])
    #expect(try contents(ofFile: folder.file(offFile)) == bytes[1], "and replaced")
  }

  @Test func tablesBesideTheDictionaryHaveTheNames() throws {
    try WordTableCompiler.compile(directory: fixtures.whole.path)
    #expect(try fixtures.withoutNames(source).tables == "built in memory")
    let again = try fixtures.withoutNames(source)
    #expect(again.tables.hasPrefix("cache ("))
    let on = try LatticeModel(dictionary: fixtures.whole.path, tables: source)
    #expect(on.tables == "beside the dictionary", "as ever")
  }

  @Test func anotherLayerIsAnotherFile() throws {
    _ = try fixtures.withoutNames(source)
    let names = try NameFixtures.names(in: fixtures.whole.path)
    try NameEntries.compile(directory: fixtures.whole.path, entries: names.dropLast())
    #expect(try fixtures.withoutNames(source).tables == "built in memory")
    #expect(files.count == 2)
  }

  @Test func whatCannotBeKeptIsBuiltEachTime() throws {
    let file = try folder.write("a file", to: "file")
    for path in [file, "/proc/mutsu/cache", ""] {
      for _ in 0..<2 {
        let model = try fixtures.withoutNames(.files(.folder(path)))
        #expect(model.tables == "built in memory", "\(path)")
      }
    }
    let damaged = try fixtures.withoutNames(source)
    let name = try #require(files.first { $0 != "file" })
    for bytes in [[], Array("damaged".utf8)] as [[UInt8]] {
      try folder.write(bytes, to: name)
      let model = try fixtures.withoutNames(source)
      #expect(model.tables == "built in memory", "\(bytes.count) bytes")
      #expect(
        try NameFixtures.analysis(model, NameFixtures.lines)
          == NameFixtures.analysis(damaged, NameFixtures.lines))
    }
  }

  @Test func fullVerification() throws {
    func open() throws -> LatticeModel {
      try LatticeModel(
        dictionary: fixtures.whole.path, names: .off, verification: .full, tables: source)
    }
    #expect(try open().tables == "built in memory")
    let again = try open()
    #expect(again.tables.hasPrefix("cache ("))
    let path = folder.file(try #require(files.first))
    var bytes = try contents(ofFile: path)
    bytes[bytes.count - 3] ^= 0x10
    try folder.write(bytes, to: try #require(files.first))
    expectMeCabError(.dictionaryDamaged, path: path, "a changed cost") { _ = try open() }
  }
}
