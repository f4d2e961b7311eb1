/// A character set of ISO-2022-JP (RFC 1468).
enum JISCharacterSet: UInt8 {
  case ascii, roman, kanji1978, kanji, katakana, supplementary

  /// The escape sequence that selects the set.
  var escape: [UInt8] {
    let text: StaticString =
      switch self {
      case .ascii: "\u{1B}(B"
      case .roman: "\u{1B}(J"
      case .kanji1978: "\u{1B}$@"
      case .kanji: "\u{1B}$B"
      case .katakana: "\u{1B}(I"
      case .supplementary: "\u{1B}$(D"
      }
    return Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
