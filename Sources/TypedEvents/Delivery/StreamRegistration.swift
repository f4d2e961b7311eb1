/// A registration of an asynchronous sequence, which buffers events until they are requested.
///
/// `@unchecked Sendable`: a continuation is Sendable if its payloads are.
final class StreamRegistration<Payload: Sendable>: PayloadRegistration<Payload>,
  @unchecked Sendable
{
  private let continuation: AsyncStream<Payload>.Continuation

  init(_ continuation: AsyncStream<Payload>.Continuation) { self.continuation = continuation }

  /// Finishes the sequence after its buffered events, because the registration has ended or the
  /// channel has been deallocated.
  deinit { continuation.finish() }

  override func deliver(_ payload: Payload) -> Bool {
    continuation.yield(payload)
    return true
  }
}

extension ObserverList {
  /// Returns a sequence of the events posted from now on.
  func stream<Payload: Sendable>(
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy
  ) -> AsyncStream<Payload> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Payload.self, bufferingPolicy: bufferingPolicy)
    let handle = add(StreamRegistration(continuation))
    // This is called when the task is canceled and when the sequence is released.
    continuation.onTermination = { _ in handle.end() }
    return stream
  }
}
