import MarkupText

/// Lays out a text in a width, and again in the width of its widest line, if that does not change
/// the line breaks.
struct ShrinkToFit {
  let blocks: BlockSizing

  /// Lays out a text for the first time and returns the layout.
  func layOut(_ layout: BlockLayout, width: Double) -> MarkupLayout {
    let wide = layout.layOut(width: width)
    let used = usedWidth(of: wide, in: width).rounded(.up)
    guard used < width else { return wide }
    blocks.context.diagnostics.removeAll()
    var narrower = layout
    narrower.measures.previous = wide
    let shrunk = narrower.layOut(width: used)
    let isSame = zip(wide.paragraphs, shrunk.paragraphs).allSatisfy { one, two in
      one?.lines.map(\.range) == two?.lines.map(\.range)
        && one?.lines.last?.truncations == two?.lines.last?.truncations
    }
    return isSame ? shrunk : wide
  }

  /// Returns the width that the content of a layout actually takes.
  private func usedWidth(of layout: MarkupLayout, in width: Double) -> Double {
    let (text, boxes) = (layout.text, layout.boxes)
    var wanted = Array(repeating: 0.0, count: text.blocks.count)
    var widest = 0.0
    for index in text.blocks.indices.reversed() where boxes[index].isPlaced {
      let block = text.blocks[index]
      if let paragraph = block.paragraph, let layout = layout.paragraphs[paragraph] {
        wanted[index] = max(wanted[index], layout.lines.map { $0.indent + $0.width }.max() ?? 0)
      }
      let isBox = block.kind != .anonymous
      let around = block.parent.map { boxes[$0].content.width } ?? width
      let edges =
        isBox ? blocks.edges(of: block, in: ContainingBlock(x: 0, width: around)) : BoxEdges()
      let isFixed =
        isBox
        && (blocks.isSizedByContent(block)
          || blocks.inlineSize(of: block, available: around, base: around) != nil)
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
