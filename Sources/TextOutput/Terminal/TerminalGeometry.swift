import TextLayout

/// Maps coordinates of a drawing to terminal cells.
enum TerminalGeometry {
  /// The maximum number of columns; content to the right of them is not written.
  static let columnLimit = 1 << 12
  /// The maximum number of rows; content below them is not written.
  static let rowLimit = 1 << 20
  /// The maximum number of cells that are filled with colors.
  static let fillLimit = 1 << 22

  private static let cell = ColumnMeasurer.cell

  /// Returns the column whose left edge is nearest to a coordinate, or nil for NaN.
  static func column(at x: Double) -> Int? {
    nearest(x / cell.columnWidth, limit: columnLimit)
  }

  /// Returns the row whose top edge is nearest to a coordinate, or nil for NaN.
  static func row(at y: Double) -> Int? { nearest(y / cell.rowHeight, limit: rowLimit) }

  /// Returns the row that contains a coordinate, or nil for NaN.
  static func row(containing y: Double) -> Int? {
    nearest((y / cell.rowHeight).rounded(.down), limit: rowLimit)
  }

  /// Returns the column that contains a coordinate, or nil for NaN.
  static func column(containing x: Double) -> Int? {
    nearest((x / cell.columnWidth).rounded(.down), limit: columnLimit)
  }

  /// Returns the columns between two coordinates, which are empty if either is NaN.
  static func columns(from left: Double, to right: Double) -> Range<Int> {
    guard let first = column(at: left), let last = column(at: right), first < last else {
      return 0..<0
    }
    return first..<last
  }

  /// Returns the rows between two coordinates, which are empty if either is NaN.
  static func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard let first = row(at: top), let last = row(at: bottom), first < last else {
      return 0..<0
    }
    return first..<last
  }

  /// Returns whether a rectangle is so low that it is drawn as a horizontal line.
  static func isLine(_ rect: Rect) -> Bool {
    rect.height < cell.rowHeight / 2 && rect.width >= cell.columnWidth
  }

  /// Returns whether a rectangle is so narrow that it is drawn as a vertical line.
  static func isUprightLine(_ rect: Rect) -> Bool {
    rect.width < cell.columnWidth / 2 && rect.height >= cell.rowHeight / 2
  }

  /// Rounds a value and clamps it to just beyond the limit.
  private static func nearest(_ value: Double, limit: Int) -> Int? {
    guard !value.isNaN else { return nil }
    return Int(min(max(value.rounded(), -1 - Double(limit)), Double(limit) + 1))
  }
}
