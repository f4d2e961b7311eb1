import MarkupText

/// The margins and paddings of a block, in px.
///
/// Sendable: a plain value.
struct BoxEdges: Sendable {
  var margin = LogicalEdges.zero
  var padding = LogicalEdges.zero
  /// Whether the margins along the line are `auto`: what is left of the width is theirs.
  var isStartAuto = false
  var isEndAuto = false
}

extension BlockBuilder {
  /// The edges of a block; percentages are of the width around it (CSS 2.2 §8.3).
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

  /// The room inside of a block (CSS 2.2 §10.3.3).
  ///
  /// - Parameters:
  ///   - block: the block.
  ///   - edges: its margins and paddings.
  ///   - flow: the room around it.
  ///   - content: what the content wants, if the style asks for that.
  /// - Returns: the room for what is in it.
  func contentFlow(
    of block: FlowBlock, edges: BoxEdges, in flow: BlockFlow, content: IntrinsicWidths? = nil
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

  /// How far a block's left edge is from that of its room: `auto` margins share what is left, and
  /// of margins that do not fit, the one at the end of the line gives way (CSS 2.2 §10.3.3).
  func startOffset(
    of block: FlowBlock, width: Double, edges: BoxEdges, in flow: BlockFlow
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

  /// The decorations for the lines of a block: its own below those of the blocks around.
  func decorations(of block: FlowBlock, in flow: BlockFlow) -> [UsedStyle] {
    guard block.kind != .anonymous, block.style[.textDecorationLine] != .keyword(.none),
      flow.decorations.count < 16
    else { return flow.decorations }
    let style = styles.used(
      block.style, language: context.options.language, isCentered: context.centersLines)
    return flow.decorations + [style]
  }

  /// What `width`, `min-width` and `max-width` make of a block (`height` in vertical writing); nil
  /// if they say nothing.
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

  /// The height that `height`, `min-height` and `max-height` give a block; nil if its content
  /// decides.
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
  /// Notes that blocks are nested too deeply.
  func noteDepth(_ block: FlowBlock) {
    note(
      LayoutDiagnostic(
        code: .tooDeep,
        message: "blocks are nested more than \(BlockBuilder.deepest) deep: "
          + "the inner ones are set as plain lines", paragraph: block.paragraphs.first))
  }
}
