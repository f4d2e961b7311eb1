import MarkupText

/// The spacing and borders of a table, from its style and presentational attributes.
struct TableStyle: Sendable {
  /// The gap between columns; the outer gaps are between cells and the edges of the table.
  var columnSpacing = 0.0
  var rowSpacing = 0.0
  var outerColumnSpacing = 0.0
  var outerRowSpacing = 0.0
  /// The width of the border around the table; ``cellBorder`` is that around each cell.
  var border = 0.0
  var cellBorder = 0.0
  /// The padding of cells; nil to use the style of each cell.
  var cellPadding: Double?
  var isRightToLeft = false

  /// The width that the table takes in addition to its columns.
  var outerInline: Double { 2 * (border + outerColumnSpacing) }
  var outerBlock: Double { 2 * (border + outerRowSpacing) }

  /// Creates the style of a table.
  ///
  /// Elements other than `table` that are displayed as a table, and generated tables, have no gaps
  /// between their cells. In a terminal a column is left free between two columns, and borders are
  /// not drawn.
  init(_ table: StyledBlock?, grid: LayoutGrid?) {
    isRightToLeft = table?.box.isRightToLeft ?? false
    if let grid {
      columnSpacing = grid.columnWidth
      return
    }
    guard let node = table?.node, node.name == "table" else { return }
    func pixels(_ attribute: String) -> Double? {
      node[attribute].flatMap { Double(htmlDimension: $0) }.map { min($0, 1000) }
    }
    let spacing = pixels("cellspacing") ?? 2
    (columnSpacing, rowSpacing) = (spacing, spacing)
    (outerColumnSpacing, outerRowSpacing) = (spacing, spacing)
    cellPadding = pixels("cellpadding")
    if let value = node["border"] {
      // The attribute without a number means 1 (HTML §15.3.8).
      border = Double(htmlDimension: value).map { min($0, 1000) } ?? 1
      cellBorder = border > 0 ? 1 : 0
    }
  }
}

extension StyledBlock.Kind {
  /// Whether blocks of this kind belong in a table.
  var isTablePart: Bool {
    switch self {
    case .caption, .rowGroup, .headerGroup, .footerGroup, .row, .cell: true
    default: false
    }
  }
}
