import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the bytes of compiled dictionaries: header, tokens and features.
@Suite struct LexiconBuilderTests {
  private struct Entry {
    var surface: String
    var feature: String
    var ids = (left: 0, right: 0, partOfSpeech: 0)
    var cost = 0
  }

  private static func compile(
    _ entries: [Entry], kind: DictionaryFile.Kind = .user, left: Int = 4, right: Int = 5
  ) throws -> [UInt8] {
    var builder = LexiconBuilder()
    for entry in entries {
      let (surface, feature) = (Array(entry.surface.utf8), Array(entry.feature.utf8))
      try surface.withUnsafeBytes { surface in
        try feature.withUnsafeBytes { feature in
          try builder.append(
            surface: surface, feature: feature, leftID: entry.ids.left, rightID: entry.ids.right,
            partOfSpeechID: entry.ids.partOfSpeech, cost: entry.cost)
        }
      }
    }
    #expect(builder.count == entries.count)
    return try builder.compiled(kind: kind, leftSize: left, rightSize: right)
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    bytes[4 * index..<4 * index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The ten words of the header, and the charset.
  @Test func headerWords() throws {
    let kinds: [(kind: DictionaryFile.Kind, word: UInt32)] = [
      (.system, 0), (.user, 1), (.unknown, 2),
    ]
    for row in kinds {
      let bytes = try Self.compile(
        [Entry(surface: "b", feature: "xy"), Entry(surface: "a", feature: "z")], kind: row.kind,
        left: 513, right: 65_535)
      let words = (0..<10).map { Self.word(bytes, $0) }
      // The last node is that of “b” at unit 100; its end is at unit 102, and 257 units follow.
      let units = UInt32(103 + 257)
      #expect(
        words == [
          UInt32(bytes.count) ^ 0xEF71_8F77, 102, row.word, 2, 513, 65_535, units * 8, 32, 5, 0,
        ], "\(row.kind)")
      #expect(bytes.count == 72 + Int(units) * 8 + 32 + 5)
      #expect(Array(bytes[40..<72]) == Array("UTF-8".utf8) + [UInt8](repeating: 0, count: 27))
    }
  }

  /// Tokens are sorted by surface, features stay in source order.
  @Test func tokensAndFeatures() throws {
    let bytes = try Self.compile([
      Entry(surface: "c", feature: "third", ids: (1, 2, 3), cost: -1),
      Entry(surface: "a", feature: "", ids: (0x0102, 0x0304, 0x0506), cost: -32_768),
      Entry(surface: "b", feature: "名詞", ids: (65_535, 0, 65_535), cost: 32_767),
      Entry(surface: "a", feature: "again", ids: (4, 5, 6), cost: 0x0708),
    ])
    let start = 72 + Int(Self.word(bytes, 6))
    let tokens: [[UInt8]] = [
      [0x02, 0x01, 0x04, 0x03, 0x06, 0x05, 0x00, 0x80, 6, 0, 0, 0, 0, 0, 0, 0],
      [4, 0, 5, 0, 6, 0, 0x08, 0x07, 14, 0, 0, 0, 0, 0, 0, 0],
      [0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F, 7, 0, 0, 0, 0, 0, 0, 0],
      [1, 0, 2, 0, 3, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
    for (index, token) in tokens.enumerated() {
      #expect(Array(bytes[(start + 16 * index)..<(start + 16 * index + 16)]) == token, "\(index)")
    }
    #expect(Array(bytes[(start + 64)...]) == Array("third\0\0名詞\0again\0".utf8))
    let file = try DictionaryFile(contents: bytes)
    #expect(try file.entries().map(\.feature) == ["", "again", "名詞", "third"])
  }

  /// The arrays of the builder grow at 1,024 entries and several times after.
  @Test func entriesBeyondEachCapacity() throws {
    for count in [1_023, 1_024, 1_025, 2_049, 4_100] {
      let entries = (0..<count).map {
        Entry(surface: "語\($0)", feature: "\($0)", ids: ($0 % 5, $0 % 4, $0), cost: $0)
      }
      let file = try DictionaryFile(contents: Self.compile(entries))
      try file.verify()
      #expect(file.entryCount == count)
      let wrong = try file.entries().filter { entry in
        let number = Int(entry.feature) ?? -1
        return entry.surface != "語\(number)" || Int(entry.cost) != number
          || Int(entry.partOfSpeechID) != number || Int(entry.leftID) != number % 5
          || Int(entry.rightID) != number % 4
      }
      #expect(wrong == [], "\(count)")
    }
  }

  @Test func noEntries() {
    expectError(.invalidRow, "there are no entries", "an empty builder") {
      _ = try Self.compile([])
    }
  }
}
