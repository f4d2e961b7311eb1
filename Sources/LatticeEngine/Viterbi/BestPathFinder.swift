public import MeCabDictionary
import TextFoundation

/// Finds the words of a line with the least costs: the scratch of one worker.
public final class BestPathFinder {
  /// The dictionaries it works with.
  public let model: LatticeModel
  private var search: PathSearch
  private var records: [NodeRecord] = []

  /// Scratch for a worker; allocates little until the first line.
  public init(model: LatticeModel) {
    self.model = model
    search = PathSearch(model)
  }

  /// Finds the words of `text` with the least costs.
  ///
  /// ```swift
  /// let finder = BestPathFinder(model: model)
  /// try finder.withBestPath(of: "すもも") { words in
  ///   for word in words { print(word.utf8Range, word.feature) }
  /// }
  /// // 0..<9 名詞,一般,*,*,*,*,すもも,スモモ,スモモ
  /// ```
  ///
  /// A text is one sentence, line ends and all; an empty one has no words. Words, costs and order
  /// are those of libmecab.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - body: receives the words, valid until it returns.
  /// - Returns: what `body` returns.
  /// - Throws: `unservedDictionary` if the dictionary turns out to be one that only libmecab does as
  ///   libmecab does it; `engine` for 32 KB of white space in a row and for texts of tens of
  ///   megabytes without an end of a sentence.
  /// - Complexity: linear in the length of the text, for a given dictionary.
  public func withBestPath<Result>(
    of text: String, _ body: (BestPath) -> Result
  ) throws(MeCabError) -> Result {
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in try parse(bytes, into: &records) }
    return records.withUnsafeBufferPointer { body(BestPath(records: $0)) }
  }

  /// Finds the words of a line and puts them into `records`, whose storage is reused.
  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [NodeRecord]
  ) throws(MeCabError) {
    records.removeAll(keepingCapacity: true)
    try search.find(bytes, &records)
  }
}

@available(*, unavailable, message: "every line writes to it: make one per worker")
extension BestPathFinder: Sendable {}
