/// A word of a best path, copied out of the lattice: what everything above the engines works on.
///
/// `feature` points into the dictionary, a NUL at its end, and is good as long as the model that
/// made the record.
package struct NodeRecord {
  package var start: Int
  package var end: Int
  package var feature: UnsafePointer<UInt8>
  package var pathCost: Int
  package var wordCost: Int16
  package var leftID: UInt16
  package var rightID: UInt16
  package var isUnknown: Bool

  package init(
    start: Int, end: Int, feature: UnsafePointer<UInt8>, pathCost: Int, wordCost: Int16,
    leftID: UInt16, rightID: UInt16, isUnknown: Bool
  ) {
    self.start = start
    self.end = end
    self.feature = feature
    self.pathCost = pathCost
    self.wordCost = wordCost
    self.leftID = leftID
    self.rightID = rightID
    self.isUnknown = isUnknown
  }
}
