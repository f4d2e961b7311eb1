/// A character set of ISO-2022-JP (RFC 1468).
enum JISCharacterSet: UInt8, CaseIterable {
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

  /// Creates the set that an escape sequence at an offset selects, or nil if no sequence is there.
  init?<Bytes: RandomAccessCollection<UInt8>>(escapeAt offset: Int, in bytes: Bytes)
  where Bytes.Index == Int {
    guard offset < bytes.endIndex, bytes[offset] == 0x1B,
      let set = Self.allCases.first(where: { bytes[offset...].starts(with: $0.escape) })
    else { return nil }
    self = set
  }
}
