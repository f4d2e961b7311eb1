import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the lattice with all words, with the miniature dictionary.
@Suite struct CandidateLatticeTests {
  private let model: LatticeModel

  init() throws { model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .memory) }

  /// Returns the paths over a range: the cost difference, and the readings of the words.
  private func paths(
    _ line: String, over range: Range<Int>? = nil, maximumDifference: Int = .max / 8,
    limit: Int = 64, model: LatticeModel? = nil
  ) -> [(difference: Int, words: [String])] {
    let lattice = CandidateLattice(model: model ?? self.model)
    let bytes = Array(line.utf8)
    var paths: [(difference: Int, words: [String])] = []
    bytes.withUnsafeBufferPointer { line in
      lattice.build(line)
      lattice.forEachPath(
        over: range ?? 0..<line.count, maximumDifference: maximumDifference
      ) { difference, words in
        paths.append((difference, words.map { Self.name($0, in: bytes) }))
        return paths.count < limit
      }
    }
    return paths
  }

  /// Returns the surface with the seventh field of the feature, which is the reading.
  private static func name(_ word: CandidateLattice.Candidate, in line: [UInt8]) -> String {
    let surface = String(decoding: line[word.range], as: UTF8.self)
    let fields = String(cString: word.feature).split(separator: ",")
    return word.isUnknown ? "[\(surface)]" : "\(surface)=\(fields.count > 7 ? fields[7] : "")"
  }

  @Test func theBestPathIsTheFirst() throws {
    let analysis = try NativeAnalysis()
    for line in ["すもももももももものうち", "東京都に行きました", "日本の本", "xyzと東京", "林檎"] {
      let first = try #require(paths(line, limit: 1).first)
      #expect(first.difference == 0, "\(line)")
      let expected = try analysis.words(of: line)
      #expect(first.words.count == expected.count, "\(line): \(first.words)")
    }
  }

  @Test func allEntriesOfASurface() {
    // Both entries for 日本 have the same ids, so only the first can be on the best path.
    let found = paths("日本", limit: 2)
    #expect(found.map(\.words) == [["日本=ニホン"], ["日本=ニッポン"]])
    #expect(found.map(\.difference) == [0, 0])
  }

  @Test func otherDivisions() {
    let found = paths("東京都", limit: 100).map(\.words)
    #expect(found.contains(["東京=トウキョウ", "都=ミヤコ"]), "\(found)")
    #expect(found.contains(["東=アズマ", "京都=キョウト"]), "\(found)")
    // Over a part of the line.
    let part = paths("東京都に行く", over: 0..<6, limit: 100).map(\.words)
    #expect(part.contains(["東京=トウキョウ"]), "\(part)")
    #expect(!part.contains { $0.joined().contains("都") }, "\(part)")
  }

  @Test func differencesAreThoseOfTheBestPath() {
    var generator = SeededGenerator(seed: 253)
    let fragments = ["東京", "都", "に", "日本", "本", "もも", "も", "の", "うち", "x1", " ", "行く", "語", "。"]
    var failures: [String] = []
    for _ in 0..<300 {
      let line = (0..<Int.random(in: 1...6, using: &generator))
        .map { _ in fragments.randomElement(using: &generator) ?? "" }.joined()
      let trimmed = line.drop { $0 == " " }
      guard let end = trimmed.lastIndex(where: { $0 != " " }) else { continue }
      let start = line.utf8.count - trimmed.utf8.count
      let length = trimmed[...end].utf8.count
      let found = paths(line, over: start..<start + length, limit: 20)
      if found.first?.difference != 0 { failures.append("\(line): \(found.first as Any)") }
      if found.map(\.difference) != found.map(\.difference).sorted() {
        failures.append("\(line): not sorted")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
  }

  @Test func maximumDifference() {
    let all = paths("東京都", limit: 100)
    guard let last = all.last else { return #expect(Bool(false), "no paths") }
    #expect(all.count > 2)
    let limited = paths("東京都", maximumDifference: last.difference - 1, limit: 100)
    #expect(limited.count < all.count)
    #expect(limited.allSatisfy { $0.difference < last.difference })
    #expect(paths("東京都", maximumDifference: -1).isEmpty)
  }

  @Test func rangesThatAreNotSpansOfWords() {
    let rows: [(line: String, range: Range<Int>, why: String)] = [
      ("", 0..<0, "an empty line"),
      ("東京", 0..<0, "an empty range"),
      ("東京", 1..<6, "starts inside a character"),
      ("東京", 0..<5, "ends inside a character"),
      ("東京", 0..<9, "longer than the line"),
      ("東京", 7..<9, "after the line"),
      ("  ", 0..<2, "only white space"),
    ]
    for row in rows {
      #expect(paths(row.line, over: row.range).isEmpty, "\(row.why)")
    }
  }

  @Test func costsWithoutBoundaries() {
    let lattice = CandidateLattice(model: model)
    func difference(_ line: String, _ range: Range<Int>) -> Int? {
      Array(line.utf8).withUnsafeBufferPointer {
        lattice.build($0)
        return lattice.costDifference(withoutBoundariesOf: range)
      }
    }
    // 東|京都 has no boundary after 東京, and 東京|都 has none after 東.
    let other = difference("東京都", 0..<6)
    #expect(other.map { $0 > 0 } == true)
    let path = paths("東京都", limit: 100).first { $0.words == ["東=アズマ", "京都=キョウト"] }
    #expect(other.map { $0 <= path?.difference ?? 0 } == true, "the cheapest such path")
    #expect(difference("東京都", 0..<3) == 0, "the best path has no boundary after 東")
    #expect(difference("", 0..<0) == nil)
    #expect(difference("東京", 0..<1) == nil, "inside a character")
  }

  @Test func userDictionaries() throws {
    let folder = try TemporaryDirectory()
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    try compiler.writeUserDictionary(rows: MiniDictionary.userRows, to: folder.file("user.dic"))
    let model = try LatticeModel(
      dictionary: MiniDictionary.directory(), userDictionaries: [folder.file("user.dic")],
      tries: .walk)
    let lattice = CandidateLattice(model: model)
    var found: [String: Bool] = [:]
    let line = Array("令和の東京".utf8)
    line.withUnsafeBufferPointer { bytes in
      lattice.build(bytes)
      lattice.forEachPath(over: 0..<bytes.count, maximumDifference: 0) { _, words in
        for word in words { found[Self.name(word, in: line)] = word.isFromUserDictionary }
        return false
      }
    }
    #expect(found["令和=レイワ"] == true, "\(found)")
    #expect(found["東京=トウキョウ"] == false, "\(found)")
  }

  @Test func excludedNames() throws {
    let fixtures = try NameFixtures()
    let model = try fixtures.withoutNames()
    let names = paths("東京", limit: 100, model: model).flatMap(\.words)
    #expect(names.contains("東京=トウキョウ"))
    #expect(!names.contains { $0.contains("ヒガシ") || $0.contains("アズマ") && $0.hasPrefix("東京") })
    let whole = try LatticeModel(dictionary: fixtures.whole.path, tries: .memory)
    #expect(paths("東京", limit: 100, model: whole).flatMap(\.words).contains("東京=ヒガシ"))
  }

  @Test func linesThatAreNotRetained() {
    // Longer than the search retains: no paths, and the next line is not affected.
    let lattice = CandidateLattice(model: model)
    func count(_ line: [UInt8]) -> Int {
      var count = 0
      line.withUnsafeBufferPointer { bytes in
        lattice.build(bytes)
        lattice.forEachPath(over: 0..<6, maximumDifference: 0) { _, _ in
          count += 1
          return false
        }
      }
      return count
    }
    let long = Array(String(repeating: "東京の", count: 30_000).utf8)
    #expect(count(long) == 0)
    #expect(count(Array("東京の".utf8)) == 1)
    #expect(count([0xFF, 0x80]) == 0, "ill-formed bytes")
    #expect(count(Array("東京".utf8) + [0xE6, 0x9D]) == 1, "ill-formed bytes after a word")
  }

  @Test func entriesOfSurfaces() throws {
    let file = try DictionaryFile(path: MiniDictionary.directory() + "/sys.dic")
    let walk = try #require(DoubleArrayWalk(file))
    var counts: [String: Int] = [:]
    for entry in try file.entries() { counts[entry.surface, default: 0] += 1 }
    func entries(_ surface: String) -> Int {
      Array(surface.utf8).withUnsafeBufferPointer { walk.entries(of: $0).count }
    }
    let wrong = counts.filter { entries($0.key) != $0.value }
    #expect(wrong.isEmpty, "\(wrong)")
    for surface in ["", "東京xyz", "東京都大", "x", "\0"] where counts[surface] == nil {
      #expect(entries(surface) == 0, "\(surface)")
    }
  }
}
