import LatticeEngine
import MeCabDictionary

/// An engine that falls back to a second one for texts that the first one fails to parse.
///
/// Not thread-safe: use one per task.
final class FallbackEngine: BestPathEngine {
  private let first: any BestPathEngine
  private let makeSecond: () -> (any BestPathEngine)?
  private var second: (any BestPathEngine)?

  /// Creates an engine that tries `first`, then the engine that `makeSecond` returns, created on
  /// first use; if that is `nil`, the error of `first` is thrown.
  init(_ first: any BestPathEngine, orElse makeSecond: @escaping () -> (any BestPathEngine)?) {
    self.first = first
    self.makeSecond = makeSecond
  }

  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError) {
    do throws(MeCabError) {
      try first.parse(bytes, into: &records)
    } catch {
      second = second ?? makeSecond()
      guard let second else { throw error }
      try second.parse(bytes, into: &records)
    }
  }
}
