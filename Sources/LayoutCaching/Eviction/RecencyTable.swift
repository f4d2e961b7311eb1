import TextLayout

/// A dictionary of values in least-recently-used order.
///
/// The order is a doubly linked list in a flat array: lookup, insertion, use and removal take
/// constant time.
struct RecencyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    /// Nil while the slot is free; `older` is then the next free slot.
    var key: Key?
    var value: Value?
    var cost = 0
    var newer = none
    var older = none
  }

  /// The index that represents no slot.
  private static var none: Int { -1 }

  private var places: [Key: Int] = [:]
  private var slots: [Slot] = []
  private var firstFree = none
  private var newest = none
  private var oldest = none
  /// The total cost of all values.
  private(set) var cost = 0

  /// The approximate memory size of an entry in bytes, without what its value refers to.
  static var overhead: Int {
    // Both arrays grow by doubling, and hash tables have a load factor of up to three quarters.
    (MemoryLayout<Slot>.stride + MemoryLayout<Key>.stride + MemoryLayout<Int>.stride) * 3 / 2
  }

  var count: Int { places.count }

  /// The keys, in no particular order.
  var keys: some Sequence<Key> { places.keys }

  /// The keys from the most to the least recently used.
  var keysByRecency: some Sequence<Key> {
    sequence(state: newest) { [slots] place -> Key? in
      guard place != Self.none else { return nil }
      defer { place = slots[place].older }
      return slots[place].key
    }
  }

  /// The least recently used key; nil if the table is empty.
  var oldestKey: Key? { oldest == Self.none ? nil : slots[oldest].key }

  /// Accesses a value without marking it as used.
  subscript(key: Key) -> Value? { places[key].flatMap { slots[$0].value } }

  /// Returns a value and marks it as the most recently used.
  mutating func use(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if newest != place {
      unlink(place)
      linkAsNewest(place)
    }
    return slots[place].value
  }

  /// Inserts a value as the most recently used.
  ///
  /// - Returns: the previous value for the key.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> Value? {
    let old = remove(key)
    let slot = Slot(key: key, value: value, cost: cost)
    let place: Int
    if firstFree != Self.none {
      place = firstFree
      firstFree = slots[place].older
      slots[place] = slot
    } else {
      place = slots.count
      slots.append(slot)
    }
    places[key] = place
    self.cost += cost
    linkAsNewest(place)
    return old
  }

  /// Removes and returns a value.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    places.removeValue(forKey: key).flatMap { free($0) }
  }

  /// Removes and returns the least recently used entry, or returns nil if the table is empty.
  mutating func removeOldest() -> (key: Key, value: Value)? {
    guard let key = oldestKey, let value = remove(key) else { return nil }
    return (key, value)
  }

  // MARK: The list

  private mutating func free(_ place: Int) -> Value? {
    unlink(place)
    let value = slots[place].value
    cost -= slots[place].cost
    slots[place] = Slot(older: firstFree)
    firstFree = place
    // An empty table releases its memory.
    if places.isEmpty { self = RecencyTable() }
    return value
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (slots[place].newer, slots[place].older)
    if newer != Self.none { slots[newer].older = older } else { newest = older }
    if older != Self.none { slots[older].newer = newer } else { oldest = newer }
  }

  private mutating func linkAsNewest(_ place: Int) {
    slots[place].newer = Self.none
    slots[place].older = newest
    if newest != Self.none { slots[newest].newer = place } else { oldest = place }
    newest = place
  }
}
