import Synchronization

/// One observer of a channel: what to call, and whether still.
///
/// `@unchecked Sendable`: everything but the flag is set once. What a handler captures is called and
/// released where the channel's own types allow it to be.
class Registration<Payload>: @unchecked Sendable {
  private let cancellation = Atomic<Bool>(false)

  /// Whether no call may begin any more.
  final var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// Lets no further call begin.
  ///
  /// - Returns: whether this call did it, and none before.
  @discardableResult
  final func cancel() -> Bool {
    !cancellation.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Hands the event over.
  ///
  /// - Returns: `false` if nobody is left to take it, now or later.
  func deliver(_ payload: Payload) -> Bool { false }

  /// Whether there is still somebody to call. Not under the lock: it may let an object go.
  var isAlive: Bool { true }

  /// Whether this is a registration of `object`. Not under the lock, as above.
  func belongs(to object: AnyObject) -> Bool { false }
}

/// A closure, called until its subscription ends.
final class ClosureRegistration<Payload>: Registration<Payload>, @unchecked Sendable {
  private let handler: (Payload) -> Void

  init(_ handler: @escaping (Payload) -> Void) { self.handler = handler }

  override func deliver(_ payload: Payload) -> Bool {
    handler(payload)
    return true
  }
}

/// An object and a closure that is handed the object, called while the object lives.
final class ObjectRegistration<Observer: AnyObject, Payload>: Registration<Payload>,
  @unchecked Sendable
{
  private weak var observer: Observer?
  private let handler: (Observer, Payload) -> Void

  init(_ observer: Observer, _ handler: @escaping (Observer, Payload) -> Void) {
    self.observer = observer
    self.handler = handler
  }

  override func deliver(_ payload: Payload) -> Bool {
    guard let observer else { return false }
    handler(observer, payload)
    return true
  }

  override var isAlive: Bool { observer != nil }

  override func belongs(to object: AnyObject) -> Bool { observer === object }
}
