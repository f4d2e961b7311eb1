internal import TextFoundation

/// An escape in a JSON string (RFC 8259, section 7).
struct JSONEscape {
  /// The character; U+FFFD for a surrogate without its other half.
  let scalar: Unicode.Scalar
  /// The number of bytes of the escape, or of both escapes of a surrogate pair.
  let length: Int

  /// Creates the escape that starts at an offset with a backslash.
  init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, limit: Int) {
    guard offset + 1 < limit else {
      (scalar, length) = ("\\", 1)
      return
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "n"): (scalar, length) = ("\n", 2)
    case UInt8(ascii: "r"): (scalar, length) = ("\r", 2)
    case UInt8(ascii: "t"): (scalar, length) = ("\t", 2)
    case UInt8(ascii: "b"): (scalar, length) = ("\u{8}", 2)
    case UInt8(ascii: "f"): (scalar, length) = ("\u{C}", 2)
    case UInt8(ascii: "u"):
      guard let unit = Self.unit(in: bytes, at: offset, limit: limit) else {
        (scalar, length) = ("\u{FFFD}", 2)
        return
      }
      if unit & 0xFC00 == 0xD800, let low = Self.unit(in: bytes, at: offset + 6, limit: limit),
        low & 0xFC00 == 0xDC00
      {
        let value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
        (scalar, length) = (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
      } else {
        (scalar, length) = (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
      }
    case let byte where byte < 0x80: (scalar, length) = (Unicode.Scalar(byte), 2)
    default: (scalar, length) = ("\\", 1)
    }
  }

  /// Returns the code unit of an escape `\uXXXX`.
  private static func unit(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, limit: Int
  ) -> UInt32? {
    guard bytes.starts(with: #"\u"#, at: offset, limit: limit), offset + 6 <= limit else {
      return nil
    }
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = bytes[index].hexadecimalDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
