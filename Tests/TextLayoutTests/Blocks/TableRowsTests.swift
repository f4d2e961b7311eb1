import Testing

@testable import TextLayout

/// Row heights, and columns compared with naive models (CSS 2.2 §17.5.3, CSS Table 3 §4).
@Suite("Heights of table rows")
struct TableRowsTests {
  private static func cell(
    _ rows: Range<Int>, _ height: Double, baseline: Double? = nil
  ) -> TableRows.Cell {
    TableRows.Cell(rows: rows, height: height, baseline: baseline)
  }

  @Test("Heights of rows")
  func heights() {
    let cell = Self.cell
    let rows:
      [(
        given: [Double], cells: [TableRows.Cell], spacing: Double, heights: [Double], why: String
      )] = [
        ([], [], 2, [], "no rows"),
        ([0], [], 2, [0], "no cells"),
        ([30], [], 2, [30], "a specified height without cells"),
        ([0, 0], [cell(0..<1, 10, nil), cell(1..<2, 20, nil)], 2, [10, 20], "one cell each"),
        ([0], [cell(0..<1, 10, nil), cell(0..<1, 25, nil)], 2, [25], "the highest cell"),
        ([30], [cell(0..<1, 10, nil)], 2, [30], "the specified height is a minimum"),
        ([30], [cell(0..<1, 40, nil)], 2, [40], "the specified height is too small"),
        (
          [0, 0], [cell(0..<1, 10, nil), cell(1..<2, 30, nil), cell(0..<2, 82, nil)], 2, [20, 60],
          "a high cell enlarges its rows in proportion"
        ),
        (
          [0, 0], [cell(0..<1, 10, nil), cell(1..<2, 30, nil), cell(0..<2, 42, nil)], 2, [10, 30],
          "the gap belongs to the height of a cell"
        ),
        (
          [0, 0], [cell(0..<1, 10, nil), cell(1..<2, 30, nil), cell(0..<2, 46, nil)], 2, [11, 33],
          "4 px more than the rows have"
        ),
        ([0, 0], [cell(0..<2, 42, nil)], 2, [0, 40], "of empty rows the last one grows"),
        (
          [10, 0], [cell(1..<2, 20, nil), cell(0..<2, 50, nil)], 0, [10, 40],
          "rows without a specified height grow"
        ),
        (
          [10, 30], [cell(0..<2, 80, nil)], 0, [20, 60],
          "if all heights are specified, all rows grow"
        ),
        (
          [10, 0], [cell(0..<2, 80, nil)], 0, [80, 0],
          "an empty row does not grow if another one has a height"
        ),
        (
          [0, 0, 0], [cell(0..<3, 90, nil), cell(0..<2, 40, nil), cell(0..<1, 10, nil)], 0,
          [90, 0, 0], "cells with fewer rows first"
        ),
      ]
    for row in rows {
      let found = TableRows(given: row.given, cells: row.cells, spacing: row.spacing).heights
      #expect(
        found.count == row.heights.count
          && zip(found, row.heights).allSatisfy { abs($0 - $1) < 1e-9 }, "\(row.why): \(found)")
    }
  }

  @Test("Cells on the baseline of their row move down and enlarge it")
  func baselines() {
    let rows = TableRows(
      given: [0, 0],
      cells: [
        Self.cell(0..<1, 20, baseline: 15), Self.cell(0..<1, 20, baseline: 8),
        Self.cell(0..<1, 26), Self.cell(1..<2, 10, baseline: 4), Self.cell(1..<2, 12),
      ], spacing: 3)
    #expect(rows.baselines == [15, 4])
    // The second cell moves down by 7 px: 27 px are more than the 26 of the cell without one.
    #expect(rows.heights == [27, 12])
    #expect(rows.extent(of: 0..<2) == 42)
    #expect(rows.extent(of: 1..<2) == 12)
    #expect(rows.extent(of: 1..<1) == 0)
    // A cell of several rows is on the baseline of its first row.
    let high = TableRows(
      given: [0, 0],
      cells: [Self.cell(0..<1, 20, baseline: 15), Self.cell(0..<2, 50, baseline: 5)],
      spacing: 0)
    #expect(high.baselines == [15, 0])
    #expect(high.heights == [60, 0])
  }

  @Test("Enlarging rows to a height")
  func enlarging() {
    var rows = TableRows(given: [10, 0], cells: [Self.cell(1..<2, 30)], spacing: 5)
    rows.enlarge(0..<2, to: 45, given: [10, 0])
    #expect(rows.heights == [10, 30], "as high as they are")
    rows.enlarge(0..<2, to: 44, given: [10, 0])
    #expect(rows.heights == [10, 30], "rows do not shrink")
    rows.enlarge(0..<2, to: 46, given: [10, 0])
    #expect(rows.heights == [10, 31], "the row without a specified height grows")
    rows.enlarge(0..<1, to: 25, given: [10, 0])
    #expect(rows.heights == [25, 31], "only rows of the range grow")
    rows.enlarge(1..<1, to: 100, given: [10, 0])
    #expect(rows.heights == [25, 31], "an empty range")
  }

  @Test("Whole rows of a terminal do not accumulate errors")
  func snapping() {
    for heights in [[7.0, 7, 7, 7], [16, 24, 8], [0, 0, 5], [40, 0.5, 0.5, 39], [7.9, 8.1]] {
      var rows = TableRows(
        given: heights, cells: [], spacing: 0)
      rows.snap(to: 16)
      var (exact, snapped) = (0.0, 0.0)
      for (height, before) in zip(rows.heights, heights) {
        #expect(height >= 0 && height.truncatingRemainder(dividingBy: 16) == 0, "\(heights)")
        exact += before
        snapped += height
        #expect(abs(exact - snapped) <= 8, "\(heights): \(rows.heights)")
      }
    }
  }

  @Test("Every cell fits into its rows, and no row is higher than needed")
  func cellsFit() {
    var state: UInt64 = 243
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      let count = 1 + random(5)
      let given = (0..<count).map { _ in [0.0, 0, 12, 25][random(4)] }
      var cells: [TableRows.Cell] = []
      for _ in 0..<random(9) {
        let first = random(count)
        let last = first + 1 + random(count - first)
        cells.append(
          Self.cell(
            first..<last, Double(random(60)), baseline: random(2) == 0 ? nil : Double(random(20))))
      }
      let spacing = Double(random(4))
      let rows = TableRows(given: given, cells: cells, spacing: spacing)
      for index in 0..<count {
        #expect(rows.heights[index] >= given[index])
        let baselines = cells.filter { $0.rows.lowerBound == index }.compactMap(\.baseline)
        #expect(rows.baselines[index] == baselines.max() ?? 0)
      }
      func needed(_ cell: TableRows.Cell) -> Double {
        guard let baseline = cell.baseline else { return cell.height }
        return cell.height + rows.baselines[cell.rows.lowerBound] - baseline
      }
      for cell in cells { #expect(rows.extent(of: cell.rows) >= needed(cell) - 1e-9) }
      // A row that no cell shares with another row has the height of its highest cell.
      for index in 0..<count
      where !cells.contains(where: { $0.rows.contains(index) && $0.rows.count > 1 }) {
        let single = cells.filter { $0.rows == index..<index + 1 }.map(needed)
        #expect(rows.heights[index] == max(given[index], single.max() ?? 0))
      }
    }
  }

  @Test(
    "Columns: never below their minimum, the sum is the table, wider tables widen no column less")
  func columnProperties() {
    var state: UInt64 = 17
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      let count = 1 + random(4)
      let spacing = Double(random(3))
      var columns = TableColumns(count: count, spacing: spacing)
      var cells: [(columns: Range<Int>, wanted: TableColumn)] = []
      for _ in 0..<1 + random(6) {
        let first = random(count)
        let last = first + 1 + random(count - first)
        let minimum = Double(random(40))
        cells.append(
          (
            first..<last,
            TableColumn(
              minimum: minimum, maximum: minimum + Double(random(80)),
              percentage: random(4) == 0 ? Double(random(120)) : nil, isFixed: random(4) == 0)
          ))
      }
      columns.add(cells)
      let gaps = spacing * Double(count - 1)
      let shares = columns.columns.compactMap(\.percentage)
      #expect(shares.reduce(0, +) <= 100 + 1e-9 && shares.allSatisfy { $0 >= 0 })
      let wanted = columns.widths
      #expect(wanted.minimum <= wanted.maximum)
      let minimums = columns.columns.reduce(0) { $0 + $1.minimum } + gaps
      #expect(abs(wanted.minimum - minimums) < 1e-9)
      for cell in cells {
        let inner = spacing * Double(cell.columns.count - 1)
        let sum = columns.columns[cell.columns].reduce(0) { $0 + $1.minimum } + inner
        #expect(sum >= cell.wanted.minimum - 1e-9, "cells fit into their columns")
      }
      for width in [0, wanted.minimum, (wanted.minimum + wanted.maximum) / 2, 500, 1000] {
        let widths = columns.widths(filling: width)
        let sum = widths.reduce(0, +) + gaps
        #expect(abs(sum - max(width, wanted.minimum)) < 1e-6 * max(1, sum), "\(width): \(widths)")
        for (found, column) in zip(widths, columns.columns) {
          #expect(found >= column.minimum - 1e-9, "\(width): \(widths)")
        }
      }
    }
  }
}
