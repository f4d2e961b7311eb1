/// A closure's place among the observers of an ``EventChannel``: it lasts as long as this object.
///
/// ```swift
/// let saved = EventChannel<Int>()
/// var total = 0
/// let subscription = saved.subscribe { total += $0 }
/// saved.post(3)            // total == 3
/// subscription.cancel()    // as does letting go of the last reference
/// saved.post(4)            // total == 3
/// ```
///
/// Keep it in a property or an array; a subscription that nobody keeps ends at once. It keeps
/// neither its channel nor, once it has ended, its closure alive.
///
/// Not Sendable, as the channel: what the closure captures belongs to the channel's isolation.
/// Should the owner's last reference go away on another thread, ending is safe there too.
public final class EventSubscription {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.end() }

  /// Ends the subscription and lets its closure go.
  ///
  /// No call begins after this, not even in a post that is under way; a call that has begun (this
  /// may be part of it) runs to its end. Once ended, or once the channel is gone, it does nothing.
  ///
  /// - Complexity: O(log *n*) among *n* observers, amortized; O(*n*) once for each post that is
  ///   under way.
  public func cancel() { handle.end() }
}

@available(*, unavailable)
extension EventSubscription: Sendable {}
