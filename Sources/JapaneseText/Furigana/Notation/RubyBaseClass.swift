import TextFoundation

/// The class of a character that can be part of a ruby base without a bar.
///
/// In Aozora Bunko's notation (注記一覧, ルビとルビのかかる文字列), the base is the preceding run of characters of
/// one class, usually kanji, which include 々 仝 〆 〇 ヶ; otherwise a bar precedes the base.
enum RubyBaseClass: Equatable {
  case kanji
  case hiragana
  case katakana
  case letters
  case fullwidthLetters
  case other

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x30F5, 0x30F6: self = .kanji
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .kanji  // variation selectors
    case 0x3041...0x3096, 0x3099, 0x309A, 0x309D, 0x309E: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FE: self = .katakana
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self = .letters
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .fullwidthLetters
    default: self = scalar.isKanji ? .kanji : .other
    }
  }
}
