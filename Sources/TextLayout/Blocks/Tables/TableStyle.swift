import MarkupText

/// How a table is drawn and spaced: what its style and the older attributes say.
///
/// Sendable: a plain value.
struct TableStyle: Sendable {
  /// The room between cells, and between them and the edges of the table.
  var columnSpacing = 0.0
  var rowSpacing = 0.0
  var outerColumnSpacing = 0.0
  var outerRowSpacing = 0.0
  /// The width of the line around the table, and of that around each cell.
  var border = 0.0
  var cellBorder = 0.0
  /// The room between a cell's edge and its content; nil for what the cell's style says.
  var cellPadding: Double?
  var isRightToLeft = false

  /// The room that the table takes beside its columns.
  var outerInline: Double { 2 * (border + outerColumnSpacing) }
  var outerBlock: Double { 2 * (border + outerRowSpacing) }

  /// The style of a table's element.
  ///
  /// Other elements that `display` makes a table, and tables made around loose cells, have no room
  /// between their cells. In a terminal a column is left free between two columns, and lines are
  /// not drawn.
  init(_ table: FlowBlock?, grid: LayoutGrid?) {
    isRightToLeft = table?.style.has(.rtl, for: .direction) ?? false
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
      // An attribute without a number means 1 (HTML §15.3.8).
      border = Double(htmlDimension: value).map { min($0, 1000) } ?? 1
      cellBorder = border > 0 ? 1 : 0
    }
  }
}

/// How a cell's content stands in it.
enum CellAlignment {
  case baseline, top, middle, bottom

  init(_ style: ComputedStyle) {
    switch style.keyword(.verticalAlign) {
    case .top, .textTop: self = .top
    case .middle: self = .middle
    case .bottom, .textBottom: self = .bottom
    default: self = .baseline
    }
  }
}

extension FlowBlock.Kind {
  /// Whether it has its place in a table only.
  var isTablePart: Bool {
    switch self {
    case .caption, .rowGroup, .headerGroup, .footerGroup, .row, .cell: true
    default: false
    }
  }
}
