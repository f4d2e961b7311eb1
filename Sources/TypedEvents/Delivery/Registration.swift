import Synchronization

/// An entry in a channel's list of observers, with a flag for its cancellation.
///
/// An instance of this base class itself is the gap that a removed observer leaves.
///
/// `@unchecked Sendable`: the flag is atomic, the identifier is set before other threads see the
/// object, and everything else is set once. The values that a handler captures are used and
/// released where the channel's type allows.
class Registration: @unchecked Sendable {
  /// A number that ascends from the start of the list to its end.
  final var identifier: UInt64 = 0

  private let cancellation = Atomic<Bool>(false)

  init() {}

  /// Returns the gap that a removed observer leaves, which is canceled so that it is never called.
  final class func gap(_ identifier: UInt64) -> Registration {
    let gap = Registration()
    gap.identifier = identifier
    gap.cancel()
    return gap
  }

  /// Whether this is the gap of a removed observer.
  final var isGap: Bool { type(of: self) == Registration.self }

  /// Whether no further call may start.
  final var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// Prevents further calls.
  ///
  /// May be called under the lock, since it calls no foreign code.
  ///
  /// - Returns: whether this call canceled the registration, rather than an earlier one.
  @discardableResult
  func cancel() -> Bool { !cancellation.exchange(true, ordering: .acquiringAndReleasing) }

  /// The result of delivering an event.
  enum Outcome {
    case taken
    case refused
    case canceled
  }

  /// Delivers an event, unless the registration is canceled.
  ///
  /// - Parameter payload: an event of this registration's own type.
  /// - Returns: the result; `refused` at most once.
  @inline(__always)
  final func offer<Payload>(_ payload: Payload) -> Outcome {
    guard !isCancelled else { return .canceled }
    let typed = unsafeDowncast(self, to: PayloadRegistration<Payload>.self)
    if typed.deliver(payload) { return .taken }
    return cancel() ? .refused : .canceled
  }

  /// Whether the observer still exists.
  ///
  /// Must not be called under the lock: the reference that it takes may be the last one when it is
  /// released.
  var isAlive: Bool { true }

  /// Returns whether this is a registration of `object`.
  ///
  /// Must not be called under the lock, for the same reason as ``isAlive``.
  func belongs(to object: AnyObject) -> Bool { false }
}

/// A registration for events of one type.
class PayloadRegistration<Payload>: Registration, @unchecked Sendable {
  /// Delivers an event.
  ///
  /// - Returns: `false` if the observer no longer exists.
  func deliver(_ payload: Payload) -> Bool { false }
}

/// A registration of a closure, which is called until its subscription ends.
final class ClosureRegistration<Payload>: PayloadRegistration<Payload>, @unchecked Sendable {
  private let handler: (Payload) -> Void

  init(_ handler: @escaping (Payload) -> Void) { self.handler = handler }

  override func deliver(_ payload: Payload) -> Bool {
    handler(payload)
    return true
  }
}

/// A registration of a closure that receives an object, called for the lifetime of the object.
final class ObjectRegistration<Observer: AnyObject, Payload>: PayloadRegistration<Payload>,
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
