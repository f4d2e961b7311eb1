/// The heights of the rows of a table (CSS 2.2 §17.5.3).
struct TableRows: Sendable, Hashable {
  /// The height requirements of a cell.
  struct Cell: Sendable, Hashable {
    var rows: Range<Int>
    /// The height of the cell with its edges, and at least the height specified by its style.
    var height: Double
    /// The distance from the upper edge to the baseline of the first line; nil if the cell is not
    /// aligned by its baseline.
    var baseline: Double?
  }

  private(set) var heights: [Double]
  /// The distance from the upper edge of each row to its baseline.
  private(set) var baselines: [Double]
  /// The gap between two rows.
  let spacing: Double

  /// Creates rows with the heights that their cells require.
  ///
  /// - Parameters:
  ///   - given: the height specified by the style of each row; 0 for none.
  ///   - cells: the cells, in any order.
  ///   - spacing: the gap between two rows.
  init(given: [Double], cells: [Cell], spacing: Double) {
    heights = given
    baselines = Array(repeating: 0, count: given.count)
    self.spacing = spacing
    for cell in cells {
      guard let baseline = cell.baseline else { continue }
      baselines[cell.rows.lowerBound] = max(baselines[cell.rows.lowerBound], baseline)
    }
    for cell in cells where cell.rows.count == 1 {
      let row = cell.rows.lowerBound
      heights[row] = max(heights[row], lowered(cell))
    }
    let tall = cells.enumerated().filter { $0.element.rows.count > 1 }
    for (_, cell) in tall.sorted(by: { one, other in
      (one.element.rows.count, one.offset) < (other.element.rows.count, other.offset)
    }) {
      enlarge(cell.rows, to: lowered(cell), given: given)
    }
  }

  /// Returns the height of a cell moved down to the baseline of its row.
  private func lowered(_ cell: Cell) -> Double {
    cell.height + (cell.baseline.map { baselines[cell.rows.lowerBound] - $0 } ?? 0)
  }

  /// Increases the heights of rows to a total, in proportion to their heights.
  ///
  /// Rows without a specified height are preferred; if all rows are empty, the last one gets the
  /// whole height.
  mutating func enlarge(_ range: Range<Int>, to height: Double, given: [Double]) {
    let rest = height - extent(of: range)
    guard rest > 0, let last = range.last else { return }
    func sum(_ rows: [Int]) -> Double { rows.reduce(0) { $0 + heights[$1] } }
    let choices = [
      range.filter { given[$0] == 0 && heights[$0] > 0 }, range.filter { heights[$0] > 0 },
    ]
    guard let rows = choices.first(where: { !$0.isEmpty }) else {
      heights[last] += rest
      return
    }
    let whole = sum(rows)
    for row in rows { heights[row] += rest * heights[row] / whole }
  }

  /// Rounds all heights to whole rows of a terminal.
  mutating func snap(to rowHeight: Double) {
    var (exact, snapped) = (0.0, 0.0)
    for row in heights.indices {
      exact += heights[row]
      let end = (exact / rowHeight).rounded() * rowHeight
      heights[row] = max(0, end - snapped)
      snapped = end
    }
  }

  /// Returns the distance from the upper edge of the first row of a range to the lower edge of its
  /// last row.
  func extent(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + heights[$1] } + spacing * Double(max(0, range.count - 1))
  }
}
