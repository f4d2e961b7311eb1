import MarkupText

extension BlockBuilder {
  /// Sets a table.
  mutating func layoutTable(_ index: Int, in flow: BlockFlow, depth: Int) {
    layoutPlainBlock(index, in: flow, depth: depth)
  }
}
