#if LibMeCab
import EngineComparison
import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Compares the native lattice with libmecab; `Scripts/check-nbest` tries more.
@Suite struct FullLatticeComparisonTests {
  /// Compares lines in all respects.
  private static func compare(
    _ lines: [[UInt8]], _ comparison: FullLatticeComparison, isValid: Bool, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var differences: [String] = []
    for (number, line) in lines.enumerated() {
      func note(_ difference: String?) { if let difference { differences.append(difference) } }
      note(try comparison.differenceOfPaths(in: line, count: [1, 2, 10, 50][number % 4]))
      let input = GeneratedConstraints.partialInput(for: line, using: &generator) { offset in
        !isValid || line[offset] & 0xC0 != 0x80
      }
      note(
        try comparison.differenceOfPaths(in: input, count: [1, 10][number % 2], isPartial: true))
      note(
        try comparison.differenceOfNodes(
          in: line,
          options: ParseOptions(
            request: [.allMorphs, .marginalProbabilities], theta: [0.75, 0.1, 3][number % 3])))
      guard isValid else { continue }
      note(
        try comparison.differenceOfNodes(
          in: line,
          options: ParseOptions(
            request: number % 2 == 0 ? [.allMorphs, .marginalProbabilities] : [],
            constraints: GeneratedConstraints.constraints(for: line, using: &generator))))
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(2))")
    #expect(comparison.declinedCount == 0)
    #expect(comparison.pathCount > lines.count && comparison.nodeCount > lines.count)
  }

  /// Compares generated lines, valid and ill-formed.
  private static func compare(
    _ count: Int, _ dictionary: String, _ userDictionaries: [String] = [], seed: UInt64
  ) throws {
    let comparison = try FullLatticeComparison(
      dictionary: dictionary, userDictionaries: userDictionaries)
    var lexica = [comparison.model.lexicon]
    for path in userDictionaries { lexica.append(.compiled(try DictionaryFile(path: path))) }
    var lines = try GeneratedLines(seed: seed, lexica: lexica, count: 2_000)
    try compare((0..<count).map { _ in lines.nextValid() }, comparison, isValid: true, seed: seed)
    try compare((0..<count).map { _ in lines.nextBroken() }, comparison, isValid: false, seed: seed)
  }

  @Test func theMiniatureDictionary() throws {
    try Self.compare(300, MiniDictionary.directory(), seed: 11)
  }

  @Test func twoUserDictionaries() throws {
    let dictionary = try MiniDictionary.directory()
    let folder = try TemporaryDirectory()
    let users = try GeneratedUserDictionaries.write(for: dictionary, to: folder)
    try Self.compare(150, dictionary, users, seed: 12)
  }

  @Test func aDictionaryInOneFile() throws {
    let fixture = try CodedFixture()
    try Self.compare(150, fixture.directory.path, seed: 13)
    withExtendedLifetime(fixture) {}
  }

  @Test(arguments: TestDictionaries.installed)
  func installedDictionaries(dictionary: String) throws {
    try Self.compare(60, dictionary, seed: 14)
  }

  @Test(arguments: TestDictionaries.installed)
  func theCorpus(dictionary: String) throws {
    let lines = try Corpus.sample(size: 30_000, blockCount: 6).split(separator: 0x0A).map {
      Array($0)
    }
    try Self.compare(
      lines, FullLatticeComparison(dictionary: dictionary), isValid: true, seed: 15)
  }

  /// White space at the ends, which MeCab treats as the beginning of a word.
  @Test func whiteSpace() throws {
    let comparison = try FullLatticeComparison(dictionary: MiniDictionary.directory())
    let words = ["", "東京", "東京へ", "x", "\u{3000}", "鱻"]
    let spaces = ["", " ", "\t ", "\n", " \u{B}\r "]
    let lines = spaces.flatMap { before in
      words.flatMap { word in spaces.map { Array("\(before)\(word)\($0)東\($0)".utf8) } }
    }
    try Self.compare(lines + [[], [0x20], [0x20, 0x20]], comparison, isValid: true, seed: 16)
  }

  /// The comparison detects differences: another dictionary gives other results.
  @Test func differencesAreDetected() throws {
    let changes = [
      ("lexicon.csv", "東京,2,2,2400,", "東京,2,2,2401,", "a cost"),
      ("lexicon.csv", "トーキョー", "トウキヨ", "a feature"),
      ("unk.def", "KANJI,1,1,10654", "KANJI,1,1,10655", "the cost of an unknown word"),
      ("dicrc", "cost-factor = 800", "cost-factor = 801", "the scale of probabilities"),
    ]
    for (file, old, new, what) in changes {
      let dictionary = try TestDictionaries.mini([(file, old, new)])
      let comparison = try FullLatticeComparison(
        dictionary: MiniDictionary.directory(), reference: dictionary.path)
      let line = Array("鰻鰻鰻東京".utf8)
      let options = ParseOptions(request: [.allMorphs, .marginalProbabilities])
      #expect(try comparison.differenceOfNodes(in: line, options: options) != nil, "\(what)")
      if file != "dicrc" {
        #expect(try comparison.differenceOfPaths(in: line, count: 10) != nil, "\(what)")
      }
    }
  }
}
#endif
