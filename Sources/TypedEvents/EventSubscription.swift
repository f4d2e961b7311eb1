/// The registration of a closure with an ``EventChannel``, which lasts as long as this object.
///
/// ```swift
/// let saved = EventChannel<Int>()
/// var total = 0
/// let subscription = saved.subscribe { total += $0 }
/// saved.post(3)            // total == 3
/// subscription.cancel()    // as does releasing the last reference
/// saved.post(4)            // total == 3
/// ```
///
/// Store the subscription in a property or an array; without a reference it ends at once. It does
/// not keep its channel alive, nor its closure after it has ended.
///
/// Like the channel, the subscription is not Sendable: the values that the closure captures belong
/// to the channel's isolation domain. It may still be released on any thread, which ends it safely.
public final class EventSubscription {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.end() }

  /// Ends the subscription and releases its closure.
  ///
  /// No call starts after this, not even in a post in progress; a call that has started (possibly
  /// the current one) runs to its end. Does nothing if the subscription has already ended or the
  /// channel has been deallocated.
  ///
  /// - Complexity: O(log *n*) among *n* observers, amortized; O(*n*) once for each post in
  ///   progress.
  public func cancel() { handle.end() }
}

@available(*, unavailable)
extension EventSubscription: Sendable {}
