import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests `char.def`: categories, ranges, their order, and the bits of the compiled table.
@Suite struct CharacterDefinitionTests {
  private static let start = "DEFAULT 0 1 0\nSPACE 0 1 0\nA 1 0 3\nB 0 0 15\n"

  private static func table(_ text: String) throws -> CharacterTable {
    let directory = try temporaryDirectory()
    let path = try directory.write(text, to: "char.def")
    return try CharacterTable(contents: CharacterDefinition(path: path).compiled())
  }

  /// The properties of a character: bits 0–17 the categories, 18–25 the default category, 26–29 the
  /// length, 30 group, 31 invoke.
  private static func properties(_ table: CharacterTable, _ character: Int) -> UInt32 {
    table.properties.littleEndian(at: 4 * character, as: UInt32.self)
  }

  @Test func categoriesHaveTheirBits() throws {
    let table: [(line: String, properties: UInt32, why: String)] = [
      ("X 0 0 0", 0, "nothing"), ("X 1 0 0", 1 << 31, "invoke"), ("X 0 1 0", 1 << 30, "group"),
      ("X 1 1 0", 3 << 30, "both"), ("X 0 0 1", 1 << 26, "length 1"),
      ("X 0 0 15", 15 << 26, "the greatest length"), ("X 1 1 15", 63 << 26, "everything"),
      ("X\t1\t0\t2", 1 << 31 | 2 << 26, "tabs"), ("  X  1  0  2  ", 1 << 31 | 2 << 26, "blanks"),
      ("X 1 0 2 # a comment", 1 << 31 | 2 << 26, "a comment"),
      ("X 1 0 2 3 4", 1 << 31 | 2 << 26, "more words are ignored"),
      ("X 001 000 015", 1 << 31 | 15 << 26, "leading zeros"),
    ]
    for row in table {
      let found = try Self.table("DEFAULT 0 0 0\nSPACE 0 0 0\n\(row.line)\n0x41 X\n")
      #expect(found.categories == ["DEFAULT", "SPACE", "X"], "\(row.why)")
      #expect(Self.properties(found, 0x41) == row.properties | 2 << 18 | 1 << 2, "\(row.why)")
      #expect(Self.properties(found, 0x42) == 1, "\(row.why): an unmapped character")
    }
  }

  @Test func rangesIncludeBothEnds() throws {
    let table: [(range: String, first: Int, last: Int, why: String)] = [
      ("0x41", 0x41, 0x41, "one character"), ("0x0041", 0x41, 0x41, "leading zeros"),
      ("0x41..0x41", 0x41, 0x41, "a range of one"), ("0x41..0x43", 0x41, 0x43, "three"),
      ("0x0000", 0, 0, "the first character"), ("0xFFFE", 0xFFFE, 0xFFFE, "the last character"),
      ("0x0000..0xFFFE", 0, 0xFFFE, "every character"),
      ("0xff66..0xFf9f", 0xFF66, 0xFF9F, "any case"),
      ("0x41..0X43", 0x41, 0x43, "an upper-case X in the end"),
      ("0x00000041", 0x41, 0x41, "eight digits"),
    ]
    for row in table {
      let found = try Self.table(Self.start + row.range + " A\n")
      let mapped = (0..<CharacterTable.characterCount).filter {
        Self.properties(found, $0) & 0b100 != 0
      }
      #expect(mapped.first == row.first, "\(row.why)")
      #expect(mapped.last == row.last, "\(row.why)")
      #expect(mapped.count == row.last - row.first + 1, "\(row.why)")
    }
  }

  @Test func wrongRangesAreNamed() throws {
    let ranges = [
      "0x", "0xG", "0x41..", "0x..0x41", "0x41..41", "0x41...0x43", "0x41..0x43..0x45",
      "0x43..0x41",
      "0xFFFF", "0x41..0xFFFF", "0x10000", "0x+41", "0x41..0x+43", "0x-41", "0x41-0x43", "0x4_1",
      "0xFFFFFFFFFFFFFFFFFFFF", "0x41..0x", "0x41,0x43",
    ]
    let directory = try temporaryDirectory()
    for range in ranges {
      let path = try directory.write(Self.start + "\n" + range + " A\n", to: "char.def")
      expectError(.invalidDefinition, "“\(range)”", path: path, line: 6, range) {
        _ = try CharacterDefinition(path: path)
      }
    }
  }

  /// The first category of a mapping is the default one; later mappings replace earlier ones.
  @Test func mappings() throws {
    let a: UInt32 = 1 << 31 | 3 << 26 | 2 << 18
    let b: UInt32 = 15 << 26 | 3 << 18
    let table: [(lines: String, properties: UInt32, why: String)] = [
      ("0x41 A", a | 0b100, "one category"), ("0x41 B", b | 0b1000, "the last category"),
      ("0x41 A B", a | 0b1100, "two: the first is the default"),
      ("0x41 B A", b | 0b1100, "two in the other order"),
      ("0x41 A B SPACE DEFAULT", a | 0b1111, "every category"),
      ("0x41 A A", a | 0b100, "a repeated category counts once"),
      ("0x41 A\n0x41 B", b | 0b1000, "a later line replaces the categories"),
      ("0x41 B\n0x40..0x42 A", a | 0b100, "a later range replaces a character"),
      ("0x40..0x42 A\n0x41 B", b | 0b1000, "a later character replaces part of a range"),
      ("0x42 A", 1 << 30 | 1, "another character only"),
      ("0x41\tA\tB", a | 0b1100, "tabs"), ("0x41 A # B", a | 0b100, "a comment"),
      ("0x41 A #B", a | 0b100, "a comment without a blank"),
      ("# 0x41 B\n#0x41 B\n0x41 A", a | 0b100, "lines that are comments"),
      ("0x41 SPACE", 1 << 30 | 1 << 18 | 0b10, "the category of spaces"),
    ]
    for row in table {
      let found = try Self.table(Self.start + row.lines + "\n")
      #expect(Self.properties(found, 0x41) == row.properties, "\(row.why)")
      #expect(Self.properties(found, 0x3F) == 1 << 30 | 1, "\(row.why): outside the ranges")
      try found.verify()
    }
  }

  /// A mapping may only refer to categories of preceding lines; the order is that of the numbers.
  @Test func categoriesPrecedeTheirMappings() throws {
    let found = try Self.table("B 0 0 0\nSPACE 0 1 0\n0x42..0x43 B\nDEFAULT 0 0 1\n")
    #expect(found.categories == ["B", "SPACE", "DEFAULT"])
    #expect(Self.properties(found, 0x42) == 1)
    #expect(Self.properties(found, 0x41) == 1 << 26 | 2 << 18 | 0b100, "DEFAULT is the third")
    let directory = try temporaryDirectory()
    let path = try directory.write(Self.start + "0x41 C\nC 0 0 0\n", to: "char.def")
    expectError(.invalidDefinition, "the category C", path: path, line: 5, "a later category") {
      _ = try CharacterDefinition(path: path)
    }
  }

  @Test func wrongCategoriesAreNamed() throws {
    let table: [(line: String, fragment: String, why: String)] = [
      ("X", "not a category", "only a name"), ("X 0 0", "not a category", "two numbers"),
      ("X 2 0 0", "not a category", "invoke 2"), ("X 0 2 0", "not a category", "group 2"),
      ("X 0 0 16", "not a category", "length 16"),
      ("X -1 0 0", "not a category", "a negative number"),
      ("X 0 0 0x1", "not a category", "a hexadecimal number"),
      ("X 0 0 #", "not a category", "a comment for the length"),
      ("X 4294967296 0 0", "not a category", "a number above 32 bits"),
      ("A 0 0 0", "defines A again", "a category of another line"),
      (String(repeating: "あ", count: 11) + " 0 0 0", "31 bytes", "33 bytes in 11 characters"),
      ("X\0 0 0 0", "31 bytes", "a NUL in the name"),
      (" # comment", "not a category", "a comment after a blank"),
      ("0X41 A", "not a category", "an upper-case X at the start"),
    ]
    let directory = try temporaryDirectory()
    for row in table {
      let path = try directory.write(Self.start + row.line + "\n", to: "char.def")
      expectError(.invalidDefinition, row.fragment, path: path, line: 5, row.why) {
        _ = try CharacterDefinition(path: path)
      }
    }
  }

  @Test func limits() throws {
    let long = String(repeating: "n", count: 31)
    let found = try Self.table(Self.start + long + " 0 0 0\n0x41 \(long)\n")
    #expect(found.categories.last == long, "31 bytes fit")
    let eighteen = (4..<18).map { "C\($0) 0 0 0\n" }
    let most = try Self.table(Self.start + eighteen.dropLast().joined() + "0x41 C16\n")
    #expect(most.categoryCount == 17)
    #expect(Self.properties(most, 0x41) == 16 << 18 | 1 << 16)
    let directory = try temporaryDirectory()
    let path = try directory.write(Self.start + eighteen.joined(), to: "char.def")
    expectError(.invalidDefinition, "18 categories", path: path, "one category too many") {
      _ = try CharacterDefinition(path: path)
    }
    for name in ["DEFAULT", "SPACE"] {
      let text = Self.start.replacing("\(name) 0 1 0\n", with: "")
      let path = try directory.write(text, to: "char.def")
      expectError(.invalidDefinition, "lacks the category \(name)", path: path, name) {
        _ = try CharacterDefinition(path: path)
      }
    }
  }

  /// Comments may be in EUC-JP, as in the dictionaries that `mecab-dict-index` was written for.
  @Test func commentsMayHaveAnyCharset() throws {
    let directory = try temporaryDirectory()
    let bytes = [0x23, 0xB4, 0xC1, 0xBB, 0xFA, 0x0A] + Array((Self.start + "0x41 A # ").utf8)
    let path = try directory.write(bytes + [0xB4, 0xC1, 0x0A], to: "char.def")
    #expect(try CharacterDefinition(path: path).names == ["DEFAULT", "SPACE", "A", "B"])
  }
}
