import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests the compilation of user dictionaries: from values and files, by several tasks, and from
/// unchecked rows.
@Suite struct UserDictionaryTests {
  private static let rows = MiniDictionary.userRows

  /// The matrix may be compiled or text.
  @Test func compiledDirectoryAndSourceGiveTheSame() throws {
    let fromCompiled = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let fromSource = try DictionaryCompiler(systemDictionary: MiniDictionary.source)
    #expect(
      try fromCompiled.userDictionary(rows: Self.rows)
        == fromSource.userDictionary(rows: Self.rows))
  }

  @Test func severalFilesAreOneDictionary() throws {
    let directory = try temporaryDirectory()
    let paths = try Self.rows.enumerated().map { index, row in
      try directory.write(row.csv, to: "\(index).csv")
    }
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    #expect(
      try compiler.userDictionary(csvFiles: paths) == compiler.userDictionary(rows: Self.rows))
  }

  @Test func systemDictionaryMustBeOne() throws {
    expectError(.dictionaryMissing, "No such file", path: "/no/such/dicrc", "no directory") {
      _ = try DictionaryCompiler(systemDictionary: "/no/such")
    }
    let withoutMatrix = try MiniDictionary.copyOfCompiled()
    try FileManager.default.removeItem(atPath: withoutMatrix.file("matrix.bin"))
    expectError(
      .dictionaryMissing, "No such file", path: withoutMatrix.file("matrix.bin"), "no matrix"
    ) {
      _ = try DictionaryCompiler(systemDictionary: withoutMatrix.path)
    }
    let eucJP = try MiniDictionary.copyOfCompiled()
    var bytes = try contents(ofFile: eucJP.file("sys.dic"))
    bytes.replaceSubrange(40..<46, with: Array("EUC-JP".utf8))
    try eucJP.write(bytes, to: "sys.dic")
    expectError(
      .unsupportedCharset, "EUC-JP", path: eucJP.file("sys.dic"), "another charset"
    ) {
      _ = try DictionaryCompiler(systemDictionary: eucJP.path)
    }
  }

  @Test func tasksShareCompilerAndFile() async throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let rows = GeneratedLexicon.rows(300, seed: 20)
    let expected = try compiler.userDictionary(rows: rows)
    let file = try DictionaryFile(contents: expected)
    let entries = try file.entries()
    let list = Array(entries)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try compiler.userDictionary(rows: rows) == expected && Array(entries) == list
            && file.entries(forSurface: list[0].surface).first == list[0]
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  /// Rows modified at random give a dictionary that passes verification, or an error with its line.
  @Test func randomRowsGiveADictionaryOrAnError() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let lines = try contents(ofFile: MiniDictionary.source + "/lexicon.csv")
      .split(separator: UInt8(ascii: "\n"))
    let directory = try temporaryDirectory()
    var generator = SeededGenerator(seed: 21)
    let bytes: [UInt8] = [0x22, 0x2C, 0x00, 0x0A, 0x0D, 0x20, 0x09, 0x2D, 0x39, 0xE3, 0x80, 0xFF]
    var compiled = 0
    var refused = 0
    for _ in 0..<1_000 {
      var text: [UInt8] = []
      for _ in 0..<3 { text += (lines.randomElement(using: &generator) ?? []) + [0x0A] }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let position = text.indices.randomElement(using: &generator) ?? 0
        text[position] = bytes.randomElement(using: &generator) ?? 0
      }
      let path = try directory.write(text, to: "wild.csv")
      do {
        let dictionary = try compiler.userDictionary(csvFiles: [path])
        try DictionaryFile(contents: dictionary).verify()
        compiled += 1
      } catch {
        #expect(error.path == path && error.line != nil, "\(error)")
        refused += 1
      }
    }
    #expect(compiled > 100)
    #expect(refused > 100)
  }
}
