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
