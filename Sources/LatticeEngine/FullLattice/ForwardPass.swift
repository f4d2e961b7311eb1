import MeCabDictionary

/// The Viterbi forward pass over all nodes of a text.
///
/// Of several best paths, the one through the node inserted last is taken, as in MeCab.
///
/// Source: `viterbi` and `connect` in `viterbi.cpp` of MeCab 0.996.
struct ForwardPass: ~Copyable {
  private let model: LatticeModel
  private let costs: ConnectionCosts
  /// The best left node of each left id at the current offset, valid if the stamp is current.
  private var best: ReusableBuffer<Best>
  private var stamp: UInt32 = 0

  struct Best: BitwiseCopyable {
    var stamp: UInt32
    var node: UInt32
    var cost: Int64
  }

  /// The limit of path costs, at which MeCab declines a text.
  private static let costLimit: Int64 = 2_147_483_647
  /// The maximum number of nodes; they take less than 1 GB.
  static let maximumNodeCount = 1 << 24
  /// The maximum distance between the start and the end of a node, which MeCab stores in 16 bits.
  private static let maximumLength = 65_535

  init(_ model: LatticeModel) {
    self.model = model
    costs = model.costs
    best = ReusableBuffer(zeroed: model.costs.leftCount)
  }

  /// Finds the nodes of a text and the best path to each of them.
  ///
  /// - Throws: `engine` if the text is too long or contains too much white space.
  mutating func run(
    _ text: borrowing LatticeText, _ constraints: ConstraintMap?, lookup: inout NodeLookup,
    into nodes: inout NodesByOffset
  ) throws(MeCabError) {
    nodes.start(size: text.size)
    lookup.startText()
    var last = 0
    for offset in 0...text.size {
      let leftNodes = nodes.begin(at: offset)
      guard !leftNodes.isEmpty else { continue }
      last = offset
      guard offset < text.size else { break }
      lookup.find(at: offset, in: text, constraints)
      try add(lookup, after: leftNodes, to: &nodes)
      nodes.finish(at: offset)
    }
    try addEnd(number: lookup.nextNumber(), after: last, to: &nodes)
    markBestPath(nodes)
  }

  private mutating func add(
    _ lookup: borrowing NodeLookup, after leftNodes: Range<Int>, to nodes: inout NodesByOffset
  ) throws(MeCabError) {
    guard nodes.count + lookup.count < Self.maximumNodeCount else {
      throw MeCabError(.engine, "the text has too many candidate words; split it")
    }
    startOffset()
    var index = lookup.count
    while index > 0 {
      index &-= 1
      var node = lookup.found.view[index]
      guard node.end &- node.origin <= UInt32(Self.maximumLength) else {
        throw MeCabError(
          .engine,
          "the text contains a word or white space of more than 65,535 bytes; split it there")
      }
      try connect(&node, leftNodes, nodes)
      nodes.appendToEnd(node)
    }
  }

  private mutating func addEnd(
    number: UInt32, after offset: Int, to nodes: inout NodesByOffset
  ) throws(MeCabError) {
    startOffset()
    let size = UInt32(truncatingIfNeeded: nodes.size)
    var node = FullNode(
      origin: UInt32(truncatingIfNeeded: offset), start: size, end: size, source: .boundary,
      isBest: true, number: number)
    try connect(&node, nodes.ending(at: offset), nodes)
    nodes.append(node)
  }

  private mutating func startOffset() {
    stamp &+= 1
    guard stamp == 0 else { return }
    best.view.fill(Best(stamp: 0, node: 0, cost: 0), count: best.capacity)
    stamp = 1
  }

  /// Sets the best path to a node.
  @inline(__always)
  private func connect(
    _ node: inout FullNode, _ leftNodes: Range<Int>, _ nodes: borrowing NodesByOffset
  ) throws(MeCabError) {
    let leftID = Int(node.leftID)
    var found = best.view[leftID]
    if found.stamp != stamp {
      found = findBest(leftID, leftNodes, nodes)
      best.view[leftID] = found
    }
    node.previous = found.node
    node.cost = found.cost &+ Int64(node.wordCost)
    guard node.cost < Self.costLimit else {
      throw MeCabError(.engine, "the path costs exceed 31 bits; parse shorter texts")
    }
  }

  private func findBest(
    _ leftID: Int, _ leftNodes: Range<Int>, _ nodes: borrowing NodesByOffset
  ) -> Best {
    let row = costs.row(leftID: leftID)
    let rightIDs = nodes.endingRightIDs.view
    let leftCosts = nodes.endingCosts.view
    var best = Int64.max
    var bestIndex = leftNodes.lowerBound
    var index = leftNodes.lowerBound
    while index < leftNodes.upperBound {
      let cost = leftCosts[index] &+ Int64(row[Int(rightIDs[index])])
      if cost <= best {
        best = cost
        bestIndex = index
      }
      index &+= 1
    }
    return Best(stamp: stamp, node: nodes.endingNodes.view[bestIndex], cost: best)
  }

  private func markBestPath(_ nodes: borrowing NodesByOffset) {
    var index = nodes.endOfText
    while index != 0 {
      nodes[index].isBest = true
      index = Int(nodes[index].previous)
    }
  }
}
