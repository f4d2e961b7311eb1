/// The strings of patterns as UTF-16 code units of the Basic Multilingual Plane.
///
/// Characters above U+FFFF are in no pattern.
enum PatternKey {
  /// The code unit of the end of a line, which sorts after all characters.
  static let endOfLine: UInt16 = 0xFFFF
  /// The code unit of characters that are in no pattern.
  static let other: UInt16 = 0xFFFE

  /// Returns the code unit of a character as ``LineUnits`` decodes it.
  static func unit(_ character: UInt32) -> UInt16 {
    character < UInt32(other) ? UInt16(character) : other
  }

  /// Appends the code units of UTF-8 text to `key`; returns false if a character is in no pattern.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt16]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let (character, _, width) = LineUnits.unit(
        UnsafeBufferPointer(rebasing: bytes[offset...]))
      let unit = unit(character)
      guard unit != other else { return false }
      key.append(unit)
      offset += width
    }
    return true
  }

  /// Returns the UTF-8 text of code units without ends of lines.
  static func bytes(_ units: ArraySlice<UInt16>) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in units {
      switch unit {
      case ..<0x80: bytes.append(UInt8(unit))
      case ..<0x800: bytes += [UInt8(0xC0 | unit >> 6), UInt8(0x80 | unit & 0x3F)]
      default:
        bytes += [
          UInt8(0xE0 | unit >> 12), UInt8(0x80 | unit >> 6 & 0x3F), UInt8(0x80 | unit & 0x3F),
        ]
      }
    }
    return bytes
  }
}
