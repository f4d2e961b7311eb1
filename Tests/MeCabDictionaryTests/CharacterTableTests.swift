import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests `char.bin`: names, sizes, and the verification of every character.
@Suite struct CharacterTableTests {
  private static let names = ["DEFAULT", "SPACE", "漢字"]

  /// A table in which every character has the category 0, except those in `changes`.
  private static func contents(
    _ changes: [Int: UInt32] = [:], names: [String] = names, count: UInt32? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: count ?? UInt32(names.count))
    for name in names {
      bytes += Array(name.utf8) + [UInt8](repeating: 0, count: 32 - name.utf8.count)
    }
    var table = [UInt32](repeating: UInt32(1).littleEndian, count: 0xFFFF)
    for (character, value) in changes { table[character] = value.littleEndian }
    table.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  @Test func namesOfCategories() throws {
    let table = try CharacterTable(contents: Self.contents(), path: "x.bin")
    #expect(table.categories == Self.names)
    #expect(table.categoryCount == 3)
    #expect(table.category(2) == "漢字")
    #expect(table.tableOffset == 4 + 3 * 32)
    #expect(table.properties.count == 4 * 0xFFFF)
    #expect(table.bytes.path == "x.bin")
    let longest = String(repeating: "n", count: 31)
    #expect(try CharacterTable(contents: Self.contents(names: [longest])).categories == [longest])
    let most = (0..<18).map { "C\($0)" }
    #expect(try CharacterTable(contents: Self.contents(names: most)).categories == most)
  }

  @Test func impossibleTables() {
    let sound = Self.contents()
    let nineteen = Self.contents(names: (0..<19).map { "C\($0)" })
    let unterminated = Self.contents(names: [String(repeating: "n", count: 32)])
    var notUTF8 = sound
    notUTF8[4] = 0xE6
    let table: [(bytes: [UInt8], why: String)] = [
      ([], "empty"), ([3, 0, 0], "three bytes"), ([0, 0, 0, 0], "no categories, no characters"),
      (Self.contents(names: []), "no categories"), (Self.contents(count: 2), "a name too many"),
      (Self.contents(count: 4), "a name too few"),
      (Self.contents(count: .max), "the greatest count"),
      (nineteen, "19 categories"), (Array(sound.dropLast()), "a byte short"),
      (sound + [0], "a byte long"), (Array(sound.dropLast(4)), "a character short"),
      (sound + [0, 0, 0, 0], "a character long"),
      (Self.contents(names: ["A", ""]), "an empty name"),
      (unterminated, "a name without an end"), (notUTF8, "a name that is not UTF-8"),
    ]
    for row in table {
      expectError(.dictionaryDamaged, "size or category names", path: "x.bin", row.why) {
        _ = try CharacterTable(contents: row.bytes, path: "x.bin")
      }
    }
  }

  @Test func categoriesOfCharacters() throws {
    let table: [(value: UInt32, isSound: Bool, why: String)] = [
      (0b001, true, "the first category"), (1 << 18 | 0b010, true, "the second"),
      (2 << 18 | 0b100, true, "the last"),
      (2 << 18 | 0b111, true, "all categories"),
      (0xFC00_0001, true, "every flag and the greatest length"),
      (0, false, "no category"), (0b010, false, "a default category that is not among them"),
      (1 << 18 | 0b101, false, "others than the default category"),
      (3 << 18 | 0b1111, false, "a fourth default category"),
      (0b1001, false, "a fourth category"), (0x20001, false, "an eighteenth category"),
      (255 << 18 | 1, false, "the greatest number"),
    ]
    for character in [0, 0x41, 0xFFFE] {
      for row in table {
        let characters = try CharacterTable(
          contents: Self.contents([character: row.value]), path: "x.bin")
        if row.isSound {
          try characters.verify()
          continue
        }
        let name = "character U+\(String(character, radix: 16, uppercase: true)) "
        expectError(.dictionaryDamaged, name, path: "x.bin", row.why) { try characters.verify() }
      }
    }
  }

  /// Eighteen categories use every bit of the mask.
  @Test func theLastBitOfTheMask() throws {
    let names = (0..<18).map { "C\($0)" }
    try CharacterTable(contents: Self.contents([0x41: 17 << 18 | 1 << 17], names: names)).verify()
    let wrong = try CharacterTable(
      contents: Self.contents([0x41: 17 << 18 | 1 << 16], names: names))
    expectError(.dictionaryDamaged, "U+41 ", "a default category outside of the mask") {
      try wrong.verify()
    }
  }
}
