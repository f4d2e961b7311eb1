internal import TextFoundation

/// Reads the cells of a table as passages, one for each line of a cell.
struct TablePassageReader: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let selection: FieldSelection
  private var cells: DelimitedCells
  /// The numbers of the columns that are selected; nil for all.
  private var columns: Set<Int>?
  private var text: FieldText
  private(set) var counts = AnnotationCounts()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ selection: FieldSelection
  ) {
    self.bytes = bytes
    self.selection = selection
    let separator =
      format == .tsv ? UInt8(ascii: "\t") : TableShape(bytes)?.separator ?? UInt8(ascii: ",")
    cells = DelimitedCells(bytes, separator: separator)
    text = FieldText(bytes)
    guard !selection.columns.isEmpty else { return }
    columns = selectedColumns(separator)
  }

  var passage: Passage { text.passage }

  mutating func next() -> Bool {
    while true {
      if text.next() { return true }
      guard let cell = cells.next() else { return false }
      if cell.isMalformed {
        counts.malformed += 1
      } else if cell.row == 0 && selection.hasHeader || cell.column == 0 && isComment(cell) {
        if cell.column == 0 { skipRecord(of: cell) }
      } else if columns?.contains(cell.column) ?? true {
        text.read(cell.range, cell.isQuoted ? .quoted : .plain)
      }
    }
  }

  private mutating func skipRecord(of cell: DelimitedCells.Cell) {
    if !cells.isAtStartOfRecord { cells.skipRecord() }
  }

  /// Returns whether a cell starts a comment: a number sign that is not that of a number.
  private func isComment(_ cell: DelimitedCells.Cell) -> Bool {
    guard !cell.isQuoted, cell.range.count > 1, bytes[cell.range.lowerBound] == UInt8(ascii: "#")
    else { return false }
    return !bytes[cell.range.lowerBound + 1].isASCIIDigit
  }

  /// Returns the numbers of the selected columns, which the first record names.
  private mutating func selectedColumns(_ separator: UInt8) -> Set<Int> {
    var numbers: Set<Int> = []
    var header = DelimitedCells(bytes, separator: separator)
    var names: [String: Int] = [:]
    while let cell = header.next(), cell.row == 0 {
      let name = String(decoding: bytes[bytes.trimmingSpaces(cell.range)], as: UTF8.self)
        .replacing("\"\"", with: "\"")
      names[name, default: cell.column] = min(names[name] ?? cell.column, cell.column)
    }
    for column in selection.columns {
      switch column {
      case .number(let number): numbers.insert(number - 1)
      case .name(let name):
        if let number = names[name] { numbers.insert(number) } else { counts.unknownColumns += 1 }
      }
    }
    return numbers
  }
}
