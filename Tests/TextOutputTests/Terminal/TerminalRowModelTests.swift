import MarkupText
import TestSupport
import Testing

@testable import TextLayout
@testable import TextOutput

/// A row of cells against an array of strings.
@Suite struct TerminalRowModelTests {
  /// A string for each column; nil for a column covered by the character to the left.
  private struct Model {
    var columns: [String?] = []
    let limit: Int

    mutating func clear(_ range: Range<Int>) {
      while columns.count < range.upperBound { columns.append(" ") }
      for column in range {
        var start = column
        while start > 0, columns[start] == nil { start -= 1 }
        var end = start + 1
        while end < columns.count, columns[end] == nil { end += 1 }
        for index in start..<end { columns[index] = " " }
      }
    }

    mutating func put(_ text: String, _ count: Int, _ column: Int) {
      guard column >= 0, count > 0, column + count <= limit else { return }
      clear(column..<column + count)
      columns[column] = text.isEmpty ? " " : text
      for index in column + 1..<column + count { columns[index] = nil }
    }

    mutating func join(_ marks: String, _ column: Int) {
      guard column > 0, column <= columns.count else { return }
      var start = column - 1
      while columns[start] == nil { start -= 1 }
      columns[start]?.unicodeScalars.append(contentsOf: marks.unicodeScalars)
    }
  }

  private func columns(_ row: TerminalRow) -> [String?] {
    row.cells.map { cell in
      if cell.columns == 0 { return nil }
      if cell.length == 0 { return " " }
      return String(decoding: row.text[cell.start..<cell.start + cell.length], as: UTF8.self)
    }
  }

  @Test func randomWritesMatchTheModel() {
    var random = SeededGenerator(seed: 71)
    for round in 0..<300 {
      let limit = [1, 2, 7, 16].randomElement(using: &random) ?? 16
      var row = TerminalRow(limit: limit)
      var model = Model(limit: limit)
      for step in 0..<40 {
        let column = Int.random(in: -1...limit, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6:
          let (text, count) =
            [("a", 1), ("漢", 2), ("\u{FDFD}", 4), ("", 1), ("e\u{301}", 1), ("x", 0)]
            .randomElement(using: &random) ?? ("", 0)
          row.put(Array(text.utf8), columns: count, at: column, CellStyle())
          model.put(text, count, column)
        case 6..<8:
          let marks = ["\u{301}", "\u{3099}\u{302}"].randomElement(using: &random) ?? ""
          row.join(Array(marks.utf8), before: column)
          model.join(marks, column)
        case 8:
          let range = max(column, 0)..<min(limit, max(column, 0) + 3)
          row.fill(range, .white)
          if !range.isEmpty { model.clear(range) }
        default:
          // A translucent color and a decoration keep the characters.
          let range = max(column, 0)..<min(limit, max(column, 0) + 3)
          row.fill(range, CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5))
          row.decorate(range) { $0.underline = .wavy }
          while model.columns.count < range.upperBound { model.columns.append(" ") }
        }
        if columns(row) != model.columns {
          Issue.record("round \(round), step \(step): \(columns(row)), not \(model.columns)")
        }
      }
      row.removeAll()
      #expect(row.cells.isEmpty && row.text.isEmpty)
    }
  }
}
