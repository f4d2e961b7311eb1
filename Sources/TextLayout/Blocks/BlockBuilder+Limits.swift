import MarkupText

/// Limits by `line-clamp` and the maximum height of the page: omitted content and its ellipsis.
extension BlockBuilder {
  /// The layout state to return to if no part of a block fits.
  struct Checkpoint {
    fileprivate var y: Double
    fileprivate var margin: CollapsingMargin
    fileprivate var unplaced: [Int]
    fileprivate var lastContent: (paragraph: Int?, end: Double)
    fileprivate var insideMarkers: [InsideMarker]
  }

  /// Returns the end of the page; nothing fits on a page without height, and NaN is no limit.
  func pageBottom() -> Double {
    guard let height = space.maximumBlockSize, !height.isNaN else { return .infinity }
    return max(0, height)
  }

  /// Returns the maximum number of lines of a block, or nil for no limit.
  func lineClamp(of block: StyledBlock) -> Int? {
    guard block.kind != .anonymous, case .integer(let count) = block.style[.lineClamp], count > 0
    else { return nil }
    return count
  }

  /// Returns whether the lines of a paragraph are limited by anything except the style of its own
  /// block: by the page or by ancestor blocks.
  func isLimitedFromOutside(_ paragraph: Int) -> Bool {
    let block = text.blocks[text.paragraphs[paragraph].block]
    if limits.bottom < .infinity { return true }
    // Anonymous blocks take `text-overflow` from their parent.
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

  /// Restores a checkpoint and removes blocks that were laid out after it.
  mutating func hide(_ blocks: Range<Int>, to checkpoint: Checkpoint) {
    (y, margin) = (checkpoint.y, checkpoint.margin)
    (lastContent, insideMarkers) = (checkpoint.lastContent, checkpoint.insideMarkers)
    for block in unplaced + checkpoint.unplaced { boxes[block].isPlaced = false }
    unplaced = checkpoint.unplaced
    for block in blocks { boxes[block] = BlockBox() }
    for paragraph in paragraphRange(of: blocks) { paragraphs[paragraph] = nil }
  }

  /// Returns the paragraphs in consecutive blocks and their descendants.
  private func paragraphRange(of blocks: Range<Int>) -> Range<Int> {
    guard let first = blocks.first else { return 0..<0 }
    let start = text.blocks[first].paragraphs.lowerBound
    return start..<blocks.reduce(start) { max($0, text.blocks[$1].paragraphs.upperBound) }
  }

  /// Omits a block, or a paragraph of one, and appends an ellipsis to the last visible line.
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

  /// Returns the ellipsis for text of a block at the end of the page.
  func pageSign(_ block: Int) -> String { overflowSign(of: block) ?? "…" }

  /// Returns the ellipsis that `text-overflow` substitutes for text that does not fit, or nil for
  /// `clip`.
  ///
  /// Anonymous blocks use the value of their parent.
  func overflowSign(of block: Int) -> String? {
    let isAnonymous = text.blocks[block].kind == .anonymous
    let block = isAnonymous ? text.blocks[block].parent ?? block : block
    return text.blocks[block].style.overflowSign
  }

  /// Returns a line builder for a paragraph.
  func lineBuilder(_ paragraph: PreparedParagraph, _ index: Int, width: Double) -> LineBuilder {
    let block = text.paragraphs[index].block
    let isAnonymous = text.blocks[block].kind == .anonymous
    return LineBuilder(
      paragraph: paragraph, style: text.blocks[block].style, width: width, context: context,
      overflowSign: overflowSign(of: block),
      startsElement: !isAnonymous || text.blocks[block].parent.map { $0 + 1 } == block)
  }

  /// Returns the lines of a paragraph that fit on the page; if not all of them fit, the page is
  /// marked as full.
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

  /// Lays out blocks that are shown completely or not at all: a table or a rule.
  mutating func layoutWhole(_ blocks: Range<Int>, _ layout: (inout Self) -> Void) {
    guard limits.isActive else { return layout(&self) }
    guard !limits.isExhausted else { return leaveOut(paragraphs: paragraphRange(of: blocks)) }
    let checkpoint = checkpoint()
    let outer = limits.suspend()
    layout(&self)
    limits = outer
    guard y > limits.bottom + 1e-6 else {
      // Lines within these blocks do not get an ellipsis for content after them.
      limits.lastShown = nil
      limits.shownCount += 1
      return
    }
    hide(blocks, to: checkpoint)
    leaveOut(paragraphs: paragraphRange(of: blocks))
    limits.isPageFull = true
  }
}
