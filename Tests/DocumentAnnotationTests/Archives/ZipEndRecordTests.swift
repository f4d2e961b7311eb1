import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests how the central directory of an archive is found.
@Suite struct ZipEndRecordTests {
  private static func number(_ value: Int, _ length: Int) -> [UInt8] {
    ArchiveBuilder.number(value, length)
  }

  /// Returns an end record (APPNOTE.TXT, 4.3.16).
  private static func end(
    count: Int = 0, size: Int = 0, offset: Int = 0, disk: Int = 0, comment: [UInt8] = []
  ) -> [UInt8] {
    [
      number(0x0605_4B50, 4), number(disk, 2), number(0, 2), number(count, 2), number(count, 2),
      number(size, 4), number(offset, 4), number(comment.count, 2), comment,
    ].flatMap { $0 }
  }

  private static func archive(_ change: (inout ArchiveBuilder) -> Void = { _ in }) -> [UInt8] {
    var builder = ArchiveBuilder()
    builder.entries = [ArchiveBuilder.Entry("a", "東京", nil)]
    change(&builder)
    return builder.bytes()
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(DocumentError) {
      _ = try ZipEndRecord(bytes)
      return nil
    } catch {
      #expect(error.code == .archiveDamaged && error.path == nil)
      return error.message
    }
  }

  @Test func recordsThatAreFound() throws {
    let long = [UInt8](repeating: 0x50, count: 0xFFFF)
    let rows: [(bytes: [UInt8], directory: Range<Int>, count: Int, base: Int, why: String)] = [
      (Self.end(), 0..<0, 0, 0, "an empty archive"),
      (Self.end(comment: [1, 2]), 0..<0, 0, 0, "a comment"),
      (Self.end(comment: long), 0..<0, 0, 0, "the longest comment"),
      ([9, 9, 9] + Self.end(offset: 3), 3..<3, 0, 0, "bytes before, which offsets count"),
      ([9, 9, 9] + Self.end(), 3..<3, 0, 3, "bytes before, which they do not count"),
      ([9, 9, 9] + Self.end(count: 7, size: 2), 1..<3, 7, 1, "a directory of two bytes"),
      (
        Self.end(comment: Self.end(comment: [1])), 22..<22, 0, 22,
        "the last record counts if its comment reaches the end"
      ),
      (Self.end(comment: Self.end() + [1]), 0..<0, 0, 0, "a record inside of a comment"),
    ]
    for row in rows {
      let end = try ZipEndRecord(row.bytes)
      #expect(end.directory == row.directory, "\(row.why)")
      #expect(end.entryCount == row.count && end.base == row.base, "\(row.why)")
    }
  }

  @Test func recordsThatAreNotFound() {
    let missing = "the archive has no end record (the file may be incomplete)"
    let outside = "the central directory is outside of the file"
    let rows: [(bytes: [UInt8], message: String, why: String)] = [
      ([], missing, "nothing"), (Array(Self.end().dropLast()), missing, "21 bytes"),
      (Array(Self.end().dropFirst()), missing, "without the first byte"),
      (Self.end() + [0], missing, "a byte after it"),
      (Array(Self.end(comment: [1, 2]).dropLast()), missing, "half a comment"),
      (
        Self.end() + [UInt8](repeating: 0, count: 0x1_0000), missing, "more than a comment can have"
      ),
      (Self.end(disk: 1), "the archive is one of several volumes", "two volumes"),
      (Self.end(size: 1), outside, "a directory that starts before the file"),
      (Self.end(offset: 1), outside, "a directory that starts after the record"),
      ([0, 0] + Self.end(size: 1, offset: 2), outside, "a directory that ends after it"),
      (Self.end(size: 0xFFFF_FFFF, offset: 0xFFFF_FFFF), outside, "maximum numbers without ZIP64"),
    ]
    for row in rows { #expect(message(row.bytes) == row.message, "\(row.why)") }
  }

  @Test func recordsOfZIP64() throws {
    let bytes = Self.archive { $0.hasZip64End = true }
    let end = try ZipEndRecord(bytes)
    let record = bytes.count - 22 - 20 - 56
    #expect(end.directory.upperBound == record && end.entryCount == 1 && end.base == 0)
    #expect(end.sizeFields.map(\.length) == [8], "the 32-bit number is at its maximum")
    #expect(end.offsetFields.map(\.field.length) == [8, 8])
    #expect(end.offsetFields.map(\.target) == [end.directory.lowerBound, record])
    var changed = bytes
    changed[record] = 0
    #expect(message(changed) == "the ZIP64 end record is missing")
    // The locator is wrong, but the record precedes it.
    for value in [UInt8(0), 0xFF] {
      changed = bytes
      for offset in record + 56 + 8..<record + 56 + 16 { changed[offset] = value }
      let found = try ZipEndRecord(changed)
      #expect(found.directory == end.directory && found.entryCount == 1)
      #expect(found.offsetFields.count == 1, "a wrong number is not rewritten")
    }
    // A number above Int.max is outside of every file.
    changed = bytes
    for offset in record + 48..<record + 56 { changed[offset] = 0xFF }
    #expect(message(changed) == "the central directory is outside of the file")
  }

  /// Each number that is rewritten has the value that it is found by.
  @Test func numbersAreWhereTheyAre() throws {
    for hasZip64End in [false, true] {
      for prefix in [[], [1, 2, 3]] as [[UInt8]] {
        for countsPrefix in [false, true] {
          let bytes = Self.archive {
            ($0.hasZip64End, $0.prefix, $0.countsPrefix) = (hasZip64End, prefix, countsPrefix)
          }
          let end = try ZipEndRecord(bytes)
          #expect(end.base == (countsPrefix ? 0 : prefix.count))
          #expect(!end.sizeFields.isEmpty && !end.offsetFields.isEmpty)
          for field in end.sizeFields {
            #expect(bytes.littleEndian(field) == end.directory.count)
          }
          for (field, target) in end.offsetFields {
            #expect(bytes.littleEndian(field) == target - end.base)
          }
        }
      }
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 2810)
    let original = Self.archive { $0.hasZip64End = true }
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0..<3 {
        let offset = Int.random(in: bytes.count - 98..<bytes.count, using: &random)
        bytes[offset] = [0, 1, 0x7F, 0xFF].randomElement(using: &random) ?? 0
      }
      guard let end = try? ZipEndRecord(bytes) else { continue }
      #expect(end.directory.lowerBound >= 0 && end.directory.upperBound <= bytes.count - 22)
      #expect(end.base >= 0 && end.base <= end.directory.lowerBound)
    }
  }
}
