import TextFoundation

/// Elements by the hashes of their ids, or of their classes.
///
/// What edits put in goes into tables of its own; these are joined as they grow, each being at least
/// twice as large as the next, so that there are few of them and all additions take little time.
///
/// Sendable: nothing in it changes.
final class ElementIndex: Sendable {
  /// What elements are found by.
  enum Key {
    case id
    case className
  }

  private let key: Key
  /// The elements of the first one are in the order of the document.
  private let tables: [HashedElements]

  /// Whether all elements are in the order of the document.
  var isInOrder: Bool { tables.count == 1 }

  /// Looks at all elements once.
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

  /// The same with more elements, or with other keys for some.
  init(_ other: ElementIndex, adding nodes: [Int32], of storage: MarkupTree.Storage) {
    key = other.key
    var entries: [HashedElements.Entry] = []
    for node in nodes { storage.appendEntries(of: node, by: key, to: &entries) }
    var tables = other.tables
    // The first table stays: it is the only one in order.
    while tables.count > 1, let last = tables.last, last.entries.count < 2 * entries.count {
      entries += last.entries
      tables.removeLast()
    }
    if !entries.isEmpty { tables.append(HashedElements(entries)) }
    self.tables = tables
  }

  /// Calls `body` with the elements that may have a key until it returns false; those of each table
  /// one after the other.
  func candidates(for key: String, _ body: (Int32) -> Bool) {
    let hash = withUTF8Bytes(of: key) { $0.fnvHash(0..<$0.count) }
    for table in tables where !table.candidates(hash, body) { return }
  }
}

/// Elements in buckets by hashes.
///
/// Sendable: a plain value.
struct HashedElements: Sendable {
  struct Entry: Sendable {
    let hash: UInt64
    let node: Int32
  }

  /// Where the entries of each bucket start; one more for the end of the last one.
  private let starts: [Int32]
  /// By bucket; within one in the order in which they came.
  let entries: [Entry]

  init(_ unsorted: [Entry]) {
    var bits = 0
    while 1 &<< bits < unsorted.count { bits &+= 1 }
    var starts = [Int32](repeating: 0, count: 1 &<< bits &+ 1)
    let mask = UInt64(1 &<< bits &- 1)
    for entry in unsorted { starts[Int(entry.hash & mask) &+ 1] &+= 1 }
    for bucket in 1..<starts.count { starts[bucket] &+= starts[bucket &- 1] }
    var places = starts
    var entries = unsorted
    for entry in unsorted {
      let bucket = Int(entry.hash & mask)
      entries[Int(places[bucket])] = entry
      places[bucket] &+= 1
    }
    self.starts = starts
    self.entries = entries
  }

  /// Calls `body` with the elements of a hash, each once, until it returns false.
  func candidates(_ hash: UInt64, _ body: (Int32) -> Bool) -> Bool {
    let bucket = Int(hash & UInt64(starts.count &- 2))
    var last = NodeRecord.none
    for place in Int(starts[bucket])..<Int(starts[bucket &+ 1]) {
      let entry = entries[place]
      // A class may be listed twice.
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

/// The words of a list separated by ASCII white space, as places of its bytes.
struct WordsInBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    while place < bytes.count, bytes[place].isMarkupSpace { place &+= 1 }
    let start = place
    while place < bytes.count, !bytes[place].isMarkupSpace { place &+= 1 }
    return start < place ? start..<place : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The FNV-1a hash of a part.
  fileprivate func fnvHash(_ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in range { hash = (hash ^ UInt64(self[place])) &* 0x100_0000_01B3 }
    return hash ^ hash &>> 32
  }
}
