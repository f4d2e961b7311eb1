import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the file of a pattern table: what is accepted, and that damage never reads outside it.
@Suite struct PatternTableTests {
  private let fixtures: PatternFixtures
  private let bytes: [UInt8]
  private static let headerSize = 128

  init() throws {
    fixtures = try PatternFixtures()
    bytes = try PatternTableCompiler.table(of: fixtures.patterns, for: fixtures.lattice)
      .withBytes { Array($0) }
  }

  /// Returns a copy of the miniature dictionary with a table.
  private func dictionary(with table: [UInt8]?) throws -> TemporaryDirectory {
    let directory = try MiniDictionary.copyOfCompiled()
    if let table { try directory.write(table, to: "words.patterns") }
    return directory
  }

  @Test func compiledNextToTheDictionary() throws {
    let directory = try dictionary(with: nil)
    let patterns = fixtures.patterns.text(comments: [])
    let path = try directory.write(patterns, to: "patterns.tsv")
    try PatternTableCompiler.compile(patterns: path, directory: directory.path)
    #expect(try contents(ofFile: directory.file("words.patterns")) == bytes, "the same bytes")
    let model = try PatternModel(dictionary: directory.path, verification: .full)
    for line in PatternFixtures.lines {
      #expect(fixtures.outline(of: line, model) == fixtures.outline(of: line), "\(line)")
    }
    try PatternTableCompiler.compile(
      patterns: directory.file("no such file"), directory: directory.path)
    let plain = try PatternModel(dictionary: directory.path)
    #expect(fixtures.outline(of: "東京都", plain) == "東京/都", "the surfaces alone")
  }

  @Test func refusedFiles() throws {
    var otherSize = bytes
    otherSize[16] ^= 1
    let rows: [(table: [UInt8]?, code: MeCabError.Code, why: String)] = [
      (nil, .unsupportedDictionary, "no table"),
      ([], .dictionaryDamaged, "empty"),
      (Array(bytes.dropLast()), .dictionaryDamaged, "truncated"),
      (bytes + [0], .dictionaryDamaged, "longer"),
      (Array(bytes.prefix(Self.headerSize)), .dictionaryDamaged, "the header only"),
      (otherSize, .dictionaryDamaged, "a damaged header"),
    ]
    for row in rows {
      let directory = try dictionary(with: row.table)
      let error = #expect(throws: MeCabError.self, "\(row.why)") {
        try PatternModel(dictionary: directory.path)
      }
      #expect(error?.code == row.code, "\(row.why): \(String(describing: error))")
      #expect(error?.path != nil, "\(row.why)")
    }
  }

  @Test func tableOfAnotherDictionary() throws {
    let source = try MiniDictionary.copyOfSource()
    let row = Array("語学,1,1,3000,名詞,一般,*,*,*,*,語学,ゴガク,ゴガク\n".utf8)
    try source.write(try contents(ofFile: source.file("lexicon.csv")) + row, to: "lexicon.csv")
    let other = try TemporaryDirectory(prefix: "patterns")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: other.path)
    try other.write(bytes, to: "words.patterns")
    let error = #expect(throws: MeCabError.self) { try PatternModel(dictionary: other.path) }
    #expect(error?.code == .dictionaryDamaged)
    #expect(error?.message.contains("another dictionary") == true, "\(String(describing: error))")
    // Compiling the dictionary again removes the outdated table.
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: other.path)
    #expect(!FileSystem.exists(other.file("words.patterns")))
  }

  @Test func damagedBodies() throws {
    var generator = SeededGenerator(seed: 11)
    let lines = PatternFixtures.lines.map { Array($0.utf8) }
    for round in 0..<300 {
      var damaged = bytes
      for _ in 0...round % 40 {
        let offset = Int.random(in: Self.headerSize..<damaged.count, using: &generator)
        damaged[offset] =
          [0, 0xFF, .random(in: 0...255, using: &generator)].randomElement(
            using: &generator) ?? 0
      }
      let table = FileBytes(copying: damaged, path: "words.patterns")
      // The header is intact, so the table opens; its words are any, but inside the line.
      let model = try PatternModel(lattice: fixtures.lattice, table: table, verifiesBody: false)
      for line in lines {
        var end = 0
        for word in fixtures.words(of: line, model) {
          #expect(word.bytes.lowerBound >= end && word.bytes.upperBound <= line.count)
          end = word.bytes.upperBound
        }
      }
      guard damaged != bytes else { continue }
      let error = #expect(throws: MeCabError.self, "full verification reads the body") {
        try PatternModel(lattice: fixtures.lattice, table: table)
      }
      #expect(error?.code == .dictionaryDamaged)
    }
  }

  @Test func depthIsBounded() throws {
    // The work at an offset is at most the depth of the trie, so the time is linear.
    let units = fixtures.model.table.units
    var longest = fixtures.patterns.rows.map(\.key.count).max() ?? 0
    try fixtures.lattice.lexicon.forEachEntry { entry in
      longest = max(longest, entry.surface.unicodeScalars.count)
    }
    var count = 0
    for index in 1..<units.count where units[index].parent != PatternUnit.noParent {
      var node = index
      var depth = 0
      while node != 0, depth <= longest {
        node = Int(units[node].parent)
        depth += 1
      }
      #expect(node == 0 && depth <= longest)
      count += 1
    }
    #expect(count > 100, "nodes in use")
  }

  @Test func values() {
    let value = PatternValue(entry: 1_030_188, excess: 31, isUnknown: true)
    #expect(value?.entry == 1_030_188 && value?.excess == 31 && value?.isUnknown == true)
    #expect(value?.hasExceptions == false && value?.isNone == false)
    #expect(PatternValue(entry: 1 << 21, excess: 0, isUnknown: false) == nil, "too many entries")
    #expect(PatternValue(entry: 0, excess: 32, isUnknown: false) == nil, "too much context")
    #expect(PatternValue(entry: 0, excess: 0, isUnknown: false)?.isNone == false)
    #expect(PatternValue(exceptions: 7).exceptionIndex == 7)
    #expect(PatternValue(exceptions: 0).hasExceptions && PatternValue.none.isNone)
    let category = PatternCategory(entry: 12, isRunPreferred: true)
    #expect(category.entry == 12 && category.isRunPreferred)
  }
}
