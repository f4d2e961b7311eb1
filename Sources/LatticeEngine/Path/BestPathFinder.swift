package import MeCabDictionary

/// Finds the words of a line with the least costs: the scratch of one worker.
public final class BestPathFinder {
  /// The dictionaries it works with.
  public let model: LatticeModel
  private var search: PathSearch

  /// Scratch for a worker; allocates little until the first line.
  public init(model: LatticeModel) {
    self.model = model
    search = PathSearch(model)
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
