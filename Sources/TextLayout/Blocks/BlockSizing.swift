import MarkupText

/// The sizes and edges of the blocks of a text, as specified by their styles.
///
/// A class without mutable state, so that all stages of block layout share one.
final class BlockSizing {
  /// The maximum nesting depth of blocks; the text of deeper ones is laid out in the box of the
  /// innermost permitted block.
  static let maximumDepth = 200

  let text: StyledText
  let context: TypesettingContext
  let styles: UsedStyleCache
  /// The inline elements in each paragraph.
  let elements: ParagraphElements

  init(_ text: StyledText, context: TypesettingContext) {
    self.text = text
    self.context = context
    styles = UsedStyleCache(measurer: context.measurer)
    elements = ParagraphElements(text)
  }

  /// Returns the used values of a style of a block, which need the metrics of its font.
  func used(_ style: ComputedStyle) -> UsedStyle {
    styles.used(style, language: context.options.language, isCentered: context.centersLines)
  }

  // MARK: Edges

  /// Returns the edges of a block; percentages refer to the width of the containing block (CSS 2.2
  /// §8.3).
  func edges(of block: StyledBlock, in flow: ContainingBlock) -> BoxEdges {
    let box = block.box
    func snap(_ value: Double, _ side: PhysicalSide) -> Double {
      context.snapped(value, along: side == .left || side == .right ? .inline : .block)
    }
    var edges = BoxEdges()
    edges.margin = LogicalEdges(context.writingMode) { side in
      snap(
        box.margin(
          side, percentageBase: flow.width, lineHeight: { lineHeight(of: block.style) }), side)
    }
    edges.padding = LogicalEdges(context.writingMode) { side in
      snap(box.padding(side, percentageBase: flow.width), side)
    }
    let (start, end): (PhysicalSide, PhysicalSide) =
      context.isVertical ? (.top, .bottom) : (.left, .right)
    edges.isStartAuto = box.hasAutomaticMargin(start)
    edges.isEndAuto = box.hasAutomaticMargin(end)
    return edges
  }

  /// Returns the available space inside of a block (CSS 2.2 §10.3.3).
  ///
  /// - Parameters:
  ///   - block: the block.
  ///   - edges: its margins and paddings.
  ///   - flow: the available space around it.
  ///   - content: the intrinsic widths of the content, if the style refers to them.
  /// - Returns: the available space for the content.
  func contentFlow(
    of block: StyledBlock, edges: BoxEdges, in flow: ContainingBlock,
    content: IntrinsicWidths? = nil
  ) -> ContainingBlock {
    var inner = flow
    let outer = edges.margin.inlineSum + edges.padding.inlineSum
    let free = max(0, flow.width - outer)
    let width =
      inlineSize(
        of: block, available: free, base: flow.width, content: content) ?? free
    let start = startOffset(
      of: block, width: width + edges.padding.inlineSum, edges: edges, in: flow)
    inner.x = flow.x + start + edges.padding.inlineStart
    inner.width = width
    inner.decorations = decorations(of: block, in: flow)
    inner.isRightToLeft = block.box.isRightToLeft
    return inner
  }

  /// Returns the distance from the left edge of the available space to that of a block (CSS 2.2
  /// §10.3.3).
  ///
  /// `auto` margins share the remaining width; of margins that do not fit, the one at the end of
  /// the line is reduced.
  func startOffset(
    of block: StyledBlock, width: Double, edges: BoxEdges, in flow: ContainingBlock
  ) -> Double {
    let rest = flow.width - edges.margin.inlineSum - width
    var start = edges.margin.inlineStart
    if rest > 0, edges.isStartAuto || edges.isEndAuto {
      if edges.isStartAuto { start += edges.isEndAuto ? rest / 2 : rest }
    } else if flow.isRightToLeft {
      start += rest
    }
    return context.snapped(start, along: .inline)
  }

  /// Returns the decorations for the lines of a block: its own, drawn below those of its ancestors.
  func decorations(of block: StyledBlock, in flow: ContainingBlock) -> [UsedStyle] {
    guard block.kind != .anonymous, block.box.hasTextDecoration,
      flow.decorations.count < 16
    else { return flow.decorations }
    return flow.decorations + [used(block.style)]
  }

  /// Returns the line height of a style in px, to which the unit `lh` refers; for `normal`, that of
  /// the font.
  private func lineHeight(of style: ComputedStyle) -> Double {
    let used = used(style)
    return used.lineHeight ?? used.metrics.lineHeight
  }

  // MARK: Sizes

  /// Returns the width of a block that `width`, `min-width` and `max-width` specify (`height` in
  /// vertical writing), or nil if they do not determine it.
  func inlineSize(
    of block: StyledBlock, available: Double, base: Double, content: IntrinsicWidths? = nil
  ) -> Double? {
    let sizes = block.box.inlineSizes(isVertical: context.isVertical, percentageBase: base)
    func length(_ size: BoxSize) -> Double? {
      (size.length ?? content?.size(size, available: available)).map {
        max(0, context.snapped($0, along: .inline))
      }
    }
    var used = length(sizes.size)
    if let maximum = length(sizes.maximum) { used = min(used ?? available, maximum) }
    if let minimum = length(sizes.minimum) { used = max(used ?? available, minimum) }
    return used
  }

  /// Returns the height of a block that `height`, `min-height` and `max-height` specify, or nil if
  /// its content determines it.
  func givenHeight(of block: StyledBlock, natural: Double) -> Double? {
    let sizes = block.box.blockSizes(isVertical: context.isVertical)
    func length(_ size: BoxSize) -> Double? {
      size.length.map { max(0, context.snapped($0, along: .block)) }
    }
    let natural = max(0, natural)
    var used = length(sizes.size)
    if let maximum = length(sizes.maximum), (used ?? natural) > maximum { used = maximum }
    if let minimum = length(sizes.minimum), (used ?? natural) < minimum { used = minimum }
    return used
  }

  /// Returns whether the width of a block depends on the intrinsic widths of its content.
  func isSizedByContent(_ block: StyledBlock) -> Bool {
    block.box.isSizedByContent(isVertical: context.isVertical)
  }

  // MARK: Lines

  /// Returns the line layout of a paragraph.
  func lineLayout(
    _ paragraph: ShapedParagraph, _ index: Int, width: Double
  ) -> LineLayout {
    let block = text.paragraphs[index].block
    let isAnonymous = text.blocks[block].kind == .anonymous
    return LineLayout(
      paragraph: paragraph, width: width, context: context,
      overflowEllipsis: overflowEllipsis(of: block),
      startsElement: !isAnonymous || text.blocks[block].parent.map { $0 + 1 } == block)
  }

  /// Returns the ellipsis that `text-overflow` substitutes for text that does not fit, or nil for
  /// `clip`.
  ///
  /// Anonymous blocks use the value of their parent.
  func overflowEllipsis(of block: Int) -> String? {
    let isAnonymous = text.blocks[block].kind == .anonymous
    let block = isAnonymous ? text.blocks[block].parent ?? block : block
    return text.blocks[block].box.overflowEllipsis
  }
}

/// The margins and paddings of a block, in px.
struct BoxEdges: Sendable {
  var margin = LogicalEdges.zero
  var padding = LogicalEdges.zero
  /// Whether the inline-start margin is `auto`, so that it shares the remaining width.
  var isStartAuto = false
  var isEndAuto = false
}
