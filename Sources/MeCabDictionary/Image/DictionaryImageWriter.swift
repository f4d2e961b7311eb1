/// Writes the sections of a ``DictionaryImage``.
///
/// The same sections always give the same bytes.
package struct DictionaryImageWriter {
  private var sections: [(name: String, contents: [UInt8])] = []

  package init() {}

  /// Adds a section; names have at most 31 bytes.
  package mutating func append(_ name: String, _ contents: [UInt8]) {
    sections.append((name, contents))
  }

  /// Returns the contents of the file.
  package func contents() -> [UInt8] {
    var offset = DictionaryImage.headerSize + sections.count * DictionaryImage.recordSize
    let offsets = sections.map { section in
      let alignment =
        section.contents.count > DictionaryImage.pageSize
        ? DictionaryImage.pageSize : DictionaryImage.alignment
      offset = (offset + alignment - 1) & ~(alignment - 1)
      defer { offset += section.contents.count }
      return offset
    }
    var file = [UInt8](repeating: 0, count: offset)
    file.withUnsafeMutableBytes { file in
      func store(_ value: UInt64, at offset: Int) {
        file.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt64.self)
      }
      for (number, section) in sections.enumerated() {
        let record = DictionaryImage.headerSize + number * DictionaryImage.recordSize
        for (index, byte) in section.name.utf8.prefix(DictionaryImage.nameSize - 1).enumerated() {
          file[record + index] = byte
        }
        let fields = record + DictionaryImage.nameSize
        store(UInt64(offsets[number]), at: fields)
        store(UInt64(section.contents.count), at: fields + 8)
        section.contents.withUnsafeBytes { contents in
          store(XXHash64.of(contents), at: fields + 16)
          file[offsets[number]..<offsets[number] + contents.count].copyBytes(from: contents)
        }
      }
      let table =
        DictionaryImage.headerSize..<DictionaryImage.headerSize + sections.count
        * DictionaryImage.recordSize
      store(DictionaryImage.magic, at: 0)
      store(DictionaryImage.byteOrder, at: 8)
      store(DictionaryImage.formatVersion, at: 16)
      store(UInt64(sections.count), at: 24)
      store(UInt64(file.count), at: 32)
      store(XXHash64.of(UnsafeRawBufferPointer(rebasing: file[table])), at: 40)
      store(XXHash64.of(UnsafeRawBufferPointer(rebasing: file[..<56])), at: 56)
    }
    return file
  }
}
