extension SharedEventChannel {
  /// Calls a handler with an object and each event, on the main actor, for the lifetime of the
  /// object.
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
  /// A post does not wait for the handler: the event waits for the main actor, after the events
  /// posted before it. The events of one thread arrive in the order of its posts, and pending
  /// events are still delivered when the channel is deallocated. The object is referenced weakly;
  /// events pending for a deallocated object are dropped. After ``removeObserver(_:)`` or
  /// ``removeAllObservers()`` has returned on the main actor, no further call starts.
  ///
  /// - Parameters:
  ///   - observer: the object, often one that is isolated to the main actor.
  ///   - handler: the function to call with the object and the event.
  /// - Complexity: amortized O(1) and one task; O(1) for each event.
  public func addMainActorObserver<Observer: AnyObject & Sendable>(
    _ observer: Observer, handler: @escaping @MainActor (Observer, Payload) -> Void
  ) {
    observers.add(MainActorRegistration(observer, handler: handler))
  }
}
