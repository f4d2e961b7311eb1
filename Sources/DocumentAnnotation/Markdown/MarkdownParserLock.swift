#if Markdown
internal import Synchronization

/// A lock that every parser with extensions needs: cmark-gfm keeps the special characters of
/// extensions in global tables while it parses inline content.
package enum MarkdownParserLock {
  private static let lock = Mutex<Void>(())

  package static func withLock<Result: Sendable>(_ body: () -> Result) -> Result {
    lock.withLock { _ in body() }
  }
}
#endif
