import Foundation
import TestSupport
import Testing

/// Tests commands with a dictionary that is one file.
@Suite struct ImageCommandTests {
  private func embedded() throws -> String {
    try ReferenceDictionary.embedded.directory() + "/dictionary.mutsu"
  }

  @Test func exportWritesMeCabsFiles() throws {
    let files = try temporaryDirectory()
    let output = files.file("new/exported")
    expectOutput(of: try jptok("dictionary", "export", "-d", "embedded", output), "")
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
    for name in ["sys.dic", "matrix.bin", "char.bin", "unk.dic", "dicrc", "pos-id.def", "manifest"]
    {
      #expect(names.contains(name), "\(name)")
    }
    let input = Array("東京特許許可局へ行きました。𠮷野家\n".utf8)
    let expected = try MecabCommand.run(input, dictionary: output)
    expectOutput(of: try jptok([], input: input), expected.output, "the image")
    expectOutput(of: try jptok(["-d", output], input: input), expected.output, "the export")
    let info = try jptok("dictionary", "info", "-d", output, "--verify")
    #expect(info.text.contains("\nverified\tsound\n"), "\(info)")
  }

  @Test func exportOfMeCabsFilesIsRefused() throws {
    let files = try temporaryDirectory()
    let mini = try MiniDictionary.directory()
    let run = try jptok("dictionary", "export", "-d", mini, files.file("x"))
    expectFailure(of: run, [mini, "already consists of MeCab's files"])
    #expect(!FileManager.default.fileExists(atPath: files.file("x")))
    expectUsageError(of: try jptok("dictionary", "export"), "directory", "no directory")
  }

  @Test func exportToAFileIsRefused() throws {
    let files = try temporaryDirectory()
    let path = try files.write("text", to: "file")
    let run = try jptok("dictionary", "export", path)
    #expect(run.exitCode == 1 && run.errors.contains(path), "\(run)")
    #expect(try contents(ofFile: path) == Array("text".utf8), "the file is unchanged")
  }

  @Test func aPathOfAnImageIsADictionary() throws {
    let input = "東京へ行く\n"
    expectOutput(
      of: try jptok("words", "-d", embedded(), input: input),
      try jptok("words", input: input).output)
  }

  @Test func onlyLibmecabNeedsTheCache() throws {
    let files = try temporaryDirectory()
    let input = Array("東京へ行く\n".utf8)
    let cache = files.file("cache")
    func run(_ engine: String, cache: String) throws -> CommandRun {
      try jptok(
        ["--nbest", "2", "--engine", engine], input: input, environment: ["MUTSU_CACHE": cache])
    }
    let native = try run("native", cache: "")
    #expect(native.exitCode == 0 && native.text.split(separator: "\n").count > 5, "\(native)")
    expectFailure(
      of: try run("mecab", cache: ""),
      [try embedded(), "libmecab cannot read", "dictionary export"])
    expectOutput(of: try run("mecab", cache: cache), native.output)
    let folders = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(folders.count == 1 && folders.allSatisfy { $0.hasPrefix("mecab-") }, "\(folders)")
  }

  @Test func damageIsReportedWithFileAndSection() throws {
    let files = try temporaryDirectory()
    let bytes = try contents(ofFile: embedded())
    let path = files.file("dictionary.mutsu")
    try files.write(Array(bytes.prefix(bytes.count / 2)), to: "dictionary.mutsu")
    expectFailure(
      of: try jptok("words", "-d", files.path, input: "東京\n"),
      [path, "is truncated", "install the dictionary again"])
    var flipped = bytes
    flipped[bytes.count - 100] ^= 0x40
    try files.write(flipped, to: "dictionary.mutsu")
    let info = try jptok("dictionary", "info", "-d", path, "--verify")
    #expect(info.exitCode == 1, "\(info)")
    #expect(
      info.errors.contains("the checksum of the section search differs"), "\(info.errors)")
  }
}
