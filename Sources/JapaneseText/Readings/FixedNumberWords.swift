import TextFoundation

/// The table of ``FixedNumberRows``, by the first character of the words.
struct FixedNumberWords: Sendable {
  /// A word with its reading and the conditions of its context.
  struct Row: Equatable, Sendable {
    let surface: [UInt8]
    let reading: [UInt8]
    let next: [[UInt8]]
    let notNext: [[UInt8]]
    let notAfter: [[UInt8]]
  }

  static let standard = FixedNumberWords(rows: FixedNumberRows.rows)

  /// The rows with the same first character, the longest surface first.
  private let rows: [UInt32: [Row]]
  /// Malformed lines, unchanged; tests check that there are none.
  let malformedRows: [Substring]

  init(rows table: String) {
    var rows: [UInt32: [Row]] = [:]
    var malformed: [Substring] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      guard let parsed = Self.rows(of: line) else {
        malformed.append(line)
        continue
      }
      for (first, row) in parsed { rows[first, default: []].append(row) }
    }
    self.rows = rows.mapValues { $0.sorted { $0.surface.count > $1.surface.count } }
    malformedRows = malformed
  }

  private static func rows(of line: Substring) -> [(UInt32, Row)]? {
    let fields = line.split(separator: " ")
    guard fields.count >= 2 else { return nil }
    var (next, notNext, notAfter): ([[UInt8]], [[UInt8]], [[UInt8]]) = ([], [], [])
    for field in fields.dropFirst(2) {
      guard let colon = field.firstIndex(of: ":") else { return nil }
      let texts = field[field.index(after: colon)...].split(separator: ",").map { Array($0.utf8) }
      switch field[..<colon] {
      case "next": next = texts
      case "not": notNext = texts
      case "notAfter": notAfter = texts
      default: return nil
      }
    }
    return fields[0].split(separator: "|").compactMap { surface in
      surface.unicodeScalars.first.map { first in
        let row = Row(
          surface: Array(surface.utf8), reading: Array(fields[1].utf8), next: next,
          notNext: notNext, notAfter: notAfter)
        return (first.value, row)
      }
    }
  }

  /// Returns the longest word that starts at an offset and fits its context; nil if no word does,
  /// or if a numeral or 第 precedes or a numeral follows.
  func row(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Row? {
    guard let first = bytes.scalar(at: start), let candidates = rows[first.value] else {
      return nil
    }
    // A space may precede a unit: 200 万人.
    var end = start
    if end > 0, bytes[end &- 1] == 0x20 { end &-= 1 }
    if let last = bytes.scalar(before: end), isNumeral(last, at: end &- last.length, bytes) {
      return nil
    }
    return candidates.first { fits($0, at: start, in: bytes) }
  }

  private func fits(_ row: Row, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.contains(row.surface, at: start) else { return false }
    let end = start &+ row.surface.count
    if let next = bytes.scalar(at: end), isNumeral(next, at: end, bytes) { return false }
    guard row.next.isEmpty || row.next.contains(where: { bytes.contains($0, at: end) }) else {
      return false
    }
    if row.notNext.contains(where: { bytes.contains($0, at: end) }) { return false }
    return !row.notAfter.contains { bytes.contains($0, at: start &- $0.count) }
  }

  private func isNumeral(
    _ scalar: DecodedScalar, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes.numeralSymbol(at: offset) != nil || Indefinite.morpheme(scalar.value) != nil
      || scalar.value == 0x7B2C
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether `text` occurs at an offset, which may be out of bounds.
  fileprivate func contains(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset &+ text.count <= count else { return false }
    return text.indices.allSatisfy { self[offset &+ $0] == text[$0] }
  }
}
