import Synchronization

/// A pool of reusable objects, each lent to one borrower at a time, for buffers that are costly to
/// create.
///
/// Taking and returning an object is an atomic exchange on one of a few slots. (A `Mutex` around an
/// array would suffice, but ThreadSanitizer cannot see its futex and reports false races.)
///
/// Thread-safe: an object is reachable either through a slot or by its borrower, never both, and
/// the exchange orders the writes of one borrower before the reads of the next.
@usableFromInline
package struct LendingPool<Object: AnyObject>: Sendable {
  // Not generic: otherwise the runtime would create a class for each type of object when a process
  // starts.
  @usableFromInline let slots: LendingSlots

  /// Creates a pool that retains up to `capacity` unused objects.
  @inlinable
  package init(capacity: Int = 16) { slots = LendingSlots(capacity: capacity) }

  /// Returns an unused object, or `nil` if the caller has to create one.
  @inlinable
  package func take() -> Object? { slots.take().map { unsafeDowncast($0, to: Object.self) } }

  /// Retains an object for the next borrower, or releases it if the pool is full.
  @inlinable
  package func putBack(_ object: Object) { slots.putBack(object) }
}

/// The slots of a pool.
///
/// `@unchecked Sendable`: see ``LendingPool``.
@usableFromInline
final class LendingSlots: @unchecked Sendable {
  private typealias Slot = Atomic<UnsafeRawPointer?>

  private let slots: UnsafeMutablePointer<Slot>
  private let slotCount: Int

  @usableFromInline
  init(capacity: Int) {
    slotCount = capacity
    slots = .allocate(capacity: capacity)
    for index in 0..<capacity { (slots + index).initialize(to: Slot(nil)) }
  }

  deinit {
    while take() != nil {}
    slots.deinitialize(count: slotCount)
    slots.deallocate()
  }

  @usableFromInline
  func take() -> AnyObject? {
    for index in 0..<slotCount {
      guard let reference = slots[index].exchange(nil, ordering: .acquiringAndReleasing) else {
        continue
      }
      return Unmanaged<AnyObject>.fromOpaque(reference).takeRetainedValue()
    }
    return nil
  }

  @usableFromInline
  func putBack(_ object: AnyObject) {
    let reference = Unmanaged.passRetained(object)
    for index in 0..<slotCount {
      let (stored, _) = slots[index].compareExchange(
        expected: nil, desired: UnsafeRawPointer(reference.toOpaque()),
        ordering: .acquiringAndReleasing)
      if stored { return }
    }
    reference.release()
  }
}
