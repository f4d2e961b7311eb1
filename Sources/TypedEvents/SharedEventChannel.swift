/// An event that any thread, task or actor may post and observe.
///
/// ```swift
/// struct ImageLoaded: Sendable {
///   let address: String
///   let byteCount: Int
/// }
///
/// final class ImageLoader: Sendable {
///   let imageLoaded = SharedEventChannel<ImageLoaded>()
/// }
///
/// let loader = ImageLoader()
/// let subscription = loader.imageLoaded.subscribe { print($0.address, $0.byteCount) }
/// loader.imageLoaded.post(ImageLoaded(address: "a.png", byteCount: 512))    // prints a.png 512
/// ```
///
/// Handlers run on the thread that posts, before ``post(_:)`` returns; two posts at the same time
/// may run the same handler at the same time, which is why handlers are `@Sendable`. Observers that
/// belong to the main actor use ``addMainActorObserver(_:handler:)``, other actors and tasks a loop
/// over ``events(bufferingPolicy:)``; both get the events of one thread in the order of its posts.
///
/// Order, posts within handlers, registering twice and dead observers are as with ``EventChannel``.
/// No lock is held while a handler runs, so handlers may add, cancel and post, and wait for threads
/// that do.
/// - A post calls those who are registered when it begins. An observer that another thread adds
///   while a post is under way hears of the next one.
/// - Once a subscription's `cancel()` or ``removeObserver(_:)`` has returned, no call begins on
///   that thread. Another thread that was about to call the observer may still do so, once for
///   each post it has under way.
///
/// Sendable: its list is behind a lock, and payloads, handlers and observers are Sendable too.
public final class SharedEventChannel<Payload: Sendable>: Sendable {
  let observers: ObserverList

  /// Makes a channel without observers.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<String>()
  /// let failed = SharedEventChannel<String>(order: .newestFirst)
  /// ```
  ///
  /// - Parameter order: who is called first.
  /// - Complexity: O(1).
  public init(order: DeliveryOrder = .oldestFirst) { observers = ObserverList(order: order) }

  // MARK: Posting

  /// Calls every observer with an event, on this thread, and returns when all have returned.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<String>()
  /// loaded.post("a.png")                           // 0: nobody observes, nothing happens
  /// let subscription = loaded.subscribe { print($0) }
  /// loaded.post("b.png")                           // 1: prints b.png
  /// ```
  ///
  /// - Parameter payload: the event.
  /// - Returns: how many observers were called; a stream and an observer on the main actor count
  ///   when the event waits for them.
  /// - Complexity: O(*n*) for *n* observers, without an allocation unless observers have died or
  ///   events have to wait.
  @discardableResult
  public func post(_ payload: Payload) -> Int { observers.post(payload) }

  // MARK: Objects as observers

  /// Calls a handler with an object and each event, on the thread that posts, while the object
  /// lives.
  ///
  /// The channel keeps the object weakly and hands it to the handler, which so has no reason to
  /// capture it. An object whose last other reference goes away during the call lives to its end,
  /// and its deinit runs on the thread that posts.
  ///
  /// ```swift
  /// import Synchronization
  ///
  /// final class Counter: Sendable { let count = Atomic(0) }
  /// let counter = Counter()
  /// let loaded = SharedEventChannel<Int>()
  /// loaded.addObserver(counter) { $0.count.add($1, ordering: .relaxed) }
  /// loaded.post(2)                                 // counter.count is 2
  /// ```
  ///
  /// - Parameters:
  ///   - observer: the object; when it is gone, the handler is not called and in time dropped.
  ///   - handler: what to call with the object and the event.
  /// - Complexity: amortized O(1); O(*n*) once for each post that is under way.
  public func addObserver<Observer: AnyObject & Sendable>(
    _ observer: Observer, handler: @escaping @Sendable (Observer, Payload) -> Void
  ) {
    observers.add(ObjectRegistration(observer, handler))
  }

  /// Ends every registration of an object, those on the main actor included.
  ///
  /// - Parameter observer: the object; one that does not observe is no error.
  /// - Returns: how many registrations it had.
  /// - Complexity: O(*n*) for *n* observers.
  @discardableResult
  public func removeObserver(_ observer: some AnyObject & Sendable) -> Int {
    observers.removeAll { $0.belongs(to: observer) }
  }

  // MARK: Closures as observers

  /// Calls a handler with each event, on the thread that posts, until the subscription ends.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<Int>()
  /// let subscription = loaded.subscribe { print($0) }
  /// loaded.post(2)                                 // prints 2
  /// ```
  ///
  /// - Parameter handler: what to call; the channel keeps it, and what it captures, until the end.
  /// - Returns: the subscription, which ends when cancelled and when nobody keeps it any more.
  /// - Complexity: amortized O(1); O(*n*) once for each post that is under way.
  public func subscribe(
    _ handler: @escaping @Sendable (Payload) -> Void
  ) -> SharedEventSubscription {
    SharedEventSubscription(observers.add(ClosureRegistration(handler)))
  }

  // MARK: All observers

  /// How many registrations would be called by a post now, those of streams included; another
  /// thread may change that at once.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public var observerCount: Int { observers.count { $0.isAlive } }

  /// Whether an object has a registration, for those who want one at most.
  ///
  /// Two threads that both ask first and then add may both add.
  ///
  /// - Parameter observer: the object.
  /// - Returns: whether a post would call it now.
  /// - Complexity: O(*n*) for *n* observers.
  public func isObserved(by observer: some AnyObject & Sendable) -> Bool {
    observers.count { $0.belongs(to: observer) } > 0
  }

  /// Ends every registration: of objects, of closures and of streams, whose loops end.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public func removeAllObservers() { observers.removeAll { _ in true } }
}

extension SharedEventChannel where Payload == Void {
  /// Calls every observer of an event that has no parameters.
  ///
  /// ```swift
  /// let layoutFinished = SharedEventChannel<Void>()
  /// layoutFinished.post()                          // 0: nobody observes
  /// ```
  ///
  /// - Returns: how many observers were called.
  /// - Complexity: O(*n*) for *n* observers, without an allocation unless observers have died.
  @discardableResult
  public func post() -> Int { post(()) }
}
