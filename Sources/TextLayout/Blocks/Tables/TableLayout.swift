import MarkupText

/// Lays out a table: captions, then rows (CSS 2.2 §17.4 and §17.5).
struct TableLayout {
  private let blocks: BlockSizing
  private var table: MeasuredTable
  private let depth: Int

  /// Lays out a table element.
  static func layOut(
    table index: Int, in flow: ContainingBlock, depth: Int, with layout: inout BlockLayout
  ) {
    let blocks = layout.blocks
    let block = blocks.text.blocks[index]
    let edges = blocks.edges(of: block, in: flow)
    layout.cursor.begin(index, margin: edges.margin.blockStart, placing: &layout.fragments)
    let table = TableSizes(blocks).columns(ofTable: index, depth: depth, using: &layout.measures)
    var tableLayout = TableLayout(blocks: blocks, table: table, depth: depth)
    tableLayout.layOut(block, index, edges: edges, in: flow, with: &layout)
    layout.cursor.margin.add(edges.margin.blockEnd)
  }

  /// Lays out rows and cells outside of a table.
  static func layOut(
    parts: Range<Int>, in flow: ContainingBlock, depth: Int, with layout: inout BlockLayout
  ) {
    let blocks = layout.blocks
    layout.flushMargin()
    let table = TableSizes(blocks).columns(ofParts: parts, depth: depth, using: &layout.measures)
    var tableLayout = TableLayout(blocks: blocks, table: table, depth: depth)
    tableLayout.layOutParts(in: flow, with: &layout)
  }

  /// Lays out the captions and rows of a table element in its box.
  private mutating func layOut(
    _ block: StyledBlock, _ index: Int, edges: BoxEdges, in flow: ContainingBlock,
    with layout: inout BlockLayout
  ) {
    let (style, sizes) = (table.style, TableSizes(blocks))
    let outer = style.outerInline + edges.padding.inlineSum
    let captions = sizes.captionWidth(of: table.grid, depth: depth, using: &layout.measures)
    let free = max(0, flow.width - edges.margin.inlineSum)
    let width = sizes.width(
      of: table, block: block, outer: outer, available: free, base: flow.width, least: captions)
    var inner = flow
    inner.decorations = blocks.decorations(of: block, in: flow)
    inner.width = width
    inner.x = flow.x + blocks.startOffset(of: block, width: width, edges: edges, in: flow)
    inner.isRightToLeft = style.isRightToLeft
    inner.isIndependent = false
    layOutCaptions(in: inner, with: &layout)
    let top = layout.cursor.y
    let origin = Point(
      x: inner.x + edges.padding.inlineStart + style.border + style.outerColumnSpacing,
      y: top + edges.padding.blockStart + style.border + style.outerRowSpacing)
    let around = edges.padding.blockSum + style.outerBlock
    let given = blocks.givenHeight(of: block, natural: 0).map { $0 - around }
    layOutRows(width: width - outer, at: origin, in: inner, height: given, with: &layout)
    layout.cursor.y += edges.padding.blockEnd + style.border + style.outerRowSpacing
    if table.grid.rows.isEmpty { layout.cursor.y -= 2 * style.outerRowSpacing }
    let frame = Rect(x: inner.x, y: top, width: width, height: max(0, layout.cursor.y - top))
    layout.fragments.boxes[index].frame = frame
    layout.fragments.boxes[index].content = Rect(
      x: inner.x + edges.padding.inlineStart, y: top + edges.padding.blockStart,
      width: max(0, width - edges.padding.inlineSum),
      height: max(0, frame.height - edges.padding.blockSum))
    layout.fragments.boxes[index].lines = BoxLine.border(of: frame, width: style.border)
  }

  /// Lays out captions and rows without a box around them.
  private mutating func layOutParts(in flow: ContainingBlock, with layout: inout BlockLayout) {
    let wanted = table.columns.widths
    var inner = flow
    inner.width = min(wanted.maximum, max(wanted.minimum, flow.width))
    inner.isIndependent = false
    layOutCaptions(in: inner, with: &layout)
    let origin = Point(x: flow.x, y: layout.cursor.y)
    layOutRows(width: inner.width, at: origin, in: inner, height: nil, with: &layout)
  }

  private func layOutCaptions(in flow: ContainingBlock, with layout: inout BlockLayout) {
    for caption in table.grid.captions {
      layout.layoutBlock(caption, in: flow, depth: depth + 1)
      layout.flushMargin()
    }
  }

  /// Lays out the rows in a width.
  private mutating func layOutRows(
    width: Double, at origin: Point, in flow: ContainingBlock, height: Double?,
    with layout: inout BlockLayout
  ) {
    table.placeColumns(in: width, grid: blocks.context.measurer.grid)
    layout.cursor.y = origin.y
    var rows = TableRowLayout(table, at: origin, in: flow, depth: depth, of: blocks)
    rows.layOut(height: height, with: &layout)
  }
}
