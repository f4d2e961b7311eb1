import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests lines that are processed in chunks, and partly committed before their end.
@Suite struct LongLineTests {
  private static func repeated(_ text: String, bytes: Int) -> String {
    String(repeating: text, count: max(1, bytes / text.utf8.count))
  }

  private static let rows: [(line: String, why: String)] = [
    (repeated("私は東京へ行きました。", bytes: 200_000), "a sentence again and again"),
    (repeated("すもももももももものうち", bytes: 100_000), "no sentence end, many paths"),
    // libmecab scans the whole run from each of its characters, so the runs are shorter.
    (repeated("x", bytes: 10_000), "one run of letters"),
    (repeated("ぬ", bytes: 20_000), "one run of hiragana, with words of several lengths"),
    (repeated("鰻", bytes: 20_000), "kanji, of which every two are a word"),
    (repeated("東京 \t ", bytes: 80_000), "white space between all words"),
    (repeated("コーヒー", bytes: 20_000), "katakana beside words of the dictionary"),
    (repeated("日本語", bytes: 3 * 1_023), "a chunk less one character"),
    (repeated("日本語", bytes: 3 * 1_026), "a chunk and two characters"),
    (repeated("も", bytes: 3 * 1_023) + "  もも", "white space between chunks"),
    (repeated("も", bytes: 3 * 1_024) + "  もも", "and one further"),
    (
      repeated("も", bytes: 3 * 1_020) + repeated(" ", bytes: 2_000) + "もも", "a chunk of white space"
    ),
    (repeated("も", bytes: 3 * 1_020) + repeated(" ", bytes: 2_000), "at the end"),
    (repeated("京都大学", bytes: 12 * 255) + "京都大学へ", "a word across two chunks"),
  ]

  @Test func theWordsCoverTheLine() throws {
    let analysis = try NativeAnalysis()
    for (line, why) in Self.rows {
      let bytes = Array(line.utf8)
      var end = 0
      var gaps: [Int] = []
      for word in try analysis.words(of: bytes) {
        if bytes[end..<word.bytes.lowerBound].contains(where: { $0 != 0x20 && $0 != 9 }) {
          gaps.append(end)
        }
        end = word.bytes.upperBound
      }
      if bytes[end...].contains(where: { $0 != 0x20 && $0 != 9 }) { gaps.append(end) }
      #expect(gaps == [], "\(why)")
    }
  }

  @Test func theWordsAreLibMeCabs() throws {
    try expectSameAsLibMeCab(
      Self.rows.map { Array($0.line.utf8) }, dictionaries: [MiniDictionary.directory()])
  }

  @Test func aLargeDictionary() throws {
    guard let large = try TestDictionaries.large() else { return }
    let lines = [
      Self.repeated("私は東京へ行きました。すもももももももものうち。", bytes: 60_000),
      Self.repeated("東京都の特許許可局の局長", bytes: 30_000),
    ]
    try expectSameAsLibMeCab(lines.map { Array($0.utf8) }, dictionaries: [large])
  }

  /// A sentence after a long line has the words and costs that it has alone.
  @Test func buffersAreReused() throws {
    let analysis = try NativeAnalysis()
    let sentence = "私は東京へ行きました。"
    let alone = try analysis.words(of: sentence)
    for (line, why) in Self.rows {
      _ = try analysis.words(of: line)
      #expect(try analysis.words(of: sentence) == alone, "\(why)")
    }
  }

  /// Costs are summed up across committed words.
  @Test func costsOfLongLines() throws {
    let analysis = try NativeAnalysis()
    let words = try analysis.words(of: Self.repeated("私は東京へ行きました。", bytes: 200_000))
    var steps: Set<Int> = []
    for (word, next) in zip(words.dropFirst(8), words.dropFirst(16)) {
      steps.insert(next.pathCost - word.pathCost)
    }
    // Every sentence, of eight words, has the same cost.
    #expect(steps.count == 1, "\(steps)")
  }

  /// The array of the words grows geometrically, although a long line appends to it in thousands of
  /// segments: growing it for each of them copies a number of bytes that is quadratic in the length.
  @Test(arguments: [1 << 15, 1 << 18, 1 << 21])
  func theWordsAreCopiedFewTimes(size: Int) throws {
    let model = try LatticeModel(dictionary: try MiniDictionary.directory(), tries: .memory)
    var search = PathSearch(model)
    var records: [LatticeWord] = []
    let line = Array(Self.repeated("私は東京へ行きました。すもももももももものうち。", bytes: size).utf8)
    try withExtendedLifetime(model) {
      try line.withUnsafeBufferPointer { try search.find($0, &records) }
      #expect(records.count > size / 8)
      #expect(search.recordGrowthCount <= Int.bitWidth - records.count.leadingZeroBitCount)
      // A second line of the same size needs no more memory.
      let growthCount = search.recordGrowthCount
      records.removeAll(keepingCapacity: true)
      try line.withUnsafeBufferPointer { try search.find($0, &records) }
      #expect(search.recordGrowthCount == growthCount)
    }
  }
}
