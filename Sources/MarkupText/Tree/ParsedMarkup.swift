import TextFoundation

/// The result of parsing: immutable records shared by a tree and all trees edited from it.
///
/// `@unchecked Sendable`: it is immutable after initialization.
final class ParsedMarkup: @unchecked Sendable {
  static let maximumSourceLength = 1 << 30

  let source: String
  /// The length of the source in bytes; larger offsets refer to text added by edits.
  let sourceLength: Int
  let nodes: UnsafeBufferPointer<NodeRecord>
  let attributes: UnsafeBufferPointer<AttributeRecord>
  /// The names of elements that are not in the element table.
  let otherNames: [String]
  let parseErrors: [ParseErrorRecord]
  let numbering: NodeNumbering

  /// Takes ownership of allocated records, which are deallocated with this object.
  init(
    source: String, ownedNodes nodes: UnsafeBufferPointer<NodeRecord>,
    ownedAttributes attributes: UnsafeBufferPointer<AttributeRecord>, otherNames: [String],
    parseErrors: [ParseErrorRecord], numbering: NodeNumbering
  ) {
    self.source = source
    sourceLength = source.utf8.count
    self.nodes = nodes
    self.attributes = attributes
    self.otherNames = otherNames
    self.parseErrors = parseErrors
    self.numbering = numbering
  }

  /// Creates parsed markup with copies of records.
  convenience init(
    source: String, nodes: borrowing GrowableBuffer<NodeRecord>,
    attributes: borrowing GrowableBuffer<AttributeRecord>, otherNames: [String],
    parseErrors: [ParseErrorRecord], numbering: NodeNumbering
  ) {
    self.init(
      source: source, ownedNodes: nodes.allocatedCopy(),
      ownedAttributes: attributes.allocatedCopy(), otherNames: otherNames, parseErrors: parseErrors,
      numbering: numbering)
  }

  deinit {
    nodes.deallocate()
    attributes.deallocate()
  }

  /// The approximate size in bytes.
  var size: Int {
    sourceLength &+ nodes.count &* MemoryLayout<NodeRecord>.stride
      &+ attributes.count &* MemoryLayout<AttributeRecord>.stride
  }
}

/// The mapping between node indices and node identifiers.
///
/// Both are equal until compaction removes unused nodes, which changes indices but not identifiers.
struct NodeNumbering: Sendable {
  /// The identifiers of the first nodes, in ascending order.
  private var retained: [Int] = []
  /// The identifier of the first node after those in `retained`.
  private var next = 0

  /// Creates a mapping in which each identifier equals its index.
  init() {}

  /// Creates a mapping with retained identifiers; nodes after them are numbered from `next`.
  init(retained: [Int], next: Int) {
    self.retained = retained
    self.next = next
  }

  func number(ofNodeAt index: Int32) -> Int {
    let index = Int(index)
    return index < retained.count ? retained[index] : next &+ (index &- retained.count)
  }

  /// Returns the index for an identifier, or nil if the node was discarded; identifiers never
  /// assigned give an index past the last node.
  ///
  /// - Complexity: logarithmic in the number of nodes.
  func index(of number: Int) -> Int? {
    if number >= next { return number &- next &+ retained.count }
    let index = (0..<retained.count).partitioningIndex { retained[$0] >= number }
    return index < retained.count && retained[index] == number ? index : nil
  }
}
