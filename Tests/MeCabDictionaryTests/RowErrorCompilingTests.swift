import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests every kind of error in a row, with the file and line that the error names.
@Suite struct RowErrorCompilingTests {
  private static let good = "東京,2,2,100,名詞,固有名詞\n"

  @Test func eachWrongRowIsNamedByFileAndLine() throws {
    let table: [(line: String, fragment: String, why: String)] = [
      ("東京", "fewer than five fields", "one field"),
      ("東京,2,2,100", "fewer than five fields", "four fields"),
      ("東京,2,2,100,", "fewer than five fields", "an empty last field"),
      ("\"東京,2,2,100,名詞", "fewer than five fields", "a quote that never closes"),
      (",2,2,100,名詞", "no surface", "an empty surface"),
      ("\"\",2,2,100,名詞", "no surface", "an empty quoted surface"),
      ("  ,2,2,100,名詞", "no surface", "a blank surface"),
      ("a,b,2,2,100,名詞", "a comma in the surface needs quotes", "a comma that needs quotes"),
      ("東京,x,2,100,名詞", "“x” as its left id", "a left id that is not a number"),
      ("東京,2,2.5,100,名詞", "“2.5” as its right id", "a right id that is not an integer"),
      ("東京,2,2,cheap,名詞", "“cheap” as its cost", "a cost that is not a number"),
      ("東京,2,2,,名詞", "no cost", "an empty cost"),
      ("東京,2,2,40000,名詞", "cost 40000", "a cost above 16 bits"),
      ("東京,2,2,-32769,名詞", "cost -32769", "a cost below 16 bits"),
      ("東京,2,2,99999999999999999999,名詞", "as its cost", "a cost above 64 bits"),
      ("東京,32,2,100,名詞", "left id 32", "a left id outside the matrix"),
      ("東京,2,32,100,名詞", "right id 32", "a right id outside the matrix"),
      ("東京,70000,2,100,名詞", "left id 70000", "a left id above 16 bits"),
      ("東京,2,2,100,名\0詞", "NUL", "a NUL in the feature"),
      ("東\0京,2,2,100,名詞", "NUL", "a NUL in the surface"),
      (
        String(repeating: "あ", count: 2_740) + ",2,2,100,名詞", "8191",
        "a line longer than MeCab reads"
      ),
    ]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    for row in table {
      let path = try directory.write(Self.good + "\n" + row.line + "\n" + Self.good, to: "user.csv")
      expectError(.invalidRow, row.fragment, path: path, line: 3, row.why) {
        _ = try compiler.userDictionary(csvFiles: [path])
      }
    }
  }

  @Test func invalidUTF8IsNamedByLine() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let table: [(bytes: [UInt8], why: String)] = [
      ([0xC5, 0xEC, 0xB5, 0xFE], "東京 in EUC-JP"),
      ([0xED, 0xA0, 0x80], "a surrogate"),
      ([0xE6, 0x9D], "a truncated character"),
      ([0xC0, 0x80], "an overlong NUL"),
      ([0xF5, 0x80, 0x80, 0x80], "beyond U+10FFFF"),
    ]
    for row in table {
      let path = try directory.write(
        Array(Self.good.utf8) + row.bytes + Array(",2,2,100,x\n".utf8), to: "user.csv")
      expectError(.invalidRow, "UTF-8", path: path, line: 2, row.why) {
        _ = try compiler.userDictionary(csvFiles: [path])
      }
    }
  }

  @Test func wrongValuesAreNamedByRow() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let good = DictionaryRow(surface: "東京", leftID: 2, rightID: 2, cost: 1, feature: "名詞")
    let table: [(change: (inout DictionaryRow) -> Void, fragment: String, why: String)] = [
      ({ $0.surface = "" }, "no surface", "an empty surface"),
      ({ $0.surface = "a\0" }, "NUL", "a NUL in the surface"),
      ({ $0.feature = "a\0" }, "NUL", "a NUL in the feature"),
      ({ $0.surface = "a\nb" }, "line end", "a line end"),
      ({ $0.feature = "a\r\nb" }, "line end", "a line end in one Character with a carriage return"),
      ({ $0.cost = 32_768 }, "cost 32768", "a cost above 16 bits"),
      ({ $0.cost = .min }, "cost -9223372036854775808", "the smallest number"),
      ({ $0.leftID = 32 }, "left id 32", "an id outside the matrix"),
      ({ $0.rightID = .max }, "right id 9223372036854775807", "the largest number"),
      ({ $0.feature = String(repeating: "x", count: 8_192) }, "8191", "a long feature"),
    ]
    for row in table {
      var bad = good
      row.change(&bad)
      expectError(.invalidRow, row.fragment, line: 2, row.why) {
        _ = try compiler.userDictionary(rows: [good, bad, good])
      }
    }
  }

  /// The number of entries of a surface has eight bits in the format.
  @Test func atMost255EntriesOfOneSurface() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let row = DictionaryRow(surface: "東", leftID: 2, rightID: 2, cost: 1, feature: "名詞")
    let compiled = try compiler.userDictionary(rows: repeatElement(row, count: 255))
    #expect(try DictionaryFile(contents: compiled).entries(forSurface: "東").count == 255)
    expectError(.invalidRow, "“東” has 256 entries", "one too many") {
      _ = try compiler.userDictionary(rows: repeatElement(row, count: 256))
    }
  }

  @Test func nothingToCompileIsAnError() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    expectError(.invalidRow, "no entries", "no rows") {
      _ = try compiler.userDictionary(rows: [])
    }
    let directory = try temporaryDirectory()
    let path = try directory.write("", to: "empty.csv")
    expectError(.invalidRow, "no entries", "an empty file") {
      _ = try compiler.userDictionary(csvFiles: [path])
    }
  }

  @Test func filesThatCannotBeReadOrWritten() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let missing = directory.file("missing.csv")
    expectError(.dictionaryMissing, "No such file", path: missing, "a missing csv file") {
      _ = try compiler.userDictionary(csvFiles: [missing])
    }
    expectError(.fileUnreadable, "regular file", path: directory.path, "a directory") {
      _ = try compiler.userDictionary(csvFiles: [directory.path])
    }
    let csv = try directory.write(Self.good, to: "user.csv")
    let nowhere = directory.file("nowhere/user.dic")
    expectError(.dictionaryMissing, "cannot be created", path: nowhere, "no such directory") {
      try compiler.writeUserDictionary(csvFiles: [csv], to: nowhere)
    }
  }

  /// A failed compilation leaves an existing dictionary unchanged, and no temporary file.
  @Test func outputIsReplacedAtomically() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    let output = try directory.write("old", to: "user.dic")
    let bad = try directory.write(Self.good + "x\n", to: "bad.csv")
    expectError(.invalidRow, "five fields", path: bad, line: 2, "a wrong row") {
      try compiler.writeUserDictionary(csvFiles: [bad], to: output)
    }
    #expect(try contents(ofFile: output) == Array("old".utf8))
    let good = try directory.write(Self.good, to: "good.csv")
    try compiler.writeUserDictionary(csvFiles: [good], to: output)
    #expect(try DictionaryFile(path: output).entryCount == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(names == ["bad.csv", "good.csv", "user.dic"])
  }
}
