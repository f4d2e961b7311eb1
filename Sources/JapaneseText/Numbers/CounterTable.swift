import TextFoundation

/// The counters, in a byte trie.
struct CounterTable: Sendable {
  let counters: [Counter]
  /// The kana of all counters.
  let pool: [UInt8]
  /// Malformed rows, unchanged; tests check that there are none.
  let malformedRows: [Substring]
  /// The surfaces of the counters, in the order of the rows.
  let surfaces: [String]

  /// A byte trie: the edges of a node are adjacent, in the order of their bytes.
  private let nodes: [Node]
  private let edges: [Edge]

  private struct Node: Sendable {
    var firstEdge: Int32 = 0
    var edgeCount: Int32 = 0
    /// The rows of the surface that ends here.
    var firstCounter: Int32 = 0
    var counterCount: Int32 = 0
  }

  private struct Edge: Sendable {
    let byte: UInt8
    let target: Int32
  }

  static let standard = CounterTable(rows: [
    CounterRows.things, CounterRows.others, CounterRows.calendar, CounterRows.units,
  ])

  init(rows tables: [String]) {
    var builder = CounterTableBuilder()
    for table in tables { builder.add(table) }
    // Stable: of two rows with the same surface, the first in the table is tested first.
    let order = builder.entries.indices.sorted { left, right in
      let (first, second) = (builder.entries[left].surface, builder.entries[right].surface)
      return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }
    let sorted = order.map { builder.entries[$0] }
    counters = sorted.map { builder.counters[$0.counter] }
    pool = builder.pool
    malformedRows = builder.malformedRows
    surfaces = builder.entries.map { String(decoding: $0.surface, as: UTF8.self) }
    (nodes, edges) = Self.trie(of: sorted.map(\.surface))
  }

  private static func trie(of surfaces: [[UInt8]]) -> ([Node], [Edge]) {
    var nodes = [Node()]
    var edges: [Edge] = []
    var pending = [(node: 0, rows: 0..<surfaces.count, depth: 0)]
    while let (node, rows, depth) = pending.popLast() {
      var start = rows.lowerBound
      nodes[node].firstCounter = Int32(start)
      while start < rows.upperBound, surfaces[start].count == depth { start += 1 }
      nodes[node].counterCount = Int32(start - rows.lowerBound)
      nodes[node].firstEdge = Int32(edges.count)
      while start < rows.upperBound {
        let byte = surfaces[start][depth]
        var end = start
        while end < rows.upperBound, surfaces[end][depth] == byte { end += 1 }
        edges.append(Edge(byte: byte, target: Int32(nodes.count)))
        pending.append((nodes.count, start..<end, depth + 1))
        nodes.append(Node())
        nodes[node].edgeCount += 1
        start = end
      }
    }
    return (nodes, edges)
  }

  /// Returns the row of a counter; of several, the first that is used in dates and times, if there
  /// is one.
  func row(of word: StaticString) -> Int? {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var row: Int?
    forEachMatch(in: bytes, at: 0) { end, rows in
      guard end == bytes.count else { return }
      row = rows.first { counters[$0].calendarRank > 0 } ?? rows.lowerBound
    }
    return row
  }

  /// Calls `body` with the end and the rows of every counter that starts at `offset`.
  ///
  /// Shorter counters come first. Full-width letters and symbols match their ASCII forms.
  @inline(__always)
  func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ body: (Int, Range<Int>) -> Void
  ) {
    var node = nodes[0]
    var position = offset
    while position < bytes.count {
      var byte = bytes[position]
      var length = 1
      if byte == 0xEF, position &+ 2 < bytes.count {
        // U+FF01…U+FF3F and U+FF40…U+FF5E are ASCII plus 0xFEE0.
        let last = bytes[position &+ 2]
        if bytes[position &+ 1] == 0xBC, last > 0x80 {
          (byte, length) = (last &- 0x60, 3)
        } else if bytes[position &+ 1] == 0xBD, last < 0x9F {
          (byte, length) = (last &- 0x20, 3)
        }
      }
      guard let target = target(of: node, byte) else { return }
      node = nodes[target]
      position &+= length
      if node.counterCount > 0 {
        let first = Int(node.firstCounter)
        body(position, first..<first &+ Int(node.counterCount))
      }
    }
  }

  @inline(__always)
  private func target(of node: Node, _ byte: UInt8) -> Int? {
    let first = Int(node.firstEdge)
    let end = first &+ Int(node.edgeCount)
    let index = (first..<end).partitioningIndex { edges[$0].byte >= byte }
    return index < end && edges[index].byte == byte ? Int(edges[index].target) : nil
  }
}
