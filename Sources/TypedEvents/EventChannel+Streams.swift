extension EventChannel where Payload: Sendable {
  /// Returns the events posted from now on, as an asynchronous sequence.
  ///
  /// Observation starts with this call, so events posted before the loop starts are not lost. Each
  /// call returns a new sequence that receives every event; two loops over the *same* sequence
  /// divide its events between them.
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
  /// The loop ends when its task is canceled, when all observers are removed, and when the channel
  /// is deallocated; in the latter two cases it first receives the buffered events. Observation
  /// ends when the task is canceled or the sequence is released.
  ///
  /// - Parameter bufferingPolicy: the events to buffer while the consumer is not waiting: all, or
  ///   the oldest or newest *n*. The default is all, in which case the buffer of a consumer that
  ///   retains the sequence without reading it grows without limit.
  /// - Returns: a sequence of the events posted from now on.
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
  /// Events posted between two calls are missed; to receive all events, use
  /// ``events(bufferingPolicy:)``.
  ///
  /// - Returns: the first event posted after this call; `nil` if the task is canceled or all
  ///   observers are removed before that.
  /// - Complexity: amortized O(1).
  nonisolated(nonsending) public func next() async -> Payload? {
    var iterator = events(bufferingPolicy: .bufferingOldest(1)).makeAsyncIterator()
    return await iterator.next(isolation: #isolation)
  }
}
