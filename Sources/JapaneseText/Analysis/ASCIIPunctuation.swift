import TextFoundation

/// ASCII punctuation next to Japanese text, which is analyzed like its Japanese counterpart.
///
/// Dictionaries have 、。（） as punctuation, but no ASCII punctuation: MeCab's definition of unknown
/// words makes `,` a verbal noun, so that 今 before it is read as the prefix コン. Replaced for the
/// analysis, `今,` and `(今)` are read as `今、` and `（今）` are; the output retains the characters of the
/// source.
///
/// | characters | analyzed as |
/// | --- | --- |
/// | `,` `.` | 、 。, the punctuation of Japanese text |
/// | `-` `~` | ‐ 〜, which are in dictionaries |
/// | `"` `'` | “ ” ‘ ’, by the side that the Japanese character is on |
/// | `!#&()*+/:;<=>?@[\]^_{\|}` and the grave accent | the full-width form: U+FF01–U+FF5D |
/// | `$` `%` | unchanged: currency and percent signs belong to a number |
enum ASCIIPunctuation {
  /// Returns the scalar that the byte at an offset is analyzed as; `nil` if it is not punctuation,
  /// or is not next to Japanese text.
  ///
  /// A full-width digit or letter is not Japanese text in this sense (２.５), and a character between
  /// a Japanese one and an ASCII digit is not replaced if it may belong to the number (-5, 80/分).
  @inline(__always)
  static func replacement(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let byte = bytes[offset]
    guard byte > 0x20, byte < 0x7F, !byte.isASCIIAlphanumeric else { return nil }
    let isAfter = offset > 0 && bytes[offset - 1] >= 0x80
    let isBefore = offset + 1 < bytes.count && bytes[offset + 1] >= 0xE3
    guard isAfter || isBefore else { return nil }
    return replacement(of: byte, at: offset, in: bytes)
  }

  private static func replacement(
    of byte: UInt8, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32? {
    let previous = bytes.scalar(before: offset)?.value ?? 0
    let next = bytes.scalar(at: offset + 1)?.value ?? 0
    guard !isFullwidthAlphanumeric(previous), isJapanese(previous) || isJapanese(next) else {
      return nil
    }
    let isBeforeDigit = isASCIIDigit(next)
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "%"): return nil
    case UInt8(ascii: "/") where isASCIIDigit(previous): return nil
    case UInt8(ascii: "-"): return isBeforeDigit ? nil : 0x2010
    case UInt8(ascii: "+"): return isBeforeDigit ? nil : 0xFF0B
    case UInt8(ascii: ","): return isBeforeDigit && isNumeral(previous) ? nil : 0x3001
    case UInt8(ascii: "."): return isBeforeDigit ? nil : 0x3002
    case UInt8(ascii: "~"): return 0x301C
    case UInt8(ascii: "\""): return isJapanese(previous) ? 0x201D : 0x201C
    case UInt8(ascii: "'"): return isJapanese(previous) ? 0x2019 : 0x2018
    default: return UInt32(byte) + 0xFEE0
    }
  }

  /// Returns whether a scalar is in the blocks from CJK symbols (U+3001) on, which begin with the
  /// bytes E3 to EF, or is a supplementary ideograph.
  private static func isJapanese(_ scalar: UInt32) -> Bool {
    scalar > 0x3000 && scalar <= 0xFFEF || scalar.isCJKIdeograph
  }

  private static func isFullwidthAlphanumeric(_ scalar: UInt32) -> Bool {
    scalar >= 0xFF10 && scalar <= 0xFF19 || scalar.isFullwidthLetter
  }

  private static func isASCIIDigit(_ scalar: UInt32) -> Bool {
    scalar < 0x80 && UInt8(truncatingIfNeeded: scalar).isASCIIDigit
  }

  private static func isNumeral(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    return "〇零一二三四五六七八九十百千万億兆".unicodeScalars.contains(scalar)
  }
}
