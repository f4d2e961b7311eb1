/// The properties of a lattice node that are needed to connect the following words.
struct LatticeNode: BitwiseCopyable {
  /// The cost of the best path up to and including the node, with tie-break.
  var pathCost: Int64
  var rightID: UInt64
}

/// The back pointer of a node.
struct BackPointer: BitwiseCopyable {
  /// The number of its word among the candidate edges of the line (see ``CandidateEdges``).
  var edge: UInt32
  /// The cell of the preceding node on the best path (see ``NodesByEnd``).
  var previous: UInt32
}

/// The nodes that end at each offset of a segment of a line, in the order in which they were found.
///
/// Each node has a cell. Up to ``inlineCapacity`` nodes per offset are stored inline; larger groups
/// are moved to an overflow area. Cells of the overflow area have the highest bit set.
struct NodesByEnd: ~Copyable {
  /// The number of nodes stored inline for each offset.
  static let inlineCapacity = 16
  /// The bit of a cell number that selects the overflow area.
  private static let overflowBit = 1 << 31

  /// The number of offsets.
  private(set) var offsetCount = 0
  /// The number of nodes that end at each offset.
  private(set) var counts = ReusableBuffer<UInt32>(minimumCapacity: 0)
  /// The nodes and back pointers stored inline.
  private(set) var nodes = ReusableBuffer<LatticeNode>(minimumCapacity: 0)
  private(set) var backPointers = ReusableBuffer<BackPointer>(minimumCapacity: 0)
  /// Whether more nodes end at an offset than the tie-break can distinguish.
  private(set) var isOverfull = false

  private var overflowNodes = ReusableBuffer<LatticeNode>(minimumCapacity: 0)
  private var overflowBackPointers = ReusableBuffer<BackPointer>(minimumCapacity: 0)
  /// The start and capacity of each overflow group.
  private var overflow = ReusableBuffer<Overflow>(minimumCapacity: 0)
  /// The number of cells of the overflow area in use.
  private var overflowCount = 0

  struct Overflow: BitwiseCopyable {
    var start: UInt32
    var capacity: UInt32
  }

  /// Removes all nodes; there must be none after the offset `last`.
  mutating func removeAll(upTo last: Int) {
    counts.view.fill(0, count: min(last + 1, offsetCount))
    overflowCount = 0
    isOverfull = false
  }

  /// Reserves capacity for offsets.
  @inline(__always)
  mutating func reserve(offsetCount: Int) {
    if offsetCount > self.offsetCount { grow(offsetCount) }
  }

  private mutating func grow(_ offsetCount: Int) {
    let grown = max(offsetCount, 2 * self.offsetCount)
    counts.reserve(grown, preserving: self.offsetCount)
    (counts.start + self.offsetCount).update(repeating: 0, count: grown - self.offsetCount)
    overflow.reserve(grown, preserving: self.offsetCount)
    let cellCount = self.offsetCount * Self.inlineCapacity
    nodes.reserve(grown * Self.inlineCapacity, preserving: cellCount)
    backPointers.reserve(grown * Self.inlineCapacity, preserving: cellCount)
    self.offsetCount = grown
  }

  /// Returns the number of nodes that end at an offset.
  @inline(__always)
  func count(_ offset: Int) -> Int { Int(counts.view[offset]) }

  /// Returns whether a node ends at an offset, which may be out of range.
  @inline(__always)
  func isReached(_ offset: Int) -> Bool { offset < offsetCount && counts.view[offset] != 0 }

  /// Returns the cell of the first node of an offset; those of the others follow.
  @inline(__always)
  func firstCell(_ offset: Int) -> Int {
    count(offset) <= Self.inlineCapacity
      ? offset &* Self.inlineCapacity : Self.overflowBit | Int(overflow.view[offset].start)
  }

  /// Returns the node of a cell.
  func node(_ cell: Int) -> LatticeNode {
    cell & Self.overflowBit == 0
      ? nodes.view[cell] : overflowNodes.view[cell ^ Self.overflowBit]
  }

  /// Returns the back pointer of the node of a cell.
  func backPointer(_ cell: Int) -> BackPointer {
    cell & Self.overflowBit == 0
      ? backPointers.view[cell] : overflowBackPointers.view[cell ^ Self.overflowBit]
  }

  /// Returns the nodes that end at an offset.
  @inline(__always)
  func list(_ offset: Int) -> ReusableBuffer<LatticeNode>.BufferView {
    let count = count(offset)
    guard count > Self.inlineCapacity else {
      return .init(nodes.start + offset &* Self.inlineCapacity, count: count)
    }
    return .init(overflowNodes.start + Int(overflow.view[offset].start), count: count)
  }

  /// Appends a node to those that end at an offset.
  @inline(never)
  mutating func append(_ node: LatticeNode, _ backPointer: BackPointer, to offset: Int) {
    let count = count(offset)
    guard count < TieBrokenCost.limit else {
      isOverfull = true
      return
    }
    if count >= Self.inlineCapacity { growOverflow(offset, count) }
    counts.view[offset] = UInt32(truncatingIfNeeded: count + 1)
    guard count >= Self.inlineCapacity else {
      nodes.view[offset &* Self.inlineCapacity &+ count] = node
      backPointers.view[offset &* Self.inlineCapacity &+ count] = backPointer
      return
    }
    let cell = Int(overflow.view[offset].start) &+ count
    overflowNodes.view[cell] = node
    overflowBackPointers.view[cell] = backPointer
  }

  /// Moves a group that is full to a larger one in the overflow area.
  private mutating func growOverflow(_ offset: Int, _ count: Int) {
    let isInline = count == Self.inlineCapacity
    guard isInline || count == Int(overflow.view[offset].capacity) else { return }
    overflowNodes.reserve(overflowCount + 2 * count, preserving: overflowCount)
    overflowBackPointers.reserve(overflowCount + 2 * count, preserving: overflowCount)
    let first = isInline ? offset &* Self.inlineCapacity : Int(overflow.view[offset].start)
    let oldNodes = isInline ? nodes.start : overflowNodes.start
    let oldBackPointers = isInline ? backPointers.start : overflowBackPointers.start
    (overflowNodes.start + overflowCount).update(from: oldNodes + first, count: count)
    (overflowBackPointers.start + overflowCount).update(
      from: oldBackPointers + first, count: count)
    overflow.view[offset] = Overflow(
      start: UInt32(truncatingIfNeeded: overflowCount),
      capacity: UInt32(truncatingIfNeeded: 2 * count))
    overflowCount += 2 * count
  }

  /// Removes all nodes and offsets and releases the memory.
  mutating func releaseMemory() { self = NodesByEnd() }
}
