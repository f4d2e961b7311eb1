import TextLayout

/// A dictionary of values in least-recently-used order.
///
/// The order is a doubly linked list in a flat array: lookup, insertion, use and removal take
/// constant time.
struct LRUTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    /// Nil while the slot is free; `older` is then the next free slot.
    var key: Key?
    var value: Value?
    var cost = 0
    var newer = noSlot
    var older = noSlot
  }

  /// The index that represents no slot.
  private static var noSlot: Int { -1 }

  private var indices: [Key: Int] = [:]
  private var slots: [Slot] = []
  private var firstFree = noSlot
  private var newest = noSlot
  private var oldest = noSlot
  /// The total cost of all values.
  private(set) var cost = 0

  /// The approximate memory size of an entry in bytes, without objects that its value refers to.
  static var overhead: Int {
    // Both arrays grow by doubling, and hash tables have a load factor of up to three quarters.
    (MemoryLayout<Slot>.stride + MemoryLayout<Key>.stride + MemoryLayout<Int>.stride) * 3 / 2
  }

  var count: Int { indices.count }

  /// The keys, in no particular order.
  var keys: some Sequence<Key> { indices.keys }

  /// The keys from the most to the least recently used.
  var keysByRecency: some Sequence<Key> {
    sequence(state: newest) { [slots] index -> Key? in
      guard index != Self.noSlot else { return nil }
      defer { index = slots[index].older }
      return slots[index].key
    }
  }

  /// The least recently used key; nil if the table is empty.
  var oldestKey: Key? { oldest == Self.noSlot ? nil : slots[oldest].key }

  /// Accesses a value without marking it as used.
  subscript(key: Key) -> Value? { indices[key].flatMap { slots[$0].value } }

  /// Returns a value and marks it as the most recently used.
  mutating func use(_ key: Key) -> Value? {
    guard let index = indices[key] else { return nil }
    if newest != index {
      unlink(index)
      linkAsNewest(index)
    }
    return slots[index].value
  }

  /// Inserts a value as the most recently used.
  ///
  /// - Returns: the previous value for the key.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> Value? {
    let old = remove(key)
    let slot = Slot(key: key, value: value, cost: cost)
    let index: Int
    if firstFree != Self.noSlot {
      index = firstFree
      firstFree = slots[index].older
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    indices[key] = index
    self.cost += cost
    linkAsNewest(index)
    return old
  }

  /// Removes and returns a value.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    indices.removeValue(forKey: key).flatMap { free($0) }
  }

  /// Removes and returns the least recently used entry, or returns nil if the table is empty.
  mutating func removeOldest() -> (key: Key, value: Value)? {
    guard let key = oldestKey, let value = remove(key) else { return nil }
    return (key, value)
  }

  // MARK: The list

  private mutating func free(_ index: Int) -> Value? {
    unlink(index)
    let value = slots[index].value
    cost -= slots[index].cost
    slots[index] = Slot(older: firstFree)
    firstFree = index
    // An empty table releases its memory.
    if indices.isEmpty { self = LRUTable() }
    return value
  }

  private mutating func unlink(_ index: Int) {
    let (newer, older) = (slots[index].newer, slots[index].older)
    if newer != Self.noSlot { slots[newer].older = older } else { newest = older }
    if older != Self.noSlot { slots[older].newer = newer } else { oldest = newer }
  }

  private mutating func linkAsNewest(_ index: Int) {
    slots[index].newer = Self.noSlot
    slots[index].older = newest
    if newest != Self.noSlot { slots[newest].newer = index } else { oldest = index }
    newest = index
  }
}
