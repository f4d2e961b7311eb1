internal import Synchronization

/// The words that have been annotated since the start of a document, chapter or page; the files of a
/// book share it.
final class WordOccurrences: Sendable {
  private struct Words {
    var known: Set<String> = []
    /// The words that have been added since ``startTrial()``; nil without a trial.
    var added: [String]?
  }

  private let words = Mutex(Words())

  func contains(_ base: String, reading: String) -> Bool {
    words.withLock { $0.known.contains("\(base)\t\(reading)") }
  }

  func insert(_ base: String, reading: String) {
    let word = "\(base)\t\(reading)"
    words.withLock { if $0.known.insert(word).inserted { $0.added?.append(word) } }
  }

  func removeAll() { words.withLock { $0.known.removeAll() } }

  /// Notes the words that are added from now on, for content that is read again.
  func startTrial() { words.withLock { $0.added = [] } }

  /// Removes the words that have been added since the start of the trial, which goes on.
  func repeatTrial() {
    words.withLock {
      for word in $0.added ?? [] { $0.known.remove(word) }
      $0.added = []
    }
  }

  func endTrial() { words.withLock { $0.added = nil } }
}
