import MarkupText

/// Applies `line-clamp` and the maximum height of the page: omits content that does not fit, and
/// appends an ellipsis to the last visible line.
struct LineClamp {
  /// The layout state to return to if no part of a block fits.
  struct Checkpoint {
    fileprivate var cursor: FlowCursor
    fileprivate var insideMarkers: [InsideMarker]
  }

  private let blocks: BlockSizing
  /// The limits on visible content.
  var limits = LineLimits()

  init(_ blocks: BlockSizing) { self.blocks = blocks }

  private var text: StyledText { blocks.text }

  // MARK: Limits

  /// Begins the content of a block.
  ///
  /// - Returns: whether the block limits its lines; end the limit with `limits.pop()`.
  mutating func begin(_ block: StyledBlock) -> Bool {
    guard let count = lineClamp(of: block) else { return false }
    limits.push(count, ellipsis: block.box.overflowEllipsis ?? "…")
    return true
  }

  /// Returns the maximum number of lines of a block, or nil for no limit.
  private func lineClamp(of block: StyledBlock) -> Int? {
    block.kind == .anonymous ? nil : block.box.lineClamp
  }

  /// Returns whether the lines of a paragraph are limited by anything except the style of its own
  /// block: by the page or by ancestor blocks.
  func isLimitedFromOutside(_ paragraph: Int) -> Bool {
    let block = text.blocks[text.paragraphs[paragraph].block]
    if limits.bottom < .infinity { return true }
    // Anonymous blocks take `text-overflow` from their parent.
    if block.kind == .anonymous,
      blocks.overflowEllipsis(of: text.paragraphs[paragraph].block) != nil
    {
      return true
    }
    return limits.clamps.count > (lineClamp(of: block) == nil ? 0 : 1)
  }

  // MARK: Omitted content

  func checkpoint(_ cursor: FlowCursor, _ fragments: borrowing FragmentStore) -> Checkpoint {
    Checkpoint(cursor: cursor, insideMarkers: fragments.insideMarkers)
  }

  /// Restores a checkpoint and removes blocks that were laid out after it.
  func hide(
    _ range: Range<Int>, to checkpoint: Checkpoint, _ cursor: inout FlowCursor,
    _ fragments: inout FragmentStore
  ) {
    for block in cursor.unplaced + checkpoint.cursor.unplaced {
      fragments.boxes[block].isPlaced = false
    }
    cursor = checkpoint.cursor
    fragments.insideMarkers = checkpoint.insideMarkers
    for block in range { fragments.boxes[block] = BlockFragment() }
    for paragraph in paragraphRange(of: range) { fragments.paragraphs[paragraph] = nil }
  }

  /// Returns the paragraphs in consecutive blocks and their descendants.
  func paragraphRange(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return 0..<0 }
    let start = text.blocks[first].paragraphs.lowerBound
    return start..<range.reduce(start) { max($0, text.blocks[$1].paragraphs.upperBound) }
  }

  /// Omits a block or one of its paragraphs, and appends an ellipsis to the last visible line.
  mutating func leaveOut(paragraphs: Range<Int>, _ fragments: inout FragmentStore) {
    guard !paragraphs.isEmpty, let shown = limits.lastShown,
      let paragraph = fragments.paragraphs[shown]
    else { return }
    limits.lastShown = nil
    let ellipsis =
      limits.clamps.last { $0.remaining <= 0 }?.ellipsis
      ?? pageEllipsis(text.paragraphs[shown].block)
    let index = paragraph.lines.count - 1
    guard index >= 0 else { return }
    let lines = blocks.lineLayout(paragraph.shapedParagraph, shown, width: paragraph.width)
    var line = paragraph.lines[index]
    lines.appendEllipsis(to: &line, ellipsis: ellipsis)
    fragments.paragraphs[shown]?.lines[index] = line
  }

  /// Returns the ellipsis for text of a block at the end of the page.
  private func pageEllipsis(_ block: Int) -> String { blocks.overflowEllipsis(of: block) ?? "…" }

  // MARK: Lines

  /// Returns the lines of a paragraph that fit on the page; if not all of them fit, the page is
  /// marked as full.
  mutating func fittingLines(
    _ layout: consuming LineLayout, _ index: Int, at cursor: FlowCursor,
    in fragments: borrowing FragmentStore
  ) -> [LineFragment] {
    var lines = layout.lines()
    guard limits.bottom < .infinity else { return lines }
    let top = cursor.nextTop
    let shapedParagraph = layout.paragraph
    while let last = lines.last {
      let shift = cursor.annotationShift(of: shapedParagraph, lines, at: top, in: fragments)
      let available = limits.bottom - top - shift + 1e-6
      let below =
        shapedParagraph.hasAnnotations ? shapedParagraph.annotationOverflow(below: lines) : 0
      if last.top + last.height + below <= available { break }
      limits.isPageFull = true
      let fitting = lines.firstIndex { $0.top + $0.height > available } ?? lines.count
      let count = min(fitting, lines.count - 1)
      guard count > 0 else { return [] }
      layout.limit = LineLimit(
        count: count, ellipsis: layout.limit?.ellipsis ?? pageEllipsis(text.paragraphs[index].block)
      )
      lines = layout.lines()
    }
    return lines
  }
}
