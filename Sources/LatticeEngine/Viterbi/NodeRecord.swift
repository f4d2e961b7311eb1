/// A word of a best path, copied out of the lattice: what everything above the engines works on.
///
/// Its feature is read in the dictionary when it is asked for; all of it is good as long as the
/// model that made the record.
package struct NodeRecord {
  package var start: Int
  package var end: Int
  package var pathCost: Int
  package var wordCost: Int16
  package var leftID: UInt16
  package var rightID: UInt16
  package var isUnknown: Bool
  private let source: FeatureSource

  private enum FeatureSource {
    case feature(UnsafePointer<UInt8>)
    case entry(UInt32, of: UnsafePointer<TokenTable>)
  }

  /// A word whose feature, a NUL at its end, is known.
  package init(
    start: Int, end: Int, feature: UnsafePointer<UInt8>, pathCost: Int, wordCost: Int16,
    leftID: UInt16, rightID: UInt16, isUnknown: Bool
  ) {
    self.start = start
    self.end = end
    self.pathCost = pathCost
    self.wordCost = wordCost
    self.leftID = leftID
    self.rightID = rightID
    self.isUnknown = isUnknown
    source = .feature(feature)
  }

  /// A word with an entry in a table.
  @inline(__always)
  init(
    start: Int, end: Int, pathCost: Int, word: Word, entry: Int,
    of table: UnsafePointer<TokenTable>, isUnknown: Bool
  ) {
    self.start = start
    self.end = end
    self.pathCost = pathCost
    wordCost = word.cost
    leftID = word.leftID
    rightID = word.rightID
    self.isUnknown = isUnknown
    source = .entry(UInt32(truncatingIfNeeded: entry), of: table)
  }

  /// The feature row in the dictionary, a NUL at its end.
  package var feature: UnsafePointer<UInt8> {
    switch source {
    case .feature(let feature): feature
    case .entry(let number, let table): table.pointee.feature(Int(number))
    }
  }
}
