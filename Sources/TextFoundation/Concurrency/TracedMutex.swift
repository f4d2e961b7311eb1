// public: what is inlined elsewhere names it.
public import Synchronization

/// A `Mutex` whose order ThreadSanitizer can see.
///
/// On Linux the standard library's mutex is a futex behind a call that is not instrumented, so a
/// program under ThreadSanitizer reports races where there are none. The acquiring load after the
/// lock is taken and the releasing store before it is given back state the same order once more,
/// in instrumented code; on x86-64 and arm64 they are plain moves.
///
/// Sendable: a mutex is, whatever it guards.
@usableFromInline
package struct TracedMutex<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let order = Atomic<Bool>(false)

  @inlinable
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a short body that calls no code of others: no handler, no deinit.
  @inlinable
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
