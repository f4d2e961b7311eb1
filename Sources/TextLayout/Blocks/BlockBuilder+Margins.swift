import MarkupText

/// The ends of blocks, and their placement between collapsing margins (CSS 2.2 §8.3.1).
extension BlockBuilder {
  /// Ends a block: computes its height, frame, lower padding and margin.
  mutating func closeBlock(_ index: Int, inner: BlockFlow, edges: BoxEdges) {
    let block = text.blocks[index]
    closeHeight(of: block, index, edges: edges)
    if limits.isPageFull { y = min(y, limits.bottom) }
    var box = boxes[index]
    box.frame.x = inner.x - edges.padding.inlineStart
    box.frame.width = inner.width + edges.padding.inlineSum
    box.frame.height = box.isPlaced ? max(0, y - box.frame.y) : 0
    box.content = Rect(
      x: inner.x, y: box.frame.y + edges.padding.blockStart, width: inner.width,
      height: max(0, box.frame.height - edges.padding.blockSum))
    boxes[index] = box
    if !box.isPlaced { closeEmpty(index, parent: block.parent) }
    margin.add(edges.margin.blockEnd)
  }

  /// Moves to the lower edge of a block, which remains unplaced if it has no height.
  ///
  /// The margin of the last child continues below the block if the child ends at the lower edge of
  /// the block, and is dropped if the block's height is specified (CSS 2.2 §8.3.1).
  private mutating func closeHeight(of block: StyledBlock, _ index: Int, edges: BoxEdges) {
    func top() -> Double { boxes[index].frame.y + edges.padding.blockStart }
    let natural = boxes[index].isPlaced ? y - top() : 0
    if block.kind != .anonymous, let height = givenHeight(block.style, natural: natural),
      height != natural || !block.style.has(.auto, for: context.blockSize)
    {
      if boxes[index].isPlaced || height > 0 {
        if !boxes[index].isPlaced { flushMargin() }
        margin = CollapsingMargin()
        y = top() + height
      }
    }
    guard edges.padding.blockEnd > 0 else { return }
    flushMargin()
    y += edges.padding.blockEnd
  }

  /// Places an empty block, through which the surrounding margins collapse: at the position that
  /// content in it would have, or together with the block whose start it shares.
  private mutating func closeEmpty(_ index: Int, parent: Int?) {
    if let parent, !boxes[parent].isPlaced, unplaced.first.map({ $0 <= parent }) ?? false {
      return
    }
    let top = max(0, y + margin.size)
    while let last = unplaced.last, last >= index {
      place(last, at: top)
      unplaced.removeLast()
    }
  }

  /// Applies the collected margins before content.
  mutating func flushMargin() {
    y = max(0, y + margin.size)
    margin = CollapsingMargin()
    for index in unplaced { place(index, at: y) }
    unplaced.removeAll(keepingCapacity: true)
  }

  mutating func place(_ index: Int, at y: Double) {
    boxes[index].frame.y = y
    boxes[index].content.y = y
    boxes[index].isPlaced = true
  }

  /// The lower edge of the lowest line, which is below the last block if margins are negative or
  /// heights are too small.
  var lowestLine: Double {
    var lowest = 0.0
    for paragraph in paragraphs {
      if let paragraph { lowest = max(lowest, paragraph.origin.y + paragraph.height) }
    }
    return lowest
  }
}

/// Collapsing margins: the sum of the maximum positive margin and the minimum negative one (CSS 2.2
/// §8.3.1).
struct CollapsingMargin: Sendable {
  private var positive = 0.0
  private var negative = 0.0

  var size: Double { positive + negative }

  mutating func add(_ margin: Double) {
    positive = max(positive, margin)
    negative = min(negative, margin)
  }
}
