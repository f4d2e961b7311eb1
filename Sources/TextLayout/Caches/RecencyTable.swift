/// Values by their keys, in the order of their last use.
///
/// The order is a doubly linked list in a flat array: to find, add, use and remove a value takes
/// constant time, however many there are.
///
/// Sendable: a plain value.
struct RecencyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var key: Key
    var value: Value
    var cost: Int
  }

  private struct Slot {
    /// Nil while the slot is free; then `older` is the next free one.
    var entry: Entry?
    var newer: Int?
    var older: Int?
  }

  private var places: [Key: Int] = [:]
  private var slots: [Slot] = []
  private var firstFree: Int?
  private var newest: Int?
  private var oldest: Int?
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
      guard let current = place else { return nil }
      place = slots[current].older
      return slots[current].entry?.key
    }
  }

  /// The key that was not used for longest; nil if there is none.
  var oldestKey: Key? { oldest.flatMap { slots[$0].entry?.key } }

  /// A value, which is the newest one from now on.
  mutating func use(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if newest != place {
      unlink(place)
      linkAsNewest(place)
    }
    return slots[place].entry?.value
  }

  /// What a value costs; nil if there is none.
  func cost(of key: Key) -> Int? {
    places[key].flatMap { slots[$0].entry?.cost }
  }

  /// Adds a value as the newest one.
  ///
  /// - Returns: the value that was there before.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> Value? {
    let old = remove(key)
    let place: Int
    if let free = firstFree {
      place = free
      firstFree = slots[free].older
    } else {
      place = slots.count
      slots.append(Slot())
    }
    slots[place].entry = Entry(key: key, value: value, cost: cost)
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
    guard let place = oldest, let key = slots[place].entry?.key else { return nil }
    places[key] = nil
    return free(place).map { (key, $0) }
  }

  // MARK: The list

  private mutating func free(_ place: Int) -> Value? {
    unlink(place)
    let entry = slots[place].entry
    cost -= entry?.cost ?? 0
    slots[place] = Slot(entry: nil, newer: nil, older: firstFree)
    firstFree = place
    // An emptied table gives its memory back.
    if places.isEmpty { self = RecencyTable() }
    return entry?.value
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (slots[place].newer, slots[place].older)
    if let newer { slots[newer].older = older } else { newest = older }
    if let older { slots[older].newer = newer } else { oldest = newer }
  }

  private mutating func linkAsNewest(_ place: Int) {
    slots[place].newer = nil
    slots[place].older = newest
    if let newest { slots[newest].newer = place } else { oldest = place }
    newest = place
  }
}
