/// An event that is posted and observed in one isolation domain: on the main actor, in an actor, or
/// in code without concurrency.
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
/// ``post(_:)`` calls the observers one after another and returns when all have returned.
/// - **Order**: observers are called in the order of registration or in reverse
///   (``DeliveryOrder``).
/// - **Changes during a post**: observers added during a post are called from the next post on;
///   observers that end during a post are no longer called.
/// - **Nested posts**: a post within a handler is complete when it returns, so observers later in
///   the list receive the inner event first.
/// - **Repeated registration**: an observer that registers twice is called twice. To register at
///   most once, see ``isObserved(by:)``.
/// - **Deallocated observers** are removed when a post encounters them, and before the list exceeds
///   twice the number of live observers. Memory therefore stays proportional to the live observers
///   even without posts.
///
/// The channel is not Sendable: the compiler ensures that the channel, its payloads and the values
/// its handlers capture stay in one isolation domain. To cross isolation domains, use
/// ``SharedEventChannel``.
public final class EventChannel<Payload> {
  let observers: ObserverList

  /// Creates a channel without observers.
  ///
  /// ```swift
  /// let opened = EventChannel<String>()
  /// let closed = EventChannel<String>(order: .newestFirst)
  /// ```
  ///
  /// - Parameter order: the order in which observers are called.
  /// - Complexity: O(1).
  public init(order: DeliveryOrder = .oldestFirst) { observers = ObserverList(order: order) }

  // MARK: Posting

  /// Calls every observer with an event, and returns when all have returned.
  ///
  /// ```swift
  /// let opened = EventChannel<String>()
  /// opened.post("a")                               // 0: there are no observers
  /// let subscription = opened.subscribe { print($0) }
  /// opened.post("b")                               // 1: prints b
  /// ```
  ///
  /// - Parameter payload: the event.
  /// - Returns: the number of observers called; if it is 0, the caller can handle the event itself.
  /// - Complexity: O(*n*) for *n* observers, without allocation unless observers have been
  ///   deallocated.
  @discardableResult
  public func post(_ payload: Payload) -> Int { observers.post(payload) }

  // MARK: Objects as observers

  /// Calls a handler with an object and each event, for the lifetime of the object.
  ///
  /// The channel references the object weakly and passes it to the handler, which therefore does
  /// not need to capture it: there is no reference cycle as long as the handler uses its parameter.
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
  ///   - observer: the object; after its deallocation, the handler is no longer called and is
  ///     eventually released.
  ///   - handler: the function to call with the object and the event.
  /// - Complexity: amortized O(1); O(*n*) once for each post in progress.
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
  /// - Parameter observer: the object, which need not be an observer.
  /// - Returns: the number of registrations ended.
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
  /// A handler that captures the owner of the subscription forms a reference cycle; for such an
  /// owner use ``addObserver(_:handler:)``.
  ///
  /// - Parameter handler: the function to call; the channel retains it, and what it captures, until
  ///   the subscription ends.
  /// - Returns: the subscription, which ends when it is canceled or released.
  /// - Complexity: amortized O(1); O(*n*) once for each post in progress.
  public func subscribe(_ handler: @escaping (Payload) -> Void) -> EventSubscription {
    EventSubscription(observers.add(ClosureRegistration(handler)))
  }

  // MARK: All observers

  /// The number of registrations that a post would call now, including those of streams.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public var observerCount: Int { observers.count { $0.isAlive } }

  /// Returns whether an object has a registration, so that callers can register at most once.
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

  /// Ends every registration: of objects, of closures, and of streams, whose loops end.
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
  /// layoutFinished.post()                          // 0: there are no observers
  /// ```
  ///
  /// - Returns: the number of observers called.
  /// - Complexity: O(*n*) for *n* observers, without allocation unless observers have been
  ///   deallocated.
  @discardableResult
  public func post() -> Int { post(()) }
}
