import Foundation
import TestSupport
import Testing

/// Tests `--names`, which includes or excludes the embedded dictionary's proper names.
@Suite struct NamesCommandTests {
  private let input = "小樋山さんは斑鳩町へ\n"
  private let cache: TemporaryDirectory
  private var environment: [String: String] { ["MUTSU_CACHE": cache.path] }

  init() throws { cache = try temporaryDirectory(prefix: "cache") }

  private func run(_ arguments: String...) throws -> CommandRun {
    try jptok(arguments, input: Array(input.utf8), environment: environment)
  }

  private func tries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache.path)
  }

  @Test func onAndOff() throws {
    let rows: [(arguments: [String], output: String, why: String)] = [
      (["words"], "小樋山 さん は 斑鳩町 へ\n", "on by default"),
      (["words", "--names", "on"], "小樋山 さん は 斑鳩町 へ\n", "on"),
      (["words", "--names", "off"], "小 樋山 さん は 斑鳩 町 へ\n", "off"),
      (["words", "-d", "embedded", "--names=off"], "小 樋山 さん は 斑鳩 町 へ\n", "by name"),
      (["--format", "wakati", "--names", "off"], "小 樋山 さん は 斑鳩 町 へ \n", "as mecab does"),
      (["hiragana"], "こひやまさんはいかるがちょうへ\n", "readings"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(row.arguments, input: Array(input.utf8), environment: environment),
        row.output, row.why)
    }
    let ipadic = try run("words", "-d", "ipadic")
    expectOutput(
      of: try run("words", "-d", "ipadic", "--names", "off", "--engine", "mecab"), ipadic.output,
      "a dictionary without a layer is the same for every engine")
  }

  @Test func triesAreBuiltOnce() throws {
    expectOutput(of: try run("words"), "小樋山 さん は 斑鳩町 へ\n")
    #expect(try tries().isEmpty, "with names on none are needed")
    let first = try run("words", "--names", "off")
    let name = try #require(try tries().first)
    let path = cache.file(name)
    let made = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    expectOutput(of: try run("words", "--names", "off"), first.output, "the same from the cache")
    #expect(try tries() == [name])
    let existing = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(made == existing && made != nil, "not written again")
    let info = try run("dictionary", "info", "--names", "off")
    #expect(info.text.contains("\ntables\tcache (\(path))\n"), "\(info.text)")
    // A damaged file is not used but written again.
    try cache.write(Array(contents(ofFile: path).dropLast()), to: name)
    expectOutput(of: try run("words", "--names", "off"), first.output, "damaged")
    let none = try jptok(
      ["words", "--names", "off"], input: Array(input.utf8), environment: ["MUTSU_CACHE": ""])
    expectOutput(of: none, first.output, "without a cache")
  }

  @Test func info() throws {
    let directory = try ReferenceDictionary.embedded.directory()
    let manifest = String(decoding: try contents(ofFile: directory + "/manifest"), as: UTF8.self)
    let line = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("names\t") })
    let on = try run("dictionary", "info")
    #expect(on.text.contains("\n\(line)\n"), "\(on.text)")
    #expect(on.text.contains("\nsha256 dictionary.mutsu\t"), "\(on.text)")
    let off = try run("dictionary", "info", "--names", "off")
    #expect(off.text.contains("\n\(line) (left out)\n"), "\(off.text)")
    let other = try run("dictionary", "info", "-d", "ipadic", "--names", "off")
    #expect(!other.text.contains("left out") && other.exitCode == 0, "\(other.text)")
  }

  @Test func libmecabOptionsAreRefused() throws {
    let directory = try ReferenceDictionary.embedded.directory()
    for arguments in [
      ["words", "--engine", "mecab"], ["--engine", "mecab", "--nbest", "2"],
      ["--engine", "mecab", "--partial"],
      ["dictionary", "info", "--engine", "mecab"],
    ] {
      let run = try jptok(
        arguments + ["--names", "off"], input: Array(input.utf8), environment: environment)
      expectFailure(
        of: run, [directory, "libmecab cannot exclude", "native engine", "include the names"],
        "\(arguments)")
    }
    for arguments in [["--nbest", "2"], ["--partial"]] {
      let native = try jptok(
        arguments + ["--names", "off"], input: Array(input.utf8), environment: environment)
      #expect(native.exitCode == 0 && native.errors.isEmpty, "\(arguments): \(native)")
    }
    expectUsageError(of: try run("words", "--names", "some"), "on", "one of on and off")
    expectUsageError(of: try run("words", "--names"), "--names", "a value is missing")
    let help = try jptok("words", "--help")
    #expect(help.text.contains("--names"), "\(help.text)")
  }

  @Test func damage() throws {
    let copy = try temporaryDirectory(prefix: "embedded")
    let directory = try ReferenceDictionary.embedded.mecabDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      try FileManager.default.createSymbolicLink(
        atPath: copy.file(name), withDestinationPath: "\(directory)/\(name)")
    }
    let path = copy.file("names.bits")
    let bytes = try contents(ofFile: path)
    try FileManager.default.removeItem(atPath: path)
    let off = ["words", "-d", copy.path, "--names", "off"]
    func failure(_ fragments: String...) throws {
      let run = try jptok(off, input: Array(input.utf8), environment: environment)
      expectFailure(of: run, [path, "install the dictionary again"] + fragments)
    }
    try failure("does not exist")
    try copy.write(Array(bytes.dropLast()), to: "names.bits")
    try failure("bytes instead of")
    var flipped = bytes
    flipped[bytes.count / 2] ^= 4
    try copy.write(flipped, to: "names.bits")
    try failure("damaged")
    try FileManager.default.removeItem(atPath: copy.file("sys.dic"))
    try copy.write(contents(ofFile: MiniDictionary.directory() + "/sys.dic"), to: "sys.dic")
    let on = try jptok(["words", "-d", copy.path], input: Array(input.utf8))
    #expect(on.exitCode == 1 && on.errors.contains("sys.dic"), "another dictionary: \(on)")
    #expect(try tries().isEmpty, "nothing was made of damaged names")
  }

  /// The output is that of the dictionary compiled without names, line by line, with all ids and
  /// costs.
  @Test func sameAsCompiledWithoutNames() throws {
    let text =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/Dictionaries/naist-jdic"
    let compiled = try temporaryDirectory(prefix: "no-names")
    let tool = try CommandRun(
      BuildDirectory.product("lexicon-tool"), ["compile", text, compiled.path, "--no-names"])
    #expect(tool.exitCode == 0, "\(tool)")
    let lines = Array(input.utf8) + (try Corpus.sample(size: 200_000, blockCount: 4))
    for arguments in [["--format", "json", "--lossy"], ["hiragana", "--lossy"]] {
      let expected = try jptok(arguments + ["-d", compiled.path], input: lines)
      #expect(expected.exitCode == 0, "\(expected.errors)")
      let off = try jptok(arguments + ["--names", "off"], input: lines, environment: environment)
      expectOutput(of: off, expected.output, "\(arguments)")
      let on = try jptok(arguments, input: lines)
      #expect(on.output != expected.output, "the names are in the text")
    }
  }
}
