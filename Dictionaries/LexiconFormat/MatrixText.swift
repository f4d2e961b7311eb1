/// The matrix of connection costs as text.
///
/// The first line contains the numbers of rows and columns. Each following line is a row (for the
/// right id of the preceding word) with its costs by column (for the left id of the following
/// word), separated by spaces; `335x4` denotes four equal costs.
package enum MatrixText {
  /// Returns the numbers of rows and columns.
  package static func size(of file: TextFile) throws(LexiconError) -> (rows: Int, columns: Int) {
    var lines = file.lines
    guard let line = lines.next(), let space = line.firstIndex(of: UInt8(ascii: " ")),
      let rows = line.prefix(space).decimal, let columns = line.dropFirst(space + 1).decimal,
      (1...65_535).contains(rows), (1...65_535).contains(columns)
    else {
      throw file.problem(
        .invalidTable, "the first line of the matrix must contain its numbers of rows and columns",
        1)
    }
    return (rows, columns)
  }

  /// Returns MeCab's `matrix.def`: the size, then `row column cost` for each cell.
  package static func definition(from file: TextFile) throws(LexiconError) -> ByteBuffer {
    let size = try size(of: file)
    let output = ByteBuffer(capacity: size.rows * size.columns * 14)
    var lines = file.lines
    output.append(lines.next() ?? file.bytes.slice)
    output.append(0x0A)
    let columnNames = ByteBuffer(capacity: 6 * size.columns)
    let columnEnds = UnsafeMutablePointer<Int>.allocate(capacity: size.columns)
    defer { columnEnds.deallocate() }
    for column in 0..<size.columns {
      columnNames.append(decimal: column)
      columnNames.append(0x20)
      columnEnds[column] = columnNames.count
    }
    let rowName = ByteBuffer()
    var row = 0
    while let line = lines.next() {
      rowName.removeAll()
      rowName.append(decimal: row)
      rowName.append(0x20)
      var column = 0
      var rest = line
      while rest.count > 0 {
        let length = rest.firstIndex(of: 0x20) ?? rest.count
        let item = rest.prefix(length)
        rest = rest.dropFirst(min(length &+ 1, rest.count))
        let separator = item.count < 3 ? nil : item.firstIndex(of: UInt8(ascii: "x"))
        let cost = separator.map { item.prefix($0) } ?? item
        let times = separator.map { item.dropFirst($0 + 1).decimal ?? 0 } ?? 1
        guard let value = cost.decimal, value >= -32_768, value <= 32_767, times > 0,
          column &+ times <= size.columns, row < size.rows
        else {
          throw problem(
            "“\(item.string)” is not a valid cost, or exceeds the number of columns", file, row)
        }
        let end = column &+ times
        while column < end {
          output.append(rowName)
          let start = column == 0 ? 0 : columnEnds[column &- 1]
          output.append(
            ByteSlice(start: columnNames.start + start, count: columnEnds[column] &- start))
          output.append(cost)
          output.append(0x0A)
          column &+= 1
        }
      }
      if column != size.columns {
        throw problem("the row has \(column) costs instead of \(size.columns)", file, row)
      }
      row &+= 1
    }
    if row != size.rows {
      throw problem("the matrix has \(row) rows instead of \(size.rows)", file, row - 1)
    }
    return output
  }

  /// Parses MeCab's `matrix.def` into rows of costs.
  package static func costs(of file: TextFile) throws(LexiconError) -> [[Int]] {
    let size = try size(of: file)
    var rows = [[Int]](repeating: [Int](repeating: 0, count: size.columns), count: size.rows)
    var number = 0
    for line in file.lines {
      number += 1
      if number == 1 || line.count == 0 { continue }
      let values = line.string.split(separator: " ").map { Int($0) }
      guard values.count == 3, let row = values[0], let column = values[1], let cost = values[2],
        rows.indices.contains(row), rows[row].indices.contains(column)
      else {
        throw problem("a line is a row, a column and a cost", file, number - 2)
      }
      rows[row][column] = cost
    }
    return rows
  }

  /// Returns the text for rows of costs.
  package static func text(_ rows: [[Int]]) -> ByteBuffer {
    let output = ByteBuffer(capacity: rows.count * (rows.first?.count ?? 0) * 6)
    output.append("\(rows.count) \(rows.first?.count ?? 0)\n")
    for row in rows {
      var column = 0
      while column < row.count {
        var end = column + 1
        while end < row.count && row[end] == row[column] { end += 1 }
        if column > 0 { output.append(0x20) }
        output.append(decimal: row[column])
        if end - column > 1 {
          output.append("x")
          output.append(decimal: end - column)
        }
        column = end
      }
      output.append(0x0A)
    }
    return output
  }

  private static func problem(_ message: String, _ file: TextFile, _ row: Int) -> LexiconError {
    LexiconError(.invalidTable, message, path: file.path, line: row + 2)
  }
}
