/// The registration of a closure with a ``SharedEventChannel``, which lasts as long as this object.
///
/// ```swift
/// let progress = SharedEventChannel<Int>()
/// let subscription = progress.subscribe { print($0) }
/// progress.post(50)        // prints 50
/// subscription.cancel()    // as does releasing the last reference
/// progress.post(100)       // prints nothing
/// ```
///
/// Store the subscription in a property or an array; without a reference it ends at once. It does
/// not keep its channel alive, nor its closure after it has ended.
public final class SharedEventSubscription: Sendable {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.end() }

  /// Ends the subscription and releases its closure.
  ///
  /// On this thread no call starts after this, not even in a post in progress. Another thread that
  /// was about to call the closure may still do so once for each post in progress: let the closure
  /// own what it uses, rather than freeing it after `cancel()` has returned. `cancel()` does not
  /// wait, so the closure itself may call it. Does nothing if the subscription has already ended or
  /// the channel has been deallocated.
  ///
  /// - Complexity: O(log *n*) among *n* observers, amortized; O(*n*) once for each post in
  ///   progress.
  public func cancel() { handle.end() }
}
