/// The byte classes of the HTML tokenizer (WHATWG HTML, section 13.2.5; Infra, section 4.6).
extension UInt8 {
  /// TAB, LF, FF, CR or space.
  @inline(__always) var isMarkupSpace: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C)
  }

  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// A to Z as a to z, any other byte as it is.
  @inline(__always) var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit; nil for other bytes.
  var hexadecimalDigit: UInt32? {
    if isASCIIDigit { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) &+ 10 : nil
  }

  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let ampersand = UInt8(ascii: "&")
  static let hyphen = UInt8(ascii: "-")
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes at `offset` are these, ASCII letters of any case; `text` is in lower case.
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset &+ length <= count else { return false }
    for place in 0..<length
    where self[offset &+ place].asciiLowercased != text.utf8Start[place] {
      return false
    }
    return true
  }

  /// The first place of a byte from `offset` on; nil if there is none.
  func firstPlace(of byte: UInt8, from offset: Int) -> Int? {
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
