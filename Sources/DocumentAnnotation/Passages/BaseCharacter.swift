/// The class of a character, by which ruby without ｜ finds its base.
enum BaseCharacter {
  case kanji, hiragana, katakana, letter, other

  /// Returns the class of a scalar; U+FFFC, which represents a character without a code, is a kanji.
  init(_ scalar: UInt32) {
    switch scalar {
    // 々 〆 〇 仝 ヶ and the ideographs.
    case 0x3005...0x3007, 0x303B, 0x30F6, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF, 0xFFFC:
      self = .kanji
    case 0x3041...0x3096, 0x309D, 0x309E: self = .hiragana
    case 0x30A1...0x30F5, 0x30F7...0x30FA, 0x30FC...0x30FE: self = .katakana
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      self = .letter
    default: self = .other
    }
  }

  /// Returns whether a scalar is a digit, which may start or end the base of an inserted reading.
  static func isDigit(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0xFF10...0xFF19).contains(scalar)
  }
}
