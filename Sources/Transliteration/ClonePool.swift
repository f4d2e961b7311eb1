import CICU
import Synchronization
import TextFoundation

/// An ICU object that can be cloned and that only one thread at a time may use.
protocol ClonableHandle: AnyObject, Sendable {
  func clone() throws(TransliterationError) -> Self
}

/// A pool of clones of one ICU object, each lent to one user at a time.
///
/// ICU objects with a position or scratch memory are not thread-safe. The pool opens one, clones it
/// when all others are in use, and retains a few clones for reuse.
///
/// The prototype is cloned under a lock, and only its borrower can access a lent clone.
final class ClonePool<Handle: ClonableHandle>: Sendable {
  private let prototype: Handle
  private let cloning = Mutex<Void>(())
  private let idle = LendingPool<Handle>()

  init(_ prototype: Handle) { self.prototype = prototype }

  func withHandle<Value>(
    _ body: (Handle) throws(TransliterationError) -> Value
  ) throws(TransliterationError) -> Value {
    let handle: Handle
    if let pooled = idle.take() { handle = pooled } else { handle = try clone() }
    defer { idle.putBack(handle) }
    return try body(handle)
  }

  private func clone() throws(TransliterationError) -> Handle {
    try cloning.withLock { _ throws(TransliterationError) in try prototype.clone() }
  }
}
