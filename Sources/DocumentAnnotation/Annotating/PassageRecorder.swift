internal import Synchronization

/// Records the texts of passages, which are not annotated then.
final class PassageRecorder: Sendable {
  private let recorded = Mutex<[[UInt8]]>([])

  /// The texts of the passages in UTF-8, in order.
  var texts: [[UInt8]] { recorded.withLock { $0 } }

  func record(_ passage: Passage) { recorded.withLock { $0.append(passage.text) } }
}
