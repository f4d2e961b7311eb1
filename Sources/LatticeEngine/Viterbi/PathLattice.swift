/// The lattice nodes not yet committed, grouped by end offset, each with its best path.
struct PathLattice: ~Copyable {
  /// The nodes by end offset, relative to ``origin``.
  private var ends = NodesByEnd()
  /// The end offset of the committed nodes.
  private(set) var origin = 0
  /// The words that start in the current chunk.
  private var words = CandidateEdges()
  /// The number of nodes.
  private(set) var wordCount = 0
  /// The maximum end offset of a node.
  private(set) var maximumEnd = 0
  private let costs: ConnectionCosts

  /// The best node of each right id at an end offset with at least ``mergeThreshold`` nodes.
  private var best = ReusableBuffer<LatticeNode>(minimumCapacity: 64)
  /// The index in `best` of the node of each right id, with the stamp that makes it valid in the
  /// upper half.
  private var numbers = ReusableBuffer<UInt64>(zeroed: 1 << 16)
  private var stamp: UInt64 = 0
  /// The minimum number of nodes at an end offset for which those of the same right id are merged.
  private static let mergeThreshold = 16

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ends.reserve(offsetCount: 256)
  }

  /// Whether more nodes end at an offset than can be distinguished.
  var isOverfull: Bool { ends.isOverfull }

  // MARK: Start

  /// Removes all nodes and adds one without cost that ends at `offset`.
  mutating func start(at offset: Int, rightID: UInt64) {
    ends.removeAll(upTo: maximumEnd - origin)
    ends.append(
      LatticeNode(pathCost: TieBrokenCost.mask, rightID: rightID), BackPointer(bits: 0), to: 0)
    origin = offset
    wordCount = 1
    maximumEnd = offset
  }

  /// Begins a chunk of a line; its matches must be sorted.
  mutating func begin(
    _ matches: borrowing Matches, words tables: ReusableBuffer<Table<UInt64>>.BufferView
  ) {
    ends.reserve(offsetCount: matches.maximumEnd &+ 1 &- origin)
    words.load(matches, words: tables)
  }

  // MARK: Nodes by end offset

  /// Returns whether a node ends at an offset.
  @inline(__always)
  func isReached(_ offset: Int) -> Bool {
    offset <= maximumEnd && ends.count(offset &- origin) != 0
  }

  /// Returns the back pointer and the path cost of a node.
  @inline(__always)
  func word(_ number: Int, endingAt offset: Int) -> (backPointer: BackPointer, cost: Int) {
    let cell = ends.start(offset &- origin) &+ number
    return (ends.backPointers.view[cell], TieBrokenCost.cost(ends.words.view[cell].pathCost))
  }

  /// Returns the right id of the node shared by all surviving paths, or nil if there is none at
  /// this offset.
  func sharedRightID(at offset: Int) -> UInt64? {
    guard maximumEnd == offset, ends.count(offset &- origin) == 1 else { return nil }
    return ends.list(offset &- origin)[0].rightID
  }

  /// Returns the index of the best node before the end of the line among those that end at an
  /// offset.
  mutating func last(endingAt offset: Int) -> Int {
    words.loadEnd()
    words.findBest(0..<1, after: ends.list(offset &- origin), costs)
    return Int(TieBrokenCost.number(words.bestCosts.view[0]))
  }

  // MARK: Nodes of the words that start at an offset

  /// Adds a range of the chunk’s words after the nodes that end at `offset`.
  mutating func add(_ range: Range<Int>, after offset: Int) {
    let leftNodes = ends.list(offset &- origin)
    words.findBest(
      range, after: leftNodes.count < Self.mergeThreshold ? leftNodes : best(of: leftNodes), costs)
    var number = 0
    while number < range.count { number = insert(range, after: offset, from: number) }
    wordCount &+= range.count
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

  /// Adds nodes until the inline storage of an end offset is full.
  ///
  /// - Returns: the index of the first word that remains to be added.
  @inline(never)
  private mutating func insert(_ range: Range<Int>, after before: Int, from first: Int) -> Int {
    let bits = words.words.view
    let bestCosts = words.bestCosts.view
    let origins = words.origins.view
    let counts = ends.counts.view
    let ending = ends.words.view
    let backPointers = ends.backPointers.view
    let rightCount = UInt64(truncatingIfNeeded: costs.rightCount)
    let origin = origin
    var maximumEnd = maximumEnd
    var number = first
    let count = range.count
    while number < count {
      let word = Word(bits: bits[range.lowerBound &+ number])
      let best = bestCosts[number]
      let source = origins[range.lowerBound &+ number]
      number &+= 1
      let end = Int(truncatingIfNeeded: source &>> 32)
      maximumEnd = max(maximumEnd, end)
      let offset = end &- origin
      let index = counts[offset]
      let pathCost = (best & ~TieBrokenCost.mask) &+ word.shiftedCost | Int64(~index & 0xFFFF)
      // Other ids occur only in damaged dictionaries.
      let rightID = word.bits &>> 48 < rightCount ? word.bits &>> 48 : 0
      let backPointer =
        source & 0xFFFF_FFFF | TieBrokenCost.number(best) &<< 32
        | UInt64(truncatingIfNeeded: end &- before) &<< 48
      if index >= UInt32(truncatingIfNeeded: NodesByEnd.inlineCapacity) {
        ends.append(
          LatticeNode(pathCost: pathCost, rightID: rightID), BackPointer(bits: backPointer),
          to: offset)
        break
      }
      counts[offset] = index &+ 1
      let cell = offset &* NodesByEnd.inlineCapacity &+ Int(index)
      ending[cell] = LatticeNode(pathCost: pathCost, rightID: rightID)
      backPointers[cell] = BackPointer(bits: backPointer)
    }
    self.maximumEnd = maximumEnd
    return number
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    ends.releaseMemory()
    ends.reserve(offsetCount: 256)
    words.shrink(to: capacity)
  }
}
