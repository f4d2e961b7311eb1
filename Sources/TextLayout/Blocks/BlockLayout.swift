import MarkupText

/// Lays out blocks below each other: the recursion over blocks, which passes tables, lists and
/// rules to their own types.
///
/// Positions are on a page with horizontal lines from top to bottom; for vertical writing, the
/// finished page is rotated (``PageMap``). Margins collapse according to CSS 2.2 §8.3.1.
struct BlockLayout {
  let blocks: BlockSizing
  private let space: LayoutSpace
  var cursor = FlowCursor()
  var fragments: FragmentStore
  var measures: MeasureCache
  private var clamp: LineClamp

  /// Creates the layout of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - context: the state shared by the stages of the layout.
  ///   - previous: an earlier layout, whose paragraphs are reused if they are unchanged.
  init(
    _ text: StyledText, in space: LayoutSpace, context: TypesettingContext,
    reusing previous: MarkupLayout? = nil
  ) {
    self.init(
      BlockSizing(text, context: context), in: space, FragmentStore(for: text),
      MeasureCache(previous: previous))
  }

  /// Creates a layout that continues with existing fragments.
  init(
    _ blocks: BlockSizing, in space: LayoutSpace, _ fragments: FragmentStore,
    _ measures: MeasureCache
  ) {
    self.blocks = blocks
    self.space = space
    self.fragments = fragments
    self.measures = measures
    clamp = LineClamp(blocks)
  }

  private var text: StyledText { blocks.text }
  private var context: TypesettingContext { blocks.context }

  /// Returns the layout of the whole text.
  consuming func layOut() -> MarkupLayout {
    guard let size = space.inlineSize else {
      let widths = IntrinsicSizes(blocks: blocks).widths(ofBlock: 0, depth: 0, using: &measures)
      return layOut(width: widths.maximum.rounded(.up))
    }
    let width = size.isNaN ? 0 : max(0, size).clampedToPage
    return space.shrinksToFit
      ? ShrinkToFit(blocks: blocks).layOut(self, width: width) : layOut(width: width)
  }

  /// Returns the layout of the whole text in a width.
  consuming func layOut(width: Double) -> MarkupLayout {
    var flow = ContainingBlock(x: 0, width: width)
    flow.isIndependent = space.inlineSize != nil && !space.shrinksToFit
    clamp.limits.bottom = space.bottom
    layoutBlock(0, in: flow, depth: 0)
    flushMargin()
    let height = min(max(cursor.y, fragments.lowestLine), clamp.limits.bottom)
    return MarkupLayout(
      text: text, boxes: fragments.boxes, paragraphs: fragments.paragraphs, width: width,
      height: height, context: context)
  }

  // MARK: Blocks

  /// Lays out a block and its content.
  mutating func layoutBlock(_ index: Int, in flow: ContainingBlock, depth: Int) {
    if let isCancelled = context.isCancelled, isCancelled() { return }
    let block = text.blocks[index]
    guard !clamp.limits.isExhausted else { return leaveOut(paragraphs: block.paragraphs) }
    let range = index..<max(index + 1, block.descendants.upperBound)
    switch block.kind {
    case .table where depth < BlockSizing.maximumDepth:
      layoutWhole(range) {
        TableLayout.layOut(table: index, in: flow, depth: depth, with: &$0)
      }
    case .rule:
      layoutWhole(range) {
        RuleLayout($0.blocks, index).layOut(in: flow, at: &$0.cursor, into: &$0.fragments)
      }
    default: layoutPlainBlock(index, in: flow, depth: depth)
    }
  }

  /// Lays out a block whose content is lines or blocks.
  private mutating func layoutPlainBlock(_ index: Int, in flow: ContainingBlock, depth: Int) {
    let block = text.blocks[index]
    let start = clamp.limits.isActive ? clamp.checkpoint(cursor, fragments) : nil
    let shownBefore = clamp.limits.shownCount
    let lists = ListLayout(blocks)
    var inner = flow
    let isBox = block.kind != .anonymous && depth < BlockSizing.maximumDepth
    let edges = isBox ? lists.edges(ofBlock: index, in: flow) : BoxEdges()
    if isBox {
      cursor.margin.add(edges.margin.blockStart)
      let content =
        blocks.isSizedByContent(block)
        ? IntrinsicSizes(blocks: blocks)
          .contentWidths(ofBlock: index, depth: depth, using: &measures) : nil
      inner = blocks.contentFlow(of: block, edges: edges, in: flow, content: content)
    }
    cursor.unplaced.append(index)
    if edges.padding.blockStart > 0 {
      flushMargin()
      cursor.y += edges.padding.blockStart
    }
    let marker =
      isBox ? lists.startItem(index, in: inner, at: &cursor, into: &fragments) : nil
    layoutContent(of: index, in: inner, depth: depth)
    if let start, clamp.limits.shownCount == shownBefore, clamp.limits.isExhausted,
      !block.paragraphs.isEmpty
    {
      let range = index..<max(index + 1, block.descendants.upperBound)
      return clamp.hide(range, to: start, &cursor, &fragments)
    }
    if let marker {
      lists.placeMarker(marker, of: index, in: inner, at: cursor, into: &fragments)
    }
    BlockEnd(blocks: blocks, index: index, inner: inner, edges: edges).apply(
      pageBottom: clamp.limits.isPageFull ? clamp.limits.bottom : nil, at: &cursor,
      into: &fragments)
  }

  /// Lays out the content of a block.
  mutating func layoutContent(of index: Int, in inner: ContainingBlock, depth: Int) {
    let block = text.blocks[index]
    let isClamped = clamp.begin(block)
    defer { if isClamped { clamp.limits.pop() } }
    if let paragraph = block.paragraph {
      layoutParagraph(paragraph, in: inner)
    } else if depth >= BlockSizing.maximumDepth {
      if !block.paragraphs.isEmpty { context.noteDepth(block) }
      for paragraph in block.paragraphs { layoutParagraph(paragraph, in: inner) }
    } else {
      layoutBlocks(block.descendants, in: inner, depth: depth + 1)
    }
  }

  /// Lays out blocks below each other; rows and cells outside of a table form an anonymous table.
  mutating func layoutBlocks(_ range: Range<Int>, in flow: ContainingBlock, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.blocks[index].kind.isTablePart, depth < BlockSizing.maximumDepth {
        let parts = text.tableParts(from: index, in: range)
        layoutWhole(parts) {
          TableLayout.layOut(parts: parts, in: flow, depth: depth, with: &$0)
        }
        index = parts.upperBound
      } else {
        layoutBlock(index, in: flow, depth: depth)
        index = text.blocks[index].descendants.upperBound
      }
    }
  }

  /// Lays out blocks that are shown completely or not at all: a table or a rule.
  private mutating func layoutWhole(_ range: Range<Int>, _ layout: (inout Self) -> Void) {
    guard clamp.limits.isActive else { return layout(&self) }
    guard !clamp.limits.isExhausted else {
      return leaveOut(paragraphs: clamp.paragraphRange(of: range))
    }
    let checkpoint = clamp.checkpoint(cursor, fragments)
    let outer = clamp.limits.suspend()
    layout(&self)
    clamp.limits = outer
    guard cursor.y > clamp.limits.bottom + 1e-6 else {
      // Lines within these blocks do not get an ellipsis for content after them.
      clamp.limits.lastShown = nil
      clamp.limits.shownCount += 1
      return
    }
    clamp.hide(range, to: checkpoint, &cursor, &fragments)
    leaveOut(paragraphs: clamp.paragraphRange(of: range))
    clamp.limits.isPageFull = true
  }

  private mutating func leaveOut(paragraphs: Range<Int>) {
    clamp.leaveOut(paragraphs: paragraphs, &fragments)
  }

  /// Applies the collected margins before content.
  mutating func flushMargin() { cursor.flushMargin(placing: &fragments) }

  // MARK: Paragraphs

  /// Lays out the lines of a paragraph.
  mutating func layoutParagraph(_ index: Int, in flow: ContainingBlock) {
    guard !clamp.limits.isExhausted else { return leaveOut(paragraphs: index..<index + 1) }
    let shapedParagraph = measures.paragraph(index, width: flow.width, in: blocks)
    let indent = fragments.markerIndent
    let isLimited = clamp.isLimitedFromOutside(index)
    let lines = lines(
      of: shapedParagraph, index, width: flow.width, indent: indent, isLimited: isLimited)
    guard !lines.isEmpty else { return leaveOut(paragraphs: index..<index + 1) }
    if clamp.limits.isActive { clamp.limits.add(lines: lines.count, paragraph: index) }
    flushMargin()
    cursor.y += cursor.annotationShift(of: shapedParagraph, lines, at: cursor.y, in: fragments)
    let paragraph = ParagraphFragment(
      paragraph: index, lines: lines, origin: Point(x: flow.x, y: cursor.y), width: flow.width,
      indent: indent, style: text.blocks[text.paragraphs[index].block].style,
      shapedParagraph: shapedParagraph,
      decorations: flow.decorations,
      isIndependent: flow.isIndependent && indent == 0 && !isLimited,
      isLimitedFromOutside: isLimited)
    fragments.paragraphs[index] = paragraph
    ListLayout(blocks).placeInsideMarkers(before: paragraph, into: &fragments)
    cursor.y += paragraph.height
    if shapedParagraph.hasAnnotations {
      cursor.y += shapedParagraph.annotationOverflow(below: paragraph.lines)
    }
    cursor.lastContent = (index, cursor.y)
  }

  /// Lays out a paragraph outside of the recursion, within the limit of its block.
  mutating func layoutSingleParagraph(_ index: Int, in flow: ContainingBlock, at y: Double) {
    cursor.y = y
    _ = clamp.begin(text.blocks[text.paragraphs[index].block])
    layoutParagraph(index, in: flow)
    clamp.limits = LineLimits()
  }

  /// Returns the lines of a paragraph, which are those of the earlier layout if nothing about them
  /// has changed.
  private mutating func lines(
    of shapedParagraph: ShapedParagraph, _ index: Int, width: Double, indent: Double,
    isLimited: Bool
  ) -> [LineFragment] {
    if !isLimited,
      let lines = measures.reusableLines(
        of: shapedParagraph, index, width: width, indent: indent, in: text)
    {
      return lines
    }
    var layout = blocks.lineLayout(shapedParagraph, index, width: width)
    layout.firstIndent = indent
    layout.limit = clamp.limits.line
    return clamp.fittingLines(layout, index, at: cursor, in: fragments)
  }
}

extension LayoutSpace {
  /// The end of the page; a negative limit counts as 0, and NaN means no limit.
  fileprivate var bottom: Double {
    guard let height = maximumBlockSize, !height.isNaN else { return .infinity }
    return max(0, height)
  }
}

extension TypesettingContext {
  /// Reports that blocks are nested too deeply.
  fileprivate func noteDepth(_ block: StyledBlock) {
    note(
      LayoutDiagnostic(
        code: .tooDeep,
        message: "blocks are nested more than \(BlockSizing.maximumDepth) deep: "
          + "the inner ones are set as plain lines", paragraph: block.paragraphs.first))
  }
}
