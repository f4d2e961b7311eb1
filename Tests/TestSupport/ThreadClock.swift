#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Measures the CPU time of the current thread, which other tests and programs hardly affect.
///
/// Tests compare it with bounds that only work of another order of growth exceeds.
public struct ThreadClock: Sendable {
  /// Creates a clock; all of them show the same time.
  public init() {}

  /// The CPU time that the current thread has used.
  public var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Returns the CPU time that a function takes, without work on other threads.
  public func measure(_ body: () -> Void) -> Duration {
    let start = now
    body()
    return now - start
  }
}
