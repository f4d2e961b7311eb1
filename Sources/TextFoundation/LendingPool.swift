import Synchronization

/// Objects for one user at a time, kept for the next: scratch that is dear to make.
///
/// Taking and giving back is an atomic exchange on one of a few slots. (A `Mutex` around an array
/// would do, but ThreadSanitizer cannot see its futex and reports races that are none.)
///
/// `@unchecked Sendable`: an object is reachable either through a slot or by the user who took it,
/// never both, and the exchange orders what one user wrote before what the next one reads.
package final class LendingPool<Object: AnyObject>: @unchecked Sendable {
  private typealias Slot = Atomic<UnsafeRawPointer?>

  private let slots: UnsafeMutablePointer<Slot>
  private let slotCount: Int

  /// A pool that keeps up to `capacity` unused objects.
  package init(capacity: Int = 16) {
    slotCount = capacity
    slots = .allocate(capacity: capacity)
    for index in 0..<capacity { (slots + index).initialize(to: Slot(nil)) }
  }

  deinit {
    while take() != nil {}
    slots.deinitialize(count: slotCount)
    slots.deallocate()
  }

  /// An unused object, or `nil` if there is none: then make one.
  package func take() -> Object? {
    for index in 0..<slotCount {
      guard let kept = slots[index].exchange(nil, ordering: .acquiringAndReleasing) else {
        continue
      }
      return Unmanaged<Object>.fromOpaque(kept).takeRetainedValue()
    }
    return nil
  }

  /// Keeps an object for the next user; lets it go if enough are kept.
  package func giveBack(_ object: Object) {
    let kept = Unmanaged.passRetained(object)
    for index in 0..<slotCount {
      let (stored, _) = slots[index].compareExchange(
        expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
      if stored { return }
    }
    kept.release()
  }
}
