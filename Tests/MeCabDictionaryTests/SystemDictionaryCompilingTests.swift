import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests what compiling a complete directory reads, writes and returns.
@Suite struct SystemDictionaryCompilingTests {
  @Test func summaryCountsTheCompiledRows() throws {
    let output = try temporaryDirectory()
    let summary = try DictionaryCompiler.compileSystemDictionary(
      source: MiniDictionary.source, to: output.path)
    let rows = try String(
      decoding: contents(ofFile: MiniDictionary.source + "/lexicon.csv"), as: UTF8.self
    ).split(separator: "\n").count
    #expect(summary.entryCount == rows)
    #expect(summary.unknownEntryCount == 14)
    #expect(summary.leftSize == 32)
    #expect(summary.rightSize == 32)
    #expect(summary.categories.prefix(3) == ["DEFAULT", "SPACE", "KANJI"])
  }

  /// The definition files are copied, so that user dictionaries can be compiled for the output
  /// alone.
  @Test func definitionsAreCopied() throws {
    for name in ["dicrc", "pos-id.def", "rewrite.def", "left-id.def", "right-id.def"] {
      let copy = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      #expect(try copy == contents(ofFile: MiniDictionary.source + "/" + name), "\(name)")
    }
  }

  @Test func sourcesMayHaveCarriageReturnsMarksAndNoLastLineEnd() throws {
    let source = try MiniDictionary.copyOfSource()
    let names = [
      "lexicon.csv", "matrix.def", "char.def", "unk.def", "pos-id.def", "rewrite.def",
      "left-id.def", "right-id.def",
    ]
    for name in names {
      var text = String(decoding: try contents(ofFile: source.file(name)), as: UTF8.self)
      text = text.replacing("\n", with: "\r\n")
      text.removeLast()
      try source.write("\u{FEFF}" + text, to: name)
    }
    let output = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    for name in ["sys.dic", "unk.dic", "char.bin", "matrix.bin"] {
      let plain = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      #expect(try contents(ofFile: output.file(name)) == plain, "\(name)")
    }
  }

  @Test func csvFilesAreReadInTheOrderOfTheirNames() throws {
    let source = try MiniDictionary.copyOfSource()
    let lines = String(decoding: try contents(ofFile: source.file("lexicon.csv")), as: UTF8.self)
      .split(separator: "\n").map { $0 + "\n" }
    try source.write(lines[..<50].joined(), to: "a.csv")
    try source.write(lines[50..<60].joined(), to: "b.CSV")
    try source.write(lines[60...].joined(), to: "lexicon.csv")
    let output = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    let whole = try contents(ofFile: MiniDictionary.directory() + "/sys.dic")
    #expect(try contents(ofFile: output.file("sys.dic")) == whole)
  }
}
