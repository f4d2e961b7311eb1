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
  /// An earlier layout, whose paragraphs are used again if they are the same.
  var previous: MarkupLayout?

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
    let edges = isBox ? boxEdges(of: block.style, in: flow) : BoxEdges()
    if isBox {
      margin.add(edges.margin.blockStart)
      inner = contentFlow(of: block, edges: edges, in: flow)
    }
    unplaced.append(index)
    if edges.padding.blockStart > 0 {
      flushMargin()
      y += edges.padding.blockStart
    }
    let contentTop = y
    if let paragraph = block.paragraph {
      layoutParagraph(paragraph, in: inner)
    } else if depth >= Self.deepest {
      context.noteDepth(block)
      for paragraph in block.paragraphs { layoutParagraph(paragraph, in: inner) }
    } else {
      for child in text.children(of: index) {
        layoutBlock(child, in: inner, depth: depth + 1)
      }
    }
    if isBox { placeMarker(of: index, in: inner) }
    closeBlock(index, flow: flow, inner: inner, edges: edges, contentTop: contentTop)
  }

  /// Ends a block: its height, its frame, its lower padding and margin.
  private mutating func closeBlock(
    _ index: Int, flow: BlockFlow, inner: BlockFlow, edges: BoxEdges, contentTop: Double
  ) {
    let style = text.blocks[index].style
    let isAnonymous = text.blocks[index].kind == .anonymous
    if !isAnonymous, let height = givenHeight(style, natural: y - contentTop) {
      flushMargin()
      y = (boxes[index].isPlaced ? boxes[index].frame.y + edges.padding.blockStart : y) + height
    } else if edges.padding.blockEnd > 0 {
      flushMargin()
    }
    y += edges.padding.blockEnd
    if !boxes[index].isPlaced { place(index, at: y) }
    unplaced.removeAll { $0 == index }
    var box = boxes[index]
    box.frame.x = inner.x - edges.padding.inlineStart
    box.frame.width = inner.width + edges.padding.inlineSum
    box.frame.height = max(0, y - box.frame.y)
    box.content = Rect(
      x: inner.x, y: box.frame.y + edges.padding.blockStart, width: inner.width,
      height: max(0, box.frame.height - edges.padding.blockSum))
    boxes[index] = box
    margin.add(edges.margin.blockEnd)
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
    boxes[index].isPlaced = true
  }

  // MARK: Paragraphs and rules

  /// Sets the lines of a paragraph.
  mutating func layoutParagraph(_ index: Int, in flow: BlockFlow) {
    flushMargin()
    let prepared = prepare(index, width: flow.width)
    let style = text.blocks[text.paragraphs[index].block].style
    let layout = ParagraphLayout(
      paragraph: index, lines: lines(of: prepared, index, style: style, width: flow.width),
      origin: Point(x: flow.x, y: y), width: flow.width, style: style, prepared: prepared,
      decorations: flow.decorations, isIndependent: flow.isIndependent)
    paragraphs[index] = layout
    y += layout.height
  }

  /// The lines of a paragraph; those of the earlier layout if nothing about them is new.
  private func lines(
    of prepared: PreparedParagraph, _ index: Int, style: ComputedStyle, width: Double
  ) -> [LayoutLine] {
    if let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index],
      old.canBeReused(for: prepared, style: style, width: width)
    {
      return old.lines
    }
    return LineBuilder(paragraph: prepared, style: style, width: width, context: context).build()
  }

  /// A paragraph measured and analysed.
  mutating func prepare(_ index: Int, width: Double) -> PreparedParagraph {
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

  /// Sets a line across.
  private mutating func layoutRule(_ index: Int, in flow: BlockFlow) {
    let style = text.blocks[index].style
    let edges = boxEdges(of: style, in: flow)
    margin.add(edges.margin.blockStart)
    unplaced.append(index)
    flushMargin()
    let inner = contentFlow(of: text.blocks[index], edges: edges, in: flow)
    let thickness = context.measurer.grid?.rowHeight ?? 2
    boxes[index].frame = Rect(x: inner.x, y: y, width: inner.width, height: thickness)
    boxes[index].content = boxes[index].frame
    y += thickness
    margin.add(edges.margin.blockEnd)
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
