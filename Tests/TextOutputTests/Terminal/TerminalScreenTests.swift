import MarkupText
import TestSupport
import Testing

@testable import TextLayout
@testable import TextOutput

/// Written drawings, read back by a naive terminal, against cells painted one by one.
@Suite struct TerminalScreenTests {
  private typealias Cell = TerminalScreen.Cell

  /// Rows of cells, each painted without regard to escape sequences.
  private struct Page {
    var cells = Array(repeating: Array(repeating: Cell(), count: 48), count: 4)

    /// Blanks a column and the other half of a wide character in it.
    mutating func clear(_ row: Int, _ column: Int) {
      if cells[row][column].character.isEmpty { cells[row][column - 1].character = " " }
      if cells[row][column + 1].character.isEmpty { cells[row][column + 1].character = " " }
      cells[row][column].character = " "
    }

    mutating func put(_ character: Character, _ row: Int, _ column: Int, _ style: Cell) {
      let isWide = character >= "\u{2E80}"
      for offset in 0..<(isWide ? 2 : 1) {
        clear(row, column + offset)
        cells[row][column + offset].foreground = style.foreground
        cells[row][column + offset].isBold = style.isBold
        cells[row][column + offset].isItalic = style.isItalic
        cells[row][column + offset].address = style.address
      }
      cells[row][column].character = String(character)
      if isWide { cells[row][column + 1].character = "" }
    }
  }

  private static let colors: [RGB] = [
    RGB(0, 0, 0), RGB(255, 0, 0), RGB(1, 2, 3), RGB(255, 255, 255), RGB(0, 128, 255),
  ]

  private func color(_ rgb: RGB) -> CSSColor {
    CSSColor(rgb: UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue))
  }

  /// Adds a random item to a drawing and paints it on a page.
  private func add(
    to drawing: inout TerminalDrawing, _ page: inout Page, _ random: inout SeededGenerator
  ) {
    let row = Int.random(in: 0..<4, using: &random)
    let column = Int.random(in: 0..<18, using: &random)
    let end = min(20, column + Int.random(in: 1...6, using: &random))
    let rgb = Self.colors.randomElement(using: &random) ?? RGB(0, 0, 0)
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<4:
      let text = String(
        (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
          "ab 漢字".randomElement(using: &random)
        })
      var style = Cell(
        foreground: rgb, isBold: Bool.random(using: &random), isItalic: Bool.random(using: &random))
      if Bool.random(using: &random) { style.address = "http://\(text.utf8.count).jp/" }
      if !style.address.isEmpty { drawing.items.append(.begin(.link(address: style.address))) }
      drawing.text(
        text, column: column, row: row, weight: style.isBold ? 600 : 599, isItalic: style.isItalic,
        color: color(rgb))
      if !style.address.isEmpty { drawing.items.append(.end) }
      var next = column
      for character in text {
        page.put(character, row, next, style)
        next += character >= "\u{2E80}" ? 2 : 1
      }
    case 4, 5:
      let last = min(4, row + Int.random(in: 1...2, using: &random))
      drawing.fill(column..<end, rows: row..<last, color(rgb))
      for row in row..<last {
        for column in column..<end {
          page.clear(row, column)
          page.cells[row][column] = Cell(background: rgb)
        }
      }
    case 6:
      let styles: [StyleKeyword] = [.solid, .double, .wavy, .dotted, .dashed]
      let index = Int.random(in: 0..<5, using: &random)
      drawing.line(column..<end, row: row, .underline, styles[index])
      for column in column..<end { page.cells[row][column].underline = index + 1 }
    default:
      let isOverline = Bool.random(using: &random)
      drawing.line(column..<end, row: row, isOverline ? .overline : .lineThrough)
      for column in column..<end {
        if isOverline {
          page.cells[row][column].isOverline = true
        } else {
          page.cells[row][column].isLineThrough = true
        }
      }
    }
  }

  /// Returns a cell without what cannot be seen.
  private func visible(_ cell: Cell) -> Cell {
    var cell = cell
    cell.foreground = cell.foreground ?? RGB(0, 0, 0)
    guard cell.character == " " else { return cell }
    cell.address = ""
    (cell.isBold, cell.isItalic) = (false, false)
    if cell.underline == 0, !cell.isLineThrough, !cell.isOverline { cell.foreground = nil }
    return cell
  }

  @Test func writtenTextShowsThePaintedCells() {
    var random = SeededGenerator(seed: 61)
    for round in 0..<400 {
      var drawing = TerminalDrawing()
      var page = Page()
      for _ in 0..<Int.random(in: 0...14, using: &random) { add(to: &drawing, &page, &random) }
      let list = DisplayList(size: drawing.size, items: drawing.items)
      let screen = TerminalScreen(list.terminalText())
      if !screen.problems.isEmpty { Issue.record("round \(round): \(screen.problems)") }
      if screen.rows.count > 4 { Issue.record("round \(round): \(screen.rows.count) rows") }
      for (row, cells) in page.cells.enumerated() {
        let shown = row < screen.rows.count ? screen.rows[row] : []
        for (column, cell) in cells.enumerated() where !cell.character.isEmpty {
          let actual = visible(column < shown.count ? shown[column] : Cell())
          if actual != visible(cell) {
            Issue.record("round \(round), \(row):\(column): \(actual), not \(visible(cell))")
          }
        }
      }
      // Without colors the characters are the same.
      let plain = list.terminalText(.plain).split(separator: "\n", omittingEmptySubsequences: false)
      for (row, cells) in page.cells.enumerated() {
        var text = cells.map(\.character).joined()
        while text.last == " " { text.removeLast() }
        let line = row < plain.count ? String(plain[row]) : ""
        if line != text { Issue.record("round \(round), \(row): \(line), not \(text)") }
      }
    }
  }
}
