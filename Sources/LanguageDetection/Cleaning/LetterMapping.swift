import TextFoundation

/// Mappings of single letters: to lowercase, and from a letter and a combining mark to one scalar.
enum LetterMapping {
  /// Returns the lowercase form of an uppercase letter from U+0080 on, and any other scalar
  /// unchanged.
  static func lowercase(_ capital: UInt32) -> UInt32 {
    let rows = LetterMappings.lowercaseRanges
    let value = Int32(truncatingIfNeeded: capital)
    let row = 4 * (0..<rows.count / 4).partitioningIndex { rows[$0 * 4 + 1] >= value }
    guard row < rows.count, value >= rows[row], (value - rows[row]) % rows[row + 2] == 0 else {
      return capital
    }
    return UInt32(truncatingIfNeeded: value + rows[row + 3])
  }

  /// Returns the canonical composition of a letter and a combining mark; nil if there is none.
  static func composite(of base: UInt32, _ mark: UInt32) -> UInt32? {
    guard base <= 0xFFFF, mark <= 0xFFFF else { return nil }
    let rows = LetterMappings.compositions
    let key = base << 16 | mark
    func pair(_ row: Int) -> UInt32 {
      UInt32(rows[row * 3]) << 16 | UInt32(rows[row * 3 + 1])
    }
    let rowCount = rows.count / 3
    let row = (0..<rowCount).partitioningIndex { pair($0) >= key }
    return row < rowCount && pair(row) == key ? UInt32(rows[row * 3 + 2]) : nil
  }
}
