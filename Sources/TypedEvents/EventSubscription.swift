/// A closure's registration with an ``EventChannel``: it lasts as long as this object.
public final class EventSubscription {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.remove() }

  public func cancel() { handle.remove() }
}

@available(*, unavailable)
extension EventSubscription: Sendable {}

/// A closure's registration with a ``SharedEventChannel``: it lasts as long as this object.
public final class SharedEventSubscription: Sendable {
  private let handle: RegistrationHandle

  init(_ handle: RegistrationHandle) { self.handle = handle }

  deinit { handle.remove() }

  public func cancel() { handle.remove() }
}
