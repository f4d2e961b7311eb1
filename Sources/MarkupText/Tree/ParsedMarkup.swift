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
  let repairs: [ParseErrorRecord]
  let numbering: NodeNumbering

  /// Takes over allocated records, which are deallocated with this object.
  init(
    source: String, ownedNodes nodes: UnsafeBufferPointer<NodeRecord>,
    ownedAttributes attributes: UnsafeBufferPointer<AttributeRecord>, otherNames: [String],
    repairs: [ParseErrorRecord], numbering: NodeNumbering
  ) {
    self.source = source
    sourceLength = source.utf8.count
    self.nodes = nodes
    self.attributes = attributes
    self.otherNames = otherNames
    self.repairs = repairs
    self.numbering = numbering
  }

  /// Copies records.
  convenience init(
    source: String, nodes: borrowing GrowingBuffer<NodeRecord>,
    attributes: borrowing GrowingBuffer<AttributeRecord>, otherNames: [String],
    repairs: [ParseErrorRecord], numbering: NodeNumbering
  ) {
    self.init(
      source: source, ownedNodes: nodes.allocatedCopy(),
      ownedAttributes: attributes.allocatedCopy(), otherNames: otherNames, repairs: repairs,
      numbering: numbering)
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
