import Synchronization

/// An object made when it is asked for the first time, by any thread.
///
/// Two threads that ask at once both make one, and the first one to be done is kept.
///
/// `@unchecked Sendable`: the object is published by an atomic exchange, which orders its making
/// before every use; it is taken away only by a sole owner.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let kept = Atomic<UnsafeRawPointer?>(nil)

  /// A reference to an object that is there already, or to none yet.
  init(_ object: Object? = nil) {
    if let object {
      kept.store(Unmanaged.passRetained(object).toOpaque(), ordering: .releasing)
    }
  }

  deinit { reset() }

  /// The object, if it was made.
  var current: Object? {
    kept.load(ordering: .acquiring).map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The object, made now if it was not yet.
  func value(_ make: () -> Object) -> Object {
    if let current { return current }
    let object = make()
    let retained = Unmanaged.passRetained(object)
    let (isStored, other) = kept.compareExchange(
      expected: nil, desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    guard !isStored, let other else { return object }
    retained.release()
    return Unmanaged<Object>.fromOpaque(other).takeUnretainedValue()
  }

  /// Forgets the object; only while no other thread uses the reference.
  func reset() {
    if let object = kept.exchange(nil, ordering: .acquiringAndReleasing) {
      Unmanaged<Object>.fromOpaque(object).release()
    }
  }
}
