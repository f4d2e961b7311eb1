import MarkupText

/// The end of a block: its height, frame, lower padding and margin (CSS 2.2 §8.3.1).
struct BlockEnd {
  let blocks: BlockSizing
  /// The index of the block.
  let index: Int
  let inner: ContainingBlock
  let edges: BoxEdges

  private var block: StyledBlock { blocks.text.blocks[index] }

  /// Ends the block.
  ///
  /// - Parameters:
  ///   - bottom: the end of the page if it is full; otherwise nil.
  ///   - cursor: the position, which moves to the lower edge of the block.
  ///   - fragments: the fragments, among them that of the block.
  func apply(
    pageBottom bottom: Double?, at cursor: inout FlowCursor, into fragments: inout FragmentStore
  ) {
    closeHeight(&cursor, &fragments)
    if let bottom { cursor.y = min(cursor.y, bottom) }
    var box = fragments.boxes[index]
    box.frame.x = inner.x - edges.padding.inlineStart
    box.frame.width = inner.width + edges.padding.inlineSum
    box.frame.height = box.isPlaced ? max(0, cursor.y - box.frame.y) : 0
    box.content = Rect(
      x: inner.x, y: box.frame.y + edges.padding.blockStart, width: inner.width,
      height: max(0, box.frame.height - edges.padding.blockSum))
    fragments.boxes[index] = box
    if !box.isPlaced { closeEmpty(&cursor, &fragments) }
    cursor.margin.add(edges.margin.blockEnd)
  }

  /// Moves to the lower edge of the block, which remains unplaced if it has no height.
  ///
  /// The margin of the last child continues below the block if the child ends at the lower edge of
  /// the block, and is dropped if the block's height is specified (CSS 2.2 §8.3.1).
  private func closeHeight(_ cursor: inout FlowCursor, _ fragments: inout FragmentStore) {
    let block = block
    let isPlaced = fragments.boxes[index].isPlaced
    let natural =
      isPlaced ? cursor.y - (fragments.boxes[index].frame.y + edges.padding.blockStart) : 0
    if block.kind != .anonymous, let height = blocks.givenHeight(of: block, natural: natural),
      height != natural || !block.box.hasAutomaticBlockSize(isVertical: blocks.context.isVertical)
    {
      if isPlaced || height > 0 {
        if !isPlaced { cursor.flushMargin(placing: &fragments) }
        cursor.margin = CollapsingMargin()
        cursor.y = fragments.boxes[index].frame.y + edges.padding.blockStart + height
      }
    }
    guard edges.padding.blockEnd > 0 else { return }
    cursor.flushMargin(placing: &fragments)
    cursor.y += edges.padding.blockEnd
  }

  /// Places an empty block, through which the surrounding margins collapse: at the position that
  /// content in it would have, or together with the block whose start it shares.
  private func closeEmpty(_ cursor: inout FlowCursor, _ fragments: inout FragmentStore) {
    if let parent = block.parent, !fragments.boxes[parent].isPlaced,
      cursor.unplaced.first.map({ $0 <= parent }) ?? false
    {
      return
    }
    let top = cursor.nextTop
    while let last = cursor.unplaced.last, last >= index {
      fragments.place(last, at: top)
      cursor.unplaced.removeLast()
    }
  }
}
