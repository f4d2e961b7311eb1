import Synchronization

/// A pool of reusable objects of a few types, which callers borrow one at a time.
///
/// Like ``LendingPool``, but keyed by type: the owner of the pool need not know the types of the
/// objects that borrowers keep in it.
package struct ScratchPool: Sendable {
  private let stores: ScratchStores

  /// Creates a pool that retains up to 16 unused objects of each type.
  ///
  /// - Parameter typeCapacity: the number of types; objects of further types are not retained.
  package init(typeCapacity: Int = 4) { stores = ScratchStores(count: typeCapacity) }

  /// Returns an unused object of a type, or nil if the caller has to create one.
  package func take<Object: AnyObject>(_: Object.Type = Object.self) -> Object? {
    stores.slots(for: ObjectIdentifier(Object.self))?.take().map {
      unsafeDowncast($0, to: Object.self)
    }
  }

  /// Retains an object for the next borrower, or releases it if enough are retained.
  package func putBack<Object: AnyObject>(_ object: Object) {
    stores.slots(for: ObjectIdentifier(Object.self))?.putBack(object)
  }
}

/// The slots of each type, claimed by the first use of the type.
///
/// `@unchecked Sendable`: keys change once, atomically, from 0 to the identifier of a type.
private final class ScratchStores: @unchecked Sendable {
  private typealias Key = Atomic<UInt>

  private let count: Int
  private let keys: UnsafeMutablePointer<Key>
  private let slots: [LendingSlots]

  init(count: Int) {
    self.count = count
    keys = .allocate(capacity: count)
    for index in 0..<count { (keys + index).initialize(to: Key(0)) }
    slots = (0..<count).map { _ in LendingSlots(capacity: 16) }
  }

  deinit {
    keys.deinitialize(count: count)
    keys.deallocate()
  }

  func slots(for type: ObjectIdentifier) -> LendingSlots? {
    let key = UInt(bitPattern: type)
    for index in 0..<count {
      let (claimed, known) = keys[index].compareExchange(
        expected: 0, desired: key, ordering: .acquiringAndReleasing)
      if claimed || known == key { return slots[index] }
    }
    return nil
  }
}
