import Synchronization

/// The handles that are open, so that a wrong or closed handle is an error and not a crash.
///
/// A hash table of addresses. An address is in the bucket of its hash, or in that of a further table
/// if the bucket is full. Lookups read one cache line and write nothing, so that threads which share
/// an engine do not slow each other down.
///
/// `@unchecked Sendable`: the slots are atomic, and they are never deallocated.
final class HandleTable: @unchecked Sendable {
  private typealias Slot = Atomic<UInt>

  private static let bucketCount = 128
  /// The number of addresses in 64 bytes.
  private static let bucketSize = 8

  private let slots: UnsafeMutablePointer<Slot>
  /// The next table, which owns itself, or nil.
  private let next = Atomic<UnsafeRawPointer?>(nil)

  init() {
    let count = Self.bucketCount * Self.bucketSize
    slots = .allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(0)) }
  }

  /// Adds an address, which must not be 0.
  func insert(_ address: UInt) {
    for index in bucket(of: address) {
      let (stored, _) = slots[index].compareExchange(
        expected: 0, desired: address, ordering: .acquiringAndReleasing)
      if stored { return }
    }
    following(creating: true)?.insert(address)
  }

  /// Returns whether an address is in the table.
  func contains(_ address: UInt) -> Bool {
    for index in bucket(of: address) where slots[index].load(ordering: .acquiring) == address {
      return true
    }
    return following(creating: false)?.contains(address) ?? false
  }

  /// Removes an address.
  ///
  /// - Returns: whether it was in the table; true for one of several threads that remove it.
  func remove(_ address: UInt) -> Bool {
    for index in bucket(of: address) {
      let (removed, _) = slots[index].compareExchange(
        expected: address, desired: 0, ordering: .acquiringAndReleasing)
      if removed { return true }
    }
    return following(creating: false)?.remove(address) ?? false
  }

  private func bucket(of address: UInt) -> Range<Int> {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    let hash = UInt64(address >> 4) &* 0x9E37_79B9_7F4A_7C15
    let start = Int(hash >> 32) % Self.bucketCount * Self.bucketSize
    return start..<start + Self.bucketSize
  }

  private func following(creating: Bool) -> HandleTable? {
    if let table = next.load(ordering: .acquiring) {
      return Unmanaged<HandleTable>.fromOpaque(table).takeUnretainedValue()
    }
    guard creating else { return nil }
    let created = Unmanaged.passRetained(HandleTable())
    let (stored, existing) = next.compareExchange(
      expected: nil, desired: UnsafeRawPointer(created.toOpaque()),
      ordering: .acquiringAndReleasing)
    if stored { return created.takeUnretainedValue() }
    created.release()
    return existing.map { Unmanaged<HandleTable>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit {
    // Only a table that was never linked is released.
    slots.deinitialize(count: Self.bucketCount * Self.bucketSize)
    slots.deallocate()
  }
}
