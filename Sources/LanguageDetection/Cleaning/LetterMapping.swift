import TextFoundation

/// Mappings of single letters: to lowercase, and from a letter and a combining mark to one scalar.
enum LetterMapping {
  /// Returns the lowercase form of an uppercase letter from U+0080 on, and any other scalar
  /// unchanged.
  static func lowercase(_ capital: UInt32) -> UInt32 {
    let rows = LetterMappings.lowercaseRanges
    let value = Int32(truncatingIfNeeded: capital)
    var (low, high) = (0, rows.count / 4)
    while low < high {
      let middle = (low + high) / 2
      let row = middle * 4
      if value > rows[row + 1] {
        low = middle + 1
      } else if value < rows[row] {
        high = middle
      } else {
        guard (value - rows[row]) % rows[row + 2] == 0 else { return capital }
        return UInt32(truncatingIfNeeded: value + rows[row + 3])
      }
    }
    return capital
  }

  /// Returns the canonical composition of a letter and a combining mark; nil if there is none.
  static func composite(of base: UInt32, _ mark: UInt32) -> UInt32? {
    guard base <= 0xFFFF, mark <= 0xFFFF else { return nil }
    let rows = LetterMappings.compositions
    let key = base << 16 | mark
    var (low, high) = (0, rows.count / 3)
    while low < high {
      let middle = (low + high) / 2
      let candidate = UInt32(rows[middle * 3]) << 16 | UInt32(rows[middle * 3 + 1])
      if candidate == key { return UInt32(rows[middle * 3 + 2]) }
      if candidate < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
