extension SharedEventChannel {
  /// Calls a handler with an object and each event, on the main actor, while the object lives.
  ///
  /// ```swift
  /// @MainActor final class Gallery {
  ///   private(set) var names: [String] = []
  ///
  ///   init(_ loaded: SharedEventChannel<String>) {
  ///     loaded.addMainActorObserver(self) { gallery, name in gallery.names.append(name) }
  ///   }
  /// }
  /// ```
  ///
  /// A post does not wait for the handler: the event waits for the main actor, behind those that
  /// were posted before it. The events of one thread come in the order of its posts, and events
  /// that wait when the channel goes away still come. The object is kept weakly; what waits for an
  /// object that is gone is dropped. Once ``removeObserver(_:)`` or ``removeAllObservers()`` has
  /// returned on the main actor, no call begins any more.
  ///
  /// - Parameters:
  ///   - observer: the object, often one that is isolated to the main actor.
  ///   - handler: what to call with the object and the event.
  /// - Complexity: amortized O(1) and one task; O(1) for each event.
  public func addMainActorObserver<Observer: AnyObject & Sendable>(
    _ observer: Observer, handler: @escaping @MainActor (Observer, Payload) -> Void
  ) {
    observers.add(MainActorRegistration(observer, handler: handler))
  }
}
