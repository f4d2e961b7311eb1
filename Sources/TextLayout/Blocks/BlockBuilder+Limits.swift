import MarkupText

/// `line-clamp` and the greatest height: what is left out, and the sign for it.
extension BlockBuilder {
  /// Where blocks are, to go back to if nothing of a block fits.
  struct Checkpoint {
    fileprivate var y: Double
    fileprivate var margin: CollapsingMargin
    fileprivate var unplaced: [Int]
  }

  /// The end of the page; nothing fits on one without height, and NaN is no limit.
  func pageBottom() -> Double {
    guard let height = space.maximumBlockSize, !height.isNaN else { return .infinity }
    return max(0, height)
  }

  /// The number of lines that a block allows; nil for any number.
  func lineClamp(of block: FlowBlock) -> Int? {
    guard block.kind != .anonymous, case .integer(let count) = block.style[.lineClamp], count > 0
    else { return nil }
    return count
  }

  func checkpoint() -> Checkpoint { Checkpoint(y: y, margin: margin, unplaced: unplaced) }

  /// Takes a block back that has been begun.
  mutating func hide(_ index: Int, to checkpoint: Checkpoint) {
    y = checkpoint.y
    margin = checkpoint.margin
    for block in unplaced + checkpoint.unplaced { boxes[block].isPlaced = false }
    unplaced = checkpoint.unplaced
    boxes[index] = BlockBox()
    for block in text.blocks[index].descendants { boxes[block] = BlockBox() }
    for paragraph in text.blocks[index].paragraphs { paragraphs[paragraph] = nil }
  }

  /// Leaves a block out, or a paragraph of one: the last line that is shown gets the sign.
  mutating func leaveOut(paragraphs: Range<Int>) {
    guard !paragraphs.isEmpty, let shown = limits.lastShown, let paragraph = self.paragraphs[shown]
    else { return }
    limits.lastShown = nil
    let sign =
      limits.clamps.last { $0.remaining <= 0 }?.sign ?? pageSign(text.paragraphs[shown].block)
    let index = paragraph.lines.count - 1
    guard index >= 0 else { return }
    let builder = lineBuilder(paragraph.prepared, shown, width: paragraph.width)
    var line = paragraph.lines[index]
    builder.appendSign(to: &line, sign: sign)
    self.paragraphs[shown]?.lines[index] = line
  }

  /// The sign where the page ends in a block's text.
  func pageSign(_ block: Int) -> String { overflowSign(of: block) ?? "…" }

  /// What `text-overflow` puts in the place of text that does not fit; nil for `clip`.
  ///
  /// Lines without an element of their own are those of the block they are in.
  func overflowSign(of block: Int) -> String? {
    let isAnonymous = text.blocks[block].kind == .anonymous
    let block = isAnonymous ? text.blocks[block].parent ?? block : block
    return text.blocks[block].style.overflowSign
  }

  /// What breaks a paragraph into lines.
  func lineBuilder(_ paragraph: PreparedParagraph, _ index: Int, width: Double) -> LineBuilder {
    let block = text.paragraphs[index].block
    return LineBuilder(
      paragraph: paragraph, style: text.blocks[block].style, width: width, context: context,
      overflowSign: overflowSign(of: block))
  }

  /// The lines of a paragraph that fit below a place of the page; where some do not, the page is
  /// full.
  mutating func fittingLines(_ builder: LineBuilder, _ index: Int, top: Double) -> [LayoutLine] {
    var builder = builder
    var lines = builder.build()
    let room = limits.bottom - top + 1e-6
    while let last = lines.last, last.top + last.height > room {
      limits.isPageFull = true
      let count = lines.firstIndex { $0.top + $0.height > room } ?? 0
      guard count > 0 else { return [] }
      builder.limit = LineLimit(
        count: count,
        sign: builder.limit?.sign ?? pageSign(text.paragraphs[index].block))
      lines = builder.build()
    }
    return lines
  }

  /// Sets a block that is shown whole or not at all: a table, a rule.
  mutating func layoutWhole(_ index: Int, _ layout: (inout Self) -> Void) {
    guard limits.isActive else { return layout(&self) }
    let checkpoint = checkpoint()
    let outer = limits.suspend()
    layout(&self)
    limits = outer
    guard y > limits.bottom + 1e-6 else {
      // Its own lines do not speak for what follows it.
      limits.lastShown = nil
      limits.shownCount += 1
      return
    }
    hide(index, to: checkpoint)
    leaveOut(paragraphs: text.blocks[index].paragraphs)
    limits.isPageFull = true
  }
}
