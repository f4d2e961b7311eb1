import Synchronization

/// Lets one long line be parsed at a time.
///
/// A parse needs about 240 MB per MB of line; waiting keeps the memory of any number of workers
/// near that of one.
///
/// Sendable: it holds nothing but a lock.
package final class LongLineGate: Sendable {
  /// Lines from here on count as long, in bytes: below, 40 workers need as much as one long line.
  private static let longLine = 1 << 15
  private let lock = Mutex<Void>(())

  package init() {}

  /// Runs `body`, which parses `size` bytes; waits for other long lines if that is many.
  package func pass(size: Int, _ body: () throws -> Void) rethrows {
    if size < Self.longLine {
      try body()
    } else {
      try lock.withLock { _ in try body() }
    }
  }
}
