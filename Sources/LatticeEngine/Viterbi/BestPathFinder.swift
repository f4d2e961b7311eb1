public import MeCabDictionary
import TextFoundation

/// Finds the best path through the lattice of a line, with the buffers of one worker.
///
/// Not thread-safe: use one per task.
public final class BestPathFinder {
  /// The model with the dictionaries.
  public let model: LatticeModel
  private var search: PathSearch
  private var records: [LatticeWord] = []

  /// Creates a finder for one worker; most memory is allocated for the first line.
  public init(model: LatticeModel) {
    self.model = model
    search = PathSearch(model)
  }

  /// Finds the words on the best path through the lattice of `text`.
  ///
  /// ```swift
  /// let finder = BestPathFinder(model: model)
  /// try finder.withBestPath(of: "すもも") { words in
  ///   for word in words { print(word.utf8Range, word.feature) }
  /// }
  /// // 0..<9 名詞,一般,*,*,*,*,すもも,スモモ,スモモ
  /// ```
  ///
  /// The whole text, including line ends, is one sentence; an empty text has no words. Words, costs
  /// and order are those of libmecab.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - body: receives the words, which are valid until it returns.
  /// - Returns: the result of `body`.
  /// - Throws: `unsupportedDictionary` if the dictionary turns out to be one that only libmecab
  ///   supports; `engine` for 32 KB of consecutive white space and for texts of tens of megabytes
  ///   without a sentence end.
  /// - Complexity: linear in the length of the text, for a given dictionary.
  public func withBestPath<Result>(
    of text: String, _ body: (BestPath) -> Result
  ) throws(MeCabError) -> Result {
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in try parse(bytes, into: &records) }
    return records.withUnsafeBufferPointer { body(BestPath(records: $0)) }
  }

  /// Finds the words of a line and stores them in `records`, reusing its storage.
  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError) {
    records.removeAll(keepingCapacity: true)
    try search.find(bytes, &records)
    records.decodeFeatures(in: bytes)
  }
}

@available(*, unavailable, message: "a finder is not thread-safe: use one per task")
extension BestPathFinder: Sendable {}
