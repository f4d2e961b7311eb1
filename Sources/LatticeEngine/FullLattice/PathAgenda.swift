/// A priority queue of path costs, in which equal costs leave in the same order as in MeCab.
///
/// MeCab uses `std::priority_queue`, which is not stable: the order of equal elements depends on how
/// the binary heap is repaired. The operations are those of libstdc++ (`bits/stl_heap.h`): a new
/// element rises from the end; when the first one is removed, the hole sinks to a leaf along the
/// smaller children, and the last element rises from there.
struct PathAgenda: ~Copyable {
  struct Entry: BitwiseCopyable {
    var cost: Int64
    var element: UInt32
  }

  private var entries = ReusableBuffer<Entry>(minimumCapacity: 1 << 10)
  private(set) var count = 0

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func push(_ entry: Entry) {
    if count == entries.capacity { entries.reserve(count + 1, preserving: count) }
    count &+= 1
    rise(entry, from: count &- 1)
  }

  /// Removes and returns the entry with the least cost; `nil` if the queue is empty.
  @inline(__always)
  mutating func popFirst() -> Entry? {
    guard count > 0 else { return nil }
    let view = entries.view
    let first = view[0]
    count &-= 1
    guard count > 0 else { return first }
    let last = view[count]
    var hole = 0
    while 2 &* hole &+ 2 < count {
      var child = 2 &* hole &+ 2
      if view[child].cost > view[child &- 1].cost { child &-= 1 }
      view[hole] = view[child]
      hole = child
    }
    if 2 &* hole &+ 2 == count {
      view[hole] = view[count &- 1]
      hole = count &- 1
    }
    rise(last, from: hole)
    return first
  }

  /// Moves an entry from a hole toward the front while its parent has a greater cost.
  @inline(__always)
  private func rise(_ entry: Entry, from start: Int) {
    let view = entries.view
    var hole = start
    while hole > 0 {
      let parent = (hole &- 1) &>> 1
      guard view[parent].cost > entry.cost else { break }
      view[hole] = view[parent]
      hole = parent
    }
    view[hole] = entry
  }

  /// Releases the memory that exceeds `capacity` entries; the queue becomes empty.
  mutating func shrink(to capacity: Int) {
    count = 0
    entries.shrink(to: capacity)
  }
}
