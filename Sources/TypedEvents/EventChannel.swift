public final class EventChannel<Payload> {
  let observers: ObserverList<Payload>

  public init(order: DeliveryOrder = .oldestFirst) { observers = ObserverList(order: order) }

  @discardableResult
  public func post(_ payload: Payload) -> Int { observers.post(payload) }

  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, handler: @escaping (Observer, Payload) -> Void
  ) {
    observers.add(ObjectRegistration(observer, handler))
  }

  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, calling method: @escaping (Observer) -> (Payload) -> Void
  ) {
    observers.add(ObjectRegistration(observer) { method($0)($1) })
  }

  public func subscribe(_ handler: @escaping (Payload) -> Void) -> EventSubscription {
    let identifier = observers.add(ClosureRegistration(handler))
    return EventSubscription(RegistrationHandle(observers, identifier))
  }
}
