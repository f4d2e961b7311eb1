import MeCabDictionary

/// Enumerates the paths of a full lattice in the order of their costs, equal ones in MeCab's order.
///
/// An A* search from the end of the text to its beginning, whose heuristic is the exact cost of the
/// best path to each node (M. Nagata, "A Stochastic Japanese Morphological Analyzer Using a
/// Forward-DP Backward-A* N-Best Search Algorithm", COLING 1994).
///
/// Source: `nbest_generator.cpp` of MeCab 0.996.
struct BestPathEnumeration: ~Copyable {
  /// The end of a path: a node with what follows it.
  struct Suffix: BitwiseCopyable {
    var node: UInt32
    /// The index of the suffix without this node; the end of the text refers to itself.
    var next: UInt32
  }

  private var suffixes = ReusableBuffer<Suffix>(minimumCapacity: 1 << 10)
  private var suffixCount = 0
  private var agenda = PathAgenda()
  /// The nodes of the last path in text order, without the beginning and the end of the text.
  private(set) var path = ReusableBuffer<UInt32>(minimumCapacity: 256)
  private(set) var pathCount = 0

  /// The default maximum number of suffixes, which take 24 bytes each.
  ///
  /// A path of n words adds about 20 n of them.
  static let maximumSuffixCount = 1 << 24
  private let limit: Int
  /// The number of suffixes for which memory is retained.
  private static let retainedCount = 1 << 18

  /// Creates a search that fails if it needs more than `limit` suffixes.
  init(limit: Int = Self.maximumSuffixCount) { self.limit = limit }

  /// Begins the enumeration of the paths of a lattice.
  mutating func start(_ nodes: borrowing NodesByOffset) {
    suffixCount = 0
    agenda.removeAll()
    append(Suffix(node: UInt32(truncatingIfNeeded: nodes.endOfText), next: 0), cost: 0)
  }

  /// Finds the next path.
  ///
  /// - Returns: whether there is one.
  /// - Throws: `engine` if the search needs too much memory.
  mutating func next(
    _ nodes: borrowing NodesByOffset, _ costs: ConnectionCosts
  ) throws(MeCabError) -> Bool {
    while let entry = agenda.popFirst() {
      let suffix = suffixes.view[Int(entry.element)]
      guard suffix.node != 0 else {
        collectPath(from: Int(entry.element))
        return true
      }
      let node = nodes[Int(suffix.node)]
      let leftNodes = nodes.ending(at: Int(node.origin))
      guard suffixCount + leftNodes.count <= limit else {
        throw MeCabError(
          .engine,
          "the search for the best paths needs more than \(limit) partial paths; request fewer paths or "
            + "split the text")
      }
      extend(entry, node, isEnd: entry.element == 0, leftNodes, nodes, costs)
    }
    return false
  }

  /// Adds the suffixes that are longer by one node, in the order of MeCab's paths.
  @inline(__always)
  private mutating func extend(
    _ entry: PathAgenda.Entry, _ node: FullNode, isEnd: Bool, _ leftNodes: Range<Int>,
    _ nodes: borrowing NodesByOffset, _ costs: ConnectionCosts
  ) {
    // The cost after the node; an entry's cost includes that of the best path to the node.
    let following = (isEnd ? 0 : entry.cost &- node.cost) &+ Int64(node.wordCost)
    let row = costs.row(leftID: Int(node.leftID))
    let rightIDs = nodes.endingRightIDs.view
    let leftCosts = nodes.endingCosts.view
    let indices = nodes.endingNodes.view
    var index = leftNodes.lowerBound
    while index < leftNodes.upperBound {
      append(
        Suffix(node: indices[index], next: entry.element),
        cost: leftCosts[index] &+ Int64(row[Int(rightIDs[index])]) &+ following)
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func append(_ suffix: Suffix, cost: Int64) {
    if suffixCount == suffixes.capacity {
      suffixes.reserve(suffixCount + 1, preserving: suffixCount)
    }
    suffixes.view[suffixCount] = suffix
    agenda.push(
      PathAgenda.Entry(cost: cost, element: UInt32(truncatingIfNeeded: suffixCount)))
    suffixCount &+= 1
  }

  private mutating func collectPath(from first: Int) {
    pathCount = 0
    var index = Int(suffixes.view[first].next)
    while index != 0 {
      let suffix = suffixes.view[index]
      if pathCount == path.capacity { path.reserve(pathCount + 1, preserving: pathCount) }
      path.view[pathCount] = suffix.node
      pathCount += 1
      index = Int(suffix.next)
    }
  }

  /// Releases memory that was used for long texts or many paths.
  mutating func releaseMemory() {
    suffixCount = 0
    suffixes.shrink(to: Self.retainedCount)
    agenda.shrink(to: Self.retainedCount)
    path.shrink(to: Self.retainedCount)
  }
}
