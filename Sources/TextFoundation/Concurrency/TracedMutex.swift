// public, because inlinable code refers to it.
public import Synchronization

/// A `Mutex` whose memory ordering is visible to ThreadSanitizer.
///
/// On Linux the standard library's mutex is a futex, locked in a function that is not instrumented,
/// so ThreadSanitizer reports false races. The acquiring load after locking and the releasing store
/// before unlocking state the same ordering again, in instrumented code; on x86-64 and arm64 they
/// are plain moves.
@usableFromInline
package struct TracedMutex<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let order = Atomic<Bool>(false)

  @inlinable
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a short body that calls no foreign code, such as handlers or deinitializers.
  @inlinable
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
