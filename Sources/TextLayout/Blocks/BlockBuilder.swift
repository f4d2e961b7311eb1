import MarkupText

/// Lays out blocks below each other: margins, paddings, widths, paragraphs, lists and rules.
///
/// Positions are on a page with horizontal lines from top to bottom; for vertical writing, the
/// finished page is rotated (``PageMap``). Margins collapse according to CSS 2.2 §8.3.1.
struct BlockBuilder {
  /// The maximum nesting depth of blocks; the text of deeper ones is laid out in the box of the
  /// innermost permitted block.
  static let deepest = 200

  let text: StyledText
  let space: LayoutSpace
  let context: TypesettingContext
  let styles: UsedStyleCache
  var boxes: [BlockBox]
  var paragraphs: [ParagraphLayout?]
  /// The inline elements in each paragraph.
  let elements: ElementIndex
  /// The top of the next line.
  var y = 0.0
  /// The margins since the last line, not yet applied.
  var margin = CollapsingMargin()
  /// Blocks that begin at the next content.
  var unplaced: [Int] = []
  /// The limits on visible content.
  var limits = LineLimits()
  /// The paragraph laid out last, or nil after a rule, and its end.
  var lastContent: (paragraph: Int?, end: Double) = (nil, 0)
  /// An earlier layout, whose paragraphs are reused if they are unchanged.
  var previous: MarkupLayout?
  /// Inside markers that wait for the next line.
  var insideMarkers: [InsideMarker] = []
  /// The paragraphs that were shaped to compute intrinsic widths.
  var preparedParagraphs: [Int: PreparedParagraph] = [:]
  /// The intrinsic widths of the contents of blocks, as far as they were computed.
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

  /// Creates a builder that lays out some paragraphs of a layout again, at the same positions.
  init(_ text: StyledText, replacingIn layout: MarkupLayout, context: TypesettingContext) {
    self.text = text
    self.context = context
    space = LayoutSpace()
    styles = UsedStyleCache(measurer: context.measurer)
    boxes = []
    paragraphs = layout.paragraphs
    elements = ElementIndex(text)
  }

  /// Lays out a paragraph that replaces an earlier one.
  mutating func setAgain(_ index: Int, like old: ParagraphLayout) {
    var flow = BlockFlow(x: old.origin.x, width: old.width)
    flow.decorations = old.decorations
    flow.isIndependent = old.isIndependent
    y = old.origin.y
    styles.remember(old.prepared.strut)
    context.lastRules = old.prepared.rules
    let block = text.blocks[text.paragraphs[index].block]
    if let clamp = lineClamp(of: block) {
      limits.push(clamp, sign: block.style.overflowSign ?? "…")
    }
    layoutParagraph(index, in: flow)
    limits = LineLimits()
  }

  /// Returns the paragraphs and clears the builder's array, so that it is not copied.
  mutating func takeParagraphs() -> [ParagraphLayout?] {
    defer { paragraphs = [] }
    return paragraphs
  }

  /// Lays out the whole text.
  mutating func build() -> MarkupLayout {
    guard let size = space.inlineSize else {
      return build(width: intrinsicWidths(ofBlock: 0, depth: 0).maximum.rounded(.up))
    }
    let width = size.isNaN ? 0 : max(0, size).clampedToPage
    return space.shrinksToFit ? buildShrunk(width: width) : build(width: width)
  }

  /// Lays out the whole text in a width.
  mutating func build(width: Double) -> MarkupLayout {
    var flow = BlockFlow(x: 0, width: width)
    flow.isIndependent = space.inlineSize != nil && !space.shrinksToFit
    limits.bottom = pageBottom()
    layoutBlock(0, in: flow, depth: 0)
    flushMargin()
    y = min(max(y, lowestLine), limits.bottom)
    return MarkupLayout(
      text: text, boxes: boxes, paragraphs: paragraphs, width: width, height: y,
      context: context)
  }

  // MARK: Blocks

  /// Lays out a block and its content.
  mutating func layoutBlock(_ index: Int, in flow: BlockFlow, depth: Int) {
    if let isCancelled = context.isCancelled, isCancelled() { return }
    let block = text.blocks[index]
    guard !limits.isExhausted else { return leaveOut(paragraphs: block.paragraphs) }
    let range = index..<max(index + 1, block.descendants.upperBound)
    switch block.kind {
    case .table where depth < Self.deepest:
      layoutWhole(range) { $0.layoutTable(index, in: flow, depth: depth) }
    case .rule: layoutWhole(range) { $0.layoutRule(index, in: flow) }
    default: layoutPlainBlock(index, in: flow, depth: depth)
    }
  }

  /// Lays out a block whose content is lines or blocks.
  mutating func layoutPlainBlock(_ index: Int, in flow: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    let start = limits.isActive ? checkpoint() : nil
    let shownBefore = limits.shownCount
    var inner = flow
    let isBox = block.kind != .anonymous && depth < Self.deepest
    let edges = isBox ? blockEdges(ofBlock: index, in: flow) : BoxEdges()
    if isBox {
      margin.add(edges.margin.blockStart)
      let content =
        isSizedByContent(block.style) ? contentWidths(ofBlock: index, depth: depth) : nil
      inner = contentFlow(of: block, edges: edges, in: flow, content: content)
    }
    unplaced.append(index)
    if edges.padding.blockStart > 0 {
      flushMargin()
      y += edges.padding.blockStart
    }
    let marker = isBox ? startItem(index, in: inner) : nil
    layoutContent(of: index, in: inner, depth: depth)
    if let start, limits.shownCount == shownBefore, limits.isExhausted, !block.paragraphs.isEmpty {
      return hide(index..<max(index + 1, block.descendants.upperBound), to: start)
    }
    if let marker { placeMarker(marker, of: index, in: inner) }
    closeBlock(index, inner: inner, edges: edges)
  }

  /// Lays out the content of a block.
  mutating func layoutContent(of index: Int, in inner: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    let clamp = lineClamp(of: block)
    if let clamp { limits.push(clamp, sign: block.style.overflowSign ?? "…") }
    defer { if clamp != nil { limits.pop() } }
    if let paragraph = block.paragraph {
      layoutParagraph(paragraph, in: inner)
    } else if depth >= Self.deepest {
      if !block.paragraphs.isEmpty { context.noteDepth(block) }
      for paragraph in block.paragraphs { layoutParagraph(paragraph, in: inner) }
    } else {
      layoutBlocks(block.descendants, in: inner, depth: depth + 1)
    }
  }

  /// Lays out blocks below each other; rows and cells outside of a table form an anonymous table.
  mutating func layoutBlocks(_ range: Range<Int>, in flow: BlockFlow, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.blocks[index].kind.isTablePart, depth < Self.deepest {
        let parts = tableParts(from: index, in: range)
        layoutWhole(parts) { $0.layoutLooseRows(parts, in: flow, depth: depth) }
        index = parts.upperBound
      } else {
        layoutBlock(index, in: flow, depth: depth)
        index = text.blocks[index].descendants.upperBound
      }
    }
  }

  /// Returns the range of consecutive table parts, such as rows and cells, from an index on.
  func tableParts(from index: Int, in range: Range<Int>) -> Range<Int> {
    var end = index
    while end < range.upperBound, text.blocks[end].kind.isTablePart {
      end = text.blocks[end].descendants.upperBound
    }
    return index..<end
  }

  // MARK: Paragraphs

  /// Lays out the lines of a paragraph.
  mutating func layoutParagraph(_ index: Int, in flow: BlockFlow) {
    guard !limits.isExhausted else { return leaveOut(paragraphs: index..<index + 1) }
    let prepared = prepare(index, width: flow.width)
    let indent = insideMarkers.reduce(0) { $0 + $1.indent }
    let lines = lines(of: prepared, index, width: flow.width, indent: indent)
    guard !lines.isEmpty else { return leaveOut(paragraphs: index..<index + 1) }
    let isLimited = isLimitedFromOutside(index)
    if limits.isActive { limits.add(lines: lines.count, paragraph: index) }
    flushMargin()
    y += annotationShift(of: prepared, lines, at: y)
    let layout = ParagraphLayout(
      paragraph: index, lines: lines, origin: Point(x: flow.x, y: y), width: flow.width,
      indent: indent, style: text.blocks[text.paragraphs[index].block].style, prepared: prepared,
      decorations: flow.decorations,
      isIndependent: flow.isIndependent && indent == 0 && !isLimited,
      isLimitedFromOutside: isLimited)
    paragraphs[index] = layout
    placeInsideMarkers(before: layout)
    y += layout.height
    if prepared.hasAnnotations { y += prepared.annotationRoom(below: layout.lines) }
    lastContent = (index, y)
  }

  /// Returns the lines of a paragraph, which are those of the earlier layout if nothing about them
  /// has changed.
  private mutating func lines(
    of prepared: PreparedParagraph, _ index: Int, width: Double, indent: Double
  ) -> [LayoutLine] {
    var builder = lineBuilder(prepared, index, width: width)
    if !isLimitedFromOutside(index), let previous,
      previous.paragraphs.indices.contains(index), let old = previous.paragraphs[index],
      old.indent == indent, old.canBeReused(for: prepared, style: builder.style, width: width)
    {
      return old.lines
    }
    builder.firstIndent = indent
    builder.limit = limits.line
    return fittingLines(builder, index)
  }

  /// Returns a paragraph that is shaped and analyzed.
  mutating func prepare(_ index: Int, width: Double) -> PreparedParagraph {
    if let known = preparedParagraphs[index], known.width == nil || known.width == width {
      return known
    }
    let elements = elements.elements(inParagraph: index)
    if let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index]?.prepared,
      old.isSame(
        as: text.paragraphs[index], elements: elements, of: text, width: width,
        images: context.options.images),
      context.options.analyzer == nil || old.source.asksForReadings(like: text.paragraphs[index])
    {
      noteTroubles(of: old, index)
      return old
    }
    var preparer = ParagraphPreparer(
      index, of: text, elements: elements, width: width, context: context,
      styles: styles)
    let prepared = preparer.prepare()
    noteTroubles(of: prepared, index)
    return prepared
  }

  private func noteTroubles(of prepared: PreparedParagraph, _ index: Int) {
    if !prepared.shaped.missing.isEmpty { context.noteMissing(prepared, paragraph: index) }
    if !prepared.boxes.isEmpty { context.noteBoxes(prepared, paragraph: index) }
  }
}

/// The space in which blocks are laid out.
struct BlockFlow: Sendable {
  /// The left edge.
  var x: Double
  var width: Double
  /// The decorations of the ancestor blocks.
  var decorations: [UsedStyle] = []
  /// Whether the surrounding layout depends on nothing but the height of a paragraph; false in
  /// tables and where lines are counted.
  var isIndependent = true
  /// Whether the containing block starts at the right.
  var isRightToLeft = false

  init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }
}
