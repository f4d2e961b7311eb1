/// The properties of a lattice node that are needed to connect the following words.
struct LatticeNode: BitwiseCopyable {
  /// The cost of the best path up to and including the node, with tie-break.
  var pathCost: Int64
  var rightID: UInt64
}

/// The back pointer of a node.
///
/// From the lowest bits: the index of its match (24 bits), its index among the words of the match
/// (8), the index of the preceding node among those with the same end offset (16), and the number
/// of characters from the end of that node to the end of this one (16).
struct BackPointer: BitwiseCopyable {
  var bits: UInt64

  var match: Int { Int(bits & 0xFF_FFFF) }
  var number: Int { Int(bits &>> 24 & 0xFF) }
  var previous: Int { Int(bits &>> 32 & 0xFFFF) }
  var length: Int { Int(bits &>> 48) }
}

/// The nodes that end at each offset of a segment of a line, in the order in which they were found.
///
/// Stores up to 16 nodes per offset inline; larger groups are moved to an overflow area.
struct NodesByEnd: ~Copyable {
  /// The number of nodes stored inline for each offset.
  static let inlineCapacity = 16

  /// The number of offsets.
  private var offsetCount = 0
  /// The number of nodes that end at each offset.
  private(set) var counts = ReusableBuffer<UInt32>(minimumCapacity: 0)
  private(set) var words = ReusableBuffer<LatticeNode>(minimumCapacity: 0)
  private(set) var backPointers = ReusableBuffer<BackPointer>(minimumCapacity: 0)
  /// Whether more nodes end at an offset than the tie-break can distinguish.
  private(set) var isOverfull = false

  /// The start and capacity of each overflow group.
  private var overflow = ReusableBuffer<Overflow>(minimumCapacity: 0)
  /// The number of elements in use, starting with the inline storage of all offsets.
  private var used = 0

  struct Overflow: BitwiseCopyable {
    var start: UInt32
    var capacity: UInt32
  }

  /// Removes all nodes; there must be none after the offset `last`.
  mutating func removeAll(upTo last: Int) {
    counts.view.fill(0, count: min(last + 1, offsetCount))
    used = offsetCount * Self.inlineCapacity
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
    // The overflow area follows the inline storage of all offsets.
    let (old, new) = (self.offsetCount * Self.inlineCapacity, grown * Self.inlineCapacity)
    words.reserve(new + used - old, preserving: used)
    backPointers.reserve(new + used - old, preserving: used)
    (words.start + new).update(from: words.start + old, count: used - old)
    (backPointers.start + new).update(from: backPointers.start + old, count: used - old)
    for offset in 0..<self.offsetCount where count(offset) > Self.inlineCapacity {
      overflow.start[offset].start += UInt32(truncatingIfNeeded: new - old)
    }
    used += new - old
    self.offsetCount = grown
  }

  /// Returns the number of nodes that end at an offset.
  @inline(__always)
  func count(_ offset: Int) -> Int { Int(counts.view[offset]) }

  /// Returns the index of the first node of an offset.
  @inline(__always)
  func start(_ offset: Int) -> Int {
    count(offset) <= Self.inlineCapacity
      ? offset &* Self.inlineCapacity : Int(overflow.view[offset].start)
  }

  /// Returns the nodes that end at an offset.
  @inline(__always)
  func list(_ offset: Int) -> ReusableBuffer<LatticeNode>.BufferView {
    .init(words.start + start(offset), count: count(offset))
  }

  /// Appends a node to those that end at an offset.
  @inline(never)
  mutating func append(_ word: LatticeNode, _ backPointer: BackPointer, to offset: Int) {
    let count = count(offset)
    guard count < TieBrokenCost.limit else {
      isOverfull = true
      return
    }
    if count >= Self.inlineCapacity { growOverflow(offset, count) }
    counts.view[offset] = UInt32(truncatingIfNeeded: count + 1)
    let cell = start(offset) + count
    words.view[cell] = word
    backPointers.view[cell] = backPointer
  }

  private mutating func growOverflow(_ offset: Int, _ count: Int) {
    let capacity = count > Self.inlineCapacity ? Int(overflow.view[offset].capacity) : count
    guard count == capacity else { return }
    words.reserve(used + 2 * count, preserving: used)
    backPointers.reserve(used + 2 * count, preserving: used)
    let start = start(offset)
    (words.start + used).update(from: words.start + start, count: count)
    (backPointers.start + used).update(from: backPointers.start + start, count: count)
    overflow.view[offset] = Overflow(
      start: UInt32(truncatingIfNeeded: used), capacity: UInt32(truncatingIfNeeded: 2 * count))
    used += 2 * count
  }

  /// Removes all nodes and offsets and releases the memory.
  mutating func releaseMemory() { self = NodesByEnd() }
}
