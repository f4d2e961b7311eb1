/// Characters inside a word that are not part of its spelling.
enum InvisibleCharacters {
  /// Returns whether a scalar is a soft hyphen, a zero-width space, a directional mark, a word joiner
  /// or a byte order mark.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
