#if LibMeCab
import CMeCab
import LatticeEngine

extension LatticeWord {
  /// Creates a record of a libmecab node, for a text that starts at `base`.
  init(_ node: mecab_node_t, base: UnsafePointer<CChar>) {
    let start = node.surface - base
    let empty: StaticString = ""
    self.init(
      start: start, end: start + Int(node.length),
      feature: node.feature.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
        ?? empty.utf8Start,
      pathCost: node.cost, wordCost: node.wcost, leftID: node.lcAttr, rightID: node.rcAttr,
      isUnknown: node.stat == UInt8(MECAB_UNK_NODE))
  }
}
#endif
