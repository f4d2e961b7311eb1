import CMeCab

/// A word of a best path, copied out of the lattice: what everything above the engine works on.
///
/// `feature` points into the dictionary and is good as long as the ``Model``.
package struct NodeRecord {
  package var start: Int
  package var end: Int
  package var feature: UnsafePointer<UInt8>
  package var pathCost: Int
  package var wordCost: Int16
  package var leftID: UInt16
  package var rightID: UInt16
  package var isUnknown: Bool

  init(_ node: mecab_node_t, base: UnsafePointer<CChar>) {
    start = node.surface - base
    end = start + Int(node.length)
    let empty: StaticString = ""
    feature =
      node.feature.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
      ?? empty.utf8Start
    pathCost = node.cost
    wordCost = node.wcost
    leftID = node.lcAttr
    rightID = node.rcAttr
    isUnknown = node.stat == UInt8(MECAB_UNK_NODE)
  }
}
