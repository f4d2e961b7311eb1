/// Enumerates the paths over a span of a lattice in the order of their costs.
///
/// An A* search forward through the span; the exact costs of completing a path, which a backward
/// pass finds first, are its heuristic, so each path that is completed is the best of those not yet
/// returned (compare Nagata, A Stochastic Japanese Morphological Analyzer Using a Forward-DP
/// Backward-A* N-Best Search Algorithm, 1994).
struct SpanPaths {
  typealias Node = CandidateLattice.Node

  /// A path of the search, as a list linked backward.
  private struct PartialPath {
    var node: Int
    var previous: Int?
    /// The cost of the best path of the line up to and including the node that ends this path.
    var cost: Int
    /// The cost of the best path of the line that begins with this path and leaves the span at its
    /// end.
    var estimate: Int
  }

  private let nodes: ArraySlice<Node>
  private let end: Int
  private let transition: (Node, Node) -> Int
  private let wordStart: (Int) -> Int
  /// The cost of the best completion of each node, from its end through the end of the span.
  private var completions: [Int]
  private var paths: [PartialPath] = []
  /// The indices in `paths` that have not been extended, as a binary heap by estimate.
  private var open: [Int] = []
  private var hasStarted = false

  /// The maximum number of partial paths; ordinary spans need some dozens.
  private static let maximumPathCount = 1 << 10

  /// Creates the paths over a span.
  ///
  /// - Parameters:
  ///   - nodes: the nodes that start in the span, in the order of their starts.
  ///   - end: the end of the span in characters.
  ///   - transition: returns the connection cost of two nodes.
  ///   - start: returns where the word after an offset starts.
  init(
    _ nodes: ArraySlice<Node>, end: Int, transition: @escaping (Node, Node) -> Int,
    start: @escaping (Int) -> Int
  ) {
    self.nodes = nodes
    self.end = end
    self.transition = transition
    wordStart = start
    completions = Array(repeating: CandidateLattice.unreachable, count: nodes.count)
    for index in nodes.indices.reversed() { complete(index) }
  }

  /// Returns the best path that starts at the character `start` and has not been returned: its
  /// cost as part of the best path of the whole line, and its nodes.
  mutating func next(from start: Int) -> (cost: Int, nodes: [Int])? {
    if !hasStarted {
      hasStarted = true
      for index in nodes.indices where Int(nodes[index].start) == start {
        add(index, after: nil, cost: nodes[index].forward)
      }
    }
    while let number = popBest() {
      let path = paths[number]
      let node = nodes[path.node]
      if Int(node.end) == end { return (path.estimate, indices(of: number)) }
      let next = wordStart(Int(node.end))
      for index in nodes.indices where Int(nodes[index].start) == next {
        let right = nodes[index]
        add(
          index, after: number, cost: path.cost + transition(node, right) + Int(right.wordCost))
      }
    }
    return nil
  }

  private mutating func complete(_ index: Int) {
    let node = nodes[index]
    var best = CandidateLattice.unreachable
    if Int(node.end) == end {
      best = node.backward
    } else if Int(node.end) < end {
      let next = wordStart(Int(node.end))
      for right in (index + 1)..<max(nodes.endIndex, index + 1)
      where Int(nodes[right].start) == next && completion(right) < CandidateLattice.unreachable {
        best = min(
          best, transition(node, nodes[right]) + Int(nodes[right].wordCost) + completion(right))
      }
    }
    completions[index - nodes.startIndex] = best
  }

  private func completion(_ index: Int) -> Int { completions[index - nodes.startIndex] }

  private func indices(of number: Int) -> [Int] {
    var indices: [Int] = []
    var number: Int? = number
    while let current = number {
      indices.append(paths[current].node)
      number = paths[current].previous
    }
    return indices.reversed()
  }

  // MARK: The heap

  private mutating func add(_ index: Int, after previous: Int?, cost: Int) {
    guard cost < CandidateLattice.unreachable, completion(index) < CandidateLattice.unreachable,
      paths.count < Self.maximumPathCount
    else { return }
    paths.append(
      PartialPath(node: index, previous: previous, cost: cost, estimate: cost + completion(index)))
    open.append(paths.count - 1)
    var child = open.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard paths[open[child]].estimate < paths[open[parent]].estimate else { break }
      open.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func popBest() -> Int? {
    guard let first = open.first, let last = open.popLast() else { return nil }
    guard !open.isEmpty else { return first }
    open[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < open.count && paths[open[child]].estimate < paths[open[least]].estimate {
        least = child
      }
      guard least != parent else { break }
      open.swapAt(least, parent)
      parent = least
    }
    return first
  }
}
