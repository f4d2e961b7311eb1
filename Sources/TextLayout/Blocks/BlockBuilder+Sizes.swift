import LineBreaking
import MarkupText

extension IntrinsicWidths {
  /// Returns the width for `min-content`, `max-content` or `fit-content` (CSS Sizing 3 §5.1), or
  /// nil for other keywords.
  func size(_ keyword: StyleKeyword?, available: Double) -> Double? {
    switch keyword {
    case .minContent: minimum
    case .maxContent: maximum
    case .fitContent: min(max(minimum, available), maximum)
    default: nil
    }
  }
}

extension LineBuilder {
  /// Returns the intrinsic widths of the lines, indents included.
  func intrinsicWidths() -> IntrinsicWidths {
    // Percentages of a width that is not yet known count as 0 (CSS Sizing 3 §5.2.1).
    let indents = LineBuilder(
      paragraph: paragraph, style: style, width: 0, context: context, firstIndent: firstIndent,
      startsElement: startsElement
    ).indents
    let widths = paragraph.breaking.intrinsicWidths(
      firstIndent: indents.first, indent: indents.rest)
    return IntrinsicWidths(minimum: widths.minimum, maximum: widths.maximum)
  }
}

/// Blocks and pages whose width depends on their content.
extension BlockBuilder {
  /// Returns whether the width of a block depends on the intrinsic widths of its content.
  func isSizedByContent(_ style: ComputedStyle) -> Bool {
    let properties: [StyleProperty] =
      context.isVertical
      ? [.height, .minHeight, .maxHeight] : [.width, .minWidth, .maxWidth]
    return properties.contains { property in
      switch style.keyword(property) {
      case .minContent, .maxContent, .fitContent: true
      default: false
      }
    }
  }

  /// Returns the line height of a style in px, to which the unit `lh` refers; for `normal`, that of
  /// the font.
  func lineHeight(of style: ComputedStyle) -> Double {
    let used = styles.used(
      style, language: context.options.language, isCentered: context.centersLines)
    return used.lineHeight ?? used.metrics.lineHeight
  }

  /// Lays out the text in a width, and again in the width of its widest line, if that does not
  /// change the line breaks.
  mutating func buildShrunk(width: Double) -> MarkupLayout {
    var fresh = self
    let layout = build(width: width)
    let used = usedWidth(width).rounded(.up)
    guard used < width else { return layout }
    context.diagnostics.removeAll()
    fresh.previous = layout
    let shrunk = fresh.build(width: used)
    let isSame = zip(layout.paragraphs, shrunk.paragraphs).allSatisfy { one, two in
      one?.lines.map(\.range) == two?.lines.map(\.range)
        && one?.lines.last?.truncations == two?.lines.last?.truncations
    }
    return isSame ? shrunk : layout
  }

  /// Returns the width that the laid-out content actually takes.
  private func usedWidth(_ width: Double) -> Double {
    var wanted = Array(repeating: 0.0, count: text.blocks.count)
    var widest = 0.0
    for index in text.blocks.indices.reversed() where boxes[index].isPlaced {
      let block = text.blocks[index]
      if let paragraph = block.paragraph, let layout = paragraphs[paragraph] {
        wanted[index] = max(wanted[index], layout.lines.map { $0.indent + $0.width }.max() ?? 0)
      }
      let isBox = block.kind != .anonymous
      let around = block.parent.map { boxes[$0].content.width } ?? width
      let edges = isBox ? boxEdges(of: block.style, in: BlockFlow(x: 0, width: around)) : BoxEdges()
      let isFixed =
        isBox
        && (isSizedByContent(block.style)
          || usedInlineSize(of: block.style, available: around, base: around) != nil)
      // Tables already have the width of their content.
      if isFixed || block.kind == .table { wanted[index] = boxes[index].content.width }
      let outer = wanted[index] + edges.margin.inlineSum + edges.padding.inlineSum
      if let parent = block.parent {
        let isLoose =
          block.kind.isTablePart && text.blocks[parent].kind != .table
          && !text.blocks[parent].kind.isTablePart
        // The arrangement of rows without a table depends on their parent.
        wanted[parent] = max(wanted[parent], isLoose ? around : outer)
      } else {
        widest = outer
      }
    }
    return max(0, widest)
  }
}
