#if LibMeCab
import LatticeEngine
import MeCab
import TestSupport
import Testing

@Suite struct LatticeTests {
  private func makeLattice() throws -> Lattice {
    Lattice(model: try Model(dictionary: MiniDictionary.directory()))
  }

  private func surfaces(
    _ text: String, _ lattice: Lattice, options: ParseOptions = ParseOptions()
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    return try lattice.withBestPath(of: text, options: options) { nodes in
      nodes.map { String(decoding: bytes[$0.utf8Range], as: UTF8.self) }
    }
  }

  // MARK: Best path

  @Test func findsTheBestPath() throws {
    let cases: [(text: String, words: [String], why: String)] = [
      ("すもももももももものうち", ["すもも", "も", "もも", "も", "もも", "の", "うち"], "ambiguity"),
      ("東京へ行く", ["東京", "へ", "行く"], "plain"),
      ("東京都に行きました", ["東京", "都", "に", "行き", "まし", "た"], "not 東|京都"),
      ("", [], "empty"),
      ("  東京 \t へ\n", ["東京", "へ"], "white space is between words"),
      ("\0", ["\0"], "NUL is a character"),
      ("東\0京", ["東", "\0", "京"], "NUL does not end the text"),
    ]
    let lattice = try makeLattice()
    for (text, words, why) in cases {
      #expect(try surfaces(text, lattice) == words, "\(why)")
    }
  }

  @Test func nodesHaveAllProperties() throws {
    let lattice = try makeLattice()
    try lattice.withBestPath(of: " 東京へXYZ") { nodes in
      let all = Array(nodes)
      #expect(all.map(\.utf8Range) == [1..<7, 7..<10, 10..<13])
      #expect(all.map(\.precedingSpace) == [1, 0, 0])
      #expect(all.map(\.kind) == [.known, .known, .unknown])
      #expect(all.map(\.isUnknown) == [false, false, true])
      #expect(all.filter(\.isBest).count == 3)
      #expect(all[0].feature == "名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー")
      #expect(all[0].featureBytes.elementsEqual(all[0].feature.utf8))
      #expect((all[0].leftID, all[0].rightID, all[0].wordCost) == (2, 2, 2400))
      // Costs add up along the path.
      let model = lattice.model
      var cost = 0
      var lastID = 0
      for node in all {
        cost += (model.transitionCost(from: lastID, to: Int(node.leftID)) ?? 0) + node.wordCost
        #expect(node.pathCost == cost)
        lastID = Int(node.rightID)
      }
      // A sequence can be iterated repeatedly.
      #expect(nodes.map(\.start) == [1, 7, 10])
    }
  }

  @Test func nodesAndGapsJoinToTheText() throws {
    let lattice = try makeLattice()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let text = RandomText.string(
        fragments: Int.random(in: 0...40, using: &generator), using: &generator)
      let bytes = Array(text.utf8)
      let ranges = try lattice.withBestPath(of: text) { $0.map(\.utf8Range) }
      var position = 0
      for range in ranges {
        #expect(range.lowerBound >= position && !range.isEmpty, "\(text.debugDescription)")
        let gap = bytes[position..<range.lowerBound]
        #expect(
          gap.allSatisfy { [0x20, 0x09, 0x0A, 0x0B, 0x0D].contains($0) }, "\(text.debugDescription)"
        )
        position = range.upperBound
      }
      #expect(position <= bytes.count)
    }
  }

  @Test func reparsingGivesTheSame() throws {
    let lattice = try makeLattice()
    let long = String(repeating: "すもももももももものうち東京へ行く。", count: 3_000)
    let first = try surfaces(long, lattice)
    #expect(try surfaces("東京へ行く", lattice) == ["東京", "へ", "行く"])
    #expect(try surfaces(long, lattice) == first)
    #expect(first.joined() == long)
  }

  // MARK: N best

  @Test func enumeratesPathsInOrderOfCost() throws {
    let lattice = try makeLattice()
    var paths: [[Range<Int>]] = []
    var costs: [Int] = []
    try lattice.enumerateBestPaths(of: "東京都に", limit: 20) { rank, nodes in
      #expect(rank == paths.count)
      paths.append(nodes.map(\.utf8Range))
      costs.append(nodes.reduce(0) { max($0, $1.pathCost) })
      return true
    }
    #expect(paths.count > 2)
    #expect(paths[0] == [0..<6, 6..<9, 9..<12])
    let best = try lattice.withBestPath(of: "東京都に") { $0.map(\.utf8Range) }
    #expect(paths[0] == best)
    for path in paths {
      #expect(path.first?.lowerBound == 0 && path.last?.upperBound == 12)
      for (one, next) in zip(path, path.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
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
  }

  // MARK: Whole lattice, probabilities

  @Test func allMorphsHoldsTheBestPathAndMore() throws {
    let lattice = try makeLattice()
    let best = try surfaces("東京都", lattice)
    let all = try surfaces("東京都", lattice, options: ParseOptions(request: .allMorphs))
    #expect(all.count > best.count)
    #expect(Set(all).isSuperset(of: best))
    #expect(all.contains("京都"))
    let marked = try lattice.withBestPath(
      of: "東京都", options: ParseOptions(request: .allMorphs)
    ) { nodes in nodes.filter(\.isBest).map(\.utf8Range) }
    #expect(marked == [0..<6, 6..<9])
  }

  @Test func marginalProbabilitiesAddUpToOne() throws {
    let lattice = try makeLattice()
    let options = ParseOptions(request: [.allMorphs, .marginalProbabilities])
    let text = "東京都に行きました"
    let nodes = try lattice.withBestPath(of: text, options: options) { nodes in
      nodes.map { ($0.utf8Range, $0.probability, $0.alpha, $0.beta) }
    }
    // Every path covers every byte exactly once.
    for offset in stride(from: 0, to: text.utf8.count, by: 3) {
      let sum = nodes.filter { $0.0.contains(offset) }.reduce(Float(0)) { $0 + $1.1 }
      #expect(abs(sum - 1) < 0.01, "offset \(offset): \(sum)")
    }
    #expect(nodes.allSatisfy { 0...1.001 ~= $0.1 })
    // A lower temperature gives the best path a higher probability.
    func probability(theta: Double) throws -> Float {
      var options = options
      options.theta = theta
      return try lattice.withBestPath(of: text, options: options) { nodes in
        nodes.first { $0.isBest }?.probability ?? 0
      }
    }
    let (cold, hot) = (try probability(theta: 2), try probability(theta: 0.01))
    #expect(cold > hot, "\(cold) \(hot)")
  }

  // MARK: Constraints

  @Test func constraintsAreObeyed() throws {
    let lattice = try makeLattice()
    let cases: [(text: String, constraints: [ParseConstraint], words: [String], why: String)] = [
      ("東京都", [.boundary(at: 3)], ["東", "京都"], "a boundary inside the best word"),
      ("東京都", [.noBoundary(at: 6)], ["東", "京都"], "no boundary where the best path has one"),
      ("東京都", [.noBoundary(at: 3), .noBoundary(at: 6)], ["東京都"], "no boundary at all"),
      ("東京都", [.word(0..<9, feature: "*")], ["東京都"], "one word, any class"),
      ("東京都", [.word(3..<9, feature: "名詞")], ["東", "京都"], "the rest is free"),
      ("東京へ", [.boundary(at: 0), .boundary(at: 9)], ["東京", "へ"], "the ends are boundaries"),
    ]
    for (text, constraints, words, why) in cases {
      let found = try surfaces(text, lattice, options: ParseOptions(constraints: constraints))
      #expect(found == words, "\(why)")
      // Constraints apply to one parse only.
      #expect(try surfaces("東京へ行く", lattice) == ["東京", "へ", "行く"], "after: \(why)")
    }
    let feature = try lattice.withBestPath(
      of: "東京都", options: ParseOptions(constraints: [.word(0..<9, feature: "名詞,固有名詞")])
    ) { nodes in nodes.map(\.feature).first }
    #expect(feature?.hasPrefix("名詞,固有名詞") == true)
  }

  @Test func constraintsOutsideOrInsideCharactersAreRefused() throws {
    let lattice = try makeLattice()
    let bad: [ParseConstraint] = [
      .boundary(at: -1), .boundary(at: 10), .boundary(at: 1), .noBoundary(at: 5),
      .noBoundary(at: 1 << 40), .word(0..<4, feature: "*"), .word(1..<3, feature: "*"),
      .word(3..<3, feature: "*"), .word(9..<9, feature: "*"), .word(0..<12, feature: "*"),
      .word(0..<3, feature: ""), .word(0..<3, feature: "名\0詞"),
    ]
    for constraint in bad {
      let error = #expect(throws: MeCabError.self, "\(constraint)") {
        try surfaces("東京都", lattice, options: ParseOptions(constraints: [constraint]))
      }
      #expect(error?.code == .invalidConstraint, "\(constraint)")
    }
    #expect(try surfaces("東京へ", lattice) == ["東京", "へ"])
  }
}
#endif
