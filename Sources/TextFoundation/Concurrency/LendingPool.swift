import Synchronization

/// Objects for one user at a time, kept for the next: scratch that is dear to make.
///
/// Taking and giving back is an atomic exchange on one of a few slots. (A `Mutex` around an array
/// would do, but ThreadSanitizer cannot see its futex and reports races that are none.)
///
/// Sendable: an object is reachable either through a slot or by the user who took it, never both,
/// and the exchange orders what one user wrote before what the next one reads.
@usableFromInline
package struct LendingPool<Object: AnyObject>: Sendable {
  // Not generic: the runtime would make a class of every kind of object when a process starts.
  @usableFromInline let slots: LendingSlots

  /// A pool that keeps up to `capacity` unused objects.
  @inlinable
  package init(capacity: Int = 16) { slots = LendingSlots(capacity: capacity) }

  /// An unused object, or `nil` if there is none: then make one.
  @inlinable
  package func take() -> Object? { slots.take().map { unsafeDowncast($0, to: Object.self) } }

  /// Keeps an object for the next user; lets it go if enough are kept.
  @inlinable
  package func giveBack(_ object: Object) { slots.giveBack(object) }
}

/// The objects of a pool.
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
      guard let kept = slots[index].exchange(nil, ordering: .acquiringAndReleasing) else {
        continue
      }
      return Unmanaged<AnyObject>.fromOpaque(kept).takeRetainedValue()
    }
    return nil
  }

  @usableFromInline
  func giveBack(_ object: AnyObject) {
    let kept = Unmanaged.passRetained(object)
    for index in 0..<slotCount {
      let (stored, _) = slots[index].compareExchange(
        expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
      if stored { return }
    }
    kept.release()
  }
}
