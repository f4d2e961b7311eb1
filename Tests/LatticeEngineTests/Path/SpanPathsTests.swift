import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the enumeration of the paths over a span, with generated graphs.
@Suite struct SpanPathsTests {
  private typealias Node = CandidateLattice.Node

  /// A graph of nodes over a span, with exact costs to and from the span.
  private struct Graph {
    var nodes: [Node]
    var length: Int

    static func transition(_ left: Node, _ right: Node) -> Int {
      (Int(left.rightID) * 37 + Int(right.leftID) * 11) % 101 - 20
    }

    /// Returns the costs of all paths, in ascending order, and their number of nodes.
    func allPaths() -> [Int] {
      var costs: [Int] = []
      func extend(_ node: Node, _ cost: Int) {
        if Int(node.end) == length { return costs.append(cost + node.backward) }
        for next in nodes where next.start == node.end {
          extend(next, cost + Self.transition(node, next) + Int(next.wordCost))
        }
      }
      for node in nodes where node.start == 0 { extend(node, node.forward) }
      return costs.sorted()
    }

    func paths() -> SpanPaths {
      SpanPaths(nodes[...], end: length, transition: Self.transition, start: { $0 })
    }
  }

  /// Returns a random graph; its first and last nodes have random costs outside the span.
  private func graph(using generator: inout SeededGenerator) -> Graph {
    let length = Int.random(in: 1...5, using: &generator)
    var nodes: [Node] = []
    for start in 0..<length {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let end = Int.random(in: start + 1...length + 1, using: &generator)
        nodes.append(
          Node(
            start: Int32(start), end: Int32(end),
            leftID: UInt16.random(in: 0..<9, using: &generator),
            rightID: UInt16.random(in: 0..<9, using: &generator),
            wordCost: Int16.random(in: -300...3_000, using: &generator), lexicon: 0, entry: 0,
            forward: Int.random(in: 0...9_000, using: &generator),
            backward: Int.random(in: 0...9_000, using: &generator)))
      }
    }
    return Graph(nodes: nodes, length: length)
  }

  @Test func allPathsInOrder() {
    var generator = SeededGenerator(seed: 251)
    var failures: [String] = []
    var pathCount = 0
    for round in 0..<2_000 {
      let graph = graph(using: &generator)
      var paths = graph.paths()
      var costs: [Int] = []
      while let path = paths.next(from: 0) { costs.append(path.cost) }
      pathCount += costs.count
      let expected = graph.allPaths()
      if costs != expected { failures.append("round \(round): \(costs) instead of \(expected)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    #expect(pathCount > 1_000, "the graphs have paths")
  }

  @Test func pathsAreConnected() {
    var generator = SeededGenerator(seed: 252)
    var failures: [String] = []
    for round in 0..<500 {
      let graph = graph(using: &generator)
      var paths = graph.paths()
      var seen: Set<[Int]> = []
      while let path = paths.next(from: 0) {
        let nodes = path.nodes.map { graph.nodes[$0] }
        var offset: Int32 = 0
        for node in nodes {
          if node.start != offset { failures.append("round \(round): a gap at \(offset)") }
          offset = node.end
        }
        if Int(offset) != graph.length { failures.append("round \(round): ends at \(offset)") }
        if !seen.insert(path.nodes).inserted { failures.append("round \(round): twice") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
  }

  @Test func spansWithoutPaths() {
    let node = Node(
      start: 0, end: 1, leftID: 0, rightID: 0, wordCost: 0, lexicon: 0, entry: 0, forward: 1,
      backward: 1)
    var unreachable = node
    unreachable.forward = CandidateLattice.unreachable
    var withoutEnd = node
    withoutEnd.backward = CandidateLattice.unreachable
    var later = node
    later.start = 1
    later.end = 2
    let rows: [(nodes: [Node], length: Int, why: String)] = [
      ([], 1, "no nodes"),
      ([node], 2, "ends too early"),
      ([later], 2, "starts too late"),
      ([unreachable], 1, "no path reaches the node"),
      ([withoutEnd], 1, "no path continues after the node"),
    ]
    for row in rows {
      var paths = Graph(nodes: row.nodes, length: row.length).paths()
      #expect(paths.next(from: 0) == nil, "\(row.why)")
    }
    var paths = Graph(nodes: [node], length: 1).paths()
    #expect(paths.next(from: 0)?.cost == 2)
    #expect(paths.next(from: 0) == nil, "one path only")
  }

  /// As many words at each of many offsets: the number of partial paths is limited.
  @Test func manyPaths() {
    var nodes: [Node] = []
    for start in 0..<40 {
      for number in 0..<6 {
        nodes.append(
          Node(
            start: Int32(start), end: Int32(start + 1), leftID: UInt16(number),
            rightID: UInt16(number), wordCost: Int16(number), lexicon: 0, entry: 0, forward: 0,
            backward: 0))
      }
    }
    var paths = Graph(nodes: nodes, length: 40).paths()
    var costs: [Int] = []
    while let path = paths.next(from: 0) { costs.append(path.cost) }
    #expect(!costs.isEmpty && costs == costs.sorted())
    #expect(costs.count < 6_000)
  }
}
