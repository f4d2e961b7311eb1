extension SharedEventChannel {
  /// Returns the events posted from now on, as an asynchronous sequence.
  ///
  /// Observation starts with this call, so events posted before the loop starts are not lost. Each
  /// call returns a new sequence that receives every event; two loops over the *same* sequence
  /// divide its events between them.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<Int>()
  /// let numbers = loaded.events()
  /// loaded.post(1)
  /// loaded.post(2)
  /// loaded.removeAllObservers()
  /// for await number in numbers { print(number) }  // prints 1 and 2, then ends
  /// ```
  ///
  /// The events of one thread arrive in the order of its posts. The loop ends when its task is
  /// canceled, when all observers are removed, and when the channel is deallocated; in the latter
  /// two cases it first receives the buffered events. Observation ends when the task is canceled or
  /// the sequence is released.
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
  /// Events posted between two calls are missed; to receive all events, use
  /// ``events(bufferingPolicy:)``.
  ///
  /// ```swift
  /// let loaded = SharedEventChannel<String>()
  /// // … while another task posts:
  /// let name = await loaded.next()                 // "a.png" after loaded.post("a.png")
  /// ```
  ///
  /// - Returns: the first event posted after this call; `nil` if the task is canceled or all
  ///   observers are removed before that.
  /// - Complexity: amortized O(1).
  nonisolated(nonsending) public func next() async -> Payload? {
    var iterator = events(bufferingPolicy: .bufferingOldest(1)).makeAsyncIterator()
    return await iterator.next(isolation: #isolation)
  }
}
