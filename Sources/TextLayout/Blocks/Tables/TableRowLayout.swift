import MarkupText

/// Lays out the cells of a table at its top, computes the heights of the rows, and moves the cells
/// to their rows.
struct TableRowLayout {
  private let blocks: BlockSizing
  private let table: MeasuredTable
  /// The upper left corner of the first cell.
  private let origin: Point
  private let flow: ContainingBlock
  private let depth: Int
  private var cells: [PlacedCell] = []

  /// Creates the layout of the rows of a table.
  ///
  /// - Parameters:
  ///   - table: the table, with the positions of its columns.
  ///   - origin: the upper left corner of the first cell.
  ///   - flow: the space of the table.
  ///   - depth: the number of blocks around the table.
  ///   - blocks: the blocks of the text.
  init(
    _ table: MeasuredTable, at origin: Point, in flow: ContainingBlock, depth: Int,
    of blocks: BlockSizing
  ) {
    self.table = table
    self.origin = origin
    self.flow = flow
    self.depth = depth
    self.blocks = blocks
  }

  private var text: StyledText { blocks.text }
  private var context: TypesettingContext { blocks.context }

  /// Lays out the rows, and moves the cursor to the lower edge of the last one.
  mutating func layOut(height: Double?, with layout: inout BlockLayout) {
    cells.reserveCapacity(table.grid.cells.count)
    for cell in table.grid.cells {
      layout.cursor.y = origin.y
      layout.cursor.lastContent = (nil, origin.y)
      cells.append(layoutCell(cell, with: &layout))
    }
    let rows = rowHeights(height: height)
    let tops = rowTops(rows)
    for index in table.grid.cells.indices {
      let cell = table.grid.cells[index]
      let height = rows.extent(of: cell.rows) + shift(tops, rows, within: cell.rows)
      moveCell(
        cell, cells[index], top: tops[cell.rows.lowerBound], height: height,
        baseline: rows.baselines[cell.rows.lowerBound], in: &layout.fragments)
    }
    placeRows(rows, tops, in: &layout.fragments)
    layout.cursor.y = tops.last.map { $0 + (rows.heights.last ?? 0) } ?? origin.y
    layout.cursor.lastContent = (nil, layout.cursor.y)
  }

  /// Returns the distance between rows in addition to their spacing.
  private func shift(_ tops: [Double], _ rows: TableRows, within range: Range<Int>) -> Double {
    let last = range.upperBound - 1
    let bottom = tops[last] + rows.heights[last]
    return bottom - tops[range.lowerBound] - rows.extent(of: range)
  }

  // MARK: Cells

  /// Returns the left edge and the width of a cell.
  private func inlineFrame(of cell: TableGrid.Cell) -> (x: Double, width: Double) {
    let (first, last) = (cell.columns.lowerBound, cell.columns.upperBound - 1)
    let left = min(table.starts[first], table.starts[last])
    let right = max(
      table.starts[first] + table.widths[first], table.starts[last] + table.widths[last])
    return (origin.x + left, right - left)
  }

  /// Lays out the content of a cell at the top of the table.
  private func layoutCell(
    _ cell: TableGrid.Cell, with layout: inout BlockLayout
  ) -> PlacedCell {
    let frame = inlineFrame(of: cell)
    var inner = ContainingBlock(x: frame.x, width: frame.width)
    inner.decorations = flow.decorations
    inner.isIndependent = false
    var placed = PlacedCell()
    switch cell.content {
    case .paragraph(let paragraph):
      layout.layoutParagraph(paragraph, in: inner)
      placed.baseline = layout.firstBaseline(inParagraphs: paragraph..<paragraph + 1)
    case .blocks(let range):
      layout.layoutBlocks(range, in: inner, depth: depth + 1)
      let paragraphs = text.blocks[range.lowerBound].paragraphs.lowerBound
      let end = text.siblings(in: range).reduce(paragraphs) {
        max($0, text.blocks[$1].paragraphs.upperBound)
      }
      placed.baseline = layout.firstBaseline(inParagraphs: paragraphs..<end)
    case .cell(let index):
      let block = text.blocks[index]
      placed.edges = TableSizes(blocks).cellEdges(of: block, in: table.style, width: flow.width)
      placed.alignment = block.box.cellAlignment
      inner.x += placed.edges.inlineStart
      inner.width = max(0, frame.width - placed.edges.inlineSum)
      inner.isRightToLeft = block.box.isRightToLeft
      inner.decorations = decorations(ofCell: index)
      layout.cursor.y += placed.edges.blockStart
      layout.layoutContent(of: index, in: inner, depth: depth)
      layout.flushMargin()
      placed.baseline = layout.firstBaseline(inParagraphs: block.paragraphs)
      layout.fragments.boxes[index].content = Rect(x: inner.x, y: 0, width: inner.width, height: 0)
      layout.fragments.boxes[index].frame = Rect(x: frame.x, y: 0, width: frame.width, height: 0)
    }
    layout.flushMargin()
    placed.content = max(0, layout.cursor.y - origin.y - placed.edges.blockStart)
    placed.baseline -= origin.y
    placed.height = placed.content + placed.edges.blockSum
    if case .cell(let index) = cell.content {
      let given = blocks.givenHeight(of: text.blocks[index], natural: placed.content)
      placed.height = max(placed.content, given ?? 0) + placed.edges.blockSum
    }
    return placed
  }

  /// Returns the decorations of a cell and of the rows around it.
  private func decorations(ofCell index: Int) -> [UsedStyle] {
    var around: [Int] = [index]
    while let parent = text.blocks[around[around.count - 1]].parent,
      [.row, .rowGroup, .headerGroup, .footerGroup].contains(text.blocks[parent].kind)
    {
      around.append(parent)
    }
    var inner = flow
    for block in around.reversed() {
      inner.decorations = blocks.decorations(of: text.blocks[block], in: inner)
    }
    return inner.decorations
  }

  /// Moves a cell to its row, and aligns its content by `vertical-align`.
  private func moveCell(
    _ cell: TableGrid.Cell, _ placed: PlacedCell, top: Double, height: Double, baseline: Double,
    in fragments: inout FragmentStore
  ) {
    let free = max(0, height - placed.content - placed.edges.blockSum)
    let down =
      switch placed.alignment {
      case .top: 0.0
      case .middle: middle(free)
      case .bottom: free
      case .baseline: max(0, baseline - placed.baseline)
      }
    let distance = top - origin.y + down
    switch cell.content {
    case .paragraph(let paragraph): fragments.paragraphs[paragraph]?.origin.y += distance
    case .blocks(let range):
      for sibling in text.siblings(in: range) {
        fragments.moveDown(sibling, of: text, by: distance)
      }
    case .cell(let index):
      fragments.moveDown(index, of: text, by: distance)
      fragments.boxes[index].frame.y = top
      fragments.boxes[index].frame.height = height
      fragments.boxes[index].content.y = top + placed.edges.blockStart + down
      fragments.boxes[index].content.height = placed.content
      fragments.boxes[index].isPlaced = true
      fragments.boxes[index].lines = BoxLine.border(
        of: fragments.boxes[index].frame, width: table.style.cellBorder)
    }
  }

  /// Returns half of a height; in a terminal rounded down to whole rows.
  private func middle(_ free: Double) -> Double {
    guard let row = context.measurer.grid?.rowHeight else { return free / 2 }
    return (free / 2 / row).rounded(.down) * row
  }

  // MARK: Rows

  private func rowHeights(height: Double?) -> TableRows {
    let given = table.grid.rows.map { row in
      row.flatMap { blocks.givenHeight(of: text.blocks[$0], natural: 0) } ?? 0
    }
    let cells = zip(table.grid.cells, cells).map { cell, placed in
      TableRows.Cell(
        rows: cell.rows, height: placed.height,
        baseline: placed.alignment == .baseline ? placed.baseline : nil)
    }
    var rows = TableRows(given: given, cells: cells, spacing: table.style.rowSpacing)
    if let height, let all = table.grid.rows.indices.last.map({ 0..<$0 + 1 }) {
      rows.enlarge(all, to: height, given: given)
    }
    if let rowHeight = context.measurer.grid?.rowHeight { rows.snap(to: rowHeight) }
    return rows
  }

  /// Returns the top of each row; in a terminal, space for a line is added below the header.
  private func rowTops(_ rows: TableRows) -> [Double] {
    let ruled = ruledRow
    var tops: [Double] = []
    tops.reserveCapacity(rows.heights.count)
    var top = origin.y
    for (row, height) in rows.heights.enumerated() {
      tops.append(top)
      top += height + table.style.rowSpacing
      if row == ruled, let grid = context.measurer.grid { top += grid.rowHeight }
    }
    return tops
  }

  /// The last row of the header, if a terminal shows a line below it.
  private var ruledRow: Int? {
    guard context.measurer.grid != nil, let header = table.grid.groups.first,
      header.kind == .headerGroup, !header.rows.isEmpty,
      header.rows.upperBound < table.grid.rows.count
    else { return nil }
    return header.rows.upperBound - 1
  }

  /// Sets the frames of rows and row groups.
  private func placeRows(
    _ rows: TableRows, _ tops: [Double], in fragments: inout FragmentStore
  ) {
    let left = table.starts.min() ?? 0
    let right = zip(table.starts, table.widths).map { $0 + $1 }.max() ?? 0
    func frame(_ range: Range<Int>) -> Rect {
      guard let first = range.first, let last = range.last else {
        return Rect(x: origin.x + left, y: origin.y, width: right - left, height: 0)
      }
      return Rect(
        x: origin.x + left, y: tops[first], width: right - left,
        height: tops[last] + rows.heights[last] - tops[first])
    }
    for (row, block) in table.grid.rows.enumerated() {
      if let block { fragments.place(block, frame(row..<row + 1)) }
    }
    for group in table.grid.groups {
      if let block = group.block { fragments.place(block, frame(group.rows)) }
    }
    guard let ruled = ruledRow, let grid = context.measurer.grid,
      let header = table.grid.groups.first?.block
    else { return }
    let below = tops[ruled] + rows.heights[ruled]
    fragments.boxes[header].lines = [
      BoxLine(
        frame: Rect(
          x: origin.x + left, y: below + grid.rowHeight / 2 - 0.5, width: right - left,
          height: 1),
        color: text.blocks[header].box.color)
    ]
  }
}

/// A cell whose content is laid out at the top of the table.
struct PlacedCell {
  var edges = LogicalEdges.zero
  /// The height of the content.
  var content = 0.0
  /// The height with the edges, and at least the height specified by the style.
  var height = 0.0
  var alignment = CellAlignment.baseline
  /// The distance from the upper edge to the baseline of the first line.
  var baseline = 0.0
}

extension BlockLayout {
  /// Returns the first baseline in some paragraphs, or the position of the cursor if they have no
  /// lines.
  fileprivate func firstBaseline(inParagraphs range: Range<Int>) -> Double {
    fragments.firstBaseline(inParagraphs: range, blocks.context.writingMode) ?? cursor.y
  }
}
