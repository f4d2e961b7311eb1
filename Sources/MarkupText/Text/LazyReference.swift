import Synchronization

/// A reference to an object that is created on first access, from any thread.
///
/// If two threads ask at the same time, both create an object, and the first one stored is used.
///
/// `@unchecked Sendable`: the object is published by an atomic exchange, so its initialization
/// happens before every use; only a sole owner may remove it.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  /// Creates a reference to an existing object, or an empty reference.
  init(_ object: Object? = nil) {
    if let object {
      pointer.store(Unmanaged.passRetained(object).toOpaque(), ordering: .releasing)
    }
  }

  deinit { reset() }

  /// The object, or nil if it has not been created yet.
  var current: Object? {
    pointer.load(ordering: .acquiring).map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Returns the object, creating it if necessary.
  func value(_ make: () -> Object) -> Object {
    if let current { return current }
    let object = make()
    let retained = Unmanaged.passRetained(object)
    let (isStored, other) = pointer.compareExchange(
      expected: nil, desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    guard !isStored, let other else { return object }
    retained.release()
    return Unmanaged<Object>.fromOpaque(other).takeUnretainedValue()
  }

  /// Releases the object; allowed only while no other thread uses the reference.
  func reset() {
    if let object = pointer.exchange(nil, ordering: .acquiringAndReleasing) {
      Unmanaged<Object>.fromOpaque(object).release()
    }
  }
}
