internal import TextFoundation
import TextLayout

/// Writes rows of cells as text with a minimum of escape sequences (ECMA-48).
struct TerminalWriter: ~Copyable {
  private let options: TerminalOptions
  private let addresses: [String?]
  private var colors: SGRColors
  private var output = ByteBuffer(minimumCapacity: 1 << 12)
  /// The current state of the terminal.
  private var current = SGRState()
  private var link: Int32 = 0
  /// The style of the previous cell and the terminal state for it.
  private var last: (style: CellStyle, state: SGRState)?

  /// Creates a writer for text with links; addresses that cannot be written are nil.
  init(_ options: TerminalOptions, addresses: [String?]) {
    self.options = options
    self.addresses = addresses
    colors = SGRColors(options)
  }

  /// Returns the text written.
  consuming func finish() -> String { output.text }

  /// Ends a line.
  mutating func newline() { output.append(UInt8(ascii: "\n")) }

  /// Writes a row without invisible trailing blanks.
  mutating func write(_ row: borrowing TerminalRow) {
    let count = visibleCount(row)
    row.text.withUnsafeBufferPointer { text in
      for cell in row.cells[..<count] where cell.columns > 0 {
        set(cell.style, isBlank: cell.length == 0)
        if cell.length == 0 {
          output.append(UInt8(ascii: " "))
        } else {
          output.append(UnsafeBufferPointer(rebasing: text[cell.start..<cell.start + cell.length]))
        }
      }
    }
    guard options.colors != .none else { return }
    set(link: 0)
    current.change(to: SGRState(), in: &output)
    last = nil
  }

  /// Returns whether anything in a row is visible.
  func isVisible(_ row: borrowing TerminalRow) -> Bool { visibleCount(row) > 0 }

  /// Returns the number of cells up to the last visible one.
  private func visibleCount(_ row: borrowing TerminalRow) -> Int {
    var count = row.cells.count
    while count > 0 {
      let cell = row.cells[count - 1]
      if options.colors != .none, cell.style.showsBlanks { break }
      if cell.columns > 0, !isBlank(cell, row.text) { break }
      if cell.columns == 0, !isBlank(head(of: count - 1, row), row.text) { break }
      count -= 1
    }
    return count
  }

  private func head(of index: Int, _ row: borrowing TerminalRow) -> TerminalRow.Cell {
    var index = index
    while index > 0, row.cells[index].columns == 0 { index -= 1 }
    return row.cells[index]
  }

  /// Returns whether a cell is empty or contains U+3000 or U+00A0.
  private func isBlank(_ cell: TerminalRow.Cell, _ text: [UInt8]) -> Bool {
    switch cell.length {
    case 0: true
    case 2: text[cell.start] == 0xC2 && text[cell.start + 1] == 0xA0
    case 3:
      text[cell.start] == 0xE3 && text[cell.start + 1] == 0x80 && text[cell.start + 2] == 0x80
    default: false
    }
  }

  // MARK: Styles

  private mutating func set(_ style: CellStyle, isBlank: Bool) {
    guard options.colors != .none else { return }
    set(link: style.link)
    var state = last?.state ?? SGRState()
    if last?.style != style {
      state = SGRState(style, &colors)
      last = (style, state)
    }
    if isBlank {
      // The color and weight of a blank are invisible, but its decoration lines have the color.
      if state.underline == 0, state.attributes.isDisjoint(with: .lines) {
        state.foreground = current.foreground
      }
      state.attributes.subtract([.bold, .italic])
      state.attributes.formUnion(current.attributes.intersection([.bold, .italic]))
    }
    current.change(to: state, in: &output)
  }

  /// Begins or ends a link (OSC 8); segments of a link on several rows share an `id`.
  private mutating func set(link new: Int32) {
    let wanted = options.hyperlinks && address(new) != nil ? new : 0
    guard wanted != link else { return }
    link = wanted
    output.append("\u{1B}]8;")
    if let address = address(wanted) {
      output.append("id=")
      output.append(String(wanted))
      output.append(";")
      output.append(address)
    } else {
      output.append(";")
    }
    output.append("\u{1B}\\")
  }

  private func address(_ link: Int32) -> String? {
    let index = Int(link) - 1
    return addresses.indices.contains(index) ? addresses[index] : nil
  }
}
