/// An event that one isolation posts and observes: on the main actor, in an actor, or in code that
/// knows no concurrency.
///
/// The name of the property is the name of the event, the payload's type names and types its
/// parameters, and the compiler checks both at every post and in every handler:
///
/// ```swift
/// struct LinkActivated {
///   let address: String
///   let isExternal: Bool
/// }
///
/// @MainActor final class TextView {
///   let linkActivated = EventChannel<LinkActivated>()
///
///   func click() { linkActivated.post(LinkActivated(address: "/", isExternal: false)) }
/// }
///
/// @MainActor final class Screen {
///   private(set) var addresses: [String] = []
///
///   init(_ view: TextView) {
///     view.linkActivated.addObserver(self) { screen, link in screen.addresses.append(link.address) }
///   }
/// }
/// ```
///
/// ``post(_:)`` calls the observers one after the other and returns when all have returned.
/// - **Order**: that of registration, or the reverse (``DeliveryOrder``).
/// - **Observers added during a post** are called from the next post on, **observers that end
///   during a post** are not called any more.
/// - **A post within a handler** is a round of its own, complete when it returns; observers further
///   back in the list hear of the inner event first.
/// - **Registering twice** is two registrations, called twice. For one at most, see
///   ``isObserved(by:)``.
/// - **Dead observers** are dropped when a post comes upon them, and before the list would outgrow
///   twice the number of the living: without posts too, memory stays in proportion to them.
///
/// Not Sendable: the channel, its payloads and what its handlers capture stay in one isolation, and
/// the compiler sees to it. ``SharedEventChannel`` is the one for several.
public final class EventChannel<Payload> {
  let observers: ObserverList

  /// Makes a channel without observers.
  ///
  /// ```swift
  /// let opened = EventChannel<String>()
  /// let closed = EventChannel<String>(order: .newestFirst)
  /// ```
  ///
  /// - Parameter order: who is called first.
  /// - Complexity: O(1).
  public init(order: DeliveryOrder = .oldestFirst) { observers = ObserverList(order: order) }

  // MARK: Posting

  /// Calls every observer with an event, and returns when all have returned.
  ///
  /// ```swift
  /// let opened = EventChannel<String>()
  /// opened.post("a")                               // 0: nobody observes, nothing happens
  /// let subscription = opened.subscribe { print($0) }
  /// opened.post("b")                               // 1: prints b
  /// ```
  ///
  /// - Parameter payload: the event.
  /// - Returns: how many observers were called, so that whoever posts can do by itself what nobody
  ///   else has done.
  /// - Complexity: O(*n*) for *n* observers, without an allocation unless observers have died.
  @discardableResult
  public func post(_ payload: Payload) -> Int { observers.post(payload) }

  // MARK: Objects as observers

  /// Calls a handler with an object and each event, while the object lives.
  ///
  /// The channel keeps the object weakly and hands it to the handler, which so has no reason to
  /// capture it: no cycle arises as long as the handler uses its parameter.
  ///
  /// ```swift
  /// final class Counter { var count = 0 }
  /// let counter = Counter()
  /// let tapped = EventChannel<Int>()
  /// tapped.addObserver(counter) { $0.count += $1 }
  /// tapped.post(2)                                 // counter.count == 2
  /// ```
  ///
  /// - Parameters:
  ///   - observer: the object; when it is gone, the handler is not called and in time dropped.
  ///   - handler: what to call with the object and the event.
  /// - Complexity: amortized O(1); O(*n*) once for each post that is under way.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, handler: @escaping (Observer, Payload) -> Void
  ) {
    observers.add(ObjectRegistration(observer, handler))
  }

  /// Ends every registration of an object.
  ///
  /// ```swift
  /// final class Counter { var count = 0 }
  /// let counter = Counter()
  /// let tapped = EventChannel<Int>()
  /// tapped.addObserver(counter) { $0.count += $1 }
  /// tapped.removeObserver(counter)                 // 1
  /// tapped.post(2)                                 // counter.count == 0
  /// ```
  ///
  /// - Parameter observer: the object; one that does not observe is no error.
  /// - Returns: how many registrations it had.
  /// - Complexity: O(*n*) for *n* observers.
  @discardableResult
  public func removeObserver(_ observer: AnyObject) -> Int {
    observers.removeAll { $0.belongs(to: observer) }
  }

  // MARK: Closures as observers

  /// Calls a handler with each event, until the subscription ends.
  ///
  /// ```swift
  /// let tapped = EventChannel<Int>()
  /// var count = 0
  /// let subscription = tapped.subscribe { count += $0 }
  /// tapped.post(2)                                 // count == 2
  /// ```
  ///
  /// A handler that captures the object which keeps the subscription is a cycle; for such an object
  /// use ``addObserver(_:handler:)``.
  ///
  /// - Parameter handler: what to call; the channel keeps it, and what it captures, until the end.
  /// - Returns: the subscription, which ends when cancelled and when nobody keeps it any more.
  /// - Complexity: amortized O(1); O(*n*) once for each post that is under way.
  public func subscribe(_ handler: @escaping (Payload) -> Void) -> EventSubscription {
    EventSubscription(observers.add(ClosureRegistration(handler)))
  }

  // MARK: All observers

  /// How many registrations would be called by a post now, those of streams included.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public var observerCount: Int { observers.count { $0.isAlive } }

  /// Whether an object has a registration, for those who want one at most.
  ///
  /// ```swift
  /// final class Counter { var count = 0 }
  /// let counter = Counter()
  /// let tapped = EventChannel<Int>()
  /// for _ in 1...2 where !tapped.isObserved(by: counter) {
  ///   tapped.addObserver(counter) { $0.count += $1 }
  /// }
  /// tapped.observerCount                           // 1
  /// ```
  ///
  /// - Parameter observer: the object.
  /// - Returns: whether a post would call it now.
  /// - Complexity: O(*n*) for *n* observers.
  public func isObserved(by observer: AnyObject) -> Bool {
    observers.count { $0.belongs(to: observer) } > 0
  }

  /// Ends every registration: of objects, of closures and of streams, whose loops end.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public func removeAllObservers() { observers.removeAll { _ in true } }
}

@available(*, unavailable)
extension EventChannel: Sendable {}

extension EventChannel where Payload == Void {
  /// Calls every observer of an event that has no parameters.
  ///
  /// ```swift
  /// let layoutFinished = EventChannel<Void>()
  /// layoutFinished.post()                          // 0: nobody observes
  /// ```
  ///
  /// - Returns: how many observers were called.
  /// - Complexity: O(*n*) for *n* observers, without an allocation unless observers have died.
  @discardableResult
  public func post() -> Int { post(()) }
}
