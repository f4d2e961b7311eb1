import MeCabDictionary
import TestSupport
import Testing

/// Tests sources of many rows: errors late in a file, the order of the output, many features.
@Suite struct LargeSourceCompilingTests {
  private static let row = "東京,2,2,100,名詞,固有名詞,地域,一般\n"
  /// The number of rows in a chunk: the encoding of rows is checked in chunks of at least 64 KB.
  private static let rowsPerChunk = (1 << 16) / row.utf8.count + 2

  /// Returns a file of three chunks in which one line, counted from 1, is replaced.
  private func source(_ replacement: [UInt8], line: Int) -> [UInt8] {
    var text: [UInt8] = []
    for number in 1...3 * Self.rowsPerChunk {
      text += number == line ? replacement : Array("\(number)\(Self.row)".utf8)
    }
    return text
  }

  @Test func invalidBytesAreReportedByLine() throws {
    let contents: [(bytes: [UInt8], fragment: String, why: String)] = [
      (Array("東京,2,2,100,".utf8) + [0xE5, 0x90, 0x0A], "UTF-8", "a truncated character"),
      ([0x90] + Array(Self.row.utf8), "UTF-8", "a stray byte at the start of a line"),
      (Array("東\0京,2,2,100,x\n".utf8), "NUL", "a NUL"),
      (Array(repeating: 0x61, count: 9_000) + [0x0A], "9000 bytes", "a long line"),
      (Array(repeating: 0xE5, count: 9_000) + [0x0A], "9000 bytes", "a long line of wrong bytes"),
      (Array("東京\n".utf8), "five fields", "a short row"),
    ]
    let last = 3 * Self.rowsPerChunk
    let lines = [1, 2, Self.rowsPerChunk - 2, Self.rowsPerChunk, Self.rowsPerChunk + 2, last]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    for item in contents {
      for line in lines {
        let path = try directory.write(source(item.bytes, line: line), to: "user.csv")
        expectError(.invalidRow, item.fragment, path: path, line: line, "\(item.why), \(line)") {
          _ = try compiler.userDictionary(csvFiles: [path])
        }
      }
    }
  }

  @Test func theFirstOfSeveralInvalidLinesIsReported() throws {
    let wrong: [UInt8] = [0xFF, 0x0A]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    // Both are in one chunk, and the first has another error.
    let bytes = Array((Self.row + "x\n" + Self.row).utf8) + wrong + Array(Self.row.utf8)
    let path = try directory.write(bytes, to: "user.csv")
    expectError(.invalidRow, "five fields", path: path, line: 2, "a short row before") {
      _ = try compiler.userDictionary(csvFiles: [path])
    }
  }

  /// A chunk ends with a complete line, however long; the lines before the long one are valid.
  @Test func aLongInvalidLineIsReported() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let rows = String(repeating: "a,2,2,1,b\n", count: 4_000)
    let path = try directory.write(
      Array(rows.utf8) + [UInt8](repeating: 0xE5, count: 1_000_000), to: "user.csv")
    expectError(.invalidRow, "1000000 bytes", path: path, line: 4_001, "a long wrong line") {
      _ = try compiler.userDictionary(csvFiles: [path])
    }
  }

  @Test func rowsOfManyChunksAreComplete() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    // No line end at the end, and characters of one to four bytes at every offset of a chunk.
    var text = ""
    for number in 1...3 * Self.rowsPerChunk { text += "\(number)aé東𠮷,2,2,100,名詞,\(number)😀\n" }
    text.removeLast()
    let path = try directory.write(text, to: "user.csv")
    let file = try DictionaryFile(contents: compiler.userDictionary(csvFiles: [path]))
    #expect(file.entryCount == 3 * Self.rowsPerChunk)
    var missing: [Int] = []
    for number in 1...3 * Self.rowsPerChunk {
      let found = try file.entries(forSurface: "\(number)aé東𠮷")
      if found.map(\.feature) != ["名詞,\(number)😀"] { missing.append(number) }
    }
    #expect(missing.isEmpty)
  }

  /// Most entries are ordered by their first eight bytes, the others by the remaining bytes and the
  /// source.
  @Test func entriesAreOrderedByBytesThenAsInTheSource() throws {
    var generator = SeededGenerator(seed: 11)
    let fragments = ["a", "ab", "\u{7F}", "é", "あ", "あい", "東京都", "𠮷", "abcdefg", "abcdefgh"]
    var rows: [DictionaryRow] = []
    for number in 0..<4_000 {
      var surface = ""
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        surface += fragments.randomElement(using: &generator) ?? ""
      }
      rows.append(
        DictionaryRow(surface: surface, leftID: 2, rightID: 2, cost: 0, feature: "\(number)"))
    }
    // A surface that is a prefix of another comes first; the format allows 255 entries of one
    // surface.
    var counts: [String: Int] = [:]
    rows = rows.filter { row in
      counts[row.surface, default: 0] += 1
      return counts[row.surface, default: 0] <= 255
    }
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    for (order, why) in [(rows, "mixed"), (rows.reversed(), "in the other order")] {
      let file = try DictionaryFile(contents: compiler.userDictionary(rows: order))
      let expected = order.enumerated().sorted { first, second in
        let a = Array(first.element.surface.utf8)
        let b = Array(second.element.surface.utf8)
        return a == b ? first.offset < second.offset : a.lexicographicallyPrecedes(b)
      }
      let read = try file.entries().map { "\($0.surface) \($0.feature)" }
      #expect(read == expected.map { "\($0.element.surface) \($0.element.feature)" }, "\(why)")
    }
    #expect(counts.values.contains { $0 > 1 }, "some surfaces have several entries")
  }

  /// Each feature has its own rule; features differ in one byte, in length, or in a quotation mark.
  @Test func everyFeatureHasItsPartOfSpeechID() throws {
    let source = try MiniDictionary.copyOfSource()
    var rules = ""
    var rows: [DictionaryRow] = []
    for number in 0..<1_500 {
      let name = String(repeating: "品", count: number % 7) + String(number, radix: 3)
      rules += "\(name),* \(number)\n"
      // Twice, with other words between: the second time the result is cached.
      for round in 0..<2 {
        rows.insert(
          DictionaryRow(
            surface: "語\(number)", leftID: 2, rightID: 2, cost: round,
            feature: round == 0 ? "\(name),一般,\(number)" : "\"\(name)\",一般"),
          at: round == 0 ? rows.count : 0)
      }
    }
    try source.write(rules, to: "pos-id.def")
    let compiler = try DictionaryCompiler(systemDictionary: source.path)
    let file = try DictionaryFile(contents: compiler.userDictionary(rows: rows + rows))
    var wrong: [String] = []
    for number in 0..<1_500 {
      let found = try file.entries(forSurface: "語\(number)")
      if found.map({ Int($0.partOfSpeechID) }) != [Int](repeating: number, count: 4) {
        wrong.append("\(number): \(found)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }
}
