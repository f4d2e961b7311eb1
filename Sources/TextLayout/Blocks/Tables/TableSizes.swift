import MarkupText

/// Measures tables: the columns with the widths that their cells require, and the width of the
/// whole.
struct TableSizes {
  private let blocks: BlockSizing

  init(_ blocks: BlockSizing) { self.blocks = blocks }

  private var text: StyledText { blocks.text }
  private var context: TypesettingContext { blocks.context }
  private var sizes: IntrinsicSizes { IntrinsicSizes(blocks: blocks) }

  /// Returns the width of a table, edges included.
  ///
  /// It is the specified width, or that of the content limited to the available width, but never
  /// less than the content requires.
  func width(
    of table: MeasuredTable, block: StyledBlock, outer: Double, available: Double, base: Double,
    least: Double
  ) -> Double {
    let wanted = table.columns.widths
    let empty = table.grid.columnCount == 0
    let around = empty ? outer - 2 * table.style.outerColumnSpacing : outer
    let minimum = max(wanted.minimum + around, least)
    let natural = max(minimum, min(wanted.maximum + around, available))
    let width = max(
      minimum, blocks.inlineSize(of: block, available: natural, base: base) ?? natural)
    return context.snapped(width, along: .inline)
  }

  /// Returns the columns of a table, with the widths its cells require.
  func columns(
    ofTable index: Int, depth: Int, using cache: inout MeasureCache
  ) -> MeasuredTable {
    columns(
      TableGrid(table: index, in: text),
      style: TableStyle(text.blocks[index], grid: context.measurer.grid), depth: depth,
      using: &cache)
  }

  /// Returns the columns of rows and cells outside of a table.
  func columns(
    ofParts parts: Range<Int>, depth: Int, using cache: inout MeasureCache
  ) -> MeasuredTable {
    columns(
      TableGrid(parts: parts, in: text), style: TableStyle(nil, grid: context.measurer.grid),
      depth: depth, using: &cache)
  }

  private func columns(
    _ grid: TableGrid, style: TableStyle, depth: Int, using cache: inout MeasureCache
  ) -> MeasuredTable {
    var columns = TableColumns(count: grid.columnCount, spacing: style.columnSpacing)
    var wanted: [(columns: Range<Int>, wanted: TableColumn)] = []
    wanted.reserveCapacity(grid.cells.count)
    for cell in grid.cells {
      let widths = widths(of: cell.content, in: style, depth: depth, using: &cache)
      wanted.append((cell.columns, widths))
    }
    columns.add(wanted)
    return MeasuredTable(grid: grid, style: style, columns: columns)
  }

  /// Returns the widths that a cell requires.
  private func widths(
    of content: TableGrid.Content, in table: TableStyle, depth: Int,
    using cache: inout MeasureCache
  ) -> TableColumn {
    switch content {
    case .paragraph(let paragraph):
      let widths = sizes.widths(ofParagraph: paragraph, using: &cache)
      return TableColumn(minimum: widths.minimum, maximum: widths.maximum)
    case .blocks(let range):
      let widths = sizes.contentWidths(ofBlocks: range, depth: depth + 1, using: &cache)
      return TableColumn(minimum: widths.minimum, maximum: widths.maximum)
    case .cell(let index):
      let block = text.blocks[index]
      let widths = sizes.contentWidths(ofBlock: index, depth: depth, using: &cache)
      let outer = cellEdges(of: block, in: table, width: 0).inlineSum
      let percentage = block.box.columnPercentage(isVertical: context.isVertical)
      let given =
        percentage != nil
        ? nil : blocks.inlineSize(of: block, available: widths.maximum, base: 0)
      let least = widths.minimum + outer
      return TableColumn(
        minimum: least, maximum: max(least, (given ?? widths.maximum) + outer),
        percentage: percentage, isFixed: given != nil)
    }
  }

  /// Returns the minimum width of the captions.
  func captionWidth(
    of grid: TableGrid, depth: Int, using cache: inout MeasureCache
  ) -> Double {
    var width = 0.0
    for caption in grid.captions {
      width = max(
        width, sizes.widths(ofBlock: caption, depth: depth + 1, using: &cache).minimum)
    }
    return width
  }

  /// Returns the intrinsic widths of a table, without its own padding and margins.
  func widths(
    ofTable index: Int, depth: Int, using cache: inout MeasureCache
  ) -> IntrinsicWidths {
    let table = columns(ofTable: index, depth: depth, using: &cache)
    var widths = table.columns.widths
    let outer =
      table.style.outerInline
      - (table.grid.columnCount == 0 ? 2 * table.style.outerColumnSpacing : 0)
    let caption = captionWidth(of: table.grid, depth: depth, using: &cache)
    widths.minimum = max(widths.minimum + outer, caption)
    widths.maximum = max(widths.maximum + outer, caption)
    return widths
  }

  /// Returns the padding and border of a cell.
  ///
  /// The table's `cellpadding` applies if the cell's padding is that of the default style sheet.
  func cellEdges(of block: StyledBlock, in table: TableStyle, width: Double) -> LogicalEdges {
    var edges = blocks.edges(of: block, in: ContainingBlock(x: 0, width: width)).padding
    let isDefault =
      edges.inlineStart == 1 && edges.inlineEnd == 1 && edges.blockStart == 1
      && edges.blockEnd == 1
    if let padding = table.cellPadding, isDefault {
      edges.inlineStart = padding
      edges.inlineEnd = padding
      edges.blockStart = padding
      edges.blockEnd = padding
    }
    edges.inlineStart += table.cellBorder
    edges.inlineEnd += table.cellBorder
    edges.blockStart += table.cellBorder
    edges.blockEnd += table.cellBorder
    return edges
  }
}
