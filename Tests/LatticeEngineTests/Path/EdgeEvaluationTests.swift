import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Compares the evaluation of several words at a time with one of each pair.
@Suite struct EdgeEvaluationTests {
  @Test func everyNumberOfWordsAndNodes() throws {
    let file = CostFixture.file(rightCount: 9, leftCount: 7)
    defer { withExtendedLifetime(file) {} }
    let costs = try ConnectionCosts(file)
    var random = SeededGenerator(seed: 4)
    for count in 1...13 {
      for nodeCount in 1...9 {
        let nodes = ReusableBuffer<LatticeNode>(minimumCapacity: nodeCount)
        for index in 0..<nodeCount {
          nodes.view[index] = LatticeNode(
            pathCost: Int64.random(in: 0...3, using: &random) << 16 | Int64(0xFFFF - index),
            rightID: UInt64.random(in: 0..<9, using: &random))
        }
        let padded = count + EdgeEvaluation.padding
        let words = ReusableBuffer<UInt64>(minimumCapacity: padded)
        let found = ReusableBuffer<Int64>(minimumCapacity: padded)
        // Ids outside the matrix, as in a damaged dictionary, are treated as 0.
        for index in 0..<padded { words.view[index] = UInt64.random(in: 0..<9, using: &random) }
        EdgeEvaluation.findBest(words.start, count: count, after: nodes.view, costs, found.start)
        for index in 0..<count {
          let leftID = words.view[index] < 7 ? UInt16(words.view[index]) : 0
          let expected = (0..<nodeCount).map { number in
            let node = nodes.view[number]
            return node.pathCost
              + Int64(costs.cost(from: UInt16(node.rightID), to: leftID)) << 16
          }.min()
          #expect(found.view[index] == expected, "\(count) words, \(nodeCount) nodes")
        }
      }
    }
  }
}
