import TextFoundation

/// The test for Latin words that are fragments of code, hashes, identifiers or measures rather than
/// words of a language.
///
/// - A word next to a digit: `mp3`, `4k`, and the letters of hashes, UUIDs and Base64.
/// - A part of an identifier with underscores: `max_value`, `__init__`; but `_stressed_` is a word.
/// - A word with two or more capitals after lowercase letters: `getElementById`. One such capital
///   proves nothing: Irish has `nGaeilge`, Zulu `isiZulu`, English `YouTube`.
/// - A hexadecimal group of a UUID without digits.
/// - The symbol of a unit after a number: `10 km`, `60 km/h`.
/// - A placeholder of one letter after `%`: `%s`.
enum CodeFragment {
  /// Returns whether a word is a fragment of code.
  ///
  /// - Parameters:
  ///   - word: a Latin word with its start and end.
  ///   - caseBits: the case of its letters, the last in the lowest bit; 1 is lowercase.
  ///   - bytes: the text.
  /// - Returns: `true` if the word says nothing about the language.
  static func contains(
    _ word: LetterWord, caseBits: UInt64, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let before = word.start > 0 ? bytes[word.start &- 1] : 0
    let after = word.end < bytes.count ? bytes[word.end] : 0
    if before.isASCIIDigit || after.isASCIIDigit { return true }
    let count = min(word.end &- word.start, 64)
    if count > 4 {
      let changes = (caseBits &>> 1) & ~caseBits
      let mask = UInt64.max &>> UInt64(64 &- count &+ 1)
      if (changes & mask).nonzeroBitCount > 1 { return true }
    }
    if before == UInt8(ascii: " "), after == before || after == 0,
      !bytes[max(0, word.start &- 2)].isASCIIDigit
    {
      return false
    }
    return isSurrounded(word, by: before, after, in: bytes)
  }

  private static func isSurrounded(
    _ word: LetterWord, by before: UInt8, _ after: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch before {
    case UInt8(ascii: "_"):
      if word.start > 1, bytes[word.start &- 2].isIdentifierByte { return true }
    case UInt8(ascii: "-"):
      if isHexadecimalGroup(word, in: bytes) { return true }
    case UInt8(ascii: "%"), UInt8(ascii: "$"):
      if word.end &- word.start == 1 { return true }
    case UInt8(ascii: " "), UInt8(ascii: "/"), 0xA0:
      if UnitSymbols.contains(word, in: bytes) { return true }
    default: break
    }
    return after == UInt8(ascii: "_") && word.end &+ 1 < bytes.count
      && bytes[word.end &+ 1].isIdentifierByte
  }

  /// The minimum length of a run of hexadecimal digits and hyphens that is an identifier.
  private static let minimumHexadecimalLength = 20
  private static let maximumHexadecimalLength = 64

  private static func isHexadecimalGroup(
    _ word: LetterWord, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (start, end) = (word.start, word.start)
    while end < bytes.count, end &- start < maximumHexadecimalLength,
      bytes[end].isHexadecimalOrHyphen
    {
      end &+= 1
    }
    guard end >= word.end else { return false }
    while start > 0, end &- start < maximumHexadecimalLength,
      bytes[start &- 1].isHexadecimalOrHyphen
    {
      start &-= 1
    }
    return end &- start >= minimumHexadecimalLength
  }
}

/// The symbols of units, which have no language after a number.
enum UnitSymbols {
  /// Units of the SI and of computers as written after numbers; no symbol that is a word of an
  /// alphabetic language (`in`, `a`).
  private static let symbols: Set<UInt32> = Set(
    [
      "km", "m", "cm", "mm", "nm", "kg", "g", "mg", "t", "l", "ml", "dl", "cl", "s", "ms", "ns",
      "min", "h", "Hz", "kHz", "MHz", "GHz", "B", "kB", "KB", "MB", "GB", "TB", "PB", "KiB", "MiB",
      "GiB", "TiB", "bit", "bps", "kbps", "Mbps", "Gbps", "W", "kW", "MW", "GW", "kWh", "V", "kV",
      "mV", "mA", "mAh", "dB", "Pa", "hPa", "kPa", "MPa", "N", "J", "kJ", "cal", "kcal", "mol",
      "lm",
      "lx", "ha", "fps", "dpi", "ppi", "px", "pt", "em", "rem", "rpm", "mph", "ppm", "C", "F", "K",
    ].map { key($0.utf8) })

  private static let maximumLength = 4
  /// The maximum distance between a number and the end of its unit: `km/h`.
  private static let maximumDistance = 8

  /// Returns whether a word is a unit that follows a number, directly after a space or in a
  /// quotient.
  static func contains(_ word: LetterWord, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = word.end &- word.start
    guard count <= maximumLength, follows(number: bytes, at: word.start),
      count == word.letterCount
    else { return false }
    return symbols.contains(key(bytes[word.start..<word.end]))
  }

  private static func follows(number bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var offset = start
    let limit = max(0, start &- maximumDistance)
    while offset > limit {
      let byte = bytes[offset &- 1]
      guard byte.isASCIILetter || byte == UInt8(ascii: "/") else { break }
      offset &-= 1
    }
    if offset > 0, bytes[offset &- 1] == 0x20 {
      offset &-= 1
    } else if offset > 1, bytes[offset &- 1] == 0xA0, bytes[offset &- 2] == 0xC2 {
      offset &-= 2
    }
    return offset > 0 && bytes[offset &- 1].isASCIIDigit
  }

  private static func key(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 &<< 8 | UInt32($1) }
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") }

  fileprivate var isHexadecimalOrHyphen: Bool {
    isASCIIDigit || self == UInt8(ascii: "-") || (self | 0x20) &- 0x61 < 6
  }
}
