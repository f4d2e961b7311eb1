import MeCabDictionary
import TestSupport
import Testing

/// Tests the contents of `matrix.bin` and `char.bin`, read by their formats rather than by
/// comparison.
@Suite struct CompiledTableCompilingTests {
  private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func matrixHoldsEveryListedCostAndZeroElsewhere() throws {
    let bytes = try contents(ofFile: MiniDictionary.directory() + "/matrix.bin")
    #expect(Self.integer(bytes, 0, 2) == 32)
    #expect(Self.integer(bytes, 2, 2) == 32)
    #expect(bytes.count == 4 + 2 * 32 * 32)
    var expected = [Int](repeating: 0, count: 32 * 32)
    let text = String(
      decoding: try contents(ofFile: MiniDictionary.source + "/matrix.def"), as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst() {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      expected[numbers[0] + 32 * numbers[1]] = numbers[2]
    }
    let costs = (0..<32 * 32).map {
      Int(Int16(truncatingIfNeeded: Self.integer(bytes, 4 + 2 * $0, 2)))
    }
    #expect(costs == expected)
    #expect(expected.contains { $0 < -2_000 }, "the miniature matrix has such costs")
  }

  @Test func matrixNeedNotBeSquareAndLaterLinesWin() throws {
    let source = try MiniDictionary.copyOfSource()
    try source.write("3 2\n0 0 1\n2 1\t-32768\n\n 1 0  7 \n1 0 32767\n", to: "matrix.def")
    try source.write("a,1,2,0,x\n", to: "lexicon.csv")
    let unknown =
      ["DEFAULT", "SPACE", "KANJI", "SYMBOL", "NUMERIC", "ALPHA", "HIRAGANA"]
      + ["KATAKANA", "KANJINUMERIC", "GREEK"]
    try source.write(unknown.map { "\($0),0,0,1,x\n" }.joined(), to: "unk.def")
    let output = try temporaryDirectory()
    let summary = try DictionaryCompiler.compileSystemDictionary(
      source: source.path, to: output.path)
    #expect(summary.leftSize == 3)
    #expect(summary.rightSize == 2)
    let bytes = try contents(ofFile: output.file("matrix.bin"))
    let costs = (0..<6).map { Int16(truncatingIfNeeded: Self.integer(bytes, 4 + 2 * $0, 2)) }
    #expect(costs == [1, 32_767, 0, 0, 0, -32_768])

    // Left ids are below the second size, right ids below the first.
    try source.write("a,2,1,0,x\n", to: "lexicon.csv")
    expectError(
      .invalidRow, "left ids 0 to 1 and right ids 0 to 2", line: 1, "ids in the other order"
    ) {
      try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    }
  }

  /// The default category, all categories, length, group and invoke of some characters.
  @Test func charactersHaveTheirCategories() throws {
    let bytes = try contents(ofFile: MiniDictionary.directory() + "/char.bin")
    let count = Self.integer(bytes, 0, 4)
    let names = (0..<count).map { index in
      String(
        decoding: bytes[(4 + 32 * index)..<(36 + 32 * index)].prefix { $0 != 0 }, as: UTF8.self)
    }
    let table: [(character: Int, own: String, all: Set<String>, length: Int, flags: Int)] = [
      (0x20, "SPACE", ["SPACE"], 0, 0b01),
      (0x41, "ALPHA", ["ALPHA"], 0, 0b11),
      (0x3042, "HIRAGANA", ["HIRAGANA"], 2, 0b01),
      (0x30FC, "KATAKANA", ["KATAKANA", "HIRAGANA"], 2, 0b11),
      (0x4E00, "KANJINUMERIC", ["KANJINUMERIC", "KANJI"], 0, 0b11),
      (0x6771, "KANJI", ["KANJI"], 2, 0b00),
      (0x0000, "DEFAULT", ["DEFAULT"], 0, 0b01),
      (0xFFFE, "DEFAULT", ["DEFAULT"], 0, 0b01),
    ]
    for row in table {
      let properties = Self.integer(bytes, 4 + 32 * count + 4 * row.character, 4)
      let all = names.indices.filter { properties >> $0 & 1 == 1 }.map { names[$0] }
      #expect(names[properties >> 18 & 0xFF] == row.own, "\(row.character)")
      #expect(Set(all) == row.all, "\(row.character)")
      #expect(properties >> 26 & 0xF == row.length, "\(row.character)")
      #expect(properties >> 30 == row.flags, "\(row.character): invoke, then group")
    }
    #expect(bytes.count == 4 + 32 * count + 4 * 0xFFFF)
  }

  @Test func unknownEntriesKeepTheOrderOfACategory() throws {
    let unknown = try DictionaryFile(path: MiniDictionary.directory() + "/unk.dic")
    let kanji = try unknown.entries(forSurface: "KANJI")
    #expect(kanji.map(\.cost) == [10_654, 12_400, 12_600])
    #expect(kanji.map(\.leftID) == [1, 2, 3])
    #expect(try unknown.entries().map(\.surface).first == "ALPHA")
  }
}
