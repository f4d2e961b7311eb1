/// Percent-encoding of bytes in addresses (RFC 3986, section 2.1).
@usableFromInline
package enum PercentEncoding {
  /// Returns an address, or a part of it, with all bytes encoded except those that a closure accepts.
  @inlinable
  package static func encode(
    _ bytes: some Sequence<UInt8>, unless isUnescaped: (UInt8) -> Bool
  ) -> String {
    var encoded: [UInt8] = []
    for byte in bytes {
      if isUnescaped(byte) { encoded.append(byte) } else { append(byte, to: &encoded) }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Appends `%` and the two hexadecimal digits of a byte, in upper case (RFC 3986, 2.1).
  @inlinable
  package static func append(_ byte: UInt8, to encoded: inout [UInt8]) {
    encoded.append(UInt8(ascii: "%"))
    encoded.append(.hexadecimalDigit(of: byte &>> 4, uppercase: true))
    encoded.append(.hexadecimalDigit(of: byte & 0xF, uppercase: true))
  }

  /// Returns the byte that is encoded at an index; nil unless `%` and two hexadecimal digits are
  /// there.
  @inlinable
  package static func byte(
    in bytes: some RandomAccessCollection<UInt8>, at offset: Int
  ) -> UInt8? {
    guard offset >= 0, offset <= bytes.count &- 3 else { return nil }
    let index = bytes.index(bytes.startIndex, offsetBy: offset)
    let first = bytes.index(after: index)
    guard bytes[index] == UInt8(ascii: "%"), let high = bytes[first].hexadecimalDigit,
      let low = bytes[bytes.index(after: first)].hexadecimalDigit
    else { return nil }
    return UInt8(truncatingIfNeeded: high &<< 4 | low)
  }

  /// Returns the decoded bytes; a `%` without two digits after it is unchanged (WHATWG URL, 1.3).
  @inlinable
  package static func decode(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    let count = bytes.count
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var offset = 0
    while offset < count {
      if let byte = byte(in: bytes, at: offset) {
        decoded.append(byte)
        offset &+= 3
      } else {
        decoded.append(bytes[bytes.index(bytes.startIndex, offsetBy: offset)])
        offset &+= 1
      }
    }
    return decoded
  }
}
