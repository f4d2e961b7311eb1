internal import TextFoundation

/// Reads the cells of a table of delimited text (RFC 4180).
///
/// A quotation mark inside a quoted cell is doubled; one that is neither doubled nor followed by a
/// separator or a line end is text, as spreadsheets read it. A quoted cell that does not end makes
/// the rest of its line malformed, and the next line is read again from its start.
struct DelimitedCells {
  /// A cell of a table.
  struct Cell {
    /// The range of the text, without quotation marks.
    let range: Range<Int>
    let isQuoted: Bool
    /// Whether the cell is the rest of a line with a quoted cell that does not end.
    let isMalformed: Bool
    /// The number of the record and of the field in it; the first is 0.
    let row: Int
    let column: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  let separator: UInt8
  private var position: Int
  private var (row, column) = (0, 0)
  /// Whether a cell starts at the position even if it is the end of the document.
  private var isAfterSeparator = false
  /// Whether no quotation mark after the position ends a cell, except in the run of quotation marks
  /// that starts it: `""`.
  private var isUnclosed = false

  /// Creates the cells of a document, after its byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next cell, or nil at the end.
  mutating func next() -> Cell? {
    guard position < bytes.count || isAfterSeparator else { return nil }
    let start = position
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
      if let end = endOfQuotedCell(from: start + 1) {
        return finish(start + 1..<end, isQuoted: true, end: end + 1)
      }
      let end = endOfLine(from: start)
      return finish(start..<end, isQuoted: false, isMalformed: true, end: end)
    }
    var end = start
    while end < bytes.count, bytes[end] != separator, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end &+= 1
    }
    return finish(start..<end, isQuoted: false, end: end)
  }

  /// Whether the last cell ended its record.
  var isAtStartOfRecord: Bool { column == 0 && !isAfterSeparator }

  /// Skips the rest of the record.
  mutating func skipRecord() {
    let current = row
    while row == current, next() != nil {}
  }

  private mutating func finish(
    _ range: Range<Int>, isQuoted: Bool, isMalformed: Bool = false, end: Int
  ) -> Cell {
    let cell = Cell(
      range: range, isQuoted: isQuoted, isMalformed: isMalformed, row: row, column: column)
    position = end
    isAfterSeparator = false
    guard end < bytes.count else {
      row += 1
      return cell
    }
    if bytes[end] == separator {
      position = end + 1
      column += 1
      isAfterSeparator = true
    } else {
      position = bytes.starts(with: "\r\n", at: end, limit: bytes.count) ? end + 2 : end + 1
      (row, column) = (row + 1, 0)
    }
    return cell
  }

  /// Returns the offset of the quotation mark that ends a cell, or nil.
  private mutating func endOfQuotedCell(from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\"") else {
        if isUnclosed { return nil }
        offset &+= 1
        continue
      }
      guard offset + 1 < bytes.count else { return offset }
      switch bytes[offset + 1] {
      case separator, 0x0A, 0x0D: return offset
      case UInt8(ascii: "\""): offset += 2
      default: offset += 1
      }
    }
    isUnclosed = true
    return nil
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    return end
  }
}
