import TextLayout

/// Which cells of a terminal the places of a drawing are.
enum TerminalGeometry {
  /// What is to the right of so many columns is not written.
  static let columnLimit = 1 << 12
  /// What is below so many rows is not written.
  static let rowLimit = 1 << 20
  /// How many cells can be filled with colors.
  static let fillLimit = 1 << 22

  private static let cell = ColumnMeasurer.cell

  /// The column whose left edge is nearest to a place; nil for what is no number.
  static func column(at x: Double) -> Int? {
    nearest(x / cell.columnWidth, limit: columnLimit)
  }

  /// The row whose upper edge is nearest to a place; nil for what is no number.
  static func row(at y: Double) -> Int? { nearest(y / cell.rowHeight, limit: rowLimit) }

  /// The row that a place is in; nil for what is no number.
  static func row(containing y: Double) -> Int? {
    nearest((y / cell.rowHeight).rounded(.down), limit: rowLimit)
  }

  /// The column that a place is in; nil for what is no number.
  static func column(containing x: Double) -> Int? {
    nearest((x / cell.columnWidth).rounded(.down), limit: columnLimit)
  }

  /// The columns between two places, none if one of them is no number.
  static func columns(from left: Double, to right: Double) -> Range<Int> {
    guard let first = column(at: left), let last = column(at: right), first < last else {
      return 0..<0
    }
    return first..<last
  }

  /// The rows between two places, none if one of them is no number.
  static func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard let first = row(at: top), let last = row(at: bottom), first < last else {
      return 0..<0
    }
    return first..<last
  }

  /// Whether a rectangle is so low that it is a line across.
  static func isLine(_ rect: Rect) -> Bool {
    rect.height < cell.rowHeight / 2 && rect.width >= cell.columnWidth
  }

  /// Whether a rectangle is so narrow that it is a line down.
  static func isUprightLine(_ rect: Rect) -> Bool {
    rect.width < cell.columnWidth / 2 && rect.height >= cell.rowHeight / 2
  }

  /// Rounds, and moves what is far away to just beyond the limit.
  private static func nearest(_ value: Double, limit: Int) -> Int? {
    guard !value.isNaN else { return nil }
    return Int(min(max(value.rounded(), -1 - Double(limit)), Double(limit) + 1))
  }
}
