import TestSupport
import Testing

@testable import LanguageDetection

@Suite struct LanguageLatticeTests {
  private func path(_ scores: [[Float]], switchCosts: [Float], priors: [Float]? = nil) -> [Int] {
    let count = scores.first?.count ?? 0
    let priors = priors ?? Array(repeating: 0, count: count)
    var lattice = LanguageLattice(start: Array(repeating: 0, count: count))
    for (row, cost) in zip(scores, switchCosts) {
      lattice.append(row[...], switchCost: cost, priors: priors)
    }
    return lattice.bestPath()
  }

  @Test func strongWordsSwitchAndWeakOnesDoNot() {
    let weak: [[Float]] = [[0, -3], [-2, 0], [0, -3]]
    #expect(path(weak, switchCosts: [0, 5, 5]) == [0, 0, 0])
    let strong: [[Float]] = [[0, -9], [-9, 0], [-9, 0]]
    #expect(path(strong, switchCosts: [0, 5, 5]) == [0, 1, 1])
  }

  @Test func changesAreWhereTheyAreCheapest() {
    // The middle word fits both languages, so the change is at the sentence end before it.
    let scores: [[Float]] = [[0, -9], [-1, -1], [-9, 0]]
    #expect(path(scores, switchCosts: [0, 2, 8]) == [0, 1, 1])
    #expect(path(scores, switchCosts: [0, 8, 2]) == [0, 0, 1])
  }

  @Test func priorsDecideTies() {
    let scores: [[Float]] = [[0, 0, 0], [0, 0, 0]]
    var lattice = LanguageLattice(start: [0, 0, 1])
    for row in scores { lattice.append(row[...], switchCost: 3, priors: [0, 0, 1]) }
    #expect(lattice.bestPath() == [2, 2])
  }

  @Test func nothing() {
    #expect(path([], switchCosts: []) == [])
    #expect(LanguageLattice(start: []).bestPath() == [])
    #expect(path([[0], [-9]], switchCosts: [0, 0]) == [0, 0], "one state")
  }

  /// Compares the result with an exhaustive search of all paths.
  @Test func agreesWithExhaustiveSearch() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let scores = (0..<5).map { _ in
        (0..<3).map { _ in Float.random(in: -6...0, using: &generator) }
      }
      let costs = (0..<5).map { _ in Float.random(in: 0...6, using: &generator) }
      func total(_ path: [Int]) -> Float {
        var sum: Float = 0
        for (word, state) in path.enumerated() {
          sum += scores[word][state]
          if word > 0, path[word - 1] != state { sum -= costs[word] }
        }
        return sum
      }
      var best = -Float.infinity
      for code in 0..<243 {
        let path = [code % 3, code / 3 % 3, code / 9 % 3, code / 27 % 3, code / 81 % 3]
        best = max(best, total(path))
      }
      #expect(abs(total(path(scores, switchCosts: [0] + costs.dropFirst())) - best) < 1e-3)
    }
  }
}
