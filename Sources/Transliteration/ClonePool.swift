import CICU
import Synchronization

/// An ICU object that one thread at a time may use, and that can be copied.
protocol ClonableHandle: AnyObject, Sendable {
  func clone() throws(TransliterationError) -> Self
}

/// Clones of one ICU object, each lent to one user at a time.
///
/// ICU's objects that keep a position or scratch of their own are not for two threads at once. The
/// pool opens one, clones it (under its lock) when all others are lent, and keeps a few for later.
///
/// Sendable: the state is behind a mutex, and a lent clone is reached by its borrower alone.
final class ClonePool<Handle: ClonableHandle>: Sendable {
  private let prototype: Handle
  private let idle = Mutex<[Handle]>([])
  /// How many unused clones are kept: more tasks than this at once are rare.
  private let limit = 16

  init(_ prototype: Handle) { self.prototype = prototype }

  func withHandle<Value>(
    _ body: (Handle) throws(TransliterationError) -> Value
  ) throws(TransliterationError) -> Value {
    let handle = try idle.withLock { (idle) throws(TransliterationError) -> Handle in
      if let handle = idle.popLast() { return handle }
      return try prototype.clone()
    }
    defer { idle.withLock { if $0.count < limit { $0.append(handle) } } }
    return try body(handle)
  }
}
