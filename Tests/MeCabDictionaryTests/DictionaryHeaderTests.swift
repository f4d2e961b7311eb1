import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the header of compiled dictionaries: its fields, and the message about each wrong word.
@Suite struct DictionaryHeaderTests {
  /// A file of one unit, one token and the feature “A”, which is sound as far as the header goes.
  private static func file(
    _ changes: [Int: UInt32] = [:], charset: [UInt8] = Array("UTF-8".utf8), size: Int? = nil,
    last: UInt8 = 0
  ) -> [UInt8] {
    var words: [UInt32] = [0, 102, 1, 1, 3, 4, 8, 16, 2, 0]
    for (index, value) in changes { words[index] = value }
    var sections = [UInt8](repeating: 0, count: 8 + 16) + [0x41, last]
    let count = size ?? 72 + sections.count
    if changes[0] == nil { words[0] = UInt32(count) ^ 0xEF71_8F77 }
    if count >= 72 {
      sections += [UInt8](repeating: 0, count: max(0, count - 72 - sections.count))
      sections.removeLast(max(0, sections.count - (count - 72)))
    }
    var bytes: [UInt8] = []
    for word in words { bytes.append(littleEndian: word) }
    bytes += charset + [UInt8](repeating: 0, count: 32 - charset.count)
    return bytes + sections
  }

  @Test func fields() throws {
    let file = try DictionaryFile(contents: Self.file(), path: "/x/user.dic")
    #expect(file.path == "/x/user.dic")
    #expect(file.kind == .user)
    #expect(file.charset == "UTF-8")
    #expect(file.entryCount == 1)
    #expect(file.leftSize == 3)
    #expect(file.rightSize == 4)
    #expect(file.byteCount == 98)
    #expect(file.header.doubleArray == 72..<80)
    #expect(file.header.unitCount == 1)
    #expect(file.header.tokens == 80..<96)
    #expect(file.header.features == 96..<98)
    let description = DictionaryDescription(file)
    #expect(
      description
        == DictionaryDescription(
          path: "/x/user.dic", charset: "UTF-8", entryCount: 1, kind: .user))
    let kinds: [(word: UInt32, kind: DictionaryFile.Kind, name: String)] = [
      (0, .system, "system"), (1, .user, "user"), (2, .unknown, "unknown"),
    ]
    for row in kinds {
      let file = try DictionaryFile(contents: Self.file([2: row.word]))
      #expect(file.kind == row.kind)
      #expect(file.kind.description == row.name)
    }
  }

  @Test func eachWrongWordHasItsMessage() {
    let table: [(changes: [Int: UInt32], fragment: String, why: String)] = [
      ([0: 0], "98 bytes, but its header specifies 4017196919", "a magic number of zero"),
      ([0: 97 ^ 0xEF71_8F77], "98 bytes, but its header specifies 97", "a byte fewer"),
      ([0: 99 ^ 0xEF71_8F77], "98 bytes, but its header specifies 99", "a byte more"),
      ([1: 101], "version 101 instead of 102", "an older version"),
      ([1: 103], "version 103", "a newer version"),
      ([1: 102 << 24], "version 1711276032", "the other byte order"),
      ([2: 3], "unknown type 3", "a fourth kind"),
      ([2: .max], "unknown type 4294967295", "the greatest kind"),
      ([3: 0], "contradict its number of entries", "no entries"),
      ([3: 2], "contradict", "two entries in one token"),
      ([3: 1 << 28 | 1], "contradict", "a product that is 16 in 32 bits"),
      ([4: 0], "matrix size, 0 × 4", "a first size of 0"),
      ([4: 65_536], "matrix size, 65536 × 4", "a first size of 17 bits"),
      ([5: 0], "matrix size, 3 × 0", "a second size of 0"),
      ([5: .max], "matrix size, 3 × 4294967295", "the greatest second size"),
      ([6: 16], "do not add up", "two units"),
      ([6: 0], "do not add up", "no units"),
      ([6: 0, 8: 10], "contradict", "no units, longer features"),
      ([6: 4, 8: 6], "contradict", "half a unit"),
      ([6: 9, 8: 1], "contradict", "a unit and a byte"),
      ([6: 24, 7: 0], "contradict", "no tokens"),
      ([7: 17, 8: 1], "contradict", "a token and a byte"),
      ([8: 1], "do not add up", "a feature too short"),
      ([6: 10, 8: 0], "contradict", "no features, a wrong unit size"),
      ([6: .max, 7: .max, 8: .max], "do not add up", "the greatest sizes"),
    ]
    for row in table {
      expectError(.dictionaryDamaged, row.fragment, path: "/x/user.dic", row.why) {
        _ = try DictionaryFile(contents: Self.file(row.changes), path: "/x/user.dic")
      }
    }
  }

  @Test func maximumValuesAreRead() throws {
    for (word, value) in [(4, 65_535), (5, 65_535), (4, 1), (5, 1)] as [(Int, UInt32)] {
      let file = try DictionaryFile(contents: Self.file([word: value]))
      #expect((word == 4 ? file.leftSize : file.rightSize) == Int(value))
    }
    // The tenth word is reserved.
    #expect(try DictionaryFile(contents: Self.file([9: .max])).entryCount == 1)
  }

  @Test func sizes() throws {
    for size in 0..<72 {
      expectError(.dictionaryDamaged, "is truncated: \(size) bytes", "\(size)") {
        _ = try DictionaryFile(contents: Array(Self.file()[..<size]))
      }
    }
    expectError(.dictionaryDamaged, "do not add up", "only a header") {
      _ = try DictionaryFile(contents: Self.file(size: 72))
    }
    // Features that are missing as a whole.
    expectError(.dictionaryDamaged, "a complete feature", "no features") {
      _ = try DictionaryFile(contents: Self.file([8: 0], size: 96))
    }
    expectError(.dictionaryDamaged, "a complete feature", "a feature without an end") {
      _ = try DictionaryFile(contents: Self.file(last: 1))
    }
  }

  @Test func charsets() throws {
    let table: [(name: String, isUTF8: Bool)] = [
      ("UTF-8", true), ("utf-8", true), ("Utf8", true), ("utf_8", true), ("UTF-16", false),
      ("UTF-8N", false),
      ("EUC-JP", false), ("", false), ("UTF 8", false), (String(repeating: "x", count: 31), false),
    ]
    for row in table {
      let file = try DictionaryFile(contents: Self.file(charset: Array(row.name.utf8)))
      #expect(file.charset == row.name)
      #expect(Charset.isUTF8(file.charset) == row.isUTF8, "\(row.name)")
      #expect(((try? file.requireUTF8()) != nil) == row.isUTF8, "\(row.name)")
    }
    expectError(.dictionaryDamaged, "unterminated charset name", "32 bytes") {
      _ = try DictionaryFile(contents: Self.file(charset: [UInt8](repeating: 0x61, count: 32)))
    }
    #expect(try DictionaryFile(contents: Self.file(charset: [0x61, 0, 0x62])).charset == "a")
  }

  @Test func compatibilityWithASystemDictionary() throws {
    let user = try DictionaryFile(contents: Self.file(), path: "user.dic")
    let table: [(user: [Int: UInt32], system: [Int: UInt32], fragment: String?, why: String)] = [
      ([:], [:], nil, "the same sizes"),
      ([2: 0], [:], "is a system dictionary", "a system dictionary"),
      ([2: 2], [:], "is a dictionary of unknown words", "entries of unknown words"),
      ([4: 4], [:], "4 × 4 matrix", "another first size"),
      ([5: 3], [:], "3 × 3 matrix", "another second size"),
      ([4: 4, 5: 3], [:], "4 × 3 matrix", "sizes in the other order"),
      ([:], [4: 5], "system.dic has 5 × 4", "a system dictionary of another size"),
    ]
    for row in table {
      let user = try DictionaryFile(contents: Self.file(row.user), path: user.path)
      let system = try DictionaryFile(
        contents: Self.file([2: 0].merging(row.system) { $1 }), path: "system.dic")
      guard let fragment = row.fragment else {
        try user.requireCompatibility(with: system)
        continue
      }
      expectError(.dictionaryDamaged, fragment, path: "user.dic", row.why) {
        try user.requireCompatibility(with: system)
      }
    }
    let foreign = try DictionaryFile(
      contents: Self.file(charset: Array("EUC-JP".utf8)), path: "x.dic")
    expectError(.unsupportedCharset, "EUC-JP", path: "x.dic", "the charset of the user dictionary")
    {
      try foreign.requireCompatibility(with: user)
    }
    expectError(
      .unsupportedCharset, "EUC-JP", path: "x.dic", "the charset of the system dictionary"
    ) {
      try user.requireCompatibility(with: foreign)
    }
  }
}
