/// The end of a ZIP archive: where its central directory is (APPNOTE.TXT, 4.3.14 to 4.3.16).
struct ZipEndRecord {
  /// The range of the central directory in the file.
  let directory: Range<Int>
  /// The number of entries.
  let entryCount: Int
  /// What is added to the offsets in the archive: the number of bytes that precede it in the file.
  let base: Int
  /// The numbers that are offsets, with what they refer to: the central directory, and the end record
  /// of ZIP64.
  let offsetFields: [(field: LittleEndianField, target: Int)]
  /// The numbers that are the size of the central directory.
  let sizeFields: [LittleEndianField]

  /// Finds the end record, which may be followed by a comment.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    guard let end = Self.offset(in: bytes) else {
      throw DocumentError(
        .archiveDamaged, "the archive has no end record (the file may be incomplete)")
    }
    var sizes = [LittleEndianField(offset: end + 12, length: 4)]
    var fields = [LittleEndianField(offset: end + 16, length: 4)]
    var recordField: (field: LittleEndianField, target: Int)?
    var (count, size, offset) = (
      bytes.integer16(at: end + 10), bytes.integer32(at: end + 12), bytes.integer32(at: end + 16)
    )
    var directoryEnd = end
    guard bytes.integer16(at: end + 4) == bytes.integer16(at: end + 6) else {
      throw DocumentError(.archiveDamaged, "the archive is one of several volumes")
    }
    // The locator of ZIP64 precedes the end record.
    if bytes.integer32(at: end - 20) == 0x0706_4B50 {
      let locator = LittleEndianField(offset: end - 12, length: 8)
      guard let record = Self.zip64Record(bytes, locator: locator, before: end - 20) else {
        throw DocumentError(.archiveDamaged, "the ZIP64 end record is missing")
      }
      count = bytes.littleEndian(LittleEndianField(offset: record + 32, length: 8))
      fields.append(LittleEndianField(offset: record + 48, length: 8))
      sizes.append(LittleEndianField(offset: record + 40, length: 8))
      size = sizes.last.flatMap { bytes.littleEndian($0) }
      offset = fields.last.flatMap { bytes.littleEndian($0) }
      recordField = (locator, record)
      directoryEnd = record
    }
    guard let count, let size, let offset, size <= directoryEnd, offset <= directoryEnd - size
    else {
      throw DocumentError(.archiveDamaged, "the central directory is outside of the file")
    }
    directory = directoryEnd - size..<directoryEnd
    base = directory.lowerBound - offset
    entryCount = count
    // Numbers that are at their maximum, or wrong, do not change.
    let (start, base) = (directoryEnd - size, base)
    sizeFields = sizes.filter { bytes.littleEndian($0) == size }
    offsetFields = (fields.map { ($0, start) } + (recordField.map { [$0] } ?? []))
      .filter { bytes.littleEndian($0.0) == $0.1 - base }
  }

  /// Returns the offset of the last end record whose comment reaches the end of the file.
  private static func offset(in bytes: [UInt8]) -> Int? {
    var offset = bytes.count - 22
    let limit = max(0, bytes.count - 22 - 0xFFFF)
    while offset >= limit {
      if bytes[offset] == 0x50, bytes.integer32(at: offset) == 0x0605_4B50,
        bytes.integer16(at: offset + 20) == bytes.count - offset - 22
      {
        return offset
      }
      offset -= 1
    }
    return nil
  }

  /// Returns the offset of the end record of ZIP64: where the locator says, or, with bytes before the
  /// archive, directly before the locator.
  private static func zip64Record(
    _ bytes: [UInt8], locator: LittleEndianField, before end: Int
  ) -> Int? {
    for offset in [bytes.littleEndian(locator), end - 56] {
      if let offset, offset >= 0, offset <= end - 56,
        bytes.integer32(at: offset) == 0x0606_4B50
      {
        return offset
      }
    }
    return nil
  }
}
