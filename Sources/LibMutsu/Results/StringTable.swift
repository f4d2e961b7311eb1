import TextFoundation

/// Different strings, one after another, each with an index.
///
/// Texts repeat words, parts of speech and readings, so programs in other languages create far fewer
/// string objects from a table than from one string for each item.
struct StringTable: ~Copyable {
  /// The bytes of all strings.
  private(set) var bytes = GrowableBuffer<UInt8>(minimumCapacity: 256)
  /// The start of each string, and the end of the last one.
  private(set) var offsets = GrowableBuffer<Int64>(minimumCapacity: 32)
  /// A hash table with open addressing: the index of a string plus 1, or 0.
  private var slots = GrowableBuffer<Int32>(repeating: 0, count: 64)
  private var hashes = GrowableBuffer<UInt32>(minimumCapacity: 32)

  init() { offsets.append(0) }

  /// The number of strings.
  var count: Int { offsets.count - 1 }

  /// Removes all strings.
  mutating func removeAll() {
    bytes.removeAll(retainingAtMost: 1 << 22, initial: 256)
    offsets.removeAll(retainingAtMost: 1 << 20, initial: 32)
    offsets.append(0)
    hashes.removeAll(retainingAtMost: 1 << 20, initial: 32)
    if slots.count > 1 << 12 {
      slots = GrowableBuffer(repeating: 0, count: 64)
    } else {
      slots.start.update(repeating: 0, count: slots.count)
    }
  }

  /// Returns the index of a string, which is added unless it is in the table.
  mutating func index(of string: String) -> Int32 {
    var string = string
    return string.withUTF8 { utf8 in index(of: utf8) }
  }

  /// Returns the index of a string in UTF-8, which is added unless it is in the table.
  mutating func index(of string: UnsafeBufferPointer<UInt8>) -> Int32 {
    // Seeded, because the strings may be chosen by an attacker.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(string))
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isEqual(index, string) { return Int32(index) }
      slot = (slot + 1) & mask
    }
    let index = Int32(count)
    bytes.append(contentsOf: string)
    offsets.append(Int64(bytes.count))
    hashes.append(hash)
    slots[slot] = index + 1
    if count * 2 > slots.count { grow() }
    return index
  }

  private func isEqual(_ index: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(offsets[index])
    guard Int(offsets[index + 1]) - start == string.count else { return false }
    guard let other = string.baseAddress else { return true }
    return memcmp(bytes.start + start, other, string.count) == 0
  }

  private mutating func grow() {
    let mask = slots.count * 4 - 1
    slots = GrowableBuffer(repeating: 0, count: mask + 1)
    for index in 0..<hashes.count {
      var slot = Int(hashes[index]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index) + 1
    }
  }
}
