/// Finds the best paths to words that start at the same offset, each coming from one of the nodes
/// that end there.
enum EdgeEvaluation {
  /// The number of words after the last one that are read, and of costs that are written.
  static let padding = 3

  /// Writes the costs of the best paths to `count` words to `bestCosts`, without the costs of the
  /// words themselves.
  ///
  /// Words are processed four at a time: each preceding node is read once for all four, and the four
  /// computations are independent. ``padding`` more words and costs must be accessible.
  @inline(never)
  static func findBest(
    _ words: UnsafePointer<UInt64>, count: Int,
    after leftNodes: ReusableBuffer<LatticeNode>.BufferView, _ costs: ConnectionCosts,
    _ bestCosts: UnsafeMutablePointer<Int64>
  ) {
    var number = 0
    while number &+ 2 < count {
      four(words + number, leftNodes, costs, bestCosts + number)
      number &+= 4
    }
    if number < count { two(words + number, leftNodes, costs, bestCosts + number) }
  }

  @inline(__always)
  private static func cost(_ node: LatticeNode, _ row: Table<Int16>) -> Int64 {
    node.pathCost &+ TieBrokenCost.cost(row[Int(truncatingIfNeeded: node.rightID)])
  }

  @inline(__always)
  private static func four(
    _ words: UnsafePointer<UInt64>, _ leftNodes: ReusableBuffer<LatticeNode>.BufferView,
    _ costs: ConnectionCosts, _ bestCosts: UnsafeMutablePointer<Int64>
  ) {
    let row0 = costs.row(of: words[0])
    let row1 = costs.row(of: words[1])
    let row2 = costs.row(of: words[2])
    let row3 = costs.row(of: words[3])
    let first = leftNodes[0]
    var best0 = cost(first, row0)
    var best1 = cost(first, row1)
    var best2 = cost(first, row2)
    var best3 = cost(first, row3)
    var index = 1
    while index < leftNodes.count {
      let node = leftNodes[index]
      index &+= 1
      best0 = min(best0, cost(node, row0))
      best1 = min(best1, cost(node, row1))
      best2 = min(best2, cost(node, row2))
      best3 = min(best3, cost(node, row3))
    }
    bestCosts[0] = best0
    bestCosts[1] = best1
    bestCosts[2] = best2
    bestCosts[3] = best3
  }

  @inline(__always)
  private static func two(
    _ words: UnsafePointer<UInt64>, _ leftNodes: ReusableBuffer<LatticeNode>.BufferView,
    _ costs: ConnectionCosts, _ bestCosts: UnsafeMutablePointer<Int64>
  ) {
    let row0 = costs.row(of: words[0])
    let row1 = costs.row(of: words[1])
    let first = leftNodes[0]
    var best0 = cost(first, row0)
    var best1 = cost(first, row1)
    var index = 1
    while index < leftNodes.count {
      let node = leftNodes[index]
      index &+= 1
      best0 = min(best0, cost(node, row0))
      best1 = min(best1, cost(node, row1))
    }
    bestCosts[0] = best0
    bestCosts[1] = best1
  }
}
