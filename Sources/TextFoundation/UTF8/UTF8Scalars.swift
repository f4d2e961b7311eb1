/// A scalar decoded from UTF-8, with its number of bytes.
@usableFromInline
package struct DecodedScalar: Equatable, Sendable {
  /// The code point.
  @usableFromInline package let value: UInt32
  /// The number of its bytes in UTF-8, 1 to 4; fewer if the buffer ends inside the scalar.
  @usableFromInline package let length: Int

  @inlinable init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }
}

extension Unicode.UTF8 {
  /// Returns the length of the sequence that a byte starts, 1 to 4; 1 for continuation bytes, which
  /// start none.
  @inlinable @inline(__always)
  package static func sequenceLength(lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}

/// Decoding of scalars in buffers of valid UTF-8, such as a string's own bytes.
///
/// None of these operations traps or reads outside the buffer; in invalid UTF-8 the results are
/// U+FFFD or unspecified scalars with a length of at least one byte.
extension UnsafeBufferPointer<UInt8> {
  /// Returns whether `offset` is between two scalars, at the start or at the end.
  @inlinable package func isScalarBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return offset == 0 || offset == count }
    return !UTF8.isContinuation(self[offset])
  }

  /// The number of scalars: of bytes other than continuation bytes.
  @inlinable package var scalarCount: Int {
    var count = 0
    for byte in self { count &+= UTF8.isContinuation(byte) ? 0 : 1 }
    return count
  }

  /// Returns the start of the scalar that contains or starts at `offset`, which is clamped to the
  /// buffer; the end of the buffer is returned as it is.
  @inlinable package func scalarStart(atOrBefore offset: Int) -> Int {
    var start = Swift.min(Swift.max(0, offset), count)
    guard start < count else { return start }
    while start > 0, UTF8.isContinuation(self[start]) { start &-= 1 }
    return start
  }

  /// Returns the first scalar boundary at or after `offset`, which is clamped to the buffer.
  @inlinable package func scalarStart(atOrAfter offset: Int) -> Int {
    var start = Swift.max(0, offset)
    guard start < count else { return count }
    while start < count, UTF8.isContinuation(self[start]) { start &+= 1 }
    return start
  }

  /// Returns the scalar that starts at `offset`; nil at the end and outside the buffer.
  @inlinable package func scalar(at offset: Int) -> DecodedScalar? {
    guard offset >= 0, offset < count else { return nil }
    let lead = self[offset]
    if lead < 0x80 { return DecodedScalar(value: UInt32(lead), length: 1) }
    let length = UTF8.sequenceLength(lead: lead)
    guard lead >= 0xC0, offset &+ length <= count else {
      return DecodedScalar(value: 0xFFFD, length: lead >= 0xC0 ? count &- offset : 1)
    }
    var value = UInt32(lead & (0x7F &>> UInt8(truncatingIfNeeded: length)))
    for position in 1..<length {
      value = value &<< 6 | UInt32(self[offset &+ position] & 0x3F)
    }
    return DecodedScalar(value: value, length: length)
  }

  /// Returns the scalar that ends at `offset`; nil at the start and outside the buffer.
  @inlinable package func scalar(before offset: Int) -> DecodedScalar? {
    guard offset > 0, offset <= count else { return nil }
    var start = offset &- 1
    while start > 0, offset &- start < 4, UTF8.isContinuation(self[start]) { start &-= 1 }
    guard let scalar = scalar(at: start), start &+ scalar.length == offset else {
      return DecodedScalar(value: 0xFFFD, length: 1)
    }
    return scalar
  }
}
