import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// The lexicon of a dictionary image, compared with the `sys.dic` it was compiled from.
struct CodedLexiconTests {
  @Test("All entries are those of sys.dic, in the same order")
  func entries() throws {
    let fixture = try CodedFixture()
    let file = try DictionaryFile(path: fixture.compiled + "/sys.dic")
    let coded = EntrySource.coded(try fixture.lexicon())
    var entries: [DictionaryEntry] = []
    try coded.forEachEntry { entries.append($0) }
    #expect(try entries == Array(file.entries()))
    #expect(coded.entryCount == file.entryCount)
    #expect(coded.matrixSize == MatrixSize(left: file.leftSize, right: file.rightSize))
    #expect(coded.identity == DictionaryIdentity(file).withoutTime)
    let surfaces = try coded.surfaceTable()
    let expected = try SurfaceTable(file)
    #expect(surfaces.firstTokens == expected.firstTokens)
    #expect(
      (0..<surfaces.count).map(surfaces.surface) == (0..<expected.count).map(expected.surface))
  }

  @Test("Entries and features of a surface are those of sys.dic")
  func surfaces() throws {
    let fixture = try CodedFixture()
    let compiled = EntrySource.compiled(try DictionaryFile(path: fixture.compiled + "/sys.dic"))
    let coded = EntrySource.coded(try fixture.lexicon())
    let table = try compiled.surfaceTable()
    let surfaces =
      (0..<table.count).map(table.surface) + ["", "東京は", "x", "𩸽", "𠮷", "\u{0}", "ぬ", "東京都のx"]
    for surface in surfaces {
      func features(_ source: EntrySource) -> [String] {
        source.features(ofSurface: surface).map { String(cString: $0) }
      }
      #expect(features(coded) == features(compiled), "\(surface)")
      #expect(coded.contains(surface: surface) == compiled.contains(surface: surface), "\(surface)")
    }
  }

  @Test("The words of lines are the same: features, ids, costs and part-of-speech ids")
  func words() throws {
    let fixture = try CodedFixture()
    let user = try DictionaryCompiler(systemDictionary: fixture.directory.path)
      .userDictionary(rows: MiniDictionary.userRows)
    for names in [ProperNames.included, .excluded] {
      func finder(_ directory: String) throws -> BestPathFinder {
        BestPathFinder(
          model: try LatticeModel(
            dictionary: directory, openUserDictionaries: [DictionaryFile(contents: user)],
            properNames: names, cache: .none))
      }
      let compiled = try finder(fixture.compiled)
      let coded = try finder(fixture.directory.path)
      for line in NameFixtures.lines + ["令和の東京都に", "x"].map({ Array($0.utf8) }) {
        #expect(try Self.words(coded, line) == Self.words(compiled, line), "\(names)")
      }
    }
  }

  /// A word with everything that a record says about it.
  private struct Record: Equatable {
    var range: Range<Int>
    var ids: [UInt16]
    var costs: [Int]
    var feature: String
    var isUnknown: Bool
  }

  private static func words(_ finder: BestPathFinder, _ line: [UInt8]) throws -> [Record] {
    var records: [LatticeWord] = []
    try line.withUnsafeBufferPointer { try finder.parse($0, into: &records) }
    return records.map {
      Record(
        range: $0.start..<$0.end, ids: [$0.leftID, $0.rightID, $0.partOfSpeechID],
        costs: [$0.pathCost, Int($0.wordCost)], feature: String(cString: $0.feature),
        isUnknown: $0.isUnknown)
    }
  }

  @Test("The lattice of a line has the same paths")
  func lattices() throws {
    let fixture = try CodedFixture()
    func paths(_ directory: String) throws -> [[String]] {
      let lattice = CandidateLattice(model: try LatticeModel(dictionary: directory, cache: .none))
      let line = Array("東京都の学生は日本の本".utf8)
      line.withUnsafeBufferPointer { lattice.build($0) }
      var paths: [[String]] = []
      lattice.forEachPath(over: 0..<line.count, maximumDifference: 100_000) { cost, words in
        paths.append(["\(cost)"] + words.map { "\($0.range) \(String(cString: $0.feature))" })
        return paths.count < 50
      }
      return paths
    }
    let expected = try paths(fixture.compiled)
    #expect(expected.count > 5)
    #expect(try paths(fixture.directory.path) == expected)
  }

  @Test("The first features are available as text")
  func samples() throws {
    let fixture = try CodedFixture()
    let file = try DictionaryFile(path: fixture.compiled + "/sys.dic")
    func samples(_ source: EntrySource, _ count: Int) -> [String] {
      var samples: [String] = []
      source.forEachFeature(count) { samples.append(String(decoding: $0, as: UTF8.self)) }
      return samples
    }
    let coded = EntrySource.coded(try fixture.lexicon())
    for count in [0, 1, 16, 64] {
      #expect(samples(coded, count) == samples(.compiled(file), count), "\(count)")
    }
    #expect(samples(coded, 1_000).count == 64)
  }

  @Test("The trie is that of the image, whatever source is requested")
  func trieSources() throws {
    let fixture = try CodedFixture()
    for source in [TrieSource.walk, .memory, .files(.none)] {
      let model = try LatticeModel(dictionary: fixture.directory.path, tries: source)
      #expect(model.trieOrigin == "in the dictionary", "\(source)")
      try model.buildTries()
      #expect(model.cacheProblem == nil)
    }
  }

  @Test("The same dictionary gives the same bytes")
  func determinism() throws {
    let fixture = try CodedFixture()
    #expect(try DictionaryImageCompiler.compile(directory: fixture.compiled) == fixture.contents)
  }

  @Test("A trie of another dictionary is refused")
  func foreignTrie() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let other = try NameFixtures().whole
    try TrieImageCompiler.compile(directory: other.path)
    try directory.write(contents(ofFile: other.file("words.trie")), to: "words.trie")
    expectMeCabError(.dictionaryDamaged, path: directory.file("words.trie"), "another dictionary") {
      _ = try DictionaryImageCompiler.compile(directory: directory.path)
    }
  }
}
