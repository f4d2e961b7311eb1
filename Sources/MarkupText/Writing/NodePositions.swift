import TextFoundation

/// The lines and columns in which the nodes of a part of a tree start.
///
/// Sendable: a plain value.
struct NodePositions: Sendable {
  private var positions: [(line: Int32, column: Int32)]

  /// - Complexity: linear in the nodes and the length of the source; crossed tags and edits put nodes
  ///   in another order than that of the source, which has to be sorted then.
  init(of storage: MarkupTree.Storage, from top: Int32) {
    var starts: [Int32] = []
    var isAscending = true
    var walk = PlaceWalk(storage, from: top)
    while let (_, record, isLeaving) = walk.next() {
      if isLeaving { continue }
      if let last = starts.last, last > record.start { isAscending = false }
      starts.append(record.start)
    }
    positions = Array(repeating: (1, 1), count: starts.count)
    let order = isAscending ? nil : starts.indices.sorted { starts[$0] < starts[$1] }
    withUTF8Bytes(of: storage.source) { bytes in
      var cursor = PositionCursor()
      for step in starts.indices {
        let place = order?[step] ?? step
        let position = cursor.advance(to: Int(starts[place]), in: bytes)
        positions[place] = (
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
