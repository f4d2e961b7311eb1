import TextFoundation

/// The result of parsing: immutable records shared by a tree and all trees edited from it.
///
/// `@unchecked Sendable`: it is immutable after initialization.
final class ParsedMarkup: @unchecked Sendable {
  static let longestSource = 1 << 30

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
    source: String, nodes: borrowing GrowingBuffer<NodeRecord>,
    attributes: borrowing GrowingBuffer<AttributeRecord>, otherNames: [String],
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
  private var kept: [Int] = []
  /// The identifier of the first node after those in `kept`.
  private var next = 0

  /// Creates a mapping in which each identifier equals its index.
  init() {}

  /// Creates a mapping with retained identifiers; nodes after them are numbered from `next`.
  init(kept: [Int], next: Int) {
    self.kept = kept
    self.next = next
  }

  func number(ofNodeAt place: Int32) -> Int {
    let place = Int(place)
    return place < kept.count ? kept[place] : next &+ (place &- kept.count)
  }

  /// Returns the index for an identifier, or nil if the node was discarded; identifiers never
  /// assigned give an index past the last node.
  ///
  /// - Complexity: logarithmic in the number of nodes.
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
