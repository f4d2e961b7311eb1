#if LibMeCab
import EngineComparison
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Compares the native engine with libmecab on generated lines; `Scripts/check-engine` tries
/// more.
@Suite struct GeneratedLineTests {
  /// Compares equal numbers of valid and ill-formed lines.
  private static func compare(
    _ count: Int, _ dictionary: String, _ userDictionaries: [String] = [], seed: UInt64
  ) throws {
    let comparison = try EngineComparison(
      dictionary: dictionary, userDictionaries: userDictionaries)
    var lexica = [comparison.model.lexicon]
    for path in userDictionaries { lexica.append(.compiled(try DictionaryFile(path: path))) }
    var lines = try GeneratedLines(seed: seed, lexica: lexica, count: 2_000)
    var differences: [String] = []
    for _ in 0..<count {
      for line in [lines.nextValid(), lines.nextBroken()] {
        if let difference = try comparison.difference(in: line) { differences.append(difference) }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(2))")
    #expect(comparison.checksums.native == comparison.checksums.reference)
    #expect(comparison.linesLeft == 0)
  }

  @Test func theMiniatureDictionary() throws {
    try Self.compare(1_500, MiniDictionary.directory(), seed: 1)
  }

  @Test func twoUserDictionaries() throws {
    let dictionary = try MiniDictionary.directory()
    let folder = try TemporaryDirectory()
    let users = try GeneratedUserDictionaries.write(for: dictionary, to: folder)
    #expect(users.count == 2)
    try Self.compare(1_000, dictionary, users, seed: 2)
  }

  @Test func aLargeDictionary() throws {
    guard let large = try TestDictionaries.large() else { return }
    try Self.compare(1_500, large, seed: 3)
  }

  @Test func theCorpus() throws {
    guard let large = try TestDictionaries.large() else { return }
    let comparison = try EngineComparison(dictionary: large)
    var differences: [String] = []
    for line in try Corpus.sample(size: 60_000, blockCount: 6).split(separator: 0x0A) {
      if let difference = try comparison.difference(in: Array(line)) {
        differences.append(difference)
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(2))")
  }

  /// The comparison detects differences: another dictionary gives other words.
  @Test func differencesAreDetected() throws {
    let changes = [
      ("lexicon.csv", "東京,2,2,2400,", "東京,2,2,2401,", "a cost"),
      ("lexicon.csv", "東京,2,2,2400,", "東京,3,2,2400,", "a left id"),
      ("lexicon.csv", "東京,2,2,2400,", "東京,2,3,2400,", "a right id"),
      ("lexicon.csv", "トーキョー", "トウキヨ", "a feature"),
      ("lexicon.csv", "東京,2,2,2400,", "東凶,2,2,2400,", "a surface"),
      ("unk.def", "KANJI,1,1,10654", "KANJI,1,1,10655", "the cost of an unknown word"),
      ("char.def", "KANJI         0 0 2", "KANJI         0 1 2", "a category"),
    ]
    for (file, old, new, what) in changes {
      let dictionary = try TestDictionaries.mini([(file, old, new)])
      let comparison = try EngineComparison(
        dictionary: MiniDictionary.directory(), reference: dictionary.path)
      let line = Array("鰻鰻鰻東京".utf8)
      #expect(try comparison.difference(in: line) != nil, "\(what)")
    }
  }

  /// The same seed gives the same lines, another seed gives others.
  @Test func linesAreReproducible() {
    let surfaces = ["東京", "京都", "もも"].map { Array($0.utf8) }
    func lines(_ seed: UInt64) -> [[UInt8]] {
      var lines = GeneratedLines(seed: seed, surfaces: surfaces)
      return (0..<300).flatMap { _ in [lines.nextValid(), lines.nextBroken()] }
    }
    #expect(lines(7) == lines(7))
    #expect(lines(7) != lines(8))
    let all = lines(7)
    #expect(!all.contains { $0.contains(0x0A) }, "no line feed")
    #expect(all.contains([]), "empty lines")
    let valid = stride(from: 0, to: all.count, by: 2).map { all[$0] }
    #expect(valid.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    let broken = stride(from: 1, to: all.count, by: 2).map { all[$0] }
    #expect(broken.count { String(validating: $0, as: UTF8.self) == nil } > broken.count / 2)
  }
}
#endif
