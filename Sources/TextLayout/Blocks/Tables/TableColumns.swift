/// The width requirements of a table column.
struct TableColumn: Sendable, Hashable {
  /// The width of the widest segment that cannot be divided between lines.
  var minimum = 0.0
  /// The width without optional line breaks, or the width specified by a cell.
  var maximum = 0.0
  /// The percentage of the table width that a cell specifies.
  var percentage: Double?
  /// Whether a cell specifies a width in px.
  var isFixed = false

  /// Adds the requirements of a cell that is only in this column.
  mutating func add(_ cell: TableColumn) {
    minimum = max(minimum, cell.minimum)
    maximum = max(maximum, cell.maximum, minimum)
    isFixed = isFixed || cell.isFixed
    if let share = cell.percentage { percentage = max(percentage ?? 0, share) }
  }
}

/// The columns of a table: the widths they require, and the distribution of the available width
/// (CSS Table 3 §4).
struct TableColumns: Sendable, Hashable {
  private(set) var columns: [TableColumn]
  /// The gap between two columns.
  let spacing: Double

  /// Creates columns without cells.
  init(count: Int, spacing: Double) {
    columns = Array(repeating: TableColumn(), count: count)
    self.spacing = spacing
  }

  // MARK: Requirements of cells

  /// Adds the requirements of cells: first those in a single column, then the others by their
  /// number of columns.
  mutating func add(_ cells: [(columns: Range<Int>, wanted: TableColumn)]) {
    for cell in cells where cell.columns.count == 1 {
      columns[cell.columns.lowerBound].add(cell.wanted)
    }
    let wide = cells.enumerated().filter { $0.element.columns.count > 1 }
    for (_, cell) in wide.sorted(by: { one, other in
      (one.element.columns.count, one.offset) < (other.element.columns.count, other.offset)
    }) {
      addWide(cell.wanted, to: cell.columns)
    }
    limitPercentages()
  }

  /// Adds the requirements of a cell that spans several columns, which must satisfy them together.
  private mutating func addWide(_ cell: TableColumn, to range: Range<Int>) {
    let inner = spacing * Double(range.count - 1)
    if let share = cell.percentage { addShare(share, to: range) }
    let maximums = distribute(max(0, cell.maximum - inner), over: range, by: nil)
    let minimums = distribute(max(0, cell.minimum - inner), over: range, by: nil)
    for (offset, index) in range.enumerated() {
      columns[index].minimum = max(columns[index].minimum, minimums[offset])
      columns[index].maximum = max(columns[index].maximum, maximums[offset], minimums[offset])
    }
  }

  /// Distributes a remaining percentage among the columns without one, in proportion to their
  /// maximum widths.
  private mutating func addShare(_ share: Double, to range: Range<Int>) {
    let left = share - range.reduce(0) { $0 + (columns[$1].percentage ?? 0) }
    let open = range.filter { columns[$0].percentage == nil }
    guard left > 0, !open.isEmpty else { return }
    let sum = open.reduce(0) { $0 + columns[$1].maximum }
    for index in open {
      columns[index].percentage =
        sum > 0 ? left * columns[index].maximum / sum : left / Double(open.count)
    }
  }

  /// Reduces percentages so that their sum does not exceed 100.
  private mutating func limitPercentages() {
    var left = 100.0
    for index in columns.indices {
      guard let share = columns[index].percentage else { continue }
      columns[index].percentage = min(share, left)
      left -= min(share, left)
    }
  }

  /// The minimum and maximum width of all columns, including the gaps between them.
  var widths: IntrinsicWidths {
    let inner = spacing * Double(max(0, columns.count - 1))
    let minimum = columns.reduce(0) { $0 + $1.minimum }
    var (maximum, shares, others, whole) = (0.0, 0.0, 0.0, 0.0)
    for column in columns {
      maximum += column.maximum
      if let share = column.percentage {
        shares += share
        if share > 0 { whole = max(whole, column.maximum * 100 / share) }
      } else {
        others += column.maximum
      }
    }
    // The width at which every column with a percentage is as wide as its content.
    if others > 0, shares > 0 {
      whole = shares < 100 ? max(whole, others * 100 / (100 - shares)) : .maximumExtent
    }
    return IntrinsicWidths(
      minimum: (minimum + inner).clampedToPage,
      maximum: (max(minimum, maximum, whole) + inner).clampedToPage)
  }

  // MARK: Distribution

  /// Returns column widths that fill a table.
  ///
  /// - Parameter width: the available width for the columns and the gaps between them.
  /// - Returns: a width for each column; their sum is greater than the available width if they
  ///   require more.
  func widths(filling width: Double) -> [Double] {
    let available = max(0, width - spacing * Double(max(0, columns.count - 1)))
    return distribute(available, over: columns.indices, by: available)
  }

  /// Distributes a width among columns (CSS Table 3 §4.3).
  ///
  /// Columns get their minimum widths, then their percentages, then specified widths, then maximum
  /// widths; the rest goes to columns without a specified width.
  private func distribute(
    _ width: Double, over range: Range<Int>, by base: Double?
  ) -> [Double] {
    let part = columns[range]
    func share(_ column: TableColumn) -> Double? {
      guard let base, let percentage = column.percentage else { return nil }
      return max(column.minimum, base * percentage / 100)
    }
    var narrow = part.map(\.minimum)
    if Self.sum(narrow) >= width { return narrow }
    let guesses: [(TableColumn) -> Double] = [
      { share($0) ?? $0.minimum },
      { share($0) ?? ($0.isFixed ? $0.maximum : $0.minimum) },
      { share($0) ?? $0.maximum },
    ]
    for guess in guesses {
      let wide = part.map(guess)
      let (least, most) = (Self.sum(narrow), Self.sum(wide))
      if most > width {
        let fraction = most > least ? (width - least) / (most - least) : 0
        return zip(narrow, wide).map { $0 + ($1 - $0) * fraction }
      }
      narrow = wide
    }
    return Self.enlarged(narrow, Array(part), to: width, usesShares: base != nil)
  }

  /// Distributes the width that remains when every column has its maximum width.
  private static func enlarged(
    _ widths: [Double], _ columns: [TableColumn], to width: Double, usesShares: Bool
  ) -> [Double] {
    let rest = width - sum(widths)
    guard rest > 0, !columns.isEmpty else { return widths }
    func hasShare(_ column: TableColumn) -> Bool { usesShares && column.percentage != nil }
    let open = columns.map { !hasShare($0) && !$0.isFixed }
    let fixed = columns.map { !hasShare($0) && $0.isFixed }
    let choices: [[Double]] = [
      columns.indices.map { open[$0] ? columns[$0].maximum : 0 },
      columns.indices.map { open[$0] ? 1 : 0 },
      columns.indices.map { fixed[$0] ? columns[$0].maximum : 0 },
      columns.map { hasShare($0) ? $0.percentage ?? 0 : 0 },
      columns.map { _ in 1 },
    ]
    guard let weights = choices.first(where: { sum($0) > 0 }) else { return widths }
    let whole = sum(weights)
    return zip(widths, weights).map { $0 + rest * $1 / whole }
  }

  private static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
}
