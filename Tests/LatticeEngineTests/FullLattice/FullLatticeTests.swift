import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the paths, nodes and probabilities of the native lattice.
@Suite struct FullLatticeTests {
  private func makeLattice() throws -> FullLattice {
    FullLattice(model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
  }

  private func surfaces(
    _ text: String, _ lattice: FullLattice, options: ParseOptions = ParseOptions()
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    return try lattice.withBestPath(of: text, options: options) { nodes in
      nodes.map { String(decoding: bytes[$0.utf8Range], as: UTF8.self) }
    }
  }

  // MARK: Paths

  @Test func findsTheBestPath() throws {
    let cases: [(text: String, words: [String], why: String)] = [
      ("すもももももももものうち", ["すもも", "も", "もも", "も", "もも", "の", "うち"], "ambiguity"),
      ("東京都に行きました", ["東京", "都", "に", "行き", "まし", "た"], "not 東|京都"),
      ("", [], "empty"), ("   ", [], "only white space"),
      ("  東京 \t へ\n", ["東京", "へ"], "white space is between words"),
      ("\0", ["\0"], "NUL is a character"),
      ("東\0京", ["東", "\0", "京"], "NUL does not end the text"),
      ("東京へ\u{3000}", ["東京", "へ", "\u{3000}"], "a word for this dictionary"),
    ]
    let lattice = try makeLattice()
    for (text, words, why) in cases { #expect(try surfaces(text, lattice) == words, "\(why)") }
  }

  /// The best path is that of the path search, which keeps fewer nodes.
  @Test func theBestPathIsThatOfTheSearch() throws {
    let model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .memory)
    let (lattice, finder) = (FullLattice(model: model), BestPathFinder(model: model))
    var generator = SeededGenerator(seed: 29)
    var failures: [String] = []
    for _ in 0..<300 {
      let text = RandomText.string(
        fragments: Int.random(in: 0...30, using: &generator), using: &generator)
      let found = try lattice.withBestPath(of: text) { nodes in
        nodes.map { "\($0.utf8Range) \($0.pathCost) \($0.isUnknown) \($0.feature)" }
      }
      let expected = try finder.withBestPath(of: text) { words in
        words.map { "\($0.utf8Range) \($0.pathCost) \($0.isUnknown) \($0.feature)" }
      }
      if found != expected { failures.append(text.debugDescription) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func nodesHaveAllProperties() throws {
    let lattice = try makeLattice()
    try lattice.withBestPath(of: " 東京へXYZ") { nodes in
      #expect(nodes.map(\.utf8Range) == [1..<7, 7..<10, 10..<13])
      #expect(nodes.map(\.precedingSpace) == [1, 0, 0])
      #expect(nodes.map(\.isUnknown) == [false, false, true])
      #expect(nodes.allSatisfy { $0.isBest })
      #expect(nodes[0].feature == "名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー")
      #expect((nodes[0].leftID, nodes[0].rightID, nodes[0].wordCost) == (2, 2, 2400))
      #expect(nodes.allSatisfy { $0.alpha == 0 && $0.beta == 0 && $0.probability == 0 })
      var (cost, lastID) = (0, 0)
      for node in nodes {
        cost += lattice.model.transitionCost(from: lastID, to: Int(node.leftID)) ?? 0
        cost += node.wordCost
        #expect(node.pathCost == cost, "costs add up along the path")
        lastID = Int(node.rightID)
      }
    }
  }

  /// Costs of the paths do not decrease, and each path covers the text.
  @Test func enumeratesPathsInOrderOfCost() throws {
    let lattice = try makeLattice()
    for text in ["東京都に", "すももも もも", " 東京都の学生", "東京 日本の本"] {
      var last = Int.min
      var seen: Set<[String]> = []
      try lattice.enumerateBestPaths(of: text, limit: 200) { rank, nodes in
        #expect(rank == seen.count)
        var (cost, lastID, end) = (0, 0, 0)
        for node in nodes {
          cost += lattice.model.transitionCost(from: lastID, to: Int(node.leftID)) ?? 0
          cost += node.wordCost
          #expect(node.start - node.precedingSpace == end)
          (lastID, end) = (Int(node.rightID), node.end)
        }
        cost += lattice.model.transitionCost(from: lastID, to: 0) ?? 0
        #expect(cost >= last && end == text.utf8.count, "\(text), path \(rank)")
        last = cost
        seen.insert(nodes.map { "\($0.utf8Range) \($0.feature)" })
        return true
      }
      #expect(seen.count > 1, "\(text)")
    }
  }

  @Test func stopsAtTheLimitOrOnRequest() throws {
    let lattice = try makeLattice()
    for (limit, stop, expected) in [(0, 9, 0), (1, 9, 1), (3, 9, 3), (9, 2, 2), (-1, 9, 0)] {
      var count = 0
      try lattice.enumerateBestPaths(of: "すもももももももものうち", limit: limit) { _, _ in
        count += 1
        return count < stop
      }
      #expect(count == expected, "limit \(limit), stop after \(stop)")
    }
    for text in ["", " "] {
      var paths: [Int] = []
      try lattice.enumerateBestPaths(of: text, limit: 9) { _, nodes in
        paths.append(nodes.count)
        return true
      }
      #expect(paths == [0], "one empty path")
    }
  }

  // MARK: All nodes, probabilities

  @Test func allMorphsHoldsTheBestPathAndMore() throws {
    let lattice = try makeLattice()
    let options = ParseOptions(request: .allMorphs)
    #expect(try surfaces("東京都", lattice, options: options).contains("京都"))
    let marked = try lattice.withBestPath(of: "東京都", options: options) { nodes in
      #expect(zip(nodes, nodes.dropFirst()).allSatisfy { $0.start <= $1.start })
      return nodes.filter(\.isBest).map(\.utf8Range)
    }
    #expect(marked == [0..<6, 6..<9])
    for text in ["東京 ", " ", "東京へ\n \t"] {
      let ranges = try lattice.withBestPath(of: text, options: options) { $0.map(\.utf8Range) }
      #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count }, "\(text.debugDescription)")
    }
  }

  @Test func marginalProbabilitiesAddUpToOne() throws {
    let lattice = try makeLattice()
    let text = "東京都に行きました"
    func nodes(theta: Double) throws -> [(Range<Int>, Float, Bool)] {
      let options = ParseOptions(request: [.allMorphs, .marginalProbabilities], theta: theta)
      return try lattice.withBestPath(of: text, options: options) { nodes in
        nodes.map { ($0.utf8Range, $0.probability, $0.isBest) }
      }
    }
    for theta in [0.1, 0.75, 3] {
      let nodes = try nodes(theta: theta)
      for offset in stride(from: 0, to: text.utf8.count, by: 3) {
        let sum = nodes.filter { $0.0.contains(offset) }.reduce(Float(0)) { $0 + $1.1 }
        #expect(abs(sum - 1) < 0.01, "theta \(theta), offset \(offset): \(sum)")
      }
    }
    let (cold, hot) = (try nodes(theta: 2), try nodes(theta: 0.01))
    #expect(cold[0].1 >= 0 && hot[0].1 >= 0)
    let (best, other) = (cold.filter(\.2).map(\.1), hot.filter(\.2).map(\.1))
    #expect(zip(best, other).allSatisfy { $0 >= $1 - 1e-4 }, "\(best) \(other)")
    #expect(best.reduce(1, *) > other.reduce(1, *), "\(best) \(other)")
  }

  // MARK: Errors

  @Test func aLatticeInUseIsAnError() throws {
    let lattice = try makeLattice()
    var codes: [MeCabError.Code] = []
    func note(_ body: () throws(MeCabError) -> Void) {
      do throws(MeCabError) { try body() } catch { codes.append(error.code) }
    }
    try lattice.enumerateBestPaths(of: "東京都に", limit: 3) { _, nodes in
      note { () throws(MeCabError) in try lattice.withBestPath(of: "もも") { _ in } }
      note { () throws(MeCabError) in
        try lattice.enumerateBestPaths(of: "もも", limit: 1) { _, _ in true }
      }
      return nodes.first?.utf8Range == 0..<6
    }
    #expect(codes.count >= 4 && codes.allSatisfy { $0 == .engine })
    #expect(try surfaces("東京へ行く", lattice) == ["東京", "へ", "行く"], "usable again")
  }

  /// Nodes that are used after the closure has returned refer to the beginning of the text.
  @Test func nodesThatAreUsedLaterDoNotTrap() throws {
    let lattice = try makeLattice()
    var kept: FullLattice.Nodes?
    try lattice.withBestPath(of: String(repeating: "東京", count: 30_000)) { kept = $0 }
    #expect(kept?.count == 30_000)
    #expect(kept?.map(\.end).allSatisfy { $0 == 0 } == true)
    #expect(kept?.last?.feature.isEmpty == false)
  }
}
