import LatticeEngine
import MeCabDictionary

/// The words of one engine, and of another for the texts that the first one leaves.
///
/// Not Sendable: scratch of one worker.
final class FallbackEngine: BestPathEngine {
  private let first: any BestPathEngine
  private let makeSecond: () -> (any BestPathEngine)?
  private var second: (any BestPathEngine)?

  /// An engine that asks `first`, and what `makeSecond` makes when it is needed; if that is `nil`,
  /// the error of `first` stands.
  init(_ first: any BestPathEngine, orElse makeSecond: @escaping () -> (any BestPathEngine)?) {
    self.first = first
    self.makeSecond = makeSecond
  }

  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [NodeRecord]
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
