/// The numbers of 64 bits that replace those of a header (APPNOTE.TXT, 4.5.3).
///
/// They are in a fixed order, and each is there only if the number in the header is at its maximum.
struct ZipExtraFields {
  private var offset: Int
  private let end: Int

  /// Finds the field of ZIP64 in the extra fields of a header.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let field = Self.field(1, in: bytes, range)
    (offset, end) = field.map { ($0.lowerBound + 4, $0.upperBound) } ?? (0, 0)
  }

  /// Returns the range of the first field with an ID, with its header of four bytes.
  static func field(_ id: Int, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var position = range.lowerBound
    while position + 4 <= range.upperBound, let found = bytes.integer16(at: position),
      let length = bytes.integer16(at: position + 2),
      position + 4 + length <= range.upperBound
    {
      if found == id { return position..<position + 4 + length }
      position += 4 + length
    }
    return nil
  }

  /// Returns the field with the value of a header field: the next 64-bit field of the extra data if
  /// the value is the maximum, or nil if that is missing.
  mutating func resolve(_ field: LittleEndianField, in bytes: [UInt8]) -> LittleEndianField? {
    guard bytes.littleEndian(field) == field.maximum else { return field }
    guard offset + 8 <= end else { return nil }
    defer { offset += 8 }
    return LittleEndianField(offset: offset, length: 8)
  }
}
