/// A row of the original CSV with its fifteen columns.
package struct SourceRow: Sendable, Hashable {
  package var surface: ExactText
  package var leftID: Int
  package var rightID: Int
  package var cost: Int
  /// Four levels of part of speech, the conjugation type and the conjugation form.
  package var features: [String]
  package var base: ExactText
  package var reading: ExactText
  package var pronunciation: ExactText
  package var accent: String
  package var rule: String

  /// The order among rows of one surface if it differs from that of `RowOrder`.
  package var rank = 0

  /// Parses a row; throws if it does not have fifteen columns or contains characters that the text
  /// format cannot represent.
  init(_ line: ByteSlice, path: String, number: Int) throws(LexiconError) {
    // Splits by scalars, because a comma before a combining mark is not a separate Character.
    let columns = line.string.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) }
    guard columns.count == 15, let left = Int(columns[1]), let right = Int(columns[2]),
      let cost = Int(columns[3])
    else {
      throw LexiconError(
        .invalidRow, "a row requires fifteen columns, with numbers in the second to fourth",
        path: path, line: number)
    }
    let forbidden: [UInt8] = [UInt8(ascii: "\""), 0x09, 0x0D]
    guard !forbidden.contains(where: { line.firstIndex(of: $0) != nil }) else {
      throw LexiconError(
        .invalidRow, "a row must not contain a quotation mark, tab or carriage return", path: path,
        line: number)
    }
    surface = ExactText(columns[0])
    leftID = left
    rightID = right
    self.cost = cost
    features = Array(columns[4..<10])
    base = ExactText(columns[10])
    reading = ExactText(columns[11])
    pronunciation = ExactText(columns[12])
    accent = columns[13]
    rule = columns[14]
  }

  /// The class of the row, with an empty name.
  var unnamedClass: LexicalClass {
    LexicalClass(name: "", leftID: leftID, rightID: rightID, features: features)
  }

  /// The row as CSV, without a line feed.
  var csv: String {
    "\(surface),\(leftID),\(rightID),\(cost),\(features.joined(separator: ",")),\(base),"
      + "\(reading),\(pronunciation),\(accent),\(rule)"
  }

  /// Returns the accent without the number of morae if that equals the counted number of the
  /// pronunciation.
  func accentNotation(_ rules: KanaRules) -> String {
    let suffix = "/\(rules.morae(in: pronunciation.description))"
    guard accent.hasSuffix(suffix), Int(accent.dropLast(suffix.count)) != nil else { return accent }
    return String(accent.dropLast(suffix.count))
  }

  /// Parses all rows of a file and assigns ranks where they are needed to preserve the order.
  package static func rows(of file: TextFile) throws(LexiconError) -> [SourceRow] {
    var rows: [SourceRow] = []
    var number = 0
    for line in file.lines {
      number += 1
      rows.append(try SourceRow(line, path: file.path, number: number))
    }
    rank(&rows)
    return rows
  }

  private static func rank(_ rows: inout [SourceRow]) {
    var last: [ExactText: Int] = [:]
    for index in rows.indices {
      let surface = rows[index].surface
      if let previous = last[surface] {
        let before = ByteBuffer(rows[previous].csv)
        let here = ByteBuffer(rows[index].csv)
        let descends = RowOrder.compareText(before, here) > 0
        rows[index].rank = rows[previous].rank + (descends ? 1 : 0)
      }
      last[surface] = index
    }
  }
}
