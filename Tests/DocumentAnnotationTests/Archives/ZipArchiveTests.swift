import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests that archives are rewritten in place, and restored byte for byte.
@Suite struct ZipArchiveTests {
  private static let text = String(
    repeating: "吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。\r\n", count: 40)

  /// Archives in every form, with what is special about them.
  static func builders() -> [(builder: ArchiveBuilder, why: String)] {
    var rows: [(builder: ArchiveBuilder, why: String)] = []
    func add(_ why: String, _ change: (inout ArchiveBuilder) -> Void) {
      var builder = ArchiveBuilder()
      builder.entries = [
        ArchiveBuilder.Entry("mimetype", "application/epub+zip", nil),
        ArchiveBuilder.Entry("a/猫.xhtml", text), ArchiveBuilder.Entry("b", "<p>\(text)"),
        ArchiveBuilder.Entry("c", String(text.reversed())),
      ]
      change(&builder)
      rows.append((builder, why))
    }
    add("plain") { _ in }
    for numbers in ArchiveBuilder.Numbers.allCases {
      add("\(numbers)") { for index in $0.entries.indices { $0.entries[index].numbers = numbers } }
    }
    for setting in DeflateSetting.all {
      add("level \(setting.level), memory \(setting.memoryLevel)") {
        for index in 1...3 { $0.entries[index].setting = setting }
      }
    }
    add("stored") { for index in 1...3 { $0.entries[index].setting = nil } }
    add("a comment that contains an end record") {
      $0.comment = [0x50, 0x4B, 5, 6] + Array("書庫の注釈".utf8)
    }
    add("bytes before") { $0.prefix = Array("#!/bin/sh\n".utf8) }
    add("bytes before that offsets do not count") {
      $0.prefix = Array("#!/bin/sh\n".utf8)
      $0.countsPrefix = false
    }
    add("extra fields") {
      $0.entries[1].localExtra = [0xFE, 0xCA, 2, 0, 1, 2]
      $0.entries[1].extra = [0xFE, 0xCA, 0, 0]
    }
    add("bytes between entries") { $0.entries[1].gap = Array("隙間".utf8) }
    add("an end record of ZIP64") { $0.hasZip64End = true }
    add("ZIP64 in every record, and bytes before") {
      $0.hasZip64End = true
      $0.prefix = [1, 2, 3]
      $0.countsPrefix = false
      for index in $0.entries.indices { $0.entries[index].numbers = .zip64 }
    }
    add("an empty entry") { $0.entries[1].content = [] }
    add("a directory") { $0.entries[3] = ArchiveBuilder.Entry("d/", "", nil) }
    return rows
  }

  @Test func contentsAreRead() throws {
    for (builder, why) in Self.builders() {
      let archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
      #expect(try archive.replacedBytes() == builder.bytes(), "\(why)")
      #expect(archive.entries.map(\.path) == builder.entries.map(\.name), "\(why)")
      for index in builder.entries.indices {
        #expect(try archive.content(of: index) == builder.entries[index].content, "\(why)")
      }
    }
  }

  @Test func replacedContentIsReadAndRestored() throws {
    for (builder, why) in Self.builders() {
      let original = builder.bytes()
      var archive = try ZipArchive(original, policy: ArchivePolicy())
      var contents: [[UInt8]] = []
      for index in [1, 3] {
        let content = try archive.content(of: index)
        let added = Array("追加<ruby>".utf8) + content + Array("《ついか》".utf8)
        contents.append(added)
        try archive.replace(index, with: added, instead: content, for: .annotation)
      }
      let changed = try archive.replacedBytes()
      #expect(changed.count > original.count, "\(why)")
      var copy = try ZipArchive(changed, policy: ArchivePolicy())
      #expect(copy.entries.map(\.name) == archive.entries.map(\.name), "\(why)")
      #expect(try copy.content(of: 2) == builder.entries[2].content, "\(why)")
      #expect(copy.entries[2].data.count == archive.entries[2].data.count, "\(why)")
      for (number, index) in [1, 3].enumerated() {
        let content = try copy.content(of: index)
        #expect(content == contents[number], "\(why)")
        #expect(copy.entries[index].isReplaceable, "\(why)")
        try copy.replace(
          index, with: builder.entries[index].content, instead: content, for: .restoration)
      }
      #expect(try copy.replacedBytes() == original, "\(why)")
    }
  }

  /// Data of another program is remembered if it fits; else the content is restored.
  @Test func otherCompressors() throws {
    for count in [1, 30] {
      var builder = ArchiveBuilder()
      let text = String(repeating: Self.text, count: count)
      builder.entries = [
        ArchiveBuilder.Entry("a", text, .standard, .descriptor), ArchiveBuilder.Entry("b", "b"),
      ]
      builder.hasZip64End = true
      // Stored blocks of DEFLATE, which zlib does not write for this text.
      let content = builder.entries[0].content
      var data: [UInt8] = []
      for start in stride(from: 0, to: content.count, by: 50_000) {
        let block = content[start..<min(start + 50_000, content.count)]
        data += [start + 50_000 < content.count ? 0 : 1] + ArchiveBuilder.number(block.count, 2)
        data += ArchiveBuilder.number(~block.count, 2) + block
      }
      builder.entries[0].data = data
      var archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
      #expect(try archive.content(of: 0) == content)
      try archive.replace(0, with: content + [0x0A], instead: content, for: .annotation)
      var changed = try ZipArchive(archive.replacedBytes(), policy: ArchivePolicy())
      #expect(try changed.content(of: 0) == content + [0x0A])
      let field = try #require(changed.entries[0].remembered)
      #expect(field.count == (count == 1 ? 5 + data.count : 5), "the data, or a note")
      // Annotated again, then removed at once.
      try changed.replace(0, with: content + [0x20], instead: content + [0x0A], for: .annotation)
      var again = try ZipArchive(changed.replacedBytes(), policy: ArchivePolicy())
      try again.replace(0, with: content, instead: content + [0x20], for: .restoration)
      let bytes = try again.replacedBytes()
      let restored = try ZipArchive(bytes, policy: ArchivePolicy())
      #expect(try restored.content(of: 0) == content)
      #expect(try restored.content(of: 1) == [0x62])
      #expect((bytes == builder.bytes()) == (count == 1))
      // What is remembered of other content is not used.
      let other = Array(content.reversed())
      try again.replace(0, with: other, instead: content + [0x20], for: .restoration)
      let edited = try ZipArchive(again.replacedBytes(), policy: ArchivePolicy())
      #expect(try edited.content(of: 0) == other)
    }
  }

  @Test func settingsAreFound() {
    let content = Array(Self.text.utf8) + (0..<3000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    for setting in DeflateSetting.all {
      let data = setting.compress(content)
      let found = DeflateSetting.setting(of: data[...], from: content)
      #expect(found?.compress(content) == data, "\(setting)")
      #expect(Deflate.decompress(data[...], size: content.count) == content)
      #expect(Deflate.decompress(data[...], size: content.count - 1) == nil, "too large")
      #expect(Deflate.decompress(data.dropLast(), size: content.count) == nil, "incomplete")
      #expect(Deflate.decompress(data + [0], size: content.count) == nil, "more data")
    }
    #expect(DeflateSetting.setting(of: [1, 2, 3], from: content) == nil)
  }

  @Test func paths() {
    let rows: [(reference: String, base: String, path: String?)] = [
      ("a.xhtml", "", "a.xhtml"), ("a.xhtml", "OPS/book.opf", "OPS/a.xhtml"),
      ("../a.xhtml", "OPS/book.opf", "a.xhtml"), ("../../a.xhtml", "OPS/book.opf", nil),
      ("./b/./c", "d/e", "d/b/c"), ("b/../c", "", "c"), ("..", "a/b", nil), ("", "a", nil),
      ("/etc/passwd", "a", nil), ("http://example.com/a", "", nil), ("a:b", "", nil),
      ("c/a:b", "", "c/a:b"), ("a.xhtml#b", "", "a.xhtml"), ("a?b", "", "a"), ("#b", "a", nil),
      ("%E7%8C%AB.xhtml", "", "猫.xhtml"), ("猫", "", "猫"), ("%2e%2e/%2e%2e/a", "b/c", nil),
      ("%2E%2E/a", "b/c", "a"), ("100%", "", "100%"), ("a%zz", "", "a%zz"), ("%00", "", nil),
      ("%FF", "", nil), ("a//b", "", "a/b"), ("a\\..\\b", "", "a\\..\\b"),
    ]
    for row in rows {
      #expect(ArchivePath.resolve(row.reference, from: row.base) == row.path, "\(row.reference)")
    }
  }
}

extension ZipArchive {
  /// Replaces an entry as if it were the only one.
  fileprivate mutating func replace(
    _ index: Int, with content: [UInt8], instead oldContent: [UInt8], for purpose: Purpose
  ) throws {
    let search = DeflateSettingSearch(self, [index])
    replace(
      index,
      with: try replacement(of: index, with: content, instead: oldContent, for: purpose, search))
  }
}
