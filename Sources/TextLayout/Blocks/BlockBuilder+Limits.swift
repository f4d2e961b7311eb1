import MarkupText

/// `line-clamp` and the greatest height: what is left out, and the sign for it.
extension BlockBuilder {
  /// Where blocks are, to go back to if nothing of a block fits.
  struct Checkpoint {
    fileprivate var y: Double
    fileprivate var margin: CollapsingMargin
    fileprivate var unplaced: [Int]
    fileprivate var lastContent: (paragraph: Int?, end: Double)
    fileprivate var insideMarkers: [InsideMarker]
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

  /// Whether something limits the lines of a paragraph that its block's own style does not tell:
  /// the page, or blocks around.
  func isLimitedFromOutside(_ paragraph: Int) -> Bool {
    let block = text.blocks[text.paragraphs[paragraph].block]
    if limits.bottom < .infinity { return true }
    // Lines without an element of their own end as the block around them says.
    if block.kind == .anonymous, overflowSign(of: text.paragraphs[paragraph].block) != nil {
      return true
    }
    return limits.clamps.count > (lineClamp(of: block) == nil ? 0 : 1)
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      y: y, margin: margin, unplaced: unplaced, lastContent: lastContent,
      insideMarkers: insideMarkers)
  }

  /// Takes blocks back that have been begun.
  mutating func hide(_ blocks: Range<Int>, to checkpoint: Checkpoint) {
    (y, margin) = (checkpoint.y, checkpoint.margin)
    (lastContent, insideMarkers) = (checkpoint.lastContent, checkpoint.insideMarkers)
    for block in unplaced + checkpoint.unplaced { boxes[block].isPlaced = false }
    unplaced = checkpoint.unplaced
    for block in blocks { boxes[block] = BlockBox() }
    for paragraph in paragraphRange(of: blocks) { paragraphs[paragraph] = nil }
  }

  /// The paragraphs in blocks that follow each other with all that is in them.
  private func paragraphRange(of blocks: Range<Int>) -> Range<Int> {
    guard let first = blocks.first else { return 0..<0 }
    let start = text.blocks[first].paragraphs.lowerBound
    return start..<blocks.reduce(start) { max($0, text.blocks[$1].paragraphs.upperBound) }
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
    let isAnonymous = text.blocks[block].kind == .anonymous
    return LineBuilder(
      paragraph: paragraph, style: text.blocks[block].style, width: width, context: context,
      overflowSign: overflowSign(of: block),
      startsElement: !isAnonymous || text.blocks[block].parent.map { $0 + 1 } == block)
  }

  /// The lines of a paragraph that fit on the page; where some do not, the page is full.
  mutating func fittingLines(_ builder: LineBuilder, _ index: Int) -> [LayoutLine] {
    guard limits.bottom < .infinity else { return builder.build() }
    var builder = builder
    var lines = builder.build()
    let top = max(0, y + margin.size)
    let prepared = builder.paragraph
    while let last = lines.last {
      let shift = annotationShift(of: prepared, lines, at: top)
      let room = limits.bottom - top - shift + 1e-6
      let below = prepared.hasAnnotations ? prepared.annotationRoom(below: lines) : 0
      if last.top + last.height + below <= room { break }
      limits.isPageFull = true
      let fitting = lines.firstIndex { $0.top + $0.height > room } ?? lines.count
      let count = min(fitting, lines.count - 1)
      guard count > 0 else { return [] }
      builder.limit = LineLimit(
        count: count, sign: builder.limit?.sign ?? pageSign(text.paragraphs[index].block))
      lines = builder.build()
    }
    return lines
  }

  /// Sets blocks that are shown whole or not at all: a table, a rule.
  mutating func layoutWhole(_ blocks: Range<Int>, _ layout: (inout Self) -> Void) {
    guard limits.isActive else { return layout(&self) }
    guard !limits.isExhausted else { return leaveOut(paragraphs: paragraphRange(of: blocks)) }
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
    hide(blocks, to: checkpoint)
    leaveOut(paragraphs: paragraphRange(of: blocks))
    limits.isPageFull = true
  }
}
