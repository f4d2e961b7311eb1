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
/// Handlers run on the posting thread, before ``post(_:)`` returns. Two simultaneous posts may run
/// the same handler at the same time, which is why handlers are `@Sendable`. Observers that belong
/// to the main actor use ``addMainActorObserver(_:handler:)``; other actors and tasks use a loop
/// over ``events(bufferingPolicy:)``. Both receive the events of one thread in the order of its
/// posts.
///
/// The order of calls, posts within handlers, repeated registration and deallocated observers are
/// treated as in ``EventChannel``. No lock is held while a handler runs, so handlers may add and
/// cancel observers, post, and wait for threads that do so.
/// - A post calls the observers that are registered when it starts. An observer that another thread
///   adds during a post is called from the next post on.
/// - After a subscription's `cancel()` or ``removeObserver(_:)`` has returned, no call starts on
///   that thread. Another thread that was about to call the observer may still do so, once for each
///   post that it has in progress.
///
/// Thread-safe: a lock protects the list of observers.
public final class SharedEventChannel<Payload: Sendable>: Sendable {
  let observers: ObserverList

  /// Creates a channel without observers.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<String>()
  /// let failed = SharedEventChannel<String>(order: .newestFirst)
  /// ```
  ///
  /// - Parameter order: the order in which observers are called.
  /// - Complexity: O(1).
  public init(order: DeliveryOrder = .oldestFirst) { observers = ObserverList(order: order) }

  // MARK: Posting

  /// Calls every observer with an event, on this thread, and returns when all have returned.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<String>()
  /// loaded.post("a.png")                           // 0: there are no observers
  /// let subscription = loaded.subscribe { print($0) }
  /// loaded.post("b.png")                           // 1: prints b.png
  /// ```
  ///
  /// - Parameter payload: the event.
  /// - Returns: the number of observers called; a stream and an observer on the main actor count
  ///   when the event has been queued for them.
  /// - Complexity: O(*n*) for *n* observers, without allocation unless observers have been
  ///   deallocated or events have to be queued.
  @discardableResult
  public func post(_ payload: Payload) -> Int { observers.post(payload) }

  // MARK: Objects as observers

  /// Calls a handler with an object and each event, on the posting thread, for the lifetime of the
  /// object.
  ///
  /// The channel references the object weakly and passes it to the handler, which therefore does
  /// not need to capture it. An object whose last other reference is released during the call lives
  /// until the call ends, and its deinit runs on the posting thread.
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
  ///   - observer: the object; after its deallocation, the handler is no longer called and is
  ///     eventually released.
  ///   - handler: the function to call with the object and the event.
  /// - Complexity: amortized O(1); O(*n*) once for each post in progress.
  public func addObserver<Observer: AnyObject & Sendable>(
    _ observer: Observer, handler: @escaping @Sendable (Observer, Payload) -> Void
  ) {
    observers.add(ObjectRegistration(observer, handler))
  }

  /// Ends every registration of an object, including those on the main actor.
  ///
  /// - Parameter observer: the object, which need not be an observer.
  /// - Returns: the number of registrations ended.
  /// - Complexity: O(*n*) for *n* observers.
  @discardableResult
  public func removeObserver(_ observer: some AnyObject & Sendable) -> Int {
    observers.removeAll { $0.belongs(to: observer) }
  }

  // MARK: Closures as observers

  /// Calls a handler with each event, on the posting thread, until the subscription ends.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<Int>()
  /// let subscription = loaded.subscribe { print($0) }
  /// loaded.post(2)                                 // prints 2
  /// ```
  ///
  /// - Parameter handler: the function to call; the channel retains it, and what it captures, until
  ///   the subscription ends.
  /// - Returns: the subscription, which ends when it is canceled or released.
  /// - Complexity: amortized O(1); O(*n*) once for each post in progress.
  public func subscribe(
    _ handler: @escaping @Sendable (Payload) -> Void
  ) -> SharedEventSubscription {
    SharedEventSubscription(observers.add(ClosureRegistration(handler)))
  }

  // MARK: All observers

  /// The number of registrations that a post would call now, including those of streams; another
  /// thread may change it at any time.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public var observerCount: Int { observers.count { $0.isAlive } }

  /// Returns whether an object has a registration, so that callers can register at most once.
  ///
  /// Two threads that both check before they register may both register.
  ///
  /// - Parameter observer: the object.
  /// - Returns: whether a post would call it now.
  /// - Complexity: O(*n*) for *n* observers.
  public func isObserved(by observer: some AnyObject & Sendable) -> Bool {
    observers.count { $0.belongs(to: observer) } > 0
  }

  /// Ends every registration: of objects, of closures, and of streams, whose loops end.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  public func removeAllObservers() { observers.removeAll { _ in true } }
}

extension SharedEventChannel where Payload == Void {
  /// Calls every observer of an event that has no parameters.
  ///
  /// ```swift
  /// let layoutFinished = SharedEventChannel<Void>()
  /// layoutFinished.post()                          // 0: there are no observers
  /// ```
  ///
  /// - Returns: the number of observers called.
  /// - Complexity: O(*n*) for *n* observers, without allocation unless observers have been
  ///   deallocated.
  @discardableResult
  public func post() -> Int { post(()) }
}
