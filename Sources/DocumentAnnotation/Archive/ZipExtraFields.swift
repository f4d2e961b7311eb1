/// The numbers of 64 bits that replace those of a header (APPNOTE.TXT, 4.5.3).
///
/// They are in a fixed order, and each is there only if the number in the header is at its maximum.
struct ZipExtraFields {
  private var offset: Int
  private let end: Int

  /// Finds the field of ZIP64 in the extra fields of a header.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound
    while position + 4 <= range.upperBound, let id = bytes.integer16(at: position),
      let length = bytes.integer16(at: position + 2),
      position + 4 + length <= range.upperBound
    {
      if id == 1 {
        (offset, end) = (position + 4, position + 4 + length)
        return
      }
      position += 4 + length
    }
    (offset, end) = (0, 0)
  }

  /// Returns the number that a header field stands for: the next of 64 bits if it is at its
  /// maximum, or nil if that is missing.
  mutating func resolve(_ field: LittleEndianField, in bytes: [UInt8]) -> LittleEndianField? {
    guard bytes.littleEndian(field) == field.maximum else { return field }
    guard offset + 8 <= end else { return nil }
    defer { offset += 8 }
    return LittleEndianField(offset: offset, length: 8)
  }
}
