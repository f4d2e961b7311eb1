/// An ill-formed sequence in UTF-8.
package struct InvalidUTF8: Equatable, Sendable {
  /// The offset of the sequence, in bytes from 0.
  package let offset: Int
  /// The length of the sequence, 1 to 3 bytes: a maximal subpart (Unicode 15.0, section 3.9, U+FFFD
  /// Substitution of Maximal Subparts).
  package let length: Int
}

/// Validation and repair of UTF-8, in one pass over the bytes.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the first ill-formed sequence at or after `start`, or nil if there is none.
  ///
  /// Runs of ASCII are skipped eight bytes at a time.
  package func firstInvalidUTF8(from start: Int = 0) -> InvalidUTF8? {
    guard let base = UnsafeRawPointer(baseAddress) else { return nil }
    var offset = Swift.max(0, start)
    while offset < count {
      let lead = self[offset]
      if lead < 0x80 {
        while offset &+ 8 <= count,
          base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset &+= 8
        }
        while offset < count, self[offset] < 0x80 { offset &+= 1 }
        continue
      }
      // Three bytes without restrictions on the second: nearly all Japanese text.
      if lead & 0xF0 == 0xE0, lead != 0xE0, lead != 0xED, offset &+ 2 < count,
        self[offset &+ 1] & 0xC0 == 0x80, self[offset &+ 2] & 0xC0 == 0x80
      {
        offset &+= 3
        continue
      }
      let sequence = sequence(at: offset)
      guard sequence.isComplete else { return InvalidUTF8(offset: offset, length: sequence.length) }
      offset &+= sequence.length
    }
    return nil
  }

  /// Returns the bytes with each maximal ill-formed subpart replaced by U+FFFD, like
  /// `String(decoding:as:)` and the WHATWG Encoding Standard.
  package func repairingUTF8() -> [UInt8] {
    var repaired: [UInt8] = []
    repaired.reserveCapacity(count)
    var offset = 0
    while let invalid = firstInvalidUTF8(from: offset) {
      repaired.append(contentsOf: self[offset..<invalid.offset])
      repaired.append(contentsOf: [0xEF, 0xBF, 0xBD])
      offset = invalid.offset &+ invalid.length
    }
    repaired.append(contentsOf: self[offset...])
    return repaired
  }

  /// Returns the length of the sequence or maximal subpart that starts at a byte above 0x7F
  /// (Unicode Standard, table 3-7).
  private func sequence(at offset: Int) -> (length: Int, isComplete: Bool) {
    let lead = self[offset]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let expected: Int
    switch lead {
    case 0xC2...0xDF: expected = 2
    case 0xE0...0xEF:
      expected = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      expected = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return (1, false)
    }
    guard offset &+ 1 < count, second.contains(self[offset &+ 1]) else { return (1, false) }
    var length = 2
    while length < expected {
      guard offset &+ length < count, self[offset &+ length] & 0xC0 == 0x80 else {
        return (length, false)
      }
      length &+= 1
    }
    return (length, true)
  }
}
