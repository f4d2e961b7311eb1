import TextFoundation

/// A hash table from feature bytes to numbers.
///
/// A dictionary with array keys would need an allocation per lookup, and much more time in debug
/// builds.
struct FeatureTable: ~Copyable {
  private struct Slot {
    var hash: UInt64
    var start: Int
    var count: Int
    /// The number, or −1 in an empty slot.
    var value: Int
  }

  private var keys = ByteBuffer(minimumCapacity: 1 << 12)
  private var slots: UnsafeMutablePointer<Slot>
  /// The number of slots: a power of two, at least twice the number of keys.
  private var capacity = 256
  private var count = 0

  init() { slots = Self.emptySlots(capacity) }
  deinit { slots.deallocate() }

  /// Returns the number of a key, or nil if it is not in the table.
  func value(of key: UnsafeRawBufferPointer) -> Int? {
    let slot = slots[slot(of: key, Self.hash(key))]
    return slot.value < 0 ? nil : slot.value
  }

  /// Sets the number of a key, which must not be negative.
  mutating func set(_ value: Int, for key: UnsafeRawBufferPointer) {
    let hash = Self.hash(key)
    let position = slot(of: key, hash)
    if slots[position].value < 0 {
      slots[position] = Slot(hash: hash, start: keys.count, count: key.count, value: value)
      keys.append(key.assumingMemoryBound(to: UInt8.self))
      count += 1
      if 2 * count > capacity { grow() }
    } else {
      slots[position].value = value
    }
  }

  /// Returns the slot of a key, or the empty slot where it belongs.
  private func slot(of key: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    var position = Int(truncatingIfNeeded: hash) & (capacity &- 1)
    while slots[position].value >= 0, !holds(slots[position], key, hash) {
      position = (position &+ 1) & (capacity &- 1)
    }
    return position
  }

  private func holds(_ slot: Slot, _ key: UnsafeRawBufferPointer, _ hash: UInt64) -> Bool {
    guard slot.hash == hash, slot.count == key.count else { return false }
    guard let stored = keys.bytes.baseAddress, let key = key.baseAddress else { return true }
    return Bytes.compare(
      stored + slot.start, key.assumingMemoryBound(to: UInt8.self), slot.count) == 0
  }

  private mutating func grow() {
    let old = slots
    let oldCapacity = capacity
    capacity *= 2
    slots = Self.emptySlots(capacity)
    for index in 0..<oldCapacity where old[index].value >= 0 {
      var position = Int(truncatingIfNeeded: old[index].hash) & (capacity - 1)
      while slots[position].value >= 0 { position = (position + 1) & (capacity - 1) }
      slots[position] = old[index]
    }
    old.deallocate()
  }

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, start: 0, count: 0, value: -1), count: capacity)
    return slots
  }

  /// Returns a hash: FNV-1a over 8-byte words, mixed so that the low bits depend on all input bits.
  private static func hash(_ key: UnsafeRawBufferPointer) -> UInt64 {
    guard let start = key.baseAddress else { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset &+ 8 <= key.count {
      hash =
        (hash ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        &* 0x100_0000_01B3
      hash ^= hash &>> 29
      offset &+= 8
    }
    while offset < key.count {
      hash =
        (hash ^ UInt64(start.load(fromByteOffset: offset, as: UInt8.self)))
        &* 0x100_0000_01B3
      offset &+= 1
    }
    return hash ^ hash &>> 32
  }
}
