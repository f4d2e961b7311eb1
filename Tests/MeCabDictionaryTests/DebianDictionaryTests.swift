import Foundation
import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests Debian's IPA dictionary, which `mecab-dict-index` compiled from the source of
/// `mecab-ipadic`, where both packages are installed.
@Suite struct DebianDictionaryTests {
  private static let compiled = "/var/lib/mecab/dic/ipadic-utf8"
  private static let source = "/usr/share/mecab/dic/ipadic"
  private static let isInstalled = FileManager.default.fileExists(atPath: compiled + "/sys.dic")
  private static let hasSource =
    isInstalled && FileManager.default.fileExists(atPath: source + "/matrix.def")

  @Test(.enabled(if: isInstalled)) func inspection() throws {
    let inspection = try DictionaryInspection(directory: Self.compiled)
    #expect(inspection.system.entryCount == 392_127)
    #expect(inspection.system.kind == .system)
    #expect(inspection.unknown.kind == .unknown)
    #expect(inspection.unknown.charset.lowercased() == "utf-8")
    #expect(inspection.rightSize == 1_316)
    #expect(inspection.files.prefix(5).map(\.name) == DictionaryInspection.requiredFiles)
    #expect(
      inspection.categories == [
        "DEFAULT", "SPACE", "KANJI", "SYMBOL", "NUMERIC", "ALPHA", "HIRAGANA", "KATAKANA",
        "KANJINUMERIC", "GREEK", "CYRILLIC",
      ])
    #expect(inspection.configuration.costFactor == 800)
    #expect(inspection.configuration.bosFeature == "BOS/EOS,*,*,*,*,*,*,*,*")
    #expect(inspection.configuration.outputFormats.contains("yomi"))
    try inspection.characters.verify()
    try inspection.unknown.verify()
  }

  /// Rows as they are in the source; the order of its files is not part of the package.
  @Test(.enabled(if: isInstalled)) func entriesOfSurfaces() throws {
    let rows = """
      京都,1293,1293,2135,名詞,固有名詞,地域,一般,*,*,京都,キョウト,キョート
      京都,1293,1293,8069,名詞,固有名詞,地域,一般,*,*,京都,ミヤコ,ミヤコ
      京都,1288,1288,6481,名詞,固有名詞,一般,*,*,*,京都,キョウト,キョート
      の,1310,1310,5893,名詞,非自立,一般,*,*,*,の,ノ,ノ
      の,153,153,10409,助詞,格助詞,一般,*,*,*,の,ノ,ノ
      の,368,368,4816,助詞,連体化,*,*,*,*,の,ノ,ノ
      の,282,282,8222,助詞,終助詞,*,*,*,*,の,ノ,ノ
      の,776,776,10588,動詞,自立,*,*,五段・ラ行,体言接続特殊２,のる,ノ,ノ
      、,1295,1295,9558,名詞,数,*,*,*,*,、,、,、
      、,10,10,-2435,記号,読点,*,*,*,*,、,、,、
      ０,1295,1295,3958,名詞,数,*,*,*,*,０,ゼロ,ゼロ
      ０,1295,1295,11304,名詞,数,*,*,*,*,０,レイ,レイ
      すもも,1285,1285,7546,名詞,一般,*,*,*,*,すもも,スモモ,スモモ
      """
    let expected = Dictionary(grouping: try DictionaryRow.parse(csv: rows), by: \.surface)
    let file = try DictionaryFile(path: Self.compiled + "/sys.dic")
    for (surface, rows) in expected {
      let found = try file.entries(forSurface: surface).map {
        DictionaryRow(
          surface: $0.surface, leftID: Int($0.leftID), rightID: Int($0.rightID),
          cost: Int($0.cost), feature: $0.feature)
      }
      #expect(Set(found) == Set(rows), "\(surface)")
      #expect(found.count == rows.count, "\(surface)")
    }
    for surface in ["東京特許許可局", "京都\u{3099}", "すもももも", "\u{10FFFF}"] {
      #expect(try file.entries(forSurface: surface) == [], "\(surface)")
    }
  }

  /// The categories of characters as `char.def` of the source assigns them.
  @Test(.enabled(if: isInstalled)) func categoriesOfCharacters() throws {
    let characters = try CharacterTable(path: Self.compiled + "/char.bin")
    let table: [(character: Int, own: String, count: Int, flags: UInt32, length: UInt32)] = [
      (0x20, "SPACE", 1, 0b01, 0), (0xD0, "ALPHA", 1, 0b11, 0), (0x0B, "SPACE", 1, 0b01, 0),
      (0x37, "NUMERIC", 1, 0b11, 0), (0x5B, "SYMBOL", 1, 0b11, 0), (0x236, "ALPHA", 1, 0b11, 0),
      (0x237, "DEFAULT", 1, 0b01, 0), (0x50F, "CYRILLIC", 1, 0b11, 0),
      (0x373, "DEFAULT", 1, 0b01, 0),
      (0x374, "GREEK", 1, 0b11, 0), (0x3041, "HIRAGANA", 1, 0b01, 2),
      (0x30FC, "KATAKANA", 1, 0b11, 2),
      (0x4E00, "KANJINUMERIC", 2, 0b11, 0), (0x6771, "KANJI", 1, 0b00, 2),
      (0x9FA5, "KANJI", 1, 0b00, 2),
    ]
    for row in table {
      let value = characters.properties.littleEndian(at: 4 * row.character, as: UInt32.self)
      #expect(characters.category(Int(value >> 18 & 0xFF)) == row.own, "\(row.character)")
      #expect((value & 0x3FFFF).nonzeroBitCount == row.count, "\(row.character)")
      #expect(value >> 30 == row.flags, "\(row.character)")
      #expect(value >> 26 & 0xF == row.length, "\(row.character)")
    }
  }

  /// Entries of unknown words, in source order.
  @Test(.enabled(if: isInstalled)) func unknownWords() throws {
    let unknown = try DictionaryFile(path: Self.compiled + "/unk.dic")
    let table: [(category: String, costs: [Int16], leftIDs: [UInt16])] = [
      ("DEFAULT", [4_769], [5]), ("SPACE", [8_903], [9]), ("NUMERIC", [27_386], [1_295]),
      (
        "KANJI", [11_426, 17_290, 17_611, 12_649, 17_340, 15_295],
        [1_285, 1_283, 1_293, 1_292, 1_289, 1_288]
      ),
      (
        "ALPHA", [13_398, 18_706, 13_835, 18_188, 15_673, 15_235],
        [1_285, 1_293, 1_292, 1_289, 1_288, 3]
      ),
    ]
    for row in table {
      let entries = try unknown.entries(forSurface: row.category)
      #expect(entries.map(\.cost) == row.costs, "\(row.category)")
      #expect(entries.map(\.leftID) == row.leftIDs, "\(row.category)")
    }
  }

  /// `matrix.def` and `char.def` compiled by this library are the files of the package.
  @Test(.enabled(if: hasSource)) func definitionsCompileToTheFilesOfThePackage() throws {
    let characters = try CharacterDefinition(path: Self.source + "/char.def").compiled()
    #expect(isEqual(characters, try contents(ofFile: Self.compiled + "/char.bin")), "char.bin")
    let matrix = try ConnectionMatrix.compile(definition: Self.source + "/matrix.def")
    #expect(isEqual(matrix, try contents(ofFile: Self.compiled + "/matrix.bin")), "matrix.bin")
  }
}
