/// Reads the central directory of a ZIP archive and the local headers it refers to.
struct ZipDirectoryReader {
  private let bytes: [UInt8]
  private let end: ZipEndRecord

  init(_ bytes: [UInt8], _ end: ZipEndRecord) {
    self.bytes = bytes
    self.end = end
  }

  /// Returns the entries in the order of the central directory.
  ///
  /// - Throws: `archiveDamaged` if a header is damaged or two entries share bytes.
  func entries() throws(DocumentError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var offset = end.directory.lowerBound
    while offset < end.directory.upperBound, bytes.integer32(at: offset) == 0x0201_4B50 {
      guard let lengths = lengths(at: offset + 28, count: 3),
        offset + 46 + lengths[0] + lengths[1] + lengths[2] <= end.directory.upperBound
      else { throw Self.damaged("the central directory is incomplete") }
      entries.append(try entry(at: offset, lengths))
      offset += 46 + lengths[0] + lengths[1] + lengths[2]
    }
    // Some writers count modulo 65,536 without ZIP64.
    guard entries.count & 0xFFFF == end.entryCount & 0xFFFF else {
      throw Self.damaged(
        "the archive has \(entries.count) entries of \(end.entryCount) in its end record")
    }
    var lastEnd = 0
    for entry in entries.sorted(by: { $0.headerOffset < $1.headerOffset }) {
      guard entry.headerOffset >= lastEnd, entry.data.upperBound <= end.directory.lowerBound else {
        throw DocumentError(
          .archiveDamaged, "the entry shares bytes with another one", path: entry.path)
      }
      lastEnd = entry.data.upperBound
    }
    return entries
  }

  private static func damaged(_ message: String, _ name: [UInt8]? = nil) -> DocumentError {
    DocumentError(
      .archiveDamaged, message, path: name.map { String(decoding: $0, as: UTF8.self) })
  }

  private func lengths(at offset: Int, count: Int) -> [Int]? {
    var lengths: [Int] = []
    for index in 0..<count {
      guard let length = bytes.integer16(at: offset + 2 * index) else { return nil }
      lengths.append(length)
    }
    return lengths
  }

  private func entry(at offset: Int, _ lengths: [Int]) throws(DocumentError) -> ZipEntry {
    let nameEnd = offset + 46 + lengths[0]
    let name = Array(bytes[offset + 46..<nameEnd])
    let extraRange = nameEnd..<nameEnd + lengths[1]
    var extra = ZipExtraFields(bytes, extraRange)
    let checksumField = LittleEndianField(offset: offset + 16, length: 4)
    guard
      let sizeField = extra.resolve(LittleEndianField(offset: offset + 24, length: 4), in: bytes),
      let compressedField = extra.resolve(
        LittleEndianField(offset: offset + 20, length: 4), in: bytes),
      let headerField = extra.resolve(
        LittleEndianField(offset: offset + 42, length: 4), in: bytes),
      let flags = bytes.integer16(at: offset + 8), let method = bytes.integer16(at: offset + 10),
      let checksum = bytes.littleEndian(checksumField),
      let size = bytes.littleEndian(sizeField),
      let compressedSize = bytes.littleEndian(compressedField),
      let relativeOffset = bytes.littleEndian(headerField),
      relativeOffset <= bytes.count - end.base,
      let local = LocalHeader(bytes, at: relativeOffset + end.base),
      compressedSize <= bytes.count - local.end
    else { throw Self.damaged("the header of the entry is damaged", name) }
    let data = local.end..<local.end + compressedSize
    var fields = [[checksumField], [compressedField], [sizeField]]
    var isReplaceable = local.name == name
    let numbers = [checksum, compressedSize, size]
    let hasDescriptor = flags & 8 != 0
    for (index, field) in [local.checksum, local.compressedSize, local.size].enumerated() {
      let value = bytes.littleEndian(field)
      if value == numbers[index] {
        fields[index].append(field)
      } else if !hasDescriptor || value != 0 {
        isReplaceable = false
      }
    }
    if hasDescriptor {
      if let descriptor = DataDescriptor(bytes, at: data.upperBound, numbers) {
        for index in fields.indices { fields[index].append(descriptor.fields[index]) }
      } else {
        isReplaceable = false
      }
    }
    return ZipEntry(
      name: name, method: method == 0 ? .stored : method == 8 ? .deflated : .other(method),
      isEncrypted: flags & 1 != 0, checksum: UInt32(truncatingIfNeeded: checksum), size: size,
      data: data, headerOffset: relativeOffset + end.base, headerOffsetField: headerField,
      checksumFields: fields[0], compressedSizeFields: fields[1], sizeFields: fields[2],
      extraLengthField: LittleEndianField(offset: offset + 30, length: 2), extra: extraRange,
      remembered: ZipExtraFields.field(RememberedData.id, in: bytes, extraRange),
      headerSize: 46 + lengths[0] + lengths[1] + lengths[2], isReplaceable: isReplaceable)
  }
}
