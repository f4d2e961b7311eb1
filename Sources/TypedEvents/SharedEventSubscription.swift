/// A closure's place among the observers of a ``SharedEventChannel``: it lasts as long as this
/// object.
///
/// ```swift
/// let progress = SharedEventChannel<Int>()
/// let subscription = progress.subscribe { print($0) }
/// progress.post(50)        // prints 50
/// subscription.cancel()    // as does letting go of the last reference
/// progress.post(100)       // prints nothing
/// ```
///
/// Keep it in a property or an array; a subscription that nobody keeps ends at once. It keeps
/// neither its channel nor, once it has ended, its closure alive.
///
/// Sendable: it is immutable and the channel's list has a lock.
public final class SharedEventSubscription: Sendable {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.end() }

  /// Ends the subscription and lets its closure go.
  ///
  /// On this thread no call begins after this, not even in a post that is under way. Another thread
  /// that was about to call the closure may still do so once: do not free what the closure uses
  /// because `cancel()` has returned, let the closure own it. `cancel()` waits for nobody, so it
  /// may be called from the closure itself. Once ended, or once the channel is gone, it does
  /// nothing.
  ///
  /// - Complexity: O(log *n*) among *n* observers, amortized; O(*n*) once for each post that is
  ///   under way.
  public func cancel() { handle.end() }
}
