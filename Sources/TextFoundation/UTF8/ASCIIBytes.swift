/// Classes of ASCII characters as bytes (Infra Standard, section 4.6).
extension UInt8 {
  /// Whether the byte is A to Z or a to z.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is 0 to 9.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The lowercase form of A to Z, and any other byte unchanged.
  @inlinable @inline(__always)
  package var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit; nil for other bytes.
  @inlinable
  package var hexadecimalDigit: UInt32? {
    if isASCIIDigit { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) &+ 10 : nil
  }
}
