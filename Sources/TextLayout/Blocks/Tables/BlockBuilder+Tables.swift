import MarkupText

/// A table whose cells are laid out but not yet moved to their rows.
struct TableLayout {
  let grid: TableGrid
  let style: TableStyle
  var columns: TableColumns
  /// The left edge of each column, relative to that of the first column from the left.
  var starts: [Double] = []
  var widths: [Double] = []
  /// The upper left corner of the first cell.
  var origin = Point.zero
  var cells: [SetCell] = []
}

/// A cell whose content is laid out at the top of the table.
struct SetCell {
  var edges = LogicalEdges.zero
  /// The height of the content.
  var content = 0.0
  /// The height with the edges, and at least the height specified by the style.
  var height = 0.0
  var alignment = CellAlignment.baseline
  /// The distance from the upper edge to the baseline of the first line.
  var baseline = 0.0
}

extension BlockBuilder {
  /// Lays out a table: captions, then rows (CSS 2.2 §17.4 and §17.5).
  mutating func layoutTable(_ index: Int, in flow: BlockFlow, depth: Int) {
    let block = text.blocks[index]
    let edges = boxEdges(of: block.style, in: flow)
    margin.add(edges.margin.blockStart)
    unplaced.append(index)
    flushMargin()
    var table = tableColumns(ofTable: index, depth: depth)
    let outer = table.style.outerInline + edges.padding.inlineSum
    let captions = captionWidth(of: table.grid, depth: depth)
    let free = max(0, flow.width - edges.margin.inlineSum)
    let width = tableWidth(
      of: table, style: block.style, outer: outer, available: free, base: flow.width,
      least: captions)
    var inner = flow
    inner.decorations = decorations(of: block, in: flow)
    inner.width = width
    inner.x = flow.x + startOffset(of: block, width: width, edges: edges, in: flow)
    inner.isRightToLeft = table.style.isRightToLeft
    inner.isIndependent = false
    for caption in table.grid.captions {
      layoutBlock(caption, in: inner, depth: depth + 1)
      flushMargin()
    }
    let top = y
    place(columnsOf: &table, in: width - outer)
    table.origin = Point(
      x: inner.x + edges.padding.inlineStart + table.style.border
        + table.style.outerColumnSpacing,
      y: top + edges.padding.blockStart + table.style.border + table.style.outerRowSpacing)
    let around = edges.padding.blockSum + table.style.outerBlock
    let given = givenHeight(block.style, natural: 0).map { $0 - around }
    let isEmpty = table.grid.rows.isEmpty
    y = table.origin.y
    layoutRows(of: &table, in: inner, height: given, depth: depth)
    y += edges.padding.blockEnd + table.style.border + table.style.outerRowSpacing
    if isEmpty { y -= 2 * table.style.outerRowSpacing }
    let frame = Rect(x: inner.x, y: top, width: width, height: max(0, y - top))
    boxes[index].frame = frame
    boxes[index].content = Rect(
      x: inner.x + edges.padding.inlineStart, y: top + edges.padding.blockStart,
      width: max(0, width - edges.padding.inlineSum),
      height: max(0, frame.height - edges.padding.blockSum))
    boxes[index].lines = BoxLine.border(of: frame, width: table.style.border)
    margin.add(edges.margin.blockEnd)
  }

  /// Lays out rows and cells outside of a table.
  mutating func layoutLooseRows(_ parts: Range<Int>, in flow: BlockFlow, depth: Int) {
    flushMargin()
    var table = tableColumns(ofParts: parts, depth: depth)
    let wanted = table.columns.widths
    let width = min(wanted.maximum, max(wanted.minimum, flow.width))
    var inner = flow
    inner.width = width
    inner.isIndependent = false
    for caption in table.grid.captions {
      layoutBlock(caption, in: inner, depth: depth + 1)
      flushMargin()
    }
    place(columnsOf: &table, in: width)
    table.origin = Point(x: flow.x, y: y)
    layoutRows(of: &table, in: inner, height: nil, depth: depth)
  }

  // MARK: Widths

  /// Returns the width of a table, edges included.
  ///
  /// It is the specified width, or that of the content limited to the available width, but never
  /// less than the content requires.
  private func tableWidth(
    of table: TableLayout, style: ComputedStyle, outer: Double, available: Double, base: Double,
    least: Double
  ) -> Double {
    let wanted = table.columns.widths
    let empty = table.grid.columnCount == 0
    let around = empty ? outer - 2 * table.style.outerColumnSpacing : outer
    let minimum = max(wanted.minimum + around, least)
    let natural = max(minimum, min(wanted.maximum + around, available))
    let width = max(
      minimum, usedInlineSize(of: style, available: natural, base: base) ?? natural)
    return context.snapped(width, along: .inline)
  }

  /// Returns the columns of a table, with the widths its cells require.
  mutating func tableColumns(ofTable index: Int, depth: Int) -> TableLayout {
    tableColumns(
      TableGrid(table: index, in: text),
      style: TableStyle(text.blocks[index], grid: context.measurer.grid), depth: depth)
  }

  mutating func tableColumns(ofParts parts: Range<Int>, depth: Int) -> TableLayout {
    tableColumns(
      TableGrid(parts: parts, in: text), style: TableStyle(nil, grid: context.measurer.grid),
      depth: depth)
  }

  private mutating func tableColumns(
    _ grid: TableGrid, style: TableStyle, depth: Int
  ) -> TableLayout {
    var columns = TableColumns(count: grid.columnCount, spacing: style.columnSpacing)
    var wanted: [(columns: Range<Int>, wanted: TableColumn)] = []
    wanted.reserveCapacity(grid.cells.count)
    for cell in grid.cells {
      wanted.append((cell.columns, widths(of: cell.content, in: style, depth: depth)))
    }
    columns.add(wanted)
    return TableLayout(grid: grid, style: style, columns: columns)
  }

  /// Returns the widths that a cell requires.
  private mutating func widths(
    of content: TableGrid.Content, in table: TableStyle, depth: Int
  ) -> TableColumn {
    switch content {
    case .paragraph(let paragraph):
      let widths = intrinsicWidths(ofParagraph: paragraph)
      return TableColumn(minimum: widths.minimum, maximum: widths.maximum)
    case .blocks(let range):
      let widths = contentWidths(ofBlocks: range, depth: depth + 1)
      return TableColumn(minimum: widths.minimum, maximum: widths.maximum)
    case .cell(let index):
      let style = text.blocks[index].style
      let widths = contentWidths(ofBlock: index, depth: depth)
      let outer = cellEdges(of: style, in: table, width: 0).inlineSum
      let property: StyleProperty = context.isVertical ? .height : .width
      let given =
        style.isPercentage(property)
        ? nil : usedInlineSize(of: style, available: widths.maximum, base: 0)
      let least = widths.minimum + outer
      return TableColumn(
        minimum: least, maximum: max(least, (given ?? widths.maximum) + outer),
        percentage: style.isPercentage(property)
          ? style.length(property).map { max(0, min($0.value, 100)) } : nil,
        isFixed: given != nil)
    }
  }

  /// Returns the minimum width of the captions.
  private mutating func captionWidth(of grid: TableGrid, depth: Int) -> Double {
    var width = 0.0
    for caption in grid.captions {
      width = max(width, intrinsicWidths(ofBlock: caption, depth: depth + 1).minimum)
    }
    return width
  }

  /// Returns the intrinsic widths of a table, without its own padding and margins.
  mutating func tableWidths(ofTable index: Int, depth: Int) -> IntrinsicWidths {
    let table = tableColumns(ofTable: index, depth: depth)
    var widths = table.columns.widths
    let outer =
      table.style.outerInline
      - (table.grid.columnCount == 0 ? 2 * table.style.outerColumnSpacing : 0)
    let caption = captionWidth(of: table.grid, depth: depth)
    widths.minimum = max(widths.minimum + outer, caption)
    widths.maximum = max(widths.maximum + outer, caption)
    return widths
  }

  /// Computes the widths and positions of the columns; in a terminal the widths are whole cells.
  private func place(columnsOf table: inout TableLayout, in width: Double) {
    table.widths = table.columns.widths(filling: width)
    if let cell = context.measurer.grid?.columnWidth {
      table.widths = Self.wholeCells(table.widths, cell: cell)
    }
    var x = 0.0
    for width in table.widths {
      table.starts.append(x)
      x += width + table.columns.spacing
    }
    guard table.style.isRightToLeft, !table.widths.isEmpty else { return }
    let whole = x - table.columns.spacing
    for index in table.starts.indices {
      table.starts[index] = whole - table.starts[index] - table.widths[index]
    }
  }

  /// Rounds widths to whole cells without accumulating rounding errors.
  private static func wholeCells(_ widths: [Double], cell: Double) -> [Double] {
    var (exact, used) = (0.0, 0.0)
    return widths.map { width in
      exact += width
      let whole = max(0, ((exact - used) / cell + 1e-6).rounded(.down) * cell)
      used += whole
      return whole
    }
  }

  /// Returns the padding and border of a cell.
  ///
  /// The table's `cellpadding` applies if the cell's padding is that of the default style sheet.
  func cellEdges(of style: ComputedStyle, in table: TableStyle, width: Double) -> LogicalEdges {
    var edges = boxEdges(of: style, in: BlockFlow(x: 0, width: width)).padding
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
