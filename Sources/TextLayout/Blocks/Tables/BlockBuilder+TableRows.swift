import MarkupText

extension BlockBuilder {
  /// Lays out the cells, then moves them to their rows.
  mutating func layoutRows(
    of table: inout TableLayout, in flow: BlockFlow, height: Double?, depth: Int
  ) {
    table.cells.reserveCapacity(table.grid.cells.count)
    for cell in table.grid.cells {
      y = table.origin.y
      lastContent = (nil, y)
      table.cells.append(layoutCell(cell, of: table, in: flow, depth: depth))
    }
    let rows = rowHeights(of: table, height: height)
    let tops = rowTops(of: table, rows)
    for index in table.grid.cells.indices {
      let cell = table.grid.cells[index]
      let height = rows.extent(of: cell.rows) + shift(tops, rows, within: cell.rows)
      moveCell(
        cell, table.cells[index], of: table, top: tops[cell.rows.lowerBound], height: height,
        baseline: rows.baselines[cell.rows.lowerBound])
    }
    placeRows(of: table, rows, tops)
    y = tops.last.map { $0 + (rows.heights.last ?? 0) } ?? table.origin.y
    lastContent = (nil, y)
  }

  /// Returns how much further apart rows are than their spacing requires.
  private func shift(_ tops: [Double], _ rows: TableRows, within range: Range<Int>) -> Double {
    let last = range.upperBound - 1
    let bottom = tops[last] + rows.heights[last]
    return bottom - tops[range.lowerBound] - rows.extent(of: range)
  }

  // MARK: Cells

  /// Returns the left edge and the width of a cell.
  private func inlineFrame(
    of cell: TableGrid.Cell, in table: TableLayout
  ) -> (x: Double, width: Double) {
    let (first, last) = (cell.columns.lowerBound, cell.columns.upperBound - 1)
    let left = min(table.starts[first], table.starts[last])
    let right = max(
      table.starts[first] + table.widths[first], table.starts[last] + table.widths[last])
    return (table.origin.x + left, right - left)
  }

  /// Lays out the content of a cell at the top of the table.
  private mutating func layoutCell(
    _ cell: TableGrid.Cell, of table: TableLayout, in flow: BlockFlow, depth: Int
  ) -> SetCell {
    let frame = inlineFrame(of: cell, in: table)
    var inner = BlockFlow(x: frame.x, width: frame.width)
    inner.decorations = flow.decorations
    inner.isIndependent = false
    var set = SetCell()
    switch cell.content {
    case .paragraph(let paragraph):
      layoutParagraph(paragraph, in: inner)
      set.baseline = firstBaseline(inParagraphs: paragraph..<paragraph + 1) ?? y
    case .blocks(let range):
      layoutBlocks(range, in: inner, depth: depth + 1)
      let paragraphs = text.blocks[range.lowerBound].paragraphs.lowerBound
      let end = text.siblings(in: range).reduce(paragraphs) {
        max($0, text.blocks[$1].paragraphs.upperBound)
      }
      set.baseline = firstBaseline(inParagraphs: paragraphs..<end) ?? y
    case .cell(let index):
      let block = text.blocks[index]
      set.edges = cellEdges(of: block.style, in: table.style, width: flow.width)
      set.alignment = CellAlignment(block.style)
      inner.x += set.edges.inlineStart
      inner.width = max(0, frame.width - set.edges.inlineSum)
      inner.isRightToLeft = block.style.has(.rtl, for: .direction)
      inner.decorations = decorations(ofCell: index, in: flow)
      y += set.edges.blockStart
      layoutContent(of: index, in: inner, depth: depth)
      flushMargin()
      set.baseline = firstBaseline(inParagraphs: block.paragraphs) ?? y
      boxes[index].content = Rect(x: inner.x, y: 0, width: inner.width, height: 0)
      boxes[index].frame = Rect(x: frame.x, y: 0, width: frame.width, height: 0)
    }
    flushMargin()
    set.content = max(0, y - table.origin.y - set.edges.blockStart)
    set.baseline -= table.origin.y
    set.height = set.content + set.edges.blockSum
    if case .cell(let index) = cell.content {
      let given = givenHeight(text.blocks[index].style, natural: set.content)
      set.height = max(set.content, given ?? 0) + set.edges.blockSum
    }
    return set
  }

  /// Returns the decorations of a cell and of the rows around it.
  private func decorations(ofCell index: Int, in flow: BlockFlow) -> [UsedStyle] {
    var around: [Int] = [index]
    while let parent = text.blocks[around[around.count - 1]].parent,
      [.row, .rowGroup, .headerGroup, .footerGroup].contains(text.blocks[parent].kind)
    {
      around.append(parent)
    }
    var inner = flow
    for block in around.reversed() {
      inner.decorations = decorations(of: text.blocks[block], in: inner)
    }
    return inner.decorations
  }

  /// Moves a cell to its row, and aligns its content by `vertical-align`.
  private mutating func moveCell(
    _ cell: TableGrid.Cell, _ set: SetCell, of table: TableLayout, top: Double, height: Double,
    baseline: Double
  ) {
    let free = max(0, height - set.content - set.edges.blockSum)
    let down =
      switch set.alignment {
      case .top: 0.0
      case .middle: middle(free)
      case .bottom: free
      case .baseline: max(0, baseline - set.baseline)
      }
    let distance = top - table.origin.y + down
    switch cell.content {
    case .paragraph(let paragraph): paragraphs[paragraph]?.origin.y += distance
    case .blocks(let range):
      for sibling in text.siblings(in: range) { moveDown(sibling, by: distance) }
    case .cell(let index):
      moveDown(index, by: distance)
      boxes[index].frame.y = top
      boxes[index].frame.height = height
      boxes[index].content.y = top + set.edges.blockStart + down
      boxes[index].content.height = set.content
      boxes[index].isPlaced = true
      boxes[index].lines = BoxLine.border(
        of: boxes[index].frame, width: table.style.cellBorder)
    }
  }

  /// Returns half of a height; in a terminal rounded down to whole rows.
  private func middle(_ free: Double) -> Double {
    guard let row = context.measurer.grid?.rowHeight else { return free / 2 }
    return (free / 2 / row).rounded(.down) * row
  }

  /// Moves a block with its descendants.
  private mutating func moveDown(_ index: Int, by distance: Double) {
    guard distance != 0 else { return }
    for block in index..<text.blocks[index].descendants.upperBound {
      boxes[block].moveDown(by: distance)
    }
    for paragraph in text.blocks[index].paragraphs { paragraphs[paragraph]?.origin.y += distance }
  }

  // MARK: Rows

  private func rowHeights(of table: TableLayout, height: Double?) -> TableRows {
    let given = table.grid.rows.map { row in
      row.flatMap { givenHeight(text.blocks[$0].style, natural: 0) } ?? 0
    }
    let cells = zip(table.grid.cells, table.cells).map { cell, set in
      TableRows.Cell(
        rows: cell.rows, height: set.height,
        baseline: set.alignment == .baseline ? set.baseline : nil)
    }
    var rows = TableRows(given: given, cells: cells, spacing: table.style.rowSpacing)
    if let height, let all = table.grid.rows.indices.last.map({ 0..<$0 + 1 }) {
      rows.enlarge(all, to: height, given: given)
    }
    if let rowHeight = context.measurer.grid?.rowHeight { rows.snap(to: rowHeight) }
    return rows
  }

  /// Returns the top of each row; in a terminal, space for a line is added below the header.
  private func rowTops(of table: TableLayout, _ rows: TableRows) -> [Double] {
    let ruled = ruledRow(of: table)
    var tops: [Double] = []
    tops.reserveCapacity(rows.heights.count)
    var top = table.origin.y
    for (row, height) in rows.heights.enumerated() {
      tops.append(top)
      top += height + table.style.rowSpacing
      if row == ruled, let grid = context.measurer.grid { top += grid.rowHeight }
    }
    return tops
  }

  /// Returns the last row of the header, if a terminal shows a line below it.
  private func ruledRow(of table: TableLayout) -> Int? {
    guard context.measurer.grid != nil, let header = table.grid.groups.first,
      header.kind == .headerGroup, !header.rows.isEmpty,
      header.rows.upperBound < table.grid.rows.count
    else { return nil }
    return header.rows.upperBound - 1
  }

  /// Sets the frames of rows and row groups.
  private mutating func placeRows(of table: TableLayout, _ rows: TableRows, _ tops: [Double]) {
    let left = table.starts.min() ?? 0
    let right = zip(table.starts, table.widths).map { $0 + $1 }.max() ?? 0
    func frame(_ range: Range<Int>) -> Rect {
      guard let first = range.first, let last = range.last else {
        return Rect(x: table.origin.x + left, y: table.origin.y, width: right - left, height: 0)
      }
      return Rect(
        x: table.origin.x + left, y: tops[first], width: right - left,
        height: tops[last] + rows.heights[last] - tops[first])
    }
    func place(_ index: Int, _ frame: Rect) {
      boxes[index].frame = frame
      boxes[index].content = frame
      boxes[index].isPlaced = true
    }
    for (row, block) in table.grid.rows.enumerated() {
      if let block { place(block, frame(row..<row + 1)) }
    }
    for group in table.grid.groups {
      if let block = group.block { place(block, frame(group.rows)) }
    }
    guard let ruled = ruledRow(of: table), let grid = context.measurer.grid,
      let header = table.grid.groups.first?.block
    else { return }
    let below = tops[ruled] + rows.heights[ruled]
    boxes[header].lines = [
      BoxLine(
        frame: Rect(
          x: table.origin.x + left, y: below + grid.rowHeight / 2 - 0.5, width: right - left,
          height: 1),
        color: text.blocks[header].style.color)
    ]
  }
}
