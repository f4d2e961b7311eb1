import MarkupText

/// The margins and paddings of a block, in px.
struct BoxEdges: Sendable {
  var margin = LogicalEdges.zero
  var padding = LogicalEdges.zero
  /// Whether the inline-start margin is `auto`, so that it shares the remaining width.
  var isStartAuto = false
  var isEndAuto = false
}

extension BlockBuilder {
  /// Returns the edges of a block; percentages refer to the width of the containing block (CSS 2.2
  /// §8.3).
  func boxEdges(of style: ComputedStyle, in flow: BlockFlow) -> BoxEdges {
    func snap(_ value: Double, _ side: PhysicalSide) -> Double {
      context.snapped(value, along: side == .left || side == .right ? .inline : .block)
    }
    var edges = BoxEdges()
    edges.margin = LogicalEdges(context.writingMode) { side in
      if let length = style.length(side.margin), length.unit == .lh {
        return snap((length.value * lineHeight(of: style)).clampedToPage, side)
      }
      return snap(style.pixels(side.margin, percentageBase: flow.width), side)
    }
    edges.padding = LogicalEdges(context.writingMode) { side in
      snap(max(0, style.pixels(side.padding, percentageBase: flow.width)), side)
    }
    let (start, end): (PhysicalSide, PhysicalSide) =
      context.isVertical ? (.top, .bottom) : (.left, .right)
    edges.isStartAuto = style.has(.auto, for: start.margin)
    edges.isEndAuto = style.has(.auto, for: end.margin)
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
    of block: StyledBlock, edges: BoxEdges, in flow: BlockFlow, content: IntrinsicWidths? = nil
  ) -> BlockFlow {
    var inner = flow
    let outer = edges.margin.inlineSum + edges.padding.inlineSum
    let free = max(0, flow.width - outer)
    let width =
      usedInlineSize(
        of: block.style, available: free, base: flow.width, content: content) ?? free
    let start = startOffset(
      of: block, width: width + edges.padding.inlineSum, edges: edges, in: flow)
    inner.x = flow.x + start + edges.padding.inlineStart
    inner.width = width
    inner.decorations = decorations(of: block, in: flow)
    inner.isRightToLeft = block.style.has(.rtl, for: .direction)
    return inner
  }

  /// Returns the distance from the left edge of the available space to that of a block (CSS 2.2
  /// §10.3.3).
  ///
  /// `auto` margins share the remaining width; of margins that do not fit, the one at the end of
  /// the line is reduced.
  func startOffset(
    of block: StyledBlock, width: Double, edges: BoxEdges, in flow: BlockFlow
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
  func decorations(of block: StyledBlock, in flow: BlockFlow) -> [UsedStyle] {
    guard block.kind != .anonymous, block.style[.textDecorationLine] != .keyword(.none),
      flow.decorations.count < 16
    else { return flow.decorations }
    let style = styles.used(
      block.style, language: context.options.language, isCentered: context.centersLines)
    return flow.decorations + [style]
  }

  /// Returns the width of a block by `width`, `min-width` and `max-width` (`height` in vertical
  /// writing), or nil if they do not determine it.
  func usedInlineSize(
    of style: ComputedStyle, available: Double, base: Double, content: IntrinsicWidths? = nil
  ) -> Double? {
    let (size, minimum, maximum): (StyleProperty, StyleProperty, StyleProperty) =
      context.isVertical
      ? (.height, .minHeight, .maxHeight) : (.width, .minWidth, .maxWidth)
    func length(_ property: StyleProperty) -> Double? {
      let wanted = content?.size(style.keyword(property), available: available)
      return (wanted ?? style.pixelsIfLength(property, percentageBase: base)).map {
        max(0, context.snapped($0, along: .inline))
      }
    }
    var used = length(size)
    if let maximum = length(maximum) { used = min(used ?? available, maximum) }
    if let minimum = length(minimum) { used = max(used ?? available, minimum) }
    return used
  }

  /// Returns the height of a block by `height`, `min-height` and `max-height`, or nil if its
  /// content determines it.
  func givenHeight(_ style: ComputedStyle, natural: Double) -> Double? {
    let (size, minimum, maximum): (StyleProperty, StyleProperty, StyleProperty) =
      context.isVertical
      ? (.width, .minWidth, .maxWidth) : (.height, .minHeight, .maxHeight)
    func length(_ property: StyleProperty) -> Double? {
      style.pixelsIfLength(property, percentageBase: nil).map {
        max(0, context.snapped($0, along: .block))
      }
    }
    let natural = max(0, natural)
    var used = length(size)
    if let maximum = length(maximum), (used ?? natural) > maximum { used = maximum }
    if let minimum = length(minimum), (used ?? natural) < minimum { used = minimum }
    return used
  }
}

extension TypesettingContext {
  /// Reports that blocks are nested too deeply.
  func noteDepth(_ block: StyledBlock) {
    note(
      LayoutDiagnostic(
        code: .tooDeep,
        message: "blocks are nested more than \(BlockBuilder.deepest) deep: "
          + "the inner ones are set as plain lines", paragraph: block.paragraphs.first))
  }
}
