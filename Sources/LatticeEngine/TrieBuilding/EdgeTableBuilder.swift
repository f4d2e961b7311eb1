/// Places edges in the child tables of a ``WordTrie``.
struct EdgeTableBuilder: ~Copyable {
  /// The integers of all buckets.
  private(set) var edges = ReusableBuffer<UInt64>(minimumCapacity: 1 << 12)
  /// The number of integers of `edges` in use.
  private(set) var count = 0
  /// The last bucket with the only child of one node, a leaf.
  private var halfBucket: ChildTable?
  /// The order in which the children of a table are placed (indices).
  private var order: [Int] = []

  /// A table that has been appended.
  struct ChildTable {
    /// The index of the first integer in `edges`.
    var start: Int
    var size: EdgeTableSize
    var filter: UInt32
  }

  /// Appends a table with the edges to the children of a node; words and children are to be set.
  ///
  /// - Returns: the table, or nil if no table can hold the edges so that lookups find them, because
  ///   their characters have similar hashes.
  mutating func append(
    _ children: ReusableBuffer<TrieChild>.BufferView, _ range: Range<Int>
  ) -> ChildTable? {
    if range.count == 1, !children[range.lowerBound].hasChildren {
      return appendLeaf(children[range.lowerBound].character)
    }
    orderChildren(children, range)
    let parentCount = range.count(where: { children[$0].hasChildren })
    let bucketCount = parentCount + (range.count - parentCount + 1) / 2
    var size = EdgeTableSize(atLeast: Self.tableSize(forBuckets: bucketCount))
    let maximum = min(16 * size.count, EdgeTableSize.maximum)
    let start = count
    while true {
      if let end = place(children, at: start, size) {
        count = end
        let filter = range.reduce(0) { $0 | WordTrie.filterBit(children[$1].character) }
        return ChildTable(start: start, size: size, filter: filter)
      }
      guard size.count < maximum else { return nil }
      size = EdgeTableSize(atLeast: min(2 * size.count, maximum))
    }
  }

  /// Returns the size of a table for edges that occupy `count` buckets: small tables are filled;
  /// large ones have free buckets, so that searches remain short.
  private static func tableSize(forBuckets count: Int) -> Int {
    count <= 8 ? count : count + count / 3
  }

  /// Places the only child of a node, a leaf, in a new bucket or in the free half of one that such a
  /// child of another node occupies.
  ///
  /// Two nodes can share a bucket if their filters differ: neither is searched for the child of the
  /// other.
  private mutating func appendLeaf(_ character: UInt32) -> ChildTable {
    var table = ChildTable(
      start: count, size: EdgeTableSize(atLeast: 1), filter: WordTrie.filterBit(character))
    if let shared = halfBucket, shared.filter != table.filter {
      edges.view[shared.start + 1] = UInt64(character)
      halfBucket = nil
      table.start = shared.start
      return table
    }
    clearBucket(at: count)
    edges.view[count] = UInt64(character)
    count += 2
    halfBucket = table
    return table
  }

  /// Sorts the children of a table: those with children of their own first, because only they need a
  /// whole bucket, and of these those with the most surfaces, which are searched most.
  private mutating func orderChildren(
    _ children: ReusableBuffer<TrieChild>.BufferView, _ range: Range<Int>
  ) {
    order.removeAll(keepingCapacity: true)
    for index in range { order.append(index) }
    if order.count == 1 { return }
    order.sort {
      let (first, second) = (children[$0], children[$1])
      if first.hasChildren != second.hasChildren { return first.hasChildren }
      if first.count != second.count { return first.count > second.count }
      return $0 < $1
    }
  }

  /// Writes the characters of the children into a table.
  ///
  /// - Returns: the end of the table in `edges`, or nil if an edge is too far from its expected
  ///   bucket to be found by lookups.
  private mutating func place(
    _ children: ReusableBuffer<TrieChild>.BufferView, at start: Int, _ size: EdgeTableSize
  ) -> Int? {
    var end = start
    while end < start + 2 * size.count {
      clearBucket(at: end)
      end += 2
    }
    for index in order {
      let child = children[index]
      let expected = start + 2 * size.bucket(WordTrie.hash(child.character))
      var location = expected
      while edges.view[location] != 0, child.hasChildren || edges.view[location + 1] != 0 {
        edges.view[location] |= WordTrie.Bucket.overflowBit
        location += 2
        guard location - expected <= 2 * WordTrie.maximumProbeCount else { return nil }
        if location == end {
          clearBucket(at: end)
          end += 2
        }
      }
      if child.hasChildren {
        edges.view[location] = UInt64(child.character) | WordTrie.Edge.parentBit
        edges.view[location + 1] = WordTrie.Edge.continuationBit
      } else {
        edges.view[edges.view[location] == 0 ? location : location + 1] = UInt64(child.character)
      }
    }
    return end
  }

  private mutating func clearBucket(at location: Int) {
    edges.reserve(location + 2, preserving: location)
    edges.view[location] = 0
    edges.view[location + 1] = 0
  }

  /// Returns the index in `edges` of the edge on a character in a table that contains it.
  func location(of character: UInt32, in table: ChildTable) -> Int {
    let view = edges.view
    var location = table.start + 2 * table.size.bucket(WordTrie.hash(character))
    while true {
      let bucket = WordTrie.Bucket(first: view[location], second: view[location + 1])
      if bucket.hasSecondEdge(character) { return location + 1 }
      if bucket.edge(character).character == character { return location }
      location += 2
    }
  }

  /// Sets the words of the edge at an index (see ``WordTrie/packed(first:count:)``).
  mutating func setWords(_ words: UInt32, at location: Int) {
    edges.view[location] |= UInt64(words) << 32
  }

  /// Sets the child table of the edge with children at an index.
  mutating func setChildren(_ table: ChildTable, at location: Int) {
    let edge = WordTrie.Edge(first: edges.view[location], second: 0).with(table)
    edges.view[location] = edge.first
    edges.view[location + 1] = edge.second
  }
}

extension WordTrie.Edge {
  /// Returns the edge with a child table.
  func with(_ table: EdgeTableBuilder.ChildTable) -> Self {
    Self(
      first: first | UInt64(table.size.code) << 21 | Self.parentBit,
      second: UInt64(table.filter) << 32 | Self.continuationBit | UInt64(table.start / 2))
  }
}
