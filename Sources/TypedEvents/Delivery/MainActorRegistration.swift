import Synchronization

/// A registration of an object that is called on the main actor.
///
/// Events wait in a stream that a single task processes, so that their order is preserved (a task
/// for each event would not guarantee it).
///
/// `@unchecked Sendable`: the weak reference is set once, and everything else is Sendable.
final class MainActorRegistration<Observer: AnyObject & Sendable, Payload: Sendable>:
  PayloadRegistration<Payload>, @unchecked Sendable
{
  /// A flag that informs the task that the registration has ended, as opposed to its channel being
  /// deallocated: pending events are then dropped.
  private final class Stop: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  private weak var observer: Observer?
  private let continuation: AsyncStream<Payload>.Continuation
  private let stop = Stop()

  init(_ observer: Observer, handler: @escaping @MainActor (Observer, Payload) -> Void) {
    let stream: AsyncStream<Payload>
    (stream, continuation) = AsyncStream.makeStream(of: Payload.self)
    self.observer = observer
    super.init()
    Task { @MainActor [weak observer, stop] in
      for await payload in stream {
        guard let observer, !stop.isSet.load(ordering: .acquiring) else { return }
        handler(observer, payload)
      }
    }
  }

  deinit { continuation.finish() }

  override func cancel() -> Bool {
    stop.isSet.store(true, ordering: .releasing)
    return super.cancel()
  }

  override func deliver(_ payload: Payload) -> Bool {
    guard observer != nil else { return false }
    continuation.yield(payload)
    return true
  }

  override var isAlive: Bool { observer != nil }

  override func belongs(to object: AnyObject) -> Bool { observer === object }
}
