import MarkupText

/// Sets blocks one below the other: margins, paddings, widths, paragraphs, lists, rules.
///
/// Everything is placed on a page whose lines run from left to right and follow each other down;
/// vertical writing turns the finished page (``PageMap``). Margins collapse as by CSS 2.2 §8.3.1.
struct BlockBuilder {
  /// How deeply blocks may be nested; the text of deeper ones is set in the last block's box.
  static let deepest = 200

  let text: StyledText
  let space: LayoutSpace
  let context: TypesettingContext
  var styles: UsedStyleCache
  var boxes: [BlockBox]
  var paragraphs: [ParagraphLayout?]
  /// The inline elements that each paragraph has a part of.
  let elements: ElementIndex
  /// Where the next line begins.
  var y = 0.0
  /// The margins since the last line, not yet applied.
  var margin = CollapsingMargin()
  /// Blocks that begin where the next content begins.
  var unplaced: [Int] = []
  /// The last thing that was set: a paragraph, nil for a rule, and where it ends.
  var lastContent: (paragraph: Int?, end: Double) = (nil, 0)
  /// An earlier layout, whose paragraphs are used again if they are the same.
  var previous: MarkupLayout?
  /// Markers inside of the text that stand in front of the next line.
  var insideMarkers: [InsideMarker] = []
  /// The paragraphs that were measured to know how wide they want to be.
  var preparedParagraphs: [Int: PreparedParagraph] = [:]
  /// The widths that the contents of blocks want, as far as they were asked for.
  var knownWidths: [Int: IntrinsicWidths] = [:]

  init(_ text: StyledText, in space: LayoutSpace, context: TypesettingContext) {
    self.text = text
    self.space = space
    self.context = context
    styles = UsedStyleCache(measurer: context.measurer)
    boxes = Array(repeating: BlockBox(), count: text.blocks.count)
    paragraphs = Array(repeating: nil, count: text.paragraphs.count)
    elements = ElementIndex(text)
  }

  /// A builder that sets some paragraphs of a layout again in their places.
  init(_ text: StyledText, replacingIn layout: MarkupLayout, context: TypesettingContext) {
    self.text = text
    self.context = context
    space = LayoutSpace()
    styles = UsedStyleCache(measurer: context.measurer)
    boxes = []
    paragraphs = layout.paragraphs
    elements = ElementIndex(text)
  }

  /// Sets a paragraph in the place of an older one.
  mutating func setAgain(_ index: Int, like old: ParagraphLayout) {
    var flow = BlockFlow(x: old.origin.x, width: old.width)
    flow.decorations = old.decorations
    flow.isIndependent = old.isIndependent
    y = old.origin.y
    layoutParagraph(index, in: flow)
  }

  /// Sets the whole text.
  mutating func build() -> MarkupLayout {
    var width = space.inlineSize.map { $0.isNaN ? 0 : max(0, $0).clampedToPage }
    if width == nil || space.shrinksToFit {
      let wanted = intrinsicWidths(ofBlock: 0, depth: 0).maximum
      width = min(width ?? .greatestExtent, wanted.rounded(.up))
    }
    let flow = BlockFlow(x: 0, width: width ?? 0)
    layoutBlock(0, in: flow, depth: 0)
    flushMargin()
    y = max(y, lowestEdge)
    return MarkupLayout(
      text: text, boxes: boxes, paragraphs: paragraphs, width: width ?? 0, height: y,
      writingMode: context.writingMode, options: context.options,
      diagnostics: context.diagnostics)
  }

  // MARK: Blocks

  /// Sets a block and what is in it.
  mutating func layoutBlock(_ index: Int, in flow: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    switch block.kind {
    case .table where depth < Self.deepest:
      layoutTable(index, in: flow, depth: depth)
    case .rule: layoutRule(index, in: flow)
    default: layoutPlainBlock(index, in: flow, depth: depth)
    }
  }

  /// Sets a block whose content is lines or blocks.
  mutating func layoutPlainBlock(_ index: Int, in flow: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    var inner = flow
    let isBox = block.kind != .anonymous && depth < Self.deepest
    let edges = isBox ? blockEdges(ofBlock: index, in: flow) : BoxEdges()
    if isBox {
      margin.add(edges.margin.blockStart)
      inner = contentFlow(of: block, edges: edges, in: flow)
    }
    unplaced.append(index)
    if edges.padding.blockStart > 0 {
      flushMargin()
      y += edges.padding.blockStart
    }
    let marker = isBox ? startItem(index, in: inner) : nil
    layoutContent(of: index, in: inner, depth: depth)
    if let marker { placeMarker(marker, of: index, in: inner) }
    closeBlock(index, inner: inner, edges: edges)
  }

  /// Sets what is in a block.
  mutating func layoutContent(of index: Int, in inner: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    if let paragraph = block.paragraph {
      layoutParagraph(paragraph, in: inner)
    } else if depth >= Self.deepest {
      if !block.paragraphs.isEmpty { context.noteDepth(block) }
      for paragraph in block.paragraphs { layoutParagraph(paragraph, in: inner) }
    } else {
      layoutBlocks(block.descendants, in: inner, depth: depth + 1)
    }
  }

  /// Sets blocks one below the other; rows and cells outside of a table make one.
  mutating func layoutBlocks(_ range: Range<Int>, in flow: BlockFlow, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.blocks[index].kind.isTablePart, depth < Self.deepest {
        let parts = tableParts(from: index, in: range)
        layoutLooseRows(parts, in: flow, depth: depth)
        index = parts.upperBound
      } else {
        layoutBlock(index, in: flow, depth: depth)
        index = text.blocks[index].descendants.upperBound
      }
    }
  }

  /// Rows, cells and the like that follow each other.
  func tableParts(from index: Int, in range: Range<Int>) -> Range<Int> {
    var end = index
    while end < range.upperBound, text.blocks[end].kind.isTablePart {
      end = text.blocks[end].descendants.upperBound
    }
    return index..<end
  }

  /// Ends a block: its height, its frame, its lower padding and margin.
  private mutating func closeBlock(_ index: Int, inner: BlockFlow, edges: BoxEdges) {
    let block = text.blocks[index]
    closeHeight(of: block, index, edges: edges)
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

  /// Moves on to the lower edge of a block; what has no height is not placed yet.
  ///
  /// The margin below the last child goes on below the block if the child ends where the block
  /// does, and is nothing if the block's height is given (CSS 2.2 §8.3.1).
  private mutating func closeHeight(of block: FlowBlock, _ index: Int, edges: BoxEdges) {
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

  /// Places a block without any height, through which the margins around it collapse: where it
  /// would be if something were in it, or with the block it begins.
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

  /// Applies the margins collected so far: content follows.
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

  /// The lowest edge of any line: it is lower than the last block where margins are negative or
  /// heights are too small.
  private var lowestEdge: Double {
    var lowest = 0.0
    for paragraph in paragraphs {
      if let paragraph { lowest = max(lowest, paragraph.origin.y + paragraph.height) }
    }
    return lowest
  }

  // MARK: Paragraphs and rules

  /// Sets the lines of a paragraph.
  mutating func layoutParagraph(_ index: Int, in flow: BlockFlow) {
    flushMargin()
    let prepared = prepare(index, width: flow.width)
    let style = text.blocks[text.paragraphs[index].block].style
    let indent = insideMarkers.reduce(0) { $0 + $1.indent }
    let lines = lines(of: prepared, index, style: style, width: flow.width, indent: indent)
    makeRoomForAnnotations(of: prepared, lines)
    let layout = ParagraphLayout(
      paragraph: index, lines: lines, origin: Point(x: flow.x, y: y), width: flow.width,
      indent: indent, style: style, prepared: prepared, decorations: flow.decorations,
      isIndependent: flow.isIndependent && indent == 0)
    paragraphs[index] = layout
    placeInsideMarkers(before: layout)
    y += layout.height
    if prepared.hasAnnotations { y += prepared.annotationRoom(below: layout.lines) }
    lastContent = (index, y)
  }

  /// The lines of a paragraph; those of the earlier layout if nothing about them is new.
  private func lines(
    of prepared: PreparedParagraph, _ index: Int, style: ComputedStyle, width: Double,
    indent: Double
  ) -> [LayoutLine] {
    if let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index],
      old.indent == indent, old.canBeReused(for: prepared, style: style, width: width)
    {
      return old.lines
    }
    var builder = LineBuilder(
      paragraph: prepared, style: style, width: width, context: context)
    builder.firstIndent = indent
    return builder.build()
  }

  /// A paragraph measured and analysed.
  mutating func prepare(_ index: Int, width: Double) -> PreparedParagraph {
    if let known = preparedParagraphs[index], known.width == nil || known.width == width {
      return known
    }
    let elements = elements.elements(inParagraph: index)
    if let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index]?.prepared,
      old.isSame(
        as: text.paragraphs[index], elements: elements, of: text, width: width,
        images: context.options.images)
    {
      context.noteMissing(old, paragraph: index)
      return old
    }
    var preparer = ParagraphPreparer(
      index, of: text, elements: elements, width: width, context: context, styles: styles)
    let prepared = preparer.prepare()
    styles = preparer.styles
    context.noteMissing(prepared, paragraph: index)
    return prepared
  }
}

/// The room that blocks are set in.
///
/// Sendable: what it holds is.
struct BlockFlow: Sendable {
  /// The left edge.
  var x: Double
  var width: Double
  /// The decorations that the blocks around ask for.
  var decorations: [UsedStyle] = []
  /// Whether nothing but the height of a paragraph matters to what is around it; not in tables,
  /// and not where lines are counted.
  var isIndependent = true
  /// Whether the block around begins at the right.
  var isRightToLeft = false

  init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }
}

/// Margins that meet: the greatest one counts, and the most negative one is taken from it
/// (CSS 2.2 §8.3.1).
///
/// Sendable: a plain value.
struct CollapsingMargin: Sendable {
  private var positive = 0.0
  private var negative = 0.0

  var size: Double { positive + negative }

  mutating func add(_ margin: Double) {
    positive = max(positive, margin)
    negative = min(negative, margin)
  }
}
