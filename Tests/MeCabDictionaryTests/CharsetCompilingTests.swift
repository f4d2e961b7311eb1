import Foundation
import MeCabDictionary
import TestSupport
import Testing

#if os(Linux)
/// Tests the compilation of sources in other charsets than UTF-8.
@Suite struct CharsetCompilingTests {
  /// Converts by the iconv command, because Foundation has no EUC-JP on Linux; characters that the
  /// target charset cannot express are dropped.
  private func iconv(_ bytes: [UInt8], from source: String, to target: String) throws -> [UInt8] {
    try CommandRun("/usr/bin/iconv", ["-c", "-f", source, "-t", target], input: bytes).output
  }

  /// Returns the miniature dictionary's source in EUC-JP and the same text in UTF-8.
  private func sources() throws -> (eucJP: TemporaryDirectory, utf8: TemporaryDirectory) {
    let eucJP = try TemporaryDirectory(prefix: "euc-jp")
    let utf8 = try TemporaryDirectory(prefix: "utf-8")
    for name in try FileManager.default.contentsOfDirectory(atPath: MiniDictionary.source)
    where name != "README.md" {
      // Rows with characters that EUC-JP cannot express.
      let text = String(
        decoding: try contents(ofFile: MiniDictionary.source + "/" + name), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !line.unicodeScalars.contains { $0.value > 0xFFFF || $0 == "\u{9C3B}" } }
      let bytes = try iconv(
        Array(lines.joined(separator: "\n").utf8), from: "UTF-8", to: "EUC-JP")
      try eucJP.write(bytes, to: name)
      try utf8.write(try iconv(bytes, from: "EUC-JP", to: "UTF-8"), to: name)
    }
    return (eucJP, utf8)
  }

  @Test func sameFilesAsFromUTF8() throws {
    let sources = try sources()
    let output = try TemporaryDirectory(prefix: "converted")
    let expected = try TemporaryDirectory(prefix: "expected")
    for charset in ["EUC-JP", "euc-jp"] {
      let summary = try DictionaryCompiler.compileSystemDictionary(
        source: sources.eucJP.path, to: output.path, charset: charset)
      let reference = try DictionaryCompiler.compileSystemDictionary(
        source: sources.utf8.path, to: expected.path)
      #expect(summary == reference && summary.entryCount > 100)
      let names = try FileSystem.names(in: expected.path)
      #expect(try FileSystem.names(in: output.path) == names, "no temporary folder remains")
      for name in names {
        #expect(
          try contents(ofFile: output.file(name)) == contents(ofFile: expected.file(name)),
          "\(name)")
      }
    }
  }

  @Test func errors() throws {
    let sources = try sources()
    let output = try TemporaryDirectory(prefix: "converted")
    func compile(_ directory: TemporaryDirectory, _ charset: String) -> MeCabError? {
      do throws(MeCabError) {
        try DictionaryCompiler.compileSystemDictionary(
          source: directory.path, to: output.path, charset: charset)
        return nil
      } catch {
        return error
      }
    }
    #expect(compile(sources.eucJP, "EUC-JQ")?.code == .unsupportedCharset)
    #expect(compile(sources.eucJP, "UTF-8")?.message.contains("with iconv") == true)
    // A half character in the third line.
    try sources.eucJP.write([0x61, 0x0A, 0x62, 0x0A, 0xB0, 0x0A], to: "lexicon.csv")
    let invalid = compile(sources.eucJP, "EUC-JP")
    #expect(
      invalid?.code == .unsupportedCharset && invalid?.line == 3, "\(String(describing: invalid))")
    #expect(invalid?.path == sources.eucJP.file("lexicon.csv"))
    // Errors in converted files name the source.
    try sources.eucJP.write([0xC5, 0xEC, 0xB5, 0xFE] + Array(",0,0\n".utf8), to: "lexicon.csv")
    let row = compile(sources.eucJP, "EUC-JP")
    #expect(row?.code == .invalidRow && row?.line == 1, "\(String(describing: row))")
    #expect(row?.path == sources.eucJP.file("lexicon.csv"))
    #expect(try FileSystem.names(in: output.path) == [], "nothing is written")
  }
}
#endif
