import TextFoundation

/// A set of byte strings with their number of occurrences, numbered in the order of their first
/// occurrence.
///
/// A hash table of its own, because a dictionary of arrays would need an allocation for each of the
/// millions of lookups when features are coded.
struct ByteStringTable: ~Copyable {
  private var bytes = ByteBuffer(minimumCapacity: 1 << 12)
  private var ends = GrowableBuffer<Int>()
  private var occurrences = GrowableBuffer<Int>()
  /// The number of a string plus one, or 0 in free slots.
  private var slots = GrowableBuffer<Int32>(repeating: 0, count: 1 << 8)

  /// The number of different strings.
  var count: Int { ends.count }

  /// Returns the bytes of a string.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    let start = number == 0 ? 0 : ends.values[number - 1]
    return UnsafeBufferPointer(rebasing: bytes.bytes[start..<ends.values[number]])
  }

  /// Counts an occurrence of a string and returns its number.
  @discardableResult
  mutating func add(_ string: UnsafeBufferPointer<UInt8>) -> Int {
    if let number = number(of: string) {
      occurrences[number] += 1
      return number
    }
    let number = count
    bytes.append(string)
    ends.append(bytes.count)
    occurrences.append(1)
    if 2 * count > slots.count { grow() } else { insert(number) }
    return number
  }

  /// Returns the number of a string; `nil` if it has not been added.
  func number(of string: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(string) & (slots.count - 1)
    while slots.values[slot] != 0 {
      let number = Int(slots.values[slot]) - 1
      let known = self[number]
      if known.count == string.count, Self.areEqual(known, string) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the numbers of all strings, the most frequent first; equally frequent ones in the
  /// order of their bytes, so that the order does not depend on that of the entries.
  func numbersByFrequency() -> [Int] {
    (0..<count).sorted { one, other in
      if occurrences.values[one] != occurrences.values[other] {
        return occurrences.values[one] > occurrences.values[other]
      }
      return self[one].lexicographicallyPrecedes(self[other])
    }
  }

  private mutating func grow() {
    slots = GrowableBuffer(repeating: 0, count: 4 * slots.count)
    for number in 0..<count { insert(number) }
  }

  private mutating func insert(_ number: Int) {
    var slot = Self.hash(self[number]) & (slots.count - 1)
    while slots.values[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number + 1)
  }

  private static func hash(_ string: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = StableHash()
    hash.add(UnsafeRawBufferPointer(string))
    return Int(truncatingIfNeeded: hash.value >> 1)
  }

  private static func areEqual(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, one.count) == 0
  }
}
