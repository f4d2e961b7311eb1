import TextLayout

/// Values by their keys, in the order of their last use.
///
/// The order is a doubly linked list in a flat array: to find, add, use and remove a value takes
/// constant time, however many there are.
///
/// Sendable: a plain value.
struct RecencyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    /// Nil while the slot is free; then `older` is the next free one.
    var key: Key?
    var value: Value?
    var cost = 0
    var newer = none
    var older = none
  }

  /// No place at all.
  private static var none: Int { -1 }

  private var places: [Key: Int] = [:]
  private var slots: [Slot] = []
  private var firstFree = none
  private var newest = none
  private var oldest = none
  /// The costs of all values together.
  private(set) var cost = 0

  /// About how many bytes the table takes for each value, beside what the value refers to.
  static var overhead: Int {
    // Both arrays grow by doubling, and hash tables are filled to three quarters.
    (MemoryLayout<Slot>.stride + MemoryLayout<Key>.stride + MemoryLayout<Int>.stride) * 3 / 2
  }

  var count: Int { places.count }

  /// The keys, in no particular order.
  var keys: some Sequence<Key> { places.keys }

  /// The keys from the one used last to the one not used for longest.
  var keysByRecency: some Sequence<Key> {
    sequence(state: newest) { [slots] place -> Key? in
      guard place != Self.none else { return nil }
      defer { place = slots[place].older }
      return slots[place].key
    }
  }

  /// The key that was not used for longest; nil if there is none.
  var oldestKey: Key? { oldest == Self.none ? nil : slots[oldest].key }

  /// A value, which is not used by that.
  subscript(key: Key) -> Value? { places[key].flatMap { slots[$0].value } }

  /// A value, which is the newest one from now on.
  mutating func use(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if newest != place {
      unlink(place)
      linkAsNewest(place)
    }
    return slots[place].value
  }

  /// Adds a value as the newest one.
  ///
  /// - Returns: the value that was there before.
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

  /// Takes a value out.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    places.removeValue(forKey: key).flatMap { free($0) }
  }

  /// Takes out the value that was not used for longest; nil if there is none.
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
    // An emptied table gives its memory back.
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
