import TextFoundation

/// An index of elements by the hash of their id, or of each of their classes.
///
/// Elements that edits add go into separate tables, which are merged as they grow so that each is
/// at least twice as large as the next. The number of tables is therefore logarithmic, and so is
/// the amortized cost of an addition.
final class ElementIndex: Sendable {
  /// The attribute by which elements are indexed.
  enum Key {
    case id
    case className
  }

  private let key: Key
  /// The tables; the elements of the first one are in document order.
  private let tables: [HashedElements]

  /// Whether candidates are visited in document order.
  var isInOrder: Bool { tables.count == 1 }

  /// Creates an index of all elements of a tree.
  init(of storage: MarkupTree.Storage, by key: Key) {
    var entries: [HashedElements.Entry] = []
    var node: Int32 = 0
    while let next = storage.node(after: node, in: 0) {
      node = next
      storage.appendEntries(of: node, by: key, to: &entries)
    }
    self.key = key
    tables = [HashedElements(entries)]
  }

  /// Creates a copy of an index with further elements, or with additional keys for elements already
  /// in it.
  init(_ other: ElementIndex, adding nodes: [Int32], of storage: MarkupTree.Storage) {
    key = other.key
    var entries: [HashedElements.Entry] = []
    for node in nodes { storage.appendEntries(of: node, by: key, to: &entries) }
    var tables = other.tables
    // The first table is never merged, because only its elements are in document order.
    while tables.count > 1, let last = tables.last, last.entries.count < 2 * entries.count {
      entries += last.entries
      tables.removeLast()
    }
    if !entries.isEmpty { tables.append(HashedElements(entries)) }
    self.tables = tables
  }

  /// Calls `body` with the elements that may have a key, table by table, until `body` returns
  /// false.
  func candidates(for key: String, _ body: (Int32) -> Bool) {
    let hash = withUTF8Bytes(of: key) { $0.fnvHash(0..<$0.count) }
    for table in tables where !table.candidates(hash, body) { return }
  }
}

/// A hash table of elements, stored as contiguous buckets.
struct HashedElements: Sendable {
  struct Entry: Sendable {
    let hash: UInt64
    let node: Int32
  }

  /// The start index of each bucket, followed by the end index of the last one.
  private let starts: [Int32]
  /// The entries ordered by bucket, and within a bucket by insertion.
  let entries: [Entry]

  init(_ unsorted: [Entry]) {
    var bits = 0
    while 1 &<< bits < unsorted.count { bits &+= 1 }
    var starts = [Int32](repeating: 0, count: 1 &<< bits &+ 1)
    let mask = UInt64(1 &<< bits &- 1)
    for entry in unsorted { starts[Int(entry.hash & mask) &+ 1] &+= 1 }
    for bucket in 1..<starts.count { starts[bucket] &+= starts[bucket &- 1] }
    var positions = starts
    var entries = unsorted
    for entry in unsorted {
      let bucket = Int(entry.hash & mask)
      entries[Int(positions[bucket])] = entry
      positions[bucket] &+= 1
    }
    self.starts = starts
    self.entries = entries
  }

  /// Calls `body` with each element that has a hash, without duplicates, until `body` returns
  /// false.
  ///
  /// - Returns: false if `body` returned false.
  func candidates(_ hash: UInt64, _ body: (Int32) -> Bool) -> Bool {
    let bucket = Int(hash & UInt64(starts.count &- 2))
    var last = NodeRecord.none
    for index in Int(starts[bucket])..<Int(starts[bucket &+ 1]) {
      let entry = entries[index]
      // The same class may be listed twice in one attribute.
      guard entry.hash == hash, entry.node != last else { continue }
      last = entry.node
      if !body(entry.node) { return false }
    }
    return true
  }
}

extension MarkupTree.Storage {
  fileprivate func appendEntries(
    of node: Int32, by key: ElementIndex.Key, to entries: inout [HashedElements.Entry]
  ) {
    let record = record(at: node)
    switch key {
    case .id:
      guard let attribute = attribute("id", of: record) else { return }
      let hash = withValue(of: attribute) { $0.fnvHash(0..<$0.count) }
      entries.append(HashedElements.Entry(hash: hash, node: node))
    case .className:
      guard let attribute = attribute("class", of: record) else { return }
      withValue(of: attribute) { bytes in
        var words = WordsInBytes(bytes)
        while let word = words.next() {
          entries.append(HashedElements.Entry(hash: bytes.fnvHash(word), node: node))
        }
      }
    }
  }
}

/// An iterator over the words of a list separated by ASCII white space, as byte ranges.
struct WordsInBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    while offset < bytes.count, bytes[offset].isMarkupSpace { offset &+= 1 }
    let start = offset
    while offset < bytes.count, !bytes[offset].isMarkupSpace { offset &+= 1 }
    return start < offset ? start..<offset : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the FNV-1a hash of a range of bytes, with the upper half folded into the lower.
  fileprivate func fnvHash(_ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in range { hash = (hash ^ UInt64(self[offset])) &* 0x100_0000_01B3 }
    return hash ^ hash &>> 32
  }
}
