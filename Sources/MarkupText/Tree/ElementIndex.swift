import TextFoundation

/// Elements by the hashes of their ids, or of their classes.
///
/// Sendable: nothing in it changes.
final class ElementIndex: Sendable {
  private struct Entry {
    let hash: UInt64
    let node: Int32
  }

  /// Where the entries of each bucket start; one more for the end of the last one.
  private let starts: [Int32]
  /// The entries by bucket, those of a bucket in the order of the document.
  private let entries: [Entry]

  /// What elements are found by.
  enum Key {
    case id
    case className
  }

  /// Looks at all elements once.
  init(of storage: MarkupTree.Storage, by key: Key) {
    var found: [Entry] = []
    var node: Int32 = 0
    while let next = storage.node(after: node, in: 0) {
      node = next
      let record = storage.record(at: node)
      switch key {
      case .id:
        guard let attribute = storage.attribute("id", of: record) else { continue }
        let hash = storage.withValue(of: attribute) { $0.fnvHash(0..<$0.count) }
        found.append(Entry(hash: hash, node: node))
      case .className:
        guard let attribute = storage.attribute("class", of: record) else { continue }
        storage.withValue(of: attribute) { value in
          var words = WordsInBytes(value)
          while let word = words.next() {
            found.append(Entry(hash: value.fnvHash(word), node: node))
          }
        }
      }
    }
    var bits = 0
    while 1 &<< bits < found.count { bits &+= 1 }
    var starts = [Int32](repeating: 0, count: 1 &<< bits &+ 1)
    let mask = UInt64(1 &<< bits &- 1)
    for entry in found { starts[Int(entry.hash & mask) &+ 1] &+= 1 }
    for bucket in 1..<starts.count { starts[bucket] &+= starts[bucket &- 1] }
    var places = starts
    var entries = found
    for entry in found {
      let bucket = Int(entry.hash & mask)
      entries[Int(places[bucket])] = entry
      places[bucket] &+= 1
    }
    self.starts = starts
    self.entries = entries
  }

  /// Calls `body` with the elements that may have a key, each once, in the order of the document
  /// until it returns false.
  func candidates(for key: String, _ body: (Int32) -> Bool) {
    let hash = withUTF8Bytes(of: key) { $0.fnvHash(0..<$0.count) }
    let bucket = Int(hash & UInt64(starts.count &- 2))
    var last = NodeRecord.none
    for place in Int(starts[bucket])..<Int(starts[bucket &+ 1]) {
      let entry = entries[place]
      // A class may be listed twice.
      guard entry.hash == hash, entry.node != last else { continue }
      last = entry.node
      if !body(entry.node) { return }
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
