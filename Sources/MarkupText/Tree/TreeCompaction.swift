import TextFoundation

/// Copies a node with all that is inside of it into records of their own, without what edits have
/// taken out.
///
/// Of the source are kept the parts that the nodes cover, in their order: an element covers what it
/// was parsed from, whatever has become of its children.
///
/// Takes time linear in the nodes and the source, but for putting the parts in order.
struct TreeCompaction {
  private let storage: MarkupTree.Storage
  /// The nodes to be kept, ascending.
  private var places: [Int32] = []
  private var pieces = SourcePieces()

  /// What is inside of `top`, and itself.
  init(_ storage: MarkupTree.Storage, top: Int32) {
    self.storage = storage
    places.append(top)
    var node = top
    while let next = storage.node(after: node, in: top) {
      node = next
      places.append(node)
    }
    places.sort()
    withExtendedLifetime(storage) {
      for place in places {
        let record = storage.record(at: place)
        pieces.add(record.start, record.end)
        for attribute in storage.attributeRecords(of: record) {
          pieces.add(attribute.nameStart, attribute.nameEnd)
          pieces.add(attribute.valueStart, attribute.valueEnd)
        }
      }
    }
    pieces.join()
  }

  /// The records of the copy.
  ///
  /// - Parameter keepsNumbers: whether the nodes keep their identities; only of a whole tree.
  /// - Returns: records without anything that is not used.
  func parsed(keepsNumbers: Bool) -> ParsedMarkup {
    var source = ByteBuffer(minimumCapacity: pieces.length)
    for piece in pieces.all {
      storage.withBytes(Int(piece.start), Int(piece.end)) { source.append($0) }
    }
    var nodes = GrowingBuffer<NodeRecord>(minimumCapacity: places.count &+ 1)
    let hasRoot = places.first == 0
    if !hasRoot {
      nodes.append(NodeRecord(.root, start: 0, end: Int32(truncatingIfNeeded: source.count)))
    }
    // The new place of each old one from the first to the last.
    let first = places.first ?? 0
    let firstNew: Int32 = hasRoot ? 0 : 1
    var newPlaces = [Int32](
      repeating: NodeRecord.none, count: Int((places.last ?? 0) &- first) &+ 1)
    for (new, old) in places.enumerated() {
      newPlaces[Int(old &- first)] = Int32(truncatingIfNeeded: new) &+ firstNew
    }
    func new(_ place: Int32) -> Int32 {
      newPlaces.indices.contains(Int(place &- first)) ? newPlaces[Int(place &- first)] : -1
    }
    var names = NameSelection(of: storage)
    var attributes = GrowingBuffer<AttributeRecord>()
    // Elements that were opened again share their attributes.
    var newAttributes: [Int32: Int32] = [:]
    for place in places {
      var record = storage.record(at: place)
      if record.kind == .element {
        record.name = names.number(of: record.name)
        if record.attributeCount > 0 {
          let old = record.firstAttribute
          record.firstAttribute = newAttributes[old] ?? Int32(truncatingIfNeeded: attributes.count)
          if newAttributes[old] == nil {
            newAttributes[old] = record.firstAttribute
            copyAttributes(of: place, to: &attributes)
          }
        }
      }
      record.start = pieces.newOffset(of: record.start)
      record.end = pieces.newOffset(of: record.end)
      record.parent = new(record.parent)
      record.firstChild = new(record.firstChild)
      record.nextSibling = new(record.nextSibling)
      record.previousInRing = new(record.previousInRing)
      nodes.append(record)
    }
    if !hasRoot, let top = nodes.places(withoutParentFrom: 1) {
      nodes[top].nextSibling = NodeRecord.none
      nodes.link(Int32(truncatingIfNeeded: top), under: 0)
    }
    let repairs = storage.repairs.compactMap { repair -> ParseErrorRecord? in
      guard pieces.contains(repair.offset) else { return nil }
      var repair = repair
      repair.offset = pieces.newOffset(of: repair.offset)
      repair.name = names.number(of: repair.name)
      repair.other = names.number(of: repair.other)
      return repair
    }
    let numbering = storage.parsed.numbering
    return ParsedMarkup(
      source: source.text, nodes: nodes, attributes: attributes, otherNames: names.names,
      repairs: repairs,
      numbering: keepsNumbers
        ? NodeNumbering(
          kept: places.map(numbering.number),
          next: numbering.number(ofNodeAt: Int32(truncatingIfNeeded: storage.nodeCount)))
        : NodeNumbering())
  }

  private func copyAttributes(
    of place: Int32, to attributes: inout GrowingBuffer<AttributeRecord>
  ) {
    withExtendedLifetime(storage) {
      for attribute in storage.attributeRecords(of: storage.record(at: place)) {
        attributes.append(
          AttributeRecord(
            nameStart: pieces.newOffset(of: attribute.nameStart),
            nameEnd: pieces.newOffset(of: attribute.nameEnd),
            valueStart: pieces.newOffset(of: attribute.valueStart),
            valueEnd: pieces.newOffset(of: attribute.valueEnd)))
      }
    }
  }
}

/// The parts of a source that are kept.
private struct SourcePieces {
  struct Piece {
    var start: Int32
    var end: Int32
    /// Where it starts in the new source.
    var newStart: Int32 = 0
  }

  private(set) var all: [Piece] = []
  private(set) var length = 0

  mutating func add(_ start: Int32, _ end: Int32) {
    guard start < end else { return }
    // Most parts are inside of the one that was added last.
    if let last = all.last, last.start <= start, end <= last.end { return }
    all.append(Piece(start: start, end: end))
  }

  /// Joins parts that overlap.
  ///
  /// Those that only touch stay two: one may be the end of the parsed source, the other the start of
  /// what was put in.
  mutating func join() {
    all.sort { $0.start < $1.start }
    var joined: [Piece] = []
    for piece in all {
      if let last = joined.last, piece.start < last.end {
        joined[joined.count - 1].end = max(last.end, piece.end)
      } else {
        joined.append(piece)
      }
    }
    for place in joined.indices {
      joined[place].newStart = Int32(truncatingIfNeeded: length)
      length &+= Int(joined[place].end &- joined[place].start)
    }
    all = joined
  }

  /// The last part that starts at an offset or before it; nil if there is none.
  private func piece(at offset: Int32) -> Piece? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if all[middle].start <= offset { low = middle &+ 1 } else { high = middle }
    }
    return low > 0 ? all[low &- 1] : nil
  }

  func contains(_ offset: Int32) -> Bool { piece(at: offset).map { offset < $0.end } ?? false }

  /// Where an offset has come to; one in no part to the end of the part before it.
  func newOffset(of offset: Int32) -> Int32 {
    guard let piece = piece(at: offset) else { return 0 }
    return piece.newStart &+ (min(offset, piece.end) &- piece.start)
  }
}

/// The names beyond the table that are still used, numbered anew.
private struct NameSelection {
  private let storage: MarkupTree.Storage
  private var newNumbers: [UInt32: UInt32] = [:]
  private(set) var names: [String] = []

  init(of storage: MarkupTree.Storage) { self.storage = storage }

  mutating func number(of code: ElementCode) -> ElementCode {
    guard code.value >= ElementCode.firstOther else { return code }
    if let number = newNumbers[code.value] { return ElementCode(value: number) }
    let number = ElementCode.firstOther &+ UInt32(truncatingIfNeeded: names.count)
    names.append(storage.name(of: code))
    newNumbers[code.value] = number
    return ElementCode(value: number)
  }
}

extension GrowingBuffer<NodeRecord> {
  /// The first place from one on whose node has no parent.
  fileprivate func places(withoutParentFrom start: Int) -> Int? {
    (start..<count).first { self[$0].parent == NodeRecord.none }
  }
}
