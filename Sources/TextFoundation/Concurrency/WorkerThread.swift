/// A dedicated thread for work that blocks, which tasks of the Swift thread pool must not do: input
/// and output, and functions that return when several threads have ended.
package final class WorkerThread {
  private var thread: pthread_t?

  /// Starts a thread that runs `body`; `nil` if the system cannot create one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
    var handle: pthread_t?
    let status = pthread_create(&handle, nil, { runThreadBody($0) }, argument.toOpaque())
    #else
    var handle = pthread_t()
    let status = pthread_create(&handle, nil, { runThreadBody($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      return nil
    }
    thread = handle
  }

  /// Waits until the thread has ended.
  package func join() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
private func runThreadBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
#else
private func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
#endif
