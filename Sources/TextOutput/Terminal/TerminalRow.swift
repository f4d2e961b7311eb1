import MarkupText
import TextLayout

/// A terminal row under construction, whose cells can be written in any order.
///
/// A wide character takes two cells. Overwriting one half of it leaves a blank in the other, so
/// that the rest of the row remains in its columns.
struct TerminalRow: Sendable {
  /// A single column.
  struct Cell: Sendable {
    /// The start of its characters in the text of the row.
    var start = 0
    /// The length of its characters in bytes; 0 for a blank.
    var length = 0
    /// The number of columns that they take; 0 for a column covered by a cell to the left.
    var columns = 1
    var style = CellStyle()
  }

  /// The cells up to the last one written.
  private(set) var cells: [Cell] = []
  /// The bytes of the characters, in the order of writing.
  private(set) var text: [UInt8] = []
  /// The maximum number of columns.
  let limit: Int

  /// Creates an empty row.
  init(limit: Int) { self.limit = limit }

  /// Clears the row for reuse.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Characters

  /// Writes characters that take a number of columns, with their color and font style; background
  /// and decoration lines do not change.
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

  /// Appends zero-width marks to the character that ends before a column; at the left edge there is
  /// none, and they are dropped.
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

  /// Blanks columns, including the other half of a wide character that they split.
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

  /// Fills columns with a color; an opaque color erases their content.
  mutating func fill(_ columns: Range<Int>, _ color: CSSColor) {
    let columns = columns.clamped(to: 0..<limit)
    guard !columns.isEmpty, color.bytes.alpha > 0 else { return }
    if color.bytes.alpha == 255 { clear(columns) } else { extend(to: columns.upperBound) }
    for index in columns {
      let backdrop = cells[index].style.background ?? .paper
      if color.bytes.alpha == 255 { cells[index].style = CellStyle() }
      cells[index].style.background = RGB(color, on: backdrop)
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
