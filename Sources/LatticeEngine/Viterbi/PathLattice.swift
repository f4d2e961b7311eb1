/// The lattice nodes not yet committed, grouped by end offset, each with its best path.
struct PathLattice: ~Copyable {
  /// The nodes by end offset, relative to ``origin``.
  private var ends = NodesByEnd()
  /// The end offset of the committed nodes.
  private(set) var origin = 0
  /// The words that start in the current chunk, and those of the nodes.
  private(set) var edges = CandidateEdges()
  /// The number of the first word that was added after the committed nodes.
  private var firstEdge = 0
  /// The number of nodes.
  private(set) var nodeCount = 0
  /// No node ends after this offset.
  private var endLimit = 0
  /// The connection costs; they change only between lines, and only their memory.
  private let costs: ConnectionCosts

  /// The costs of the best paths to the words that start at an offset.
  private var bestCosts = ReusableBuffer<Int64>(minimumCapacity: 1 << 9)
  /// The best node of each right id at an end offset with at least ``mergeThreshold`` nodes.
  private var best = ReusableBuffer<LatticeNode>(minimumCapacity: 64)
  /// The index in `best` of the node of each right id, with the stamp that makes it valid in the
  /// upper half.
  private var numbers = ReusableBuffer<UInt64>(zeroed: 1 << 16)
  private var stamp: UInt64 = 0
  /// One word of each left id of at least ``shareThreshold`` words, and the costs of their best
  /// paths.
  private var distinctWords = ReusableBuffer<UInt64>(minimumCapacity: 64)
  private var distinctCosts = ReusableBuffer<Int64>(minimumCapacity: 64)
  /// The index in `distinctWords` of each left id, with the stamp in the upper half.
  private var leftNumbers = ReusableBuffer<UInt64>(zeroed: 1 << 16)

  /// The minimum number of nodes at an end offset for which those of the same right id are merged.
  private static let mergeThreshold = 12
  /// The minimum number of words at a start offset for which the costs are found once per left id.
  private static let shareThreshold = 12

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ends.reserve(offsetCount: 256)
  }

  /// Whether more nodes end at an offset than can be distinguished.
  var isOverfull: Bool { ends.isOverfull }

  // MARK: Start

  /// Begins a line.
  mutating func startLine() {
    edges.removeAll()
    start(at: 0, rightID: 0, firstEdge: 0)
    endLimit = 0
  }

  /// Removes all nodes and adds one without cost that ends at `offset`.
  mutating func start(at offset: Int, rightID: UInt64, firstEdge: Int) {
    ends.removeAll(upTo: endLimit - origin)
    ends.append(
      LatticeNode(pathCost: TieBrokenCost.mask, rightID: rightID),
      BackPointer(edge: 0, previous: 0), to: 0)
    origin = offset
    nodeCount = 1
    self.firstEdge = firstEdge
  }

  /// Begins a chunk of a line; its matches must be sorted.
  mutating func begin(
    _ matches: borrowing Matches, words tables: ReusableBuffer<Table<UInt64>>.BufferView
  ) {
    endLimit = max(endLimit, matches.maximumEnd)
    ends.reserve(offsetCount: endLimit &+ 1 &- origin)
    edges.load(matches, words: tables, firstUsed: firstEdge)
  }

  // MARK: Nodes by end offset

  /// Returns whether a node ends at an offset.
  @inline(__always)
  func isReached(_ offset: Int) -> Bool { ends.isReached(offset &- origin) }

  /// Returns the back pointer and the path cost of the node of a cell.
  @inline(__always)
  func node(_ cell: Int) -> (backPointer: BackPointer, cost: Int) {
    (ends.backPointer(cell), TieBrokenCost.cost(ends.node(cell).pathCost))
  }

  /// Returns the right id of the node shared by all surviving paths, or nil if there is none at
  /// this offset.
  func sharedRightID(at offset: Int) -> UInt64? {
    guard ends.count(offset &- origin) == 1 else { return nil }
    var later = offset &+ 1
    while later <= endLimit {
      guard ends.count(later &- origin) == 0 else { return nil }
      later &+= 1
    }
    return ends.list(offset &- origin)[0].rightID
  }

  /// Returns the cell of the first node that ends at an offset.
  func firstCell(endingAt offset: Int) -> Int { ends.firstCell(offset &- origin) }

  /// Returns the cell of the best node before the end of the line: one of those with the greatest
  /// end offset up to `count`, because white space at the end does not form a word.
  mutating func last(upTo count: Int) -> Int {
    var offset = count
    while offset > origin, !isReached(offset) { offset &-= 1 }
    let list = ends.list(offset &- origin)
    distinctWords.view.fill(0, count: 1 + EdgeEvaluation.padding)
    EdgeEvaluation.findBest(
      distinctWords.start, count: 1, after: list, costs, bestCosts.start)
    return firstCell(endingAt: offset) + Int(TieBrokenCost.number(bestCosts.view[0]))
  }

  // MARK: Nodes of the words that start at an offset

  /// Adds a range of the chunk’s words after the nodes that end at `offset`.
  @inline(never)
  mutating func add(_ range: Range<Int>, after offset: Int) {
    let firstCell = ends.firstCell(offset &- origin)
    var leftNodes = ends.list(offset &- origin)
    if leftNodes.count >= Self.mergeThreshold { leftNodes = best(of: leftNodes) }
    let count = range.upperBound &- range.lowerBound
    let first = edges.chunkStart &+ range.lowerBound
    bestCosts.reserve(count &+ EdgeEvaluation.padding)
    if count < Self.shareThreshold {
      EdgeEvaluation.findBest(
        edges.words.start + first, count: count, after: leftNodes, costs, bestCosts.start)
    } else {
      findBestOfEachLeftID(first, count, after: leftNodes)
    }
    var number = 0
    while number < count { number = insert(first, count, after: firstCell, from: number) }
    nodeCount &+= count
  }

  /// Finds the costs once for all words of the same left id.
  ///
  /// A small group rarely contains two words with the same left id; the unknown words of a character
  /// class have the same ids in each length.
  @inline(never)
  private mutating func findBestOfEachLeftID(
    _ first: Int, _ count: Int, after leftNodes: ReusableBuffer<LatticeNode>.BufferView
  ) {
    distinctWords.reserve(count &+ EdgeEvaluation.padding)
    distinctCosts.reserve(count &+ EdgeEvaluation.padding)
    stamp &+= 1
    let words = edges.words.view
    let distinctWords = distinctWords.view
    let leftNumbers = leftNumbers.view
    var distinctCount = 0
    for index in first..<first &+ count {
      let id = Int(truncatingIfNeeded: words[index] & 0xFFFF)
      distinctWords[distinctCount] = words[index]
      guard leftNumbers[id] &>> 32 != stamp else { continue }
      leftNumbers[id] = stamp &<< 32 | UInt64(truncatingIfNeeded: distinctCount)
      distinctCount &+= 1
    }
    EdgeEvaluation.findBest(
      distinctWords.start, count: distinctCount, after: leftNodes, costs, distinctCosts.start)
    let distinctCosts = distinctCosts.view
    let bestCosts = bestCosts.view
    for index in 0..<count {
      let id = Int(truncatingIfNeeded: words[first &+ index] & 0xFFFF)
      bestCosts[index] = distinctCosts[Int(leftNumbers[id] & 0xFFFF_FFFF)]
    }
  }

  /// Returns the best node of each right id.
  ///
  /// A small group rarely contains two nodes with the same right id; after runs of unknown words
  /// most nodes share theirs with others.
  @inline(never)
  private mutating func best(of leftNodes: ReusableBuffer<LatticeNode>.BufferView)
    -> ReusableBuffer<LatticeNode>.BufferView
  {
    best.reserve(leftNodes.count)
    stamp &+= 1
    let best = best.view
    let numbers = numbers.view
    var count = 0
    for index in 0..<leftNodes.count {
      let word = leftNodes[index]
      let id = Int(truncatingIfNeeded: word.rightID)
      let number = Int(numbers[id] & 0xFFFF_FFFF)
      if numbers[id] &>> 32 == stamp {
        if word.pathCost < best[number].pathCost { best[number] = word }
      } else {
        numbers[id] = stamp &<< 32 | UInt64(truncatingIfNeeded: count)
        best[count] = word
        count &+= 1
      }
    }
    return ReusableBuffer<LatticeNode>.BufferView(best.start, count: count)
  }

  /// Adds the nodes of words until the inline storage of an end offset is full.
  ///
  /// - Returns: the index of the first word that remains to be added.
  @inline(__always)
  private mutating func insert(
    _ firstWord: Int, _ count: Int, after firstCell: Int, from first: Int
  ) -> Int {
    let words = edges.words.view
    let origins = edges.origins.view
    let bestCosts = bestCosts.view
    let counts = ends.counts.view
    let nodes = ends.nodes.view
    let backPointers = ends.backPointers.view
    let rightCount = UInt64(truncatingIfNeeded: costs.rightCount)
    let origin = origin
    let base = edges.base
    let previous = firstCell &+ Int(TieBrokenCost.mask)
    var number = first
    while number < count {
      let index = firstWord &+ number
      let word = Word(bits: words[index])
      let best = bestCosts[number]
      let offset = Int(origins[index].end) &- origin
      number &+= 1
      let size = counts[offset]
      // Other ids occur only in damaged dictionaries.
      let rightID = word.bits &>> 48 < rightCount ? word.bits &>> 48 : 0
      let node = LatticeNode(
        pathCost: (best | TieBrokenCost.mask) &- Int64(size) &+ word.shiftedCost, rightID: rightID)
      let backPointer = BackPointer(
        edge: UInt32(truncatingIfNeeded: base &+ index),
        previous: UInt32(
          truncatingIfNeeded: previous &- Int(truncatingIfNeeded: best & TieBrokenCost.mask)))
      guard size < UInt32(truncatingIfNeeded: NodesByEnd.inlineCapacity) else {
        ends.append(node, backPointer, to: offset)
        break
      }
      counts[offset] = size &+ 1
      let cell = offset &* NodesByEnd.inlineCapacity &+ Int(size)
      nodes[cell] = node
      backPointers[cell] = backPointer
    }
    return number
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    ends.releaseMemory()
    ends.reserve(offsetCount: 256)
    edges.shrink(to: capacity)
  }
}
