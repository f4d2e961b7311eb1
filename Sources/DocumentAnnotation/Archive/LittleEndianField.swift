/// A number of an archive in little-endian order, which may be rewritten.
struct LittleEndianField: BitwiseCopyable {
  let offset: Int
  /// The length in bytes, at most 8.
  let length: Int

  /// The greatest number that fits, as far as `Int` has it.
  var maximum: Int { length >= 8 ? Int.max : 1 << (8 * length) - 1 }

  /// Returns the bytes of a number.
  func bytes(of value: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

extension [UInt8] {
  /// Returns an unsigned number in little-endian order, or nil beyond the end or above `Int.max`.
  func littleEndian(_ field: LittleEndianField) -> Int? {
    guard field.offset >= 0, field.offset <= count - field.length else { return nil }
    var value: UInt64 = 0
    for index in (0..<field.length).reversed() {
      value = value << 8 | UInt64(self[field.offset + index])
    }
    return Int(exactly: value)
  }

  /// Returns a number of two bytes.
  func integer16(at offset: Int) -> Int? {
    littleEndian(LittleEndianField(offset: offset, length: 2))
  }

  /// Returns a number of four bytes.
  func integer32(at offset: Int) -> Int? {
    littleEndian(LittleEndianField(offset: offset, length: 4))
  }
}
