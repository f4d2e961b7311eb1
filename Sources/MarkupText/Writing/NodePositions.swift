import TextFoundation

/// The lines and columns in which the nodes of a part of a tree start.
///
/// Sendable: a plain value.
struct NodePositions: Sendable {
  private var positions: [(line: Int32, column: Int32)]

  /// - Complexity: linear in the nodes and the length of the source; crossed tags and edits put nodes
  ///   in another order than that of the source, which has to be sorted then.
  init(of storage: MarkupTree.Storage, from top: Int32) {
    // The start of each node, and in the lower half its place: numbers sort fast.
    var starts: [Int] = []
    var isAscending = true
    var walk = PlaceWalk(storage, from: top)
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

  /// Where a node starts, by its place in the order of the document.
  subscript(place: Int) -> (line: Int, column: Int) {
    let position = positions[place]
    return (Int(position.line), Int(position.column))
  }
}
