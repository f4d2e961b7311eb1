import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests that a changed file in the cache never changes words: its checksum does not match, and the
/// trie is built again.
@Suite struct TrieCacheDamageTests {
  private let dictionary: TemporaryDirectory
  private let folder: TemporaryDirectory
  private let name: String
  private let intact: [UInt8]
  private let expected: [[FoundWord]]
  private var source: TrieSource { .files(.folder(folder.path)) }

  init() throws {
    dictionary = try TableFixtures.dictionary()
    folder = try TemporaryDirectory(prefix: "cache")
    let model = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder.path)))
    try model.buildTries()
    name = try #require(TableFixtures.names(in: folder.path).first)
    intact = try contents(ofFile: folder.file(name))
    expected = try Self.words(model)
  }

  private static func words(_ model: LatticeModel) throws -> [[FoundWord]] {
    let finder = BestPathFinder(model: model)
    return try TableFixtures.lines.map { try finder.found(in: $0) }
  }

  private func open(_ bytes: [UInt8], walkLimit: Int = 0) throws -> LatticeModel {
    try folder.write(bytes, to: name)
    return try LatticeModel(dictionary: dictionary.path, tries: source, walkLimit: walkLimit)
  }

  /// Changes one to 64 bytes, truncates, extends, exchanges blocks; the words must remain the same.
  ///
  /// Before the checksum, 91 of 400 such changes gave other words.
  @Test func mutatedFilesGiveTheSameWords() throws {
    // Most of the root's edges are zeros that are never read; changes elsewhere are more harmful.
    let used = stride(from: 128, to: intact.count - 15, by: 16).filter { start in
      intact[start..<start + 16].contains { $0 != 0 }
    }
    var generator = SeededGenerator(seed: 27)
    var differences: [Int] = []
    var accepted: [Int] = []
    for round in 0..<420 {
      let bytes = Self.mutated(intact, used: used, round: round, using: &generator)
      guard bytes != intact else { continue }
      let model = try open(bytes, walkLimit: round % 7 == 0 ? 0 : .max)
      model.trieScheduler.publishCached()
      if model.lexica[0].trieImage != nil { accepted.append(round) }
      if try Self.words(model) != expected { differences.append(round) }
      if round % 7 == 0 {
        #expect(model.trieOrigin == "built in memory", "round \(round)")
        #expect(try contents(ofFile: folder.file(name)) == intact, "round \(round): replaced")
      }
    }
    #expect(differences == [])
    #expect(accepted == [])
  }

  private static func mutated(
    _ intact: [UInt8], used: [Int], round: Int, using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = intact
    func offset() -> Int {
      (used.randomElement(using: &generator) ?? 0) + .random(in: 0..<16, using: &generator)
    }
    switch round % 6 {
    case 0: bytes[offset()] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[offset()] = .random(in: 0...255, using: &generator)
    case 2:
      for _ in 0..<1 << (round % 7) { bytes[offset()] = .random(in: 0...255, using: &generator) }
    case 3: bytes.removeLast(.random(in: 1..<bytes.count, using: &generator))
    case 4: bytes += [UInt8](repeating: 0, count: .random(in: 1...64, using: &generator))
    default:
      let (first, second) = (offset() & ~7, offset() & ~7)
      for index in 0..<8 { bytes.swapAt(first + index, second + index) }
    }
    return bytes
  }

  @Test func everyByteIsCovered() throws {
    // Each byte of the header, and bytes of each section with and without content.
    let offsets =
      Array(0..<128) + stride(from: 128, to: intact.count, by: intact.count / 97)
      + [intact.count - 1]
    var unnoticed: [Int] = []
    for offset in offsets {
      var bytes = intact
      bytes[offset] ^= 0x40
      if try open(bytes).trieOrigin.hasPrefix("cache") { unnoticed.append(offset) }
    }
    #expect(unnoticed == [])
    #expect(try open(intact).trieOrigin == "cache (\(folder.file(name)))", "the intact file")
  }

  /// The contents are read only when enough text has been searched without them.
  @Test func verifiedWhenNeeded() throws {
    var bytes = intact
    bytes[bytes.count - 3] ^= 0x10
    try folder.write(bytes, to: name)
    let model = try LatticeModel(dictionary: dictionary.path, tries: source, walkLimit: 100)
    let finder = BestPathFinder(model: model)
    let line = "すもももももももものうち"  // 36 bytes
    let words = try finder.found(in: line)
    #expect(model.cacheProblem == nil, "not read yet")
    #expect(try finder.found(in: line) == words)
    #expect(try contents(ofFile: folder.file(name)) == bytes)
    #expect(try finder.found(in: line) == words)
    #expect(
      model.cacheProblem?.description
        == "\(folder.file(name)): is damaged: its checksum does not match; it is built again")
    #expect(model.cacheProblem?.code == .dictionaryDamaged)
    #expect(try contents(ofFile: folder.file(name)) == intact)
    #expect(model.trieOrigin == "built in memory")
  }

  /// A cached trie is used after less text than a trie that would have to be built.
  @Test func intactFilesAreUsedEarly() throws {
    let model = try LatticeModel(dictionary: dictionary.path, tries: source)
    let finder = BestPathFinder(model: model)
    for _ in 0..<2 { _ = try finder.found(in: TableFixtures.longLine) }
    #expect(model.lexica[0].trieImage == nil, "after 62,400 bytes")
    _ = try finder.found(in: TableFixtures.longLine)
    #expect(model.lexica[0].trieImage?.origin == .cache(path: folder.file(name)))
    #expect(model.cacheProblem == nil)
  }
}
