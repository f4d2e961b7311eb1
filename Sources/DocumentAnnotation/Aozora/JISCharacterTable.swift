/// The characters of JIS X 0213 that Aozora texts name by plane, row and cell, such as 第3水準1-84-77:
/// the kanji of levels 3 and 4, and the symbols of row 2.
enum JISCharacterTable {
  /// Returns the character that a note names, or nil.
  ///
  /// - Parameter note: the content of a note, such as `「てへん＋劣」、第3水準1-84-77`.
  /// - Returns: a character; nil also for characters that are written with several scalars.
  static func scalar(for note: String) -> Unicode.Scalar? {
    for field in note.split(separator: "、").reversed() {
      let start = field.lastIndex { $0 == "準" }.map { field.index(after: $0) } ?? field.startIndex
      let numbers = field[start...].split(separator: "-", omittingEmptySubsequences: false)
      guard numbers.count == 3, let plane = Int(numbers[0]), let row = Int(numbers[1]),
        let cell = Int(numbers[2]), (1...94).contains(cell),
        let characters = rows[Row(plane: plane, row: row)]
      else { continue }
      let scalar = characters[cell - 1]
      return scalar == "\u{3000}" ? nil : scalar
    }
    return nil
  }

  private struct Row: Hashable {
    let plane: Int
    let row: Int
  }

  /// The rows with their 94 cells; an ideographic space is a cell without a character, or with a
  /// sequence of characters.
  private static let rows: [Row: [Unicode.Scalar]] = {
    let lines = text.split(separator: "\n")
    var rows: [Row: [Unicode.Scalar]] = [:]
    for (row, line) in zip(numbers, lines) {
      rows[Row(plane: row.0, row: row.1)] = Array(line.unicodeScalars)
    }
    return rows
  }()

  private static let numbers: [(Int, Int)] =
    [(1, 2), (1, 14), (1, 15), (1, 47)] + (84...94).map { (1, $0) }
    + [1, 3, 4, 5, 8, 12, 13, 14, 15].map { (2, $0) } + (78...94).map { (2, $0) }
}
