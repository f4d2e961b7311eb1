/// An asynchronous sequence that buffers events until they are asked for.
///
/// `@unchecked Sendable`: a continuation is, where payloads are.
final class StreamRegistration<Payload: Sendable>: PayloadRegistration<Payload>,
  @unchecked Sendable
{
  private let continuation: AsyncStream<Payload>.Continuation

  init(_ continuation: AsyncStream<Payload>.Continuation) { self.continuation = continuation }

  /// The registration has been ended, or the channel is gone: what is buffered is the rest.
  deinit { continuation.finish() }

  override func deliver(_ payload: Payload) -> Bool {
    continuation.yield(payload)
    return true
  }
}

extension ObserverList {
  /// A sequence of the events from now on.
  func stream<Payload: Sendable>(
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy
  ) -> AsyncStream<Payload> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Payload.self, bufferingPolicy: bufferingPolicy)
    let handle = add(StreamRegistration(continuation))
    // When the task is cancelled, and when nobody keeps the sequence any more.
    continuation.onTermination = { _ in handle.end() }
    return stream
  }
}
