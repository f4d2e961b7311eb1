internal import Synchronization

/// The words that have been annotated since the start of a document, chapter or page; the files of a
/// book share it.
final class WordOccurrences: Sendable {
  private let words = Mutex<Set<String>>([])

  func contains(_ base: String, reading: String) -> Bool {
    words.withLock { $0.contains("\(base)\t\(reading)") }
  }

  func insert(_ base: String, reading: String) {
    words.withLock { _ = $0.insert("\(base)\t\(reading)") }
  }

  func removeAll() { words.withLock { $0.removeAll() } }
}
