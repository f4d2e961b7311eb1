import MarkupText

/// A table whose cells are measured but not yet laid out.
struct MeasuredTable {
  let grid: TableGrid
  let style: TableStyle
  var columns: TableColumns
  /// The left edge of each column, relative to that of the leftmost column.
  var starts: [Double] = []
  var widths: [Double] = []

  /// Computes the widths and positions of the columns; in a terminal the widths are whole cells.
  mutating func placeColumns(in width: Double, grid: LayoutGrid?) {
    widths = columns.widths(filling: width)
    if let cell = grid?.columnWidth {
      widths = Self.wholeCells(widths, cell: cell)
    }
    var x = 0.0
    for width in widths {
      starts.append(x)
      x += width + columns.spacing
    }
    guard style.isRightToLeft, !widths.isEmpty else { return }
    let whole = x - columns.spacing
    for index in starts.indices {
      starts[index] = whole - starts[index] - widths[index]
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
}
