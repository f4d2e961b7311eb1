import TextFoundation

/// Bytes with a meaning in the HTML tokenizer (WHATWG HTML, section 13.2.5).
extension UInt8 {
  /// Whether the byte is TAB, LF, FF, CR or space.
  @inline(__always) var isMarkupSpace: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C)
  }

  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let ampersand = UInt8(ascii: "&")
  static let hyphen = UInt8(ascii: "-")
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes at `offset` equal `text`, ignoring the case of ASCII letters.
  ///
  /// `text` must be in lower case.
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset &+ length <= count else { return false }
    for index in 0..<length
    where self[offset &+ index].asciiLowercased != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the offset of the first occurrence of a byte at or after `offset`, or nil.
  func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    guard let base = UnsafeRawPointer(baseAddress) else { return nil }
    var offset = offset
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while offset &+ 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ pattern
      let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count {
      if self[offset] == byte { return offset }
      offset &+= 1
    }
    return nil
  }
}
