import TextFoundation

/// Capitalization of the letters used in romanization.
enum LatinCapitals {
  /// Capitalizes the letter that starts at `offset`; other characters are unchanged.
  static func capitalize(_ bytes: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    let first = bytes[offset]
    if first.isASCIILowercase {
      bytes[offset] = first - 0x20
      return
    }
    guard offset + 1 < bytes.count else { return }
    let second = bytes[offset + 1]
    switch (first, second) {
    // â ê î ô û.
    case (0xC3, 0xA0...0xBE) where second != 0xB7: bytes[offset + 1] = second - 0x20
    // ā ē ī, and ō ū: the capital is the preceding code point.
    case (0xC4, 0x81), (0xC4, 0x93), (0xC4, 0xAB), (0xC5, 0x8D), (0xC5, 0xAB):
      bytes[offset + 1] = second - 1
    default: break
    }
  }
}
