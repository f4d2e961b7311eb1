import CICU
import Synchronization
import TextFoundation

/// An ICU object that one thread at a time may use, and that can be copied.
protocol ClonableHandle: AnyObject, Sendable {
  func clone() throws(TransliterationError) -> Self
}

/// Clones of one ICU object, each lent to one user at a time.
///
/// ICU's objects that keep a position or scratch of their own are not for two threads at once. The
/// pool opens one, clones it when all others are lent, and keeps a few for later.
///
/// Sendable: the prototype is cloned under a lock, and a lent clone is reached by its borrower alone.
final class ClonePool<Handle: ClonableHandle>: Sendable {
  private let prototype: Handle
  private let cloning = Mutex<Void>(())
  private let idle = LendingPool<Handle>()

  init(_ prototype: Handle) { self.prototype = prototype }

  func withHandle<Value>(
    _ body: (Handle) throws(TransliterationError) -> Value
  ) throws(TransliterationError) -> Value {
    let handle: Handle
    if let kept = idle.take() { handle = kept } else { handle = try clone() }
    defer { idle.giveBack(handle) }
    return try body(handle)
  }

  private func clone() throws(TransliterationError) -> Handle {
    try cloning.withLock { _ throws(TransliterationError) in try prototype.clone() }
  }
}
