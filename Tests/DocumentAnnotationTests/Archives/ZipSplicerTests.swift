import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests replaced ranges of an archive, the data that is remembered, and the search for settings.
@Suite struct ZipSplicerTests {
  @Test func offsetsAndBytes() throws {
    let original = Array(UInt8(0)..<10)
    typealias Row = (
      splices: [ZipSplice], bytes: [UInt8], offsets: [(from: Int, to: Int)], why: String
    )
    let rows: [Row] = [
      ([], original, [(0, 0), (9, 9), (10, 10)], "no splice"),
      (
        [ZipSplice(range: 2..<4, bytes: [77])], [0, 1, 77] + original[4...],
        [(0, 0), (2, 2), (4, 3), (10, 9)], "a shorter range"
      ),
      (
        [ZipSplice(range: 5..<5, bytes: [77, 78])], [0, 1, 2, 3, 4, 77, 78] + original[5...],
        [(4, 4), (5, 7), (10, 12)], "an insertion precedes the byte at its offset"
      ),
      (
        [ZipSplice(range: 8..<10, bytes: []), ZipSplice(range: 0..<1, bytes: [70, 71, 72])],
        [70, 71, 72] + original[1..<8], [(0, 0), (1, 3), (7, 9), (10, 10)],
        "in any order, at both ends"
      ),
      (
        [ZipSplice(range: 1..<2, bytes: [70]), ZipSplice(range: 2..<3, bytes: [71, 72])],
        [0, 70, 71, 72] + original[3...], [(1, 1), (2, 2), (3, 4)], "adjacent ranges"
      ),
    ]
    for row in rows {
      let splicer = ZipSplicer(row.splices)
      #expect(try splicer.bytes(of: original, []) == row.bytes, "\(row.why)")
      for (from, to) in row.offsets { #expect(splicer.offset(of: from) == to, "\(row.why)") }
    }
  }

  /// Every byte that is not replaced is at its new offset.
  @Test func randomSplices() throws {
    var random = SeededGenerator(seed: 2820)
    for _ in 0..<500 {
      let original = (0..<Int.random(in: 0...40, using: &random)).map { UInt8($0) }
      var (splices, position, replaced) = ([ZipSplice](), 0, Set<Int>())
      while position < original.count, Int.random(in: 0...4, using: &random) > 0 {
        let start = Int.random(in: position..<original.count, using: &random)
        let end = Int.random(in: start...original.count, using: &random)
        let bytes = [UInt8](repeating: 0xFF, count: Int.random(in: 0...5, using: &random))
        splices.append(ZipSplice(range: start..<end, bytes: bytes))
        replaced.formUnion(start..<end)
        position = end + 1
      }
      let splicer = ZipSplicer(splices.shuffled(using: &random))
      let output = try splicer.bytes(of: original, [])
      #expect(output.count == original.count + splices.reduce(0) { $0 + $1.growth })
      for index in original.indices where !replaced.contains(index) {
        #expect(output[splicer.offset(of: index)] == original[index])
      }
      #expect(splicer.offset(of: original.count) == output.count)
    }
  }

  @Test func patches() throws {
    let splicer = ZipSplicer([ZipSplice(range: 1..<2, bytes: [9, 9, 9])])
    let field = LittleEndianField(offset: 3, length: 2)
    let original: [UInt8] = [0, 1, 2, 3, 4, 5]
    #expect(try splicer.bytes(of: original, [(field, 0x0807)]) == [0, 9, 9, 9, 2, 7, 8, 5])
    #expect(try splicer.bytes(of: original, [(field, 0xFFFF)])[5...6] == [0xFF, 0xFF])
    for value in [0x1_0000, -1, Int.max] {
      let error = #expect(throws: DocumentError.self) {
        try splicer.bytes(of: original, [(field, value)])
      }
      #expect(error?.code == .archiveTooLarge && error?.path == nil)
      #expect(error?.message == "the archive needs ZIP64 after the annotation")
    }
  }

  private func entry(
    _ content: String, _ setting: DeflateSetting?, extra: [UInt8] = []
  ) throws -> (archive: ZipArchive, entry: ZipEntry) {
    var builder = ArchiveBuilder()
    builder.entries = [ArchiveBuilder.Entry("a", content, setting)]
    builder.entries[0].extra = extra
    let archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
    return (archive, archive.entries[0])
  }

  @Test func rememberedData() throws {
    let (archive, compressed) = try entry("東京東京", .standard)
    let data = archive.bytes[compressed.data]
    #expect(
      RememberedData.field(.standard, data, for: compressed)
        == [0x4A, 0x74, 3, 0, 0, 6, 8], "a setting")
    #expect(
      RememberedData.field(nil, data, for: compressed)
        == [0x4A, 0x74, UInt8(data.count + 1), 0, 1] + data, "the data of another program")
    let (stored, other) = try entry("東京", nil)
    #expect(
      RememberedData.field(nil, stored.bytes[other.data], for: other) == [0x4A, 0x74, 1, 0, 2],
      "a note for stored data")
    // The header has 46 bytes, a name of one and a comment of three; the field 4 and a byte.
    let capacity = 0xFFFF - 46 - 1 - 3 - 4 - 1
    for (count, size) in [(capacity, capacity + 5), (capacity + 1, 5)] {
      let large = [UInt8](repeating: 7, count: count)
      #expect(RememberedData.field(nil, large[...], for: compressed)?.count == size, "\(count)")
    }
    // A header that is full up to some bytes.
    for (space, length) in [(7, 7), (6, nil), (5, nil)] as [(Int, Int?)] {
      let filler = 0xFFFF - 46 - 1 - 3 - space
      let extra =
        [0xFE, 0xCA] + ArchiveBuilder.number(filler - 4, 2)
        + [UInt8](repeating: 0, count: filler - 4)
      let (_, full) = try entry("東京", .standard, extra: extra)
      #expect(RememberedData.field(.standard, [], for: full)?.count == length, "\(space)")
    }
  }

  @Test func dataOfEntriesWithNotes() throws {
    let text = "東京東京東京"
    let content = Array(text.utf8)
    let setting = DeflateSetting(level: 9, memoryLevel: 9)
    func field(_ content: [UInt8]) -> [UInt8] {
      [0x4A, 0x74] + ArchiveBuilder.number(content.count, 2) + content
    }
    let data = setting.compress(content)
    let rows: [(extra: [UInt8], data: [UInt8]?, why: String)] = [
      ([], nil, "no note"), (field([0, 9, 9]), data, "a setting"),
      (field([0, 77, 9]), nil, "a setting that zlib does not have"),
      (field([0, 9]), nil, "half a setting"), (field([0, 9, 9, 9]), nil, "more than a setting"),
      (field([1] + data), data, "the data"), (field([1, 7, 7]), nil, "data that is damaged"),
      (field([1] + setting.compress([1])), nil, "data of other content"),
      (field([2]), nil, "a note only"), (field([]), nil, "nothing"),
      (field([9, 1]), nil, "unknown"),
    ]
    for row in rows {
      let (archive, entry) = try entry(text, .standard, extra: row.extra)
      #expect((entry.remembered != nil) == !row.extra.isEmpty, "\(row.why)")
      #expect(RememberedData.data(of: entry, in: archive.bytes, content) == row.data, "\(row.why)")
      guard entry.remembered != nil else { continue }
      #expect(RememberedData.field(.standard, [], for: entry) == nil, "there is one already")
    }
  }

  /// The setting of an entry does not depend on the entries that were asked about before.
  @Test func settingsOfEntries() throws {
    let text = String(repeating: "吾輩は猫である。名前はまだ無い。", count: 50)
    let (fast, best) = (
      DeflateSetting(level: 1, memoryLevel: 8), DeflateSetting(level: 9, memoryLevel: 9)
    )
    var builder = ArchiveBuilder()
    builder.entries = [nil, fast, best, fast].enumerated().map {
      ArchiveBuilder.Entry("\($0.offset)", text + "\($0.offset)", $0.element)
    }
    // DEFLATE of another program: one stored block.
    var foreign = ArchiveBuilder.Entry("foreign", text)
    let count = foreign.content.count
    foreign.data =
      [1] + ArchiveBuilder.number(count, 2) + ArchiveBuilder.number(~count, 2)
      + foreign.content
    builder.entries.append(foreign)
    let archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0]] {
      let search = DeflateSettingSearch(archive, [0, 1, 2, 3, 4])
      for index in order where index > 0 {
        let content = try archive.content(of: index)
        let setting = search.setting(of: index, in: archive, content)
        let isForeign = index == 4
        #expect((setting == nil) == isForeign, "\(index)")
        #expect(
          isForeign
            || setting?.compress(content) == Array(archive.bytes[archive.entries[index].data]))
      }
    }
    let search = DeflateSettingSearch(archive, [4])
    let content = try archive.content(of: 1)
    #expect(search.setting(of: 1, in: archive, content) == nil, "zlib wrote none of the samples")
    #expect(DeflateSettingSearch(archive, []).setting(of: 1, in: archive, content) == nil)
  }

  @Test func emptyAndLongContent() {
    // The check value of CRC-32 (ISO 3309), and that of nothing.
    #expect(Deflate.checksum(Array("123456789".utf8)) == 0xCBF4_3926 && Deflate.checksum([]) == 0)
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      var random = SeededGenerator(seed: UInt64(count))
      let content = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let data = DeflateSetting.standard.compress(content)
      #expect(Deflate.decompress(data[...], size: count) == content)
      #expect(Deflate.decompress(data[...], size: count + 1) == nil)
      let isComplete = Deflate.compress(content, .standard) { _ in false }
      #expect(!isComplete, "the receiver stops it")
    }
    #expect(Deflate.decompress([], size: 0) == nil, "DEFLATE of nothing has a block")
  }
}
