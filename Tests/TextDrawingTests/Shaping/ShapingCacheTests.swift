import Testing

@testable import TextDrawing

struct ShapingCacheTests {
  private func word(
    _ cache: WordCache, _ text: String, mode: ShapingMode = .leftToRight, context: UInt32 = 0,
    onMiss: () -> Void = {}
  ) -> [UInt32] {
    // Within a text, and at its end.
    [text + "behind it", text].map { whole in
      Array(whole.utf8).withUnsafeBufferPointer { bytes in
        let range = 0..<text.utf8.count
        let word = cache.word(range, of: bytes, mode: mode, context: context) { clusters, glyphs in
          onMiss()
          for byte in bytes[range] {
            clusters.append(
              WordCluster(
                length: 1, advance: Int32(byte), scalar: UInt32(byte), glyphCount: 1, face: 0,
                isMissing: false))
            glyphs.append(WordGlyph(id: UInt32(byte) + context, dx: 0, dy: 0))
          }
          return context
        }
        #expect(word.script == context)
        #expect(word.clusters.map(\.advance) == text.utf8.map(Int32.init))
        return word.glyphs.map(\.id)
      }
    }.reduce([]) { $0.isEmpty || $0 == $1 ? $1 : [] }
  }

  @Test func wordsAreShapedOnce() {
    let cache = WordCache()
    var misses = 0
    for _ in 0..<3 { #expect(word(cache, "text") { misses += 1 } == [116, 101, 120, 116]) }
    #expect(misses == 1)
    _ = word(cache, "text", mode: .upright) { misses += 1 }
    #expect(word(cache, "text", context: 7) { misses += 1 } == [123, 108, 127, 123])
    #expect(misses == 3, "mode and context belong to the key")
  }

  @Test func longWordsAreShapedEachTime() {
    let cache = WordCache()
    var misses = 0
    let long = String(repeating: "a", count: WordCache.maximumKeyLength + 1)
    for _ in 0..<3 { #expect(word(cache, long) { misses += 1 }.count == long.utf8.count) }
    #expect(misses == 6)
  }

  /// Words with equal first bytes, and words longer than the key.
  @Test func wordsWithEqualPrefixesAreDistinguished() {
    let cache = WordCache()
    let words = (1...40).map { String("abcdefghabcdefghabcdefghabcdefghabcdefgh".prefix($0)) }
    let others = words.map { String($0.dropLast()) + "z" }
    for _ in 0..<2 {
      for text in words + others { #expect(word(cache, text) == text.utf8.map(UInt32.init)) }
    }
    #expect(word(cache, "a\0") == [97, 0])
    #expect(word(cache, "a") == [97])
  }

  @Test func thousandsOfWordsStayFindableAndBounded() {
    let cache = WordCache()
    for round in 0..<2 {
      var (misses, wrong) = (0, 0)
      for number in 0..<5000 {
        let found = word(cache, "w\(number)") { misses += 1 }
        if found != Array("w\(number)".utf8).map(UInt32.init) { wrong += 1 }
      }
      #expect(misses == (round == 0 ? 5000 : 0))
      #expect(wrong == 0)
    }
    for number in 0..<30_000 { _ = word(cache, "another word \(number)") }
    #expect(cache.clusterCount < 1 << 19)
    #expect(word(cache, "w1") == [119, 49])
  }

  @Test func pairsAreMeasuredOnce() throws {
    let kerning = PairKerning()
    let rows = (kerning.addScalar(0x3044), kerning.addScalar(0x3066))
    let (first, second) = (try #require(rows.0), try #require(rows.1))
    var requested: [[UInt32]] = []
    for _ in 0..<2 {
      let value = kerning.adjustment(first, second) { left, right in
        requested.append([left, right])
        return -3
      }
      #expect(value == -3)
      #expect(kerning.adjustment(second, first) { _, _ in 5 } == 5)
    }
    #expect(requested == [[0x3044, 0x3066]])
    for row in [UInt8(0), first, second] {
      #expect(kerning.adjustment(0, row) { _, _ in 7 } == 0, "0 is not kerned")
      #expect(kerning.adjustment(row, 0) { _, _ in 7 } == 0)
    }
    #expect(kerning.adjustment(first, first) { _, _ in 9 } == 9, "a row of its own")
    let more = (UInt32(0)..<254).map { kerning.addScalar($0) }
    #expect(more.dropLast().allSatisfy { $0 != nil })
    #expect(more.last == UInt8?.none, "rows are numbered by a byte")
  }

  @Test func entriesHaveStableAddresses() {
    let table = ScalarTable()
    let scalars: [UInt32] = [0, 0x41, 0x3042, 0xFFFF, 0x10000, 0x20BB7, 0x10FFFF]
    let entries = scalars.map { table.entry(for: $0) }
    for (index, entry) in entries.enumerated() {
      #expect(entry.pointee.kind == .unknown)
      entry.pointee.glyph = UInt32(index)
    }
    for (index, scalar) in scalars.enumerated() {
      #expect(table.entry(for: scalar) == entries[index])
      #expect(table.entry(for: scalar).pointee.glyph == UInt32(index))
    }
  }
}
