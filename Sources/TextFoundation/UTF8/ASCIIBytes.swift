/// Classes of ASCII characters as bytes (Infra Standard, section 4.6).
extension UInt8 {
  /// Whether the byte is A to Z or a to z.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is a to z.
  @inlinable @inline(__always)
  package var isASCIILowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is A to Z.
  @inlinable @inline(__always)
  package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is 0 to 9.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The lowercase form of A to Z, and any other byte unchanged.
  @inlinable @inline(__always)
  package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// The value of a hexadecimal digit; nil for other bytes.
  @inlinable
  package var hexadecimalDigit: UInt32? {
    if isASCIIDigit { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) &+ 10 : nil
  }

  /// Returns the hexadecimal digit of a value from 0 to 15.
  @inlinable @inline(__always)
  package static func hexadecimalDigit(of value: UInt8, uppercase: Bool = false) -> UInt8 {
    value &+ (value < 10 ? 0x30 : uppercase ? 0x37 : 0x57)
  }
}

/// The same classes for code points, and digits of any width.
extension UInt32 {
  /// Whether the scalar is A to Z or a to z.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the scalar is 0 to 9.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the scalar is 0 to 9 in ASCII or in full width (U+FF10 to U+FF19).
  @inlinable @inline(__always)
  package var isASCIIOrFullwidthDigit: Bool { isASCIIDigit || self &- 0xFF10 < 10 }

  /// Whether the scalar is A to Z or a to z in full width.
  @inlinable @inline(__always)
  package var isFullwidthLetter: Bool { self &- 0xFF21 < 26 || self &- 0xFF41 < 26 }
}
