#if LibMeCab
import LatticeEngine
import MeCab
import TestSupport
import Testing

/// Compares the paths of `CandidateLattice` with libmecab's N-best paths.
@Suite struct CandidateLatticeNBestTests {
  /// The number of paths that are compared.
  private static let count = 40

  /// Returns the costs of libmecab's best paths, including the connection with the end of the line.
  private func costsByLibmecab(_ line: String, _ lattice: Lattice) throws -> [Int] {
    var costs: [Int] = []
    try lattice.enumerateBestPaths(of: line, limit: Self.count) { _, nodes in
      var cost = 0
      var lastID = 0
      for node in nodes {
        cost += (lattice.model.transitionCost(from: lastID, to: Int(node.leftID)) ?? 0)
        cost += node.wordCost
        lastID = Int(node.rightID)
      }
      costs.append(cost + (lattice.model.transitionCost(from: lastID, to: 0) ?? 0))
      return true
    }
    return costs
  }

  private func differences(_ line: String, _ lattice: CandidateLattice) -> [Int] {
    var differences: [Int] = []
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      lattice.build(bytes)
      lattice.forEachPath(over: 0..<bytes.count, maximumDifference: .max / 8) { difference, _ in
        differences.append(difference)
        return differences.count < Self.count
      }
    }
    return differences
  }

  @Test func sameCosts() throws {
    let directory = try MiniDictionary.directory()
    let lattice = Lattice(model: try Model(dictionary: directory))
    let candidates = CandidateLattice(
      model: try LatticeModel(dictionary: directory, tries: .memory))
    var generator = SeededGenerator(seed: 254)
    let fragments = [
      "東京", "都", "に", "日本", "本", "もも", "も", "の", "うち", "x1", "行く", "学生", "。", "コーヒー", "三", "鱻",
    ]
    var failures: [String] = []
    for _ in 0..<200 {
      let line = (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in fragments.randomElement(using: &generator) ?? "" }.joined()
      let expected = try costsByLibmecab(line, lattice)
      let found = differences(line, candidates)
      let wanted = expected.map { $0 - (expected.first ?? 0) }
      if found != wanted { failures.append("\(line): \(found) instead of \(wanted)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }
}
#endif
