import TextFoundation

/// The start lines and columns of the nodes in a subtree.
struct NodePositions: Sendable {
  private var positions: [(line: Int32, column: Int32)]

  /// Computes the positions of a node and its descendants.
  ///
  /// - Complexity: linear in the number of nodes and the length of the source; crossing tags and
  ///   edits put nodes in an order different from that of the source, which then requires sorting.
  init(of storage: MarkupTree.Storage, from top: Int32) {
    // The start of each node, with its index in the lower half, so that sorting compares only
    // integers.
    var starts: [Int] = []
    var isAscending = true
    var walk = NodeIndexWalk(storage, from: top)
    while let (_, record, isLeaving) = walk.next() {
      if isLeaving { continue }
      let start = Int(record.start) &<< 32 | starts.count
      if let last = starts.last, last > start { isAscending = false }
      starts.append(start)
    }
    if !isAscending { starts.sort() }
    positions = Array(repeating: (1, 1), count: starts.count)
    withUTF8Bytes(of: storage.source) { bytes in
      var cursor = PositionCursor()
      for start in starts {
        let position = cursor.advance(to: start &>> 32, in: bytes)
        positions[start & 0xFFFF_FFFF] = (
          Int32(truncatingIfNeeded: position.line), Int32(truncatingIfNeeded: position.column)
        )
      }
    }
  }

  /// The start of a node, by its index in document order.
  subscript(index: Int) -> (line: Int, column: Int) {
    let position = positions[index]
    return (Int(position.line), Int(position.column))
  }
}
