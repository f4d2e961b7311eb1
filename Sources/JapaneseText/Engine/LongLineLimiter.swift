import Synchronization

/// A limiter that admits one long line at a time.
///
/// A parse needs about 240 MB per MB of line; waiting keeps the memory use of any number of tasks
/// close to that of one.
package final class LongLineLimiter: Sendable {
  /// The minimum length of a long line, in bytes: parsing 40 shorter lines concurrently needs as
  /// much memory as one long line.
  private static let longLine = 1 << 15
  private let lock = Mutex<Void>(())

  package init() {}

  /// Runs `body`, which parses `size` bytes; for a long line, waits for other long lines first.
  package func admit(size: Int, _ body: () throws -> Void) rethrows {
    if size < Self.longLine {
      try body()
    } else {
      try lock.withLock { _ in try body() }
    }
  }
}
