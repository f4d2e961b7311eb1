/// The nodes of a full lattice by the offsets of their ends and beginnings.
///
/// Nodes are stored by the offset where the preceding word ends, and for each in the order in which
/// MeCab inserts them into its lists, which is the reverse of the order of their creation. The order
/// decides between paths of equal cost.
struct NodesByOffset: ~Copyable {
  /// All nodes; the first one is the beginning of the text, the last one its end.
  private(set) var nodes = ReusableBuffer<FullNode>(minimumCapacity: 1 << 10)
  private(set) var count = 0
  /// The index of the first node that begins at or after each offset.
  private var beginnings = ReusableBuffer<UInt32>(minimumCapacity: 256)
  /// The node inserted last of those that end at an offset; 0 if no node ends
  /// there.
  private var lastEnding = ReusableBuffer<UInt32>(minimumCapacity: 256)

  /// The nodes ordered by their ends, those of the same end in the order of insertion: their indices,
  /// and what connecting other nodes with them needs.
  private(set) var endingNodes = ReusableBuffer<UInt32>(minimumCapacity: 1 << 10)
  private(set) var endingRightIDs = ReusableBuffer<UInt16>(minimumCapacity: 1 << 10)
  private(set) var endingCosts = ReusableBuffer<Int64>(minimumCapacity: 1 << 10)
  private var endingCount = 0
  /// The index in `endingNodes` of the first node that ends at or after each offset.
  private var ends = ReusableBuffer<UInt32>(minimumCapacity: 256)

  /// The size of the text in bytes.
  private(set) var size = 0

  /// Removes all nodes and adds the beginning of a text of `size` bytes.
  mutating func start(size: Int) {
    self.size = size
    count = 0
    endingCount = 0
    beginnings.reserve(size + 2)
    lastEnding.reserve(size + 1)
    ends.reserve(size + 2)
    lastEnding.view.fill(0, count: size + 1)
    append(FullNode(origin: 0, start: 0, end: 0, source: .boundary, isBest: true))
  }

  /// Appends a node without connecting it.
  mutating func append(_ node: FullNode) {
    if count == nodes.capacity { nodes.reserve(count + 1, preserving: count) }
    nodes.view[count] = node
    count += 1
  }

  /// Appends a node to the list of those with its end.
  mutating func appendToEnd(_ node: FullNode) {
    var node = node
    let end = Int(node.end)
    // Only a word in the white space at the end of the text extends over it; no word follows.
    if end <= size {
      node.nextEnding = lastEnding.view[end]
      lastEnding.view[end] = UInt32(truncatingIfNeeded: count)
    }
    append(node)
  }

  /// Begins an offset: no more nodes end at it, and the following ones begin at it.
  ///
  /// - Returns: the nodes that end at the offset, as indices of the arrays `ending…`.
  mutating func begin(at offset: Int) -> Range<Int> {
    beginnings.view[offset] = UInt32(truncatingIfNeeded: count)
    ends.view[offset] = UInt32(truncatingIfNeeded: endingCount)
    let first = endingCount
    if offset == 0 { appendEnding(0) }
    var index = lastEnding.view[offset]
    while index != 0 {
      appendEnding(index)
      index = nodes.view[Int(index)].nextEnding
    }
    // The list starts with the node inserted last.
    var (low, high) = (first, endingCount - 1)
    while low < high {
      swapEnding(low, high)
      low += 1
      high -= 1
    }
    beginnings.view[offset + 1] = UInt32(truncatingIfNeeded: count)
    ends.view[offset + 1] = UInt32(truncatingIfNeeded: endingCount)
    return first..<endingCount
  }

  private mutating func appendEnding(_ index: UInt32) {
    if endingCount == endingNodes.capacity {
      endingNodes.reserve(endingCount + 1, preserving: endingCount)
      endingRightIDs.reserve(endingNodes.capacity, preserving: endingCount)
      endingCosts.reserve(endingNodes.capacity, preserving: endingCount)
    }
    let node = nodes.view[Int(index)]
    endingNodes.view[endingCount] = index
    endingRightIDs.view[endingCount] = node.rightID
    endingCosts.view[endingCount] = node.cost
    endingCount += 1
  }

  private func swapEnding(_ first: Int, _ second: Int) {
    func swap<Value>(_ view: ReusableBuffer<Value>.BufferView) {
      let value = view[first]
      view[first] = view[second]
      view[second] = value
    }
    swap(endingNodes.view)
    swap(endingRightIDs.view)
    swap(endingCosts.view)
  }

  /// Completes an offset after its nodes have been appended.
  mutating func finish(at offset: Int) {
    beginnings.view[offset + 1] = UInt32(truncatingIfNeeded: count)
  }

  // MARK: Queries

  subscript(index: Int) -> FullNode {
    @inline(__always) get { nodes.view[index] }
    nonmutating set { nodes.view[index] = newValue }
  }

  /// The index of the node that ends the text.
  var endOfText: Int { count - 1 }

  /// The nodes whose preceding word ends at an offset, without the end of the text.
  func beginning(at offset: Int) -> Range<Int> {
    Int(beginnings.view[offset])..<Int(beginnings.view[offset + 1])
  }

  /// The nodes that end at an offset, as indices of the arrays `ending…`.
  @inline(__always)
  func ending(at offset: Int) -> Range<Int> {
    Int(ends.view[offset])..<Int(ends.view[offset + 1])
  }

  /// Releases the memory; the nodes are then those of an empty text.
  mutating func releaseMemory() {
    self = NodesByOffset()
    start(size: 0)
  }
}
