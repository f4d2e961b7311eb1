import TextFoundation

/// The kinds of characters that a word is written with.
struct SurfaceScripts: OptionSet, Sendable {
  let rawValue: UInt8

  /// The hiragana ぁ–ゖ, and those of the kana supplement blocks.
  static let hiragana = Self(rawValue: 1)
  /// The katakana ァ–ヺ, ー, and small extensions.
  static let katakana = Self(rawValue: 2)
  /// Ideographs, 々, 〆, 〇 and 〻.
  static let kanji = Self(rawValue: 4)
  /// Latin, Greek, Cyrillic and other letters, and digits.
  static let letters = Self(rawValue: 8)
  /// All other characters.
  static let other = Self(rawValue: 16)

  static let kana: Self = [.hiragana, .katakana]
  /// The kinds that have readings.
  static let read: Self = [.hiragana, .katakana, .kanji]

  /// Creates the set of kinds of a text's characters.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scripts: SurfaceScripts = []
    var offset = 0
    while offset < bytes.count {
      let (kind, length) = Self.kind(in: bytes, at: offset)
      scripts.insert(kind)
      offset += length
    }
    self = scripts
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  func intersects(_ other: SurfaceScripts) -> Bool { rawValue & other.rawValue != 0 }

  /// Returns the kind of the scalar at an offset, and its length in bytes.
  static func kind(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (kind: SurfaceScripts, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      return (lead.isASCIIAlphanumeric ? .letters : .other, 1)
    }
    // The ideographs U+5000–9FFF.
    if lead >= 0xE5, lead <= 0xE9 { return (.kanji, 3) }
    if lead == 0xE3, let kana = kana(in: bytes, at: offset) { return (kana, 3) }
    guard let scalar = bytes.scalar(at: offset) else { return (.other, 1) }
    return (kind(of: scalar.value), scalar.length)
  }

  /// Returns the kind of a letter of the blocks Hiragana and Katakana, which begin with E3.
  private static func kana(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> SurfaceScripts? {
    guard offset + 2 < bytes.count else { return nil }
    switch (bytes[offset + 1], bytes[offset + 2]) {
    case (0x81, 0x81...0xBF), (0x82, 0x80...0x96): return .hiragana
    case (0x82, 0xA1...0xBF), (0x83, 0x80...0xBA), (0x83, 0xBC): return .katakana
    default: return nil
    }
  }

  static func kind(of scalar: UInt32) -> SurfaceScripts {
    switch scalar {
    case 0x3041...0x3096, 0x1B001...0x1B11F, 0x1B150...0x1B152: return .hiragana
    case 0x30A1...0x30FA, 0x30FC, 0x31F0...0x31FF, 0x1B000, 0x1B164...0x1B167: return .katakana
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: return .letters
    default: break
    }
    if scalar.isCJKIdeograph || scalar.isKanji { return .kanji }
    guard let scalar = Unicode.Scalar(scalar) else { return .other }
    let isLetter =
      switch scalar.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        true
      default: false
      }
    return isLetter ? .letters : .other
  }
}
