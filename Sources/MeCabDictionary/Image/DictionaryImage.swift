import TextFoundation

/// A dictionary in one file, which is mapped into memory and shared by all processes.
///
/// The file consists of named sections; opening it reads only the header and the table of sections.
/// All integers are little-endian.
///
/// | bytes | contents |
/// | --- | --- |
/// | 0–7 | `MUTSUDIC` |
/// | 8–15 | the byte order, `0x0102030405060708` |
/// | 16–23 | the version of the format |
/// | 24–31 | the number of sections |
/// | 32–39 | the size of the file |
/// | 40–47 | the checksum of the table of sections (``XXHash64``) |
/// | 48–55 | 0 |
/// | 56–63 | the checksum of the bytes before it |
/// | 64– | for each section 64 bytes: the name, padded with NUL to 32 bytes; offset, size, checksum, 0 |
///
/// Sections start at multiples of 64 bytes, and those larger than a page at multiples of 4,096.
package struct DictionaryImage: Sendable {
  /// The version of the format, to be incremented whenever the layout of the file or of a section
  /// changes.
  package static let formatVersion: UInt64 = 1
  static let headerSize = 64
  static let recordSize = 64
  static let nameSize = 32
  static let alignment = 64
  static let pageSize = 4_096
  /// `MUTSUDIC` in little-endian byte order.
  static let magic: UInt64 = 0x4349_4455_5354_554D
  static let byteOrder: UInt64 = 0x0102_0304_0506_0708
  private static let maximumSectionCount = 256
  private static let remedy = "build or install the dictionary again"

  /// A section of the file.
  package struct Section: Sendable {
    package let name: String
    package let range: Range<Int>
    package let checksum: UInt64
  }

  package let bytes: FileBytes
  /// The sections in the order of the file.
  package let sections: [Section]

  /// The path of the file.
  package var path: String { bytes.path }

  /// Maps a file and checks its header and its table of sections.
  ///
  /// The contents of the sections are checked by ``verify()`` only.
  ///
  /// - Throws: `dictionaryMissing`, `fileUnreadable`, or `dictionaryDamaged` if the file is
  ///   truncated, damaged, of another version or not a dictionary image.
  package init(path: String) throws(MeCabError) { try self.init(FileBytes(path: path)) }

  /// Reads a dictionary in memory.
  package init(_ bytes: FileBytes) throws(MeCabError) {
    self.bytes = bytes
    let path = bytes.path
    sections = try bytes.withBytes { buffer throws(MeCabError) in
      try Self.sections(of: buffer, path: path)
    }
  }

  private static func sections(
    of bytes: UnsafeRawBufferPointer, path: String
  ) throws(MeCabError) -> [Section] {
    func damaged(_ what: String) -> MeCabError {
      MeCabError(.dictionaryDamaged, "\(what); \(remedy)", path: path)
    }
    func integer(_ offset: Int) -> UInt64 { bytes.littleEndian(at: offset, as: UInt64.self) }
    guard bytes.count >= headerSize, integer(0) == magic else {
      throw damaged("is not a dictionary of Mutsu")
    }
    guard integer(8) == byteOrder else { throw damaged("has another byte order") }
    guard integer(16) == formatVersion else {
      throw damaged(
        "has format \(integer(16)), but this version of Mutsu reads format \(formatVersion)")
    }
    guard integer(56) == XXHash64.of(UnsafeRawBufferPointer(rebasing: bytes[..<56])) else {
      throw damaged("has a damaged header")
    }
    guard integer(32) == UInt64(bytes.count) else {
      throw damaged("is truncated: it has \(bytes.count) bytes instead of \(integer(32))")
    }
    let count = Int(min(integer(24), UInt64(maximumSectionCount) + 1))
    let table = headerSize..<headerSize + count * recordSize
    guard count <= maximumSectionCount, table.upperBound <= bytes.count,
      integer(40) == XXHash64.of(UnsafeRawBufferPointer(rebasing: bytes[table]))
    else { throw damaged("has a damaged table of sections") }
    var sections: [Section] = []
    for number in 0..<count {
      let start = headerSize + number * recordSize
      let name = bytes[start..<start + nameSize].prefix { $0 != 0 }
      let offset = integer(start + nameSize)
      let size = integer(start + nameSize + 8)
      let section = String(decoding: name, as: UTF8.self)
      guard offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset else {
        throw damaged("has a section outside the file (\(section))")
      }
      sections.append(
        Section(
          name: section, range: Int(offset)..<Int(offset + size),
          checksum: integer(start + nameSize + 16)))
    }
    return sections
  }

  /// Returns the contents of a section; `nil` if no section has that name.
  package func contents(of name: String) -> FileBytes? {
    sections.first { $0.name == name }.map {
      FileBytes(section: $0.range, of: bytes, name: $0.name)
    }
  }

  /// Compares the checksum of each section with its contents, which reads the whole file.
  ///
  /// - Throws: `dictionaryDamaged` with the name of the first section that differs.
  package func verify() throws(MeCabError) {
    for section in sections {
      let checksum = bytes.withBytes {
        XXHash64.of(UnsafeRawBufferPointer(rebasing: $0[section.range]))
      }
      guard checksum == section.checksum else {
        throw MeCabError(
          .dictionaryDamaged,
          "is damaged: the checksum of the section \(section.name) differs; \(Self.remedy)",
          path: path)
      }
    }
  }

  /// Returns the contents of a section that every dictionary has.
  ///
  /// - Throws: `dictionaryDamaged` if the section is missing.
  package func required(_ name: String) throws(MeCabError) -> FileBytes {
    guard let contents = contents(of: name) else {
      throw damaged("the section \(name) is missing")
    }
    return contents
  }

  /// Returns the error for a problem of the contents.
  package func damaged(_ what: String) -> MeCabError {
    MeCabError(.dictionaryDamaged, "is damaged: \(what); \(Self.remedy)", path: path)
  }
}
