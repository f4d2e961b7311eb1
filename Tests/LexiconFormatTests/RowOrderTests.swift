import LexiconFormat
import TestSupport
import Testing

/// Tests the order of rows: by surface, source and rank, then by text with ー before kana.
@Suite struct RowOrderTests {
  private func surfaces(_ entries: [String]) throws -> [String] {
    let text = "[名詞-一般]\n" + entries.map { "\($0)\tヨ\t1\t0\n" }.joined()
    return try MiniatureLexicon.rows(text).map { String($0.prefix { $0 != "," }) }
  }

  @Test func ordersSurfacesByBytes() throws {
    let sorted = [
      "!", "!!", "A", "a", "ab", "aー", "あ", "あい", "い", "ー", "一", "一二三四五", "一二三四五七",
      "一二三四五六", "豈", "𠮷",
    ]
    #expect(sorted.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } == sorted)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      try #require(try surfaces(sorted.shuffled(using: &generator)) == sorted)
    }
  }

  @Test func agreesWithSortingStringsOnRandomSurfaces() throws {
    let alphabet: [Character] = ["a", "あ", "ア", "ー", "亜", "𠮷", "!"]
    var generator = SeededGenerator(seed: 1)
    var entries: Set<String> = []
    for _ in 0..<2000 {
      let length = Int.random(in: 1...9, using: &generator)
      entries.insert(
        String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" }))
    }
    let expected = entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(try surfaces(Array(entries)) == expected)
  }

  @Test func ordersEntriesOfOneSurface() throws {
    let first = "[名詞-一般]\nあ\tウ\t9\t0\nあ\tアア\t2\t0\nあ\tアー\t2\t0\nあ\tア\t2\t0\t*\t~\t~\t1\n"
    let second = "[名詞-一般]\nあ\tア\t1\t0\n"
    let rows = try MiniatureLexicon.rows(first, second)
    let readings = rows.map { $0.split(separator: ",")[11] }
    #expect(readings == ["アー", "アア", "ウ", "ア", "ア"], "ー first, then kana; rank; source")
    #expect(rows.map { $0.split(separator: ",")[3] } == ["2", "2", "9", "2", "1"])
  }

  @Test func putsTheLongVowelMarkBetweenASCIIAndKana() throws {
    // All rows have the same surface, so they are ordered by the reading, the first column that
    // differs.
    let sorted = ["a", "z", "ー", "ーア", "ーン", "ア", "アa", "アー", "アア", "ン", "ヴ", "亜", "𠮷"]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<30 {
      let entries = sorted.shuffled(using: &generator).map { "あ\t\($0)\t1\t0\t*\t=\n" }
      let rows = try MiniatureLexicon.rows("[名詞-一般]\n" + entries.joined())
      #expect(rows.map { $0.split(separator: ",")[11] } == sorted.map { $0[...] })
    }
  }

  @Test func ordersLongSurfacesByTheirLastByte() throws {
    // The first sixteen bytes are radix-sorted, the rest is compared.
    for length in 1...20 {
      let stem = String(repeating: "x", count: length)
      let sorted = [stem, stem + "a", stem + "b", stem + "ba", stem + "é"]
      #expect(try surfaces(sorted.reversed()) == sorted)
    }
  }

  @Test func preservesRepeatedEntries() throws {
    let rows = try MiniatureLexicon.rows("[名詞-一般]\nあ\tア\t1\t0\nあ\tア\t1\t0\n")
    #expect(rows.count == 2)
    #expect(Set(rows).count == 1)
  }
}
