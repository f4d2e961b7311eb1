import TextFoundation

/// Copies a subtree into new records, without data that edits have made unused.
///
/// The segments of the source that the nodes cover are retained in order; an element covers the
/// whole segment from which it was parsed, even if its children have been removed since.
///
/// Takes time linear in the number of nodes and the length of the source, except for sorting the
/// segments.
struct TreeCompaction {
  private let storage: MarkupTree.Storage
  /// The indices of the nodes to be retained, in ascending order.
  private var nodeIndices: [Int32] = []
  private var segments = RetainedSegments()

  /// Prepares to copy `top` and its descendants.
  init(_ storage: MarkupTree.Storage, top: Int32) {
    self.storage = storage
    nodeIndices.append(top)
    var node = top
    while let next = storage.node(after: node, in: top) {
      node = next
      nodeIndices.append(node)
    }
    nodeIndices.sort()
    withExtendedLifetime(storage) {
      for index in nodeIndices {
        let record = storage.record(at: index)
        segments.add(record.start, record.end)
        for attribute in storage.attributeRecords(of: record) {
          segments.add(attribute.nameStart, attribute.nameEnd)
          segments.add(attribute.valueStart, attribute.valueEnd)
        }
      }
    }
    segments.join()
  }

  /// Returns the records of the copy, without unused data.
  ///
  /// - Parameter preservesIDs: Whether the nodes retain their identifiers; allowed only for a whole
  ///   tree.
  /// - Returns: The compacted records.
  func parsed(preservesIDs: Bool) -> ParsedMarkup {
    var source = ByteBuffer(minimumCapacity: segments.length)
    for segment in segments.all {
      storage.withBytes(Int(segment.start), Int(segment.end)) { source.append($0) }
    }
    var nodes = GrowableBuffer<NodeRecord>(minimumCapacity: nodeIndices.count &+ 1)
    let hasRoot = nodeIndices.first == 0
    if !hasRoot {
      nodes.append(NodeRecord(.root, start: 0, end: Int32(truncatingIfNeeded: source.count)))
    }
    // Maps each old index, relative to the first retained one, to its new index.
    let first = nodeIndices.first ?? 0
    let firstNew: Int32 = hasRoot ? 0 : 1
    var newIndices = [Int32](
      repeating: NodeRecord.none, count: Int((nodeIndices.last ?? 0) &- first) &+ 1)
    for (new, old) in nodeIndices.enumerated() {
      newIndices[Int(old &- first)] = Int32(truncatingIfNeeded: new) &+ firstNew
    }
    func new(_ index: Int32) -> Int32 {
      newIndices.indices.contains(Int(index &- first)) ? newIndices[Int(index &- first)] : -1
    }
    var names = NameSelection(of: storage)
    var attributes = GrowableBuffer<AttributeRecord>()
    // Reopened elements share the attributes of the original element.
    var newAttributes: [Int32: Int32] = [:]
    for index in nodeIndices {
      var record = storage.record(at: index)
      if record.kind == .element {
        record.name = names.number(of: record.name)
        if record.attributeCount > 0 {
          let old = record.firstAttribute
          record.firstAttribute = newAttributes[old] ?? Int32(truncatingIfNeeded: attributes.count)
          if newAttributes[old] == nil {
            newAttributes[old] = record.firstAttribute
            copyAttributes(of: index, to: &attributes)
          }
        }
      }
      record.start = segments.newOffset(of: record.start)
      record.end = segments.newOffset(of: record.end)
      record.parent = new(record.parent)
      record.firstChild = new(record.firstChild)
      record.nextSibling = new(record.nextSibling)
      record.previousInRing = new(record.previousInRing)
      nodes.append(record)
    }
    if !hasRoot, let top = nodes.firstIndex(withoutParentFrom: 1) {
      nodes[top].nextSibling = NodeRecord.none
      nodes.link(Int32(truncatingIfNeeded: top), under: 0)
    }
    let parseErrors = storage.parseErrors.compactMap { parseError -> ParseErrorRecord? in
      guard segments.contains(parseError.offset) else { return nil }
      var parseError = parseError
      parseError.offset = segments.newOffset(of: parseError.offset)
      parseError.name = names.number(of: parseError.name)
      parseError.other = names.number(of: parseError.other)
      return parseError
    }
    let numbering = storage.parsed.numbering
    return ParsedMarkup(
      source: source.text, nodes: nodes, attributes: attributes, otherNames: names.names,
      parseErrors: parseErrors,
      numbering: preservesIDs
        ? NodeNumbering(
          retained: nodeIndices.map(numbering.number),
          next: numbering.number(ofNodeAt: Int32(truncatingIfNeeded: storage.nodeCount)))
        : NodeNumbering())
  }

  private func copyAttributes(
    of index: Int32, to attributes: inout GrowableBuffer<AttributeRecord>
  ) {
    withExtendedLifetime(storage) {
      for attribute in storage.attributeRecords(of: storage.record(at: index)) {
        attributes.append(
          AttributeRecord(
            nameStart: segments.newOffset(of: attribute.nameStart),
            nameEnd: segments.newOffset(of: attribute.nameEnd),
            valueStart: segments.newOffset(of: attribute.valueStart),
            valueEnd: segments.newOffset(of: attribute.valueEnd)))
      }
    }
  }
}

/// The segments of a source that are retained.
private struct RetainedSegments {
  struct Segment {
    var start: Int32
    var end: Int32
    /// The offset of the segment in the new source.
    var newStart: Int32 = 0
  }

  private(set) var all: [Segment] = []
  private(set) var length = 0

  mutating func add(_ start: Int32, _ end: Int32) {
    guard start < end else { return }
    // Most ranges lie inside the segment added last.
    if let last = all.last, last.start <= start, end <= last.end { return }
    all.append(Segment(start: start, end: end))
  }

  /// Merges overlapping segments.
  ///
  /// Adjacent segments are not merged: one may be the end of the parsed source and the other the
  /// start of the added text.
  mutating func join() {
    all.sort { $0.start < $1.start }
    var joined: [Segment] = []
    for segment in all {
      if let last = joined.last, segment.start < last.end {
        joined[joined.count - 1].end = max(last.end, segment.end)
      } else {
        joined.append(segment)
      }
    }
    for index in joined.indices {
      joined[index].newStart = Int32(truncatingIfNeeded: length)
      length &+= Int(joined[index].end &- joined[index].start)
    }
    all = joined
  }

  /// Returns the last segment that starts at or before an offset, or nil if there is none.
  private func segment(at offset: Int32) -> Segment? {
    let next = (0..<all.count).partitioningIndex { all[$0].start > offset }
    return next > 0 ? all[next &- 1] : nil
  }

  func contains(_ offset: Int32) -> Bool { segment(at: offset).map { offset < $0.end } ?? false }

  /// Returns the new offset for an old one; an offset in no segment maps to the end of the
  /// preceding segment.
  func newOffset(of offset: Int32) -> Int32 {
    guard let segment = segment(at: offset) else { return 0 }
    return segment.newStart &+ (min(offset, segment.end) &- segment.start)
  }
}

/// Renumbers the element names that are not in the table and are still in use.
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

extension GrowableBuffer<NodeRecord> {
  /// Returns the first index at or after `start` whose node has no parent.
  fileprivate func firstIndex(withoutParentFrom start: Int) -> Int? {
    (start..<count).first { self[$0].parent == NodeRecord.none }
  }
}
