import Synchronization

/// One place in a channel's list of observers: who has it and whether still.
///
/// An instance of this class itself is the gap that an observer has left.
///
/// `@unchecked Sendable`: the flag is atomic, the number is set before others see the object, all
/// else is set once. What a handler captures is called and let go where the channel's type allows.
class Registration: @unchecked Sendable {
  /// Ascends from the front of the list to its end.
  final var identifier: UInt64 = 0

  private let cancellation = Atomic<Bool>(false)

  init() {}

  /// The gap that an observer leaves: cancelled, so that nobody calls it.
  final class func gap(_ identifier: UInt64) -> Registration {
    let gap = Registration()
    gap.identifier = identifier
    gap.cancel()
    return gap
  }

  /// Whether this is a gap.
  final var isGap: Bool { type(of: self) == Registration.self }

  /// Whether no call may begin any more.
  final var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// Lets no further call begin.
  ///
  /// May run under the lock: it calls nobody.
  ///
  /// - Returns: whether this call did it, and none before.
  @discardableResult
  func cancel() -> Bool { !cancellation.exchange(true, ordering: .acquiringAndReleasing) }

  /// What has come of handing an event over.
  enum Outcome {
    case taken
    case refused
    case cancelled
  }

  /// Hands an event over, unless cancelled.
  ///
  /// - Parameter payload: of this registration's own type.
  /// - Returns: what has come of it; `refused` once at most.
  @inline(__always)
  final func offer<Payload>(_ payload: Payload) -> Outcome {
    guard !isCancelled else { return .cancelled }
    let typed = unsafeDowncast(self, to: PayloadRegistration<Payload>.self)
    if typed.deliver(payload) { return .taken }
    return cancel() ? .refused : .cancelled
  }

  /// Whether there is still somebody to call.
  ///
  /// Not under the lock: the reference that this takes may be the last when it is given back.
  var isAlive: Bool { true }

  /// Whether this is a registration of `object`.
  ///
  /// Not under the lock, as above.
  func belongs(to object: AnyObject) -> Bool { false }
}

/// An observer of events of one type.
class PayloadRegistration<Payload>: Registration, @unchecked Sendable {
  /// Hands an event over.
  ///
  /// - Returns: `false` if nobody is left to take it, now or later.
  func deliver(_ payload: Payload) -> Bool { false }
}

/// A closure, called until its subscription ends.
final class ClosureRegistration<Payload>: PayloadRegistration<Payload>, @unchecked Sendable {
  private let handler: (Payload) -> Void

  init(_ handler: @escaping (Payload) -> Void) { self.handler = handler }

  override func deliver(_ payload: Payload) -> Bool {
    handler(payload)
    return true
  }
}

/// A closure that is handed an object, called while the object lives.
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
