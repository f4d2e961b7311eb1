/// The header before the data of an entry (APPNOTE.TXT, 4.3.7).
struct LocalHeader {
  let name: [UInt8]
  let checksum: LittleEndianField
  let compressedSize: LittleEndianField
  let size: LittleEndianField
  /// The offset after the header, where the data starts.
  let end: Int

  /// Reads the header at an offset, or returns nil if the bytes there are not one.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, bytes.integer32(at: offset) == 0x0403_4B50,
      let nameLength = bytes.integer16(at: offset + 26),
      let extraLength = bytes.integer16(at: offset + 28),
      offset + 30 + nameLength + extraLength <= bytes.count
    else { return nil }
    let nameEnd = offset + 30 + nameLength
    name = Array(bytes[offset + 30..<nameEnd])
    end = nameEnd + extraLength
    checksum = LittleEndianField(offset: offset + 14, length: 4)
    var extra = ZipExtraFields(bytes, nameEnd..<end)
    let sizeField = LittleEndianField(offset: offset + 22, length: 4)
    let compressedField = LittleEndianField(offset: offset + 18, length: 4)
    size = extra.resolve(sizeField, in: bytes) ?? sizeField
    compressedSize = extra.resolve(compressedField, in: bytes) ?? compressedField
  }
}

/// The numbers after the data of an entry (APPNOTE.TXT, 4.3.9).
struct DataDescriptor {
  /// The checksum, the compressed size and the size.
  let fields: [LittleEndianField]

  /// Finds the form of the descriptor that has the right numbers: with or without a signature, with
  /// sizes of 32 or 64 bits.
  ///
  /// - Parameters:
  ///   - bytes: the archive.
  ///   - offset: the offset after the data.
  ///   - numbers: the checksum, the compressed size and the size of the central directory.
  init?(_ bytes: [UInt8], at offset: Int, _ numbers: [Int]) {
    let starts = bytes.integer32(at: offset) == 0x0807_4B50 ? [offset + 4, offset] : [offset]
    for start in starts {
      for length in [4, 8] {
        let fields = [
          LittleEndianField(offset: start, length: 4),
          LittleEndianField(offset: start + 4, length: length),
          LittleEndianField(offset: start + 4 + length, length: length),
        ]
        guard fields.map({ bytes.littleEndian($0) }) == numbers else { continue }
        self.fields = fields
        return
      }
    }
    return nil
  }
}
