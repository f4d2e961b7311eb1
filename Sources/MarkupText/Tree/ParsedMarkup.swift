import TextFoundation

/// What parsing has made of a source: the records that a tree and all trees edited from it share.
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
final class ParsedMarkup: @unchecked Sendable {
  static let longestSource = 1 << 30

  let source: String
  /// The length of the source in bytes; offsets from here on are those of text put in later.
  let sourceLength: Int
  let nodes: UnsafeBufferPointer<NodeRecord>
  let attributes: UnsafeBufferPointer<AttributeRecord>
  /// The names of elements that are not in the table.
  let otherNames: [String]
  let repairs: [RepairRecord]
  let numbering: NodeNumbering

  /// Parses a source in contiguous UTF-8.
  init(_ source: String) {
    self.source = source
    sourceLength = source.utf8.count
    numbering = NodeNumbering()
    (nodes, attributes, otherNames, repairs) = withUTF8Bytes(of: source) { bytes in
      var length = min(bytes.count, Self.longestSource)
      while length < bytes.count, !bytes.isScalarBoundary(length) { length -= 1 }
      var builder = TreeBuilder(bytes: UnsafeBufferPointer(rebasing: bytes[..<length]))
      builder.build()
      if length < bytes.count { builder.lexer.note(.sourceTooLong, at: length) }
      return (
        builder.nodes.allocatedCopy(), builder.lexer.attributes.allocatedCopy(),
        builder.lexer.names.others, builder.lexer.repairs.array()
      )
    }
  }

  init(
    source: String, nodes: borrowing GrowingBuffer<NodeRecord>,
    attributes: borrowing GrowingBuffer<AttributeRecord>, otherNames: [String],
    repairs: [RepairRecord], numbering: NodeNumbering
  ) {
    self.source = source
    sourceLength = source.utf8.count
    self.nodes = nodes.allocatedCopy()
    self.attributes = attributes.allocatedCopy()
    self.otherNames = otherNames
    self.repairs = repairs
    self.numbering = numbering
  }

  deinit {
    nodes.deallocate()
    attributes.deallocate()
  }

  /// About how many bytes it takes.
  var size: Int {
    sourceLength &+ nodes.count &* MemoryLayout<NodeRecord>.stride
      &+ attributes.count &* MemoryLayout<AttributeRecord>.stride
  }
}

/// Which identities nodes have: their places in the parser's order, until places that are no longer
/// used have been given up.
///
/// Sendable: a plain value.
struct NodeNumbering: Sendable {
  /// The numbers of the first nodes, ascending.
  private var kept: [Int] = []
  /// The number of the node behind those.
  private var next = 0

  /// Each node has its place as its number.
  init() {}

  /// Nodes that have kept their numbers; those behind go on from `next`.
  init(kept: [Int], next: Int) {
    self.kept = kept
    self.next = next
  }

  func number(ofNodeAt place: Int32) -> Int {
    let place = Int(place)
    return place < kept.count ? kept[place] : next &+ (place &- kept.count)
  }

  /// The place of a number that may never have been given; nil if the node was given up.
  ///
  /// - Complexity: logarithmic in the nodes.
  func place(of number: Int) -> Int? {
    if number >= next { return number &- next &+ kept.count }
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if kept[middle] < number { low = middle &+ 1 } else { high = middle }
    }
    return low < kept.count && kept[low] == number ? low : nil
  }
}
