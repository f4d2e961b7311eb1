import TextFoundation

/// A lock with a condition variable, which `Mutex` does not provide.
///
/// `@unchecked Sendable`: POSIX locks and conditions may be shared between threads.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` with the lock held.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Unlocks and waits until another thread calls ``wakeAll()``; call only inside ``locked(_:)``.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads; call only inside ``locked(_:)``.
  func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A dedicated thread for work that blocks on input and output, which tasks of the Swift thread
/// pool must not do.
final class WorkerThread {
  private var thread: pthread_t?

  /// Starts a thread that runs `body`; `nil` if the system cannot create one.
  init?(_ body: @escaping @Sendable () -> Void) {
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
  func join() {
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
