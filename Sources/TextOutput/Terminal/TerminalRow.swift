import MarkupText
import TextLayout

/// One row of a terminal in the making: cells that are written in any order.
///
/// A wide character takes two cells. What overwrites one half of it leaves a blank in the other, so
/// that everything else of the row stays in its column.
///
/// Sendable: a plain value.
struct TerminalRow: Sendable {
  /// One column.
  struct Cell: Sendable {
    /// Where its characters start in the text of the row.
    var start = 0
    /// How many bytes they have; 0 for a blank.
    var length = 0
    /// How many columns they take; 0 for a column that the cells to the left cover.
    var columns = 1
    var style = CellStyle()
  }

  /// The cells as far as something is in them.
  private(set) var cells: [Cell] = []
  /// The characters in the order in which they came.
  private(set) var text: [UInt8] = []
  /// No more columns than this.
  let limit: Int

  /// An empty row.
  init(limit: Int) { self.limit = limit }

  /// Empties the row for the next one.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Characters

  /// Writes characters that take some columns, in a color and font; what is behind and under them
  /// stays.
  mutating func put(
    _ characters: some Collection<UInt8>, columns: Int, at column: Int, _ style: CellStyle
  ) {
    guard column >= 0, columns > 0, columns <= limit, column <= limit - columns else { return }
    clear(column..<column + columns)
    let start = text.count
    text.append(contentsOf: characters)
    for index in column..<column + columns {
      cells[index].columns = 0
      cells[index].style.foreground = style.foreground
      cells[index].style.link = style.link
      cells[index].style.attributes.subtract([.bold, .italic])
      cells[index].style.attributes.formUnion(style.attributes)
    }
    cells[column].columns = columns
    cells[column].start = start
    cells[column].length = text.count - start
  }

  /// Writes marks without a width onto the characters that end before a column; at the left edge
  /// there is nothing to carry them.
  mutating func join(_ marks: some Collection<UInt8>, before column: Int) {
    guard column > 0, column <= cells.count else { return }
    var index = column - 1
    while index > 0, cells[index].columns == 0 { index -= 1 }
    let cell = cells[index]
    if cell.start + cell.length != text.count || cell.length == 0 {
      cells[index].start = text.count
      if cell.length == 0 { text.append(0x20) }
      text.append(contentsOf: text[cell.start..<cell.start + cell.length])
    }
    text.append(contentsOf: marks)
    cells[index].length = text.count - cells[index].start
  }

  /// Makes blanks of columns, and of the other half of a wide character that is cut.
  mutating func clear(_ columns: Range<Int>) {
    extend(to: columns.upperBound)
    guard let first = columns.first else { return }
    var lower = first
    while lower > 0, cells[lower].columns == 0 { lower -= 1 }
    var upper = columns.upperBound
    while upper < cells.count, cells[upper].columns == 0 { upper += 1 }
    for index in lower..<upper {
      cells[index].length = 0
      cells[index].columns = 1
    }
  }

  // MARK: Areas and lines

  /// Fills columns with a color; if nothing shines through, what was there is gone.
  mutating func fill(_ columns: Range<Int>, _ color: CSSColor) {
    let columns = columns.clamped(to: 0..<limit)
    guard !columns.isEmpty, color.bytes.alpha > 0 else { return }
    if color.bytes.alpha == 255 { clear(columns) } else { extend(to: columns.upperBound) }
    for index in columns {
      let ground = cells[index].style.background ?? .paper
      if color.bytes.alpha == 255 { cells[index].style = CellStyle() }
      cells[index].style.background = RGB(color, on: ground)
    }
  }

  /// Changes the style of columns.
  mutating func decorate(_ columns: Range<Int>, _ change: (inout CellStyle) -> Void) {
    let columns = columns.clamped(to: 0..<limit)
    extend(to: columns.upperBound)
    for index in columns { change(&cells[index].style) }
  }

  private mutating func extend(to count: Int) {
    guard count > cells.count else { return }
    cells.append(contentsOf: repeatElement(Cell(), count: count - cells.count))
  }
}
