extension EventChannel where Payload: Sendable {
  /// The events from now on, as an asynchronous sequence.
  ///
  /// It observes from the moment of this call, so nothing posted before the loop starts is lost.
  /// Each call gives a sequence of its own that gets every event; two loops over the *same*
  /// sequence share its events out between them.
  ///
  /// ```swift
  /// let pageTurned = EventChannel<Int>()
  /// let pages = pageTurned.events()
  /// pageTurned.post(1)
  /// pageTurned.post(2)
  /// pageTurned.removeAllObservers()
  /// for await page in pages { print(page) }        // prints 1 and 2, then ends
  /// ```
  ///
  /// The loop ends when its task is cancelled, when all observers are removed and when the channel
  /// is gone (in the latter two cases after what is buffered). Observing ends when the task is
  /// cancelled and when nobody keeps the sequence any more.
  ///
  /// - Parameter bufferingPolicy: what is kept while nobody asks: everything, the oldest or the
  ///   newest *n*; the default is everything, which a consumer that stops asking but keeps the
  ///   sequence makes grow without a bound.
  /// - Returns: a sequence that gets what is posted from now on.
  /// - Complexity: amortized O(1), O(1) for each event.
  public func events(
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Payload> {
    observers.stream(bufferingPolicy: bufferingPolicy)
  }

  /// Waits for the next event.
  ///
  /// ```swift
  /// let answered = EventChannel<Bool>()
  /// // … in a task of the channel's isolation, while a handler will post:
  /// let answer = await answered.next()             // true after answered.post(true)
  /// ```
  ///
  /// Between two calls events are missed; for all of them, use ``events(bufferingPolicy:)``.
  ///
  /// - Returns: the first event posted after this call, or `nil` if the task is cancelled or all
  ///   observers are removed before one.
  /// - Complexity: amortized O(1).
  nonisolated(nonsending) public func next() async -> Payload? {
    var iterator = events(bufferingPolicy: .bufferingOldest(1)).makeAsyncIterator()
    return await iterator.next(isolation: #isolation)
  }
}
