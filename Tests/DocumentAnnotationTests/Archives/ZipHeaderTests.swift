import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the numbers of archives, and the headers and extra fields that have them.
@Suite struct ZipHeaderTests {
  private static func n(_ value: Int, _ length: Int) -> [UInt8] {
    ArchiveBuilder.number(value, length)
  }

  @Test func numbers() {
    typealias Row = (bytes: [UInt8], offset: Int, length: Int, value: Int?, why: String)
    let rows: [Row] = [
      ([1, 2], 0, 2, 0x0201, "the low byte is first"), ([9, 1, 2], 1, 2, 0x0201, "at an offset"),
      ([1, 2], 1, 2, nil, "beyond the end"), ([1, 2], 2, 2, nil, "at the end"),
      ([1, 2], -1, 2, nil, "before the start"), ([], 0, 2, nil, "nothing"),
      ([1, 2, 3], 0, 4, nil, "too short"), ([0xFF, 0xFF], 0, 2, 0xFFFF, "is not negative"),
      ([0xFF, 0xFF, 0xFF, 0xFF], 0, 4, 0xFFFF_FFFF, "nor are four bytes"),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], 0, 8, Int.max, "Int.max"),
      ([0, 0, 0, 0, 0, 0, 0, 0x80], 0, 8, nil, "above Int.max"),
    ]
    for row in rows {
      let field = LittleEndianField(offset: row.offset, length: row.length)
      #expect(row.bytes.littleEndian(field) == row.value, "\(row.why)")
    }
    #expect(([1, 2, 3, 4] as [UInt8]).integer16(at: 2) == 0x0403)
    #expect(([1, 2, 3, 4] as [UInt8]).integer32(at: 0) == 0x0403_0201)
    for (length, maximum) in [(1, 0xFF), (2, 0xFFFF), (4, 0xFFFF_FFFF), (8, Int.max)] {
      let field = LittleEndianField(offset: 0, length: length)
      #expect(field.maximum == maximum)
      for value in [0, 1, 0x80, maximum / 3, maximum] where value <= maximum {
        #expect(field.bytes(of: value).count == length)
        #expect(field.bytes(of: value).littleEndian(field) == value)
      }
    }
  }

  @Test func extraFields() {
    // Two fields, IDs 7 and 9, of which the second is empty, and a byte after them.
    let bytes: [UInt8] = [0xAA, 7, 0, 2, 0, 1, 2, 9, 0, 0, 0, 5]
    let rows: [(id: Int, range: Range<Int>, found: Range<Int>?, why: String)] = [
      (7, 1..<11, 1..<7, "the first"), (9, 1..<11, 7..<11, "an empty one"),
      (8, 1..<11, nil, "another ID"), (9, 1..<12, 7..<11, "a byte after the last"),
      (7, 1..<6, nil, "a field that exceeds the header"), (9, 1..<10, nil, "three bytes"),
      (7, 1..<1, nil, "no fields"), (0x0100, 5..<11, nil, "a length that exceeds the header"),
    ]
    for row in rows {
      #expect(ZipExtraFields.field(row.id, in: bytes, row.range) == row.found, "\(row.why)")
    }
    let twice: [UInt8] = [7, 0, 0, 0, 7, 0, 1, 0, 3]
    #expect(ZipExtraFields.field(7, in: twice, 0..<9) == 0..<4, "the first of two")
    #expect(ZipExtraFields.field(7, in: [7, 0, 0], 0..<3) == nil, "the end of the file")
  }

  @Test func numbersOfZIP64() {
    let small = LittleEndianField(offset: 0, length: 4)
    let full = LittleEndianField(offset: 4, length: 4)
    let bytes: [UInt8] = [
      Self.n(5, 4), Self.n(0xFFFF_FFFF, 4), Self.n(1, 2), Self.n(16, 2), Self.n(77, 8),
      Self.n(88, 8),
    ].flatMap { $0 }
    var extra = ZipExtraFields(bytes, 8..<28)
    #expect(extra.resolve(small, in: bytes)?.offset == 0, "a number that is not at its maximum")
    #expect(extra.resolve(full, in: bytes)?.offset == 12, "the first of 64 bits")
    #expect(extra.resolve(small, in: bytes)?.offset == 0, "which takes none of them")
    #expect(extra.resolve(full, in: bytes)?.offset == 20, "the second")
    #expect(extra.resolve(full, in: bytes) == nil, "there is no third")
    var none = ZipExtraFields(bytes, 8..<8)
    #expect(none.resolve(full, in: bytes) == nil && none.resolve(small, in: bytes) != nil)
    // 12 bytes have one number.
    var half = ZipExtraFields(
      Array(bytes[..<10]) + Self.n(12, 2) + Array(bytes[12..<24]), 8..<24)
    #expect(half.resolve(full, in: bytes)?.offset == 12 && half.resolve(full, in: bytes) == nil)
  }

  private static let header: [UInt8] = [
    n(0x0403_4B50, 4), n(20, 2), n(0, 2), n(8, 2), n(0, 4), n(0x1234, 4), n(3, 4), n(9, 4), n(1, 2),
    n(4, 2), [0x61], [7, 0, 0, 0],
  ].flatMap { $0 }

  @Test func localHeaders() throws {
    let bytes = [0, 0] + Self.header + [1, 2, 3]
    let header = try #require(LocalHeader(bytes, at: 2))
    #expect(header.name == [0x61] && header.end == 2 + Self.header.count)
    #expect(bytes.littleEndian(header.checksum) == 0x1234)
    #expect(bytes.littleEndian(header.compressedSize) == 3 && bytes.littleEndian(header.size) == 9)
    #expect(LocalHeader(Self.header, at: 0)?.end == Self.header.count, "no data after it")
    for offset in [-1, 0, 1, 3, bytes.count, Int.max] where offset < bytes.count {
      #expect(LocalHeader(bytes, at: offset) == nil, "\(offset)")
    }
    for count in 0..<Self.header.count {
      #expect(LocalHeader(Array(Self.header.prefix(count)), at: 0) == nil, "\(count) bytes")
    }
    // The size of 64 bits precedes the compressed one (APPNOTE.TXT, 4.5.3).
    var large = Array(Self.header.prefix(26))
    for offset in 18..<26 { large[offset] = 0xFF }
    large += Self.n(0, 2) + Self.n(20, 2) + Self.n(1, 2) + Self.n(16, 2)
    large += Self.n(9, 8) + Self.n(3, 8)
    let zip64 = try #require(LocalHeader(large, at: 0))
    #expect(large.littleEndian(zip64.size) == 9 && large.littleEndian(zip64.compressedSize) == 3)
  }

  @Test func dataDescriptors() {
    let numbers = [0x0102_0304, 5, 6]
    let (signature, checksum) = (Self.n(0x0807_4B50, 4), Self.n(numbers[0], 4))
    let short = Self.n(5, 4) + Self.n(6, 4)
    let long = Self.n(5, 8) + Self.n(6, 8)
    let rows: [(bytes: [UInt8], offsets: [Int]?, why: String)] = [
      (signature + checksum + short, [4, 8, 12], "a signature"),
      (checksum + short, [0, 4, 8], "no signature"),
      (signature + checksum + long, [4, 8, 16], "sizes of 64 bits"),
      (checksum + long, [0, 4, 12], "without a signature"),
      (checksum + Self.n(6, 4) + Self.n(5, 4), nil, "sizes in the wrong order"),
      (signature + checksum + Self.n(5, 4), nil, "an incomplete one"), ([], nil, "nothing"),
      (signature + Self.n(0, 4) + short, nil, "another checksum"),
    ]
    for row in rows {
      let descriptor = DataDescriptor(row.bytes, at: 0, numbers)
      #expect(descriptor?.fields.map(\.offset) == row.offsets, "\(row.why)")
    }
    // A checksum that is equal to the signature.
    let equal = [0x0807_4B50, 5, 6]
    let found = DataDescriptor(signature + short, at: 0, equal)
    #expect(found?.fields.map(\.offset) == [0, 4, 8])
    #expect(DataDescriptor(signature + signature + short, at: 0, equal)?.fields[0].offset == 4)
  }

  @Test func damagedDirectories() throws {
    var builder = ArchiveBuilder()
    builder.entries = [ArchiveBuilder.Entry("a", "東", nil), ArchiveBuilder.Entry("b", "京", nil)]
    let original = builder.bytes()
    let end = try ZipEndRecord(original)
    let first = end.directory.lowerBound
    func change(_ offset: Int, _ bytes: [UInt8]) -> [UInt8] {
      var changed = original
      changed.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      return changed
    }
    let damaged = "the header of the entry is damaged"
    let rows: [(bytes: [UInt8], message: String, path: String?, why: String)] = [
      (
        change(first, [0]), "the archive has 0 entries of 2 in its end record", nil,
        "a wrong signature"
      ),
      (
        change(end.directory.upperBound + 10, Self.n(3, 2)),
        "the archive has 2 entries of 3 in its end record", nil, "a wrong number of entries"
      ),
      (
        change(first + 32, Self.n(0xFFFF, 2)), "the central directory is incomplete", nil,
        "a comment that exceeds the directory"
      ),
      (change(first + 42, Self.n(1, 4)), damaged, "a", "an offset without a header"),
      (change(first + 42, Self.n(0x7FFF_FFFF, 4)), damaged, "a", "an offset beyond the file"),
      (change(first + 42, Self.n(0xFFFF_FFFF, 4)), damaged, "a", "a maximum without ZIP64"),
      (change(first + 20, Self.n(0x7FFF_FFFF, 4)), damaged, "a", "data beyond the file"),
      (
        change(first + 20, Self.n(36, 4)), "the entry shares bytes with another one", "b",
        "data that contains the next header"
      ),
    ]
    for row in rows {
      let error = #expect(throws: DocumentError.self, "\(row.why)") {
        try ZipArchive(row.bytes, policy: ArchivePolicy())
      }
      #expect(error?.code == .archiveDamaged && error?.path == row.path, "\(row.why)")
      #expect(error?.message == row.message, "\(row.why)")
    }
  }

  /// An entry is read, but not replaced, if its two headers differ.
  @Test func contradictingHeaders() throws {
    let content = Array("東京".utf8)
    for (offset, why) in [(14, "the checksum"), (22, "the size"), (30, "the name")] {
      var builder = ArchiveBuilder()
      builder.entries = [ArchiveBuilder.Entry("a", "東京", nil)]
      var bytes = builder.bytes()
      bytes[offset] ^= 1
      let archive = try ZipArchive(bytes, policy: ArchivePolicy())
      #expect(try archive.content(of: 0) == content, "\(why)")
      #expect(!archive.entries[0].isReplaceable, "\(why)")
      let error = #expect(throws: DocumentError.self) {
        try archive.replacement(
          of: 0, with: [], instead: content, for: .annotation, DeflateSettingSearch(archive, [0]))
      }
      #expect(error?.code == .archiveDamaged && error?.path == "a", "\(why)")
    }
  }
}
