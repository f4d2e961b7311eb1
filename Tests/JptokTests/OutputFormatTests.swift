import Foundation
import TestSupport
import Testing

/// Tests output formats and schemas of dictionaries.
@Suite struct OutputFormatTests {
  /// A dictionary of our own that writes hiragana for rōmaji, in EUC-JP as those of MeCab's tests.
  private func dictionary(_ settings: String) throws -> TemporaryDirectory {
    let files = try temporaryDirectory()
    let source = files.file("source")
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
    let texts = [
      "kana.csv": "ka,0,0,0,か\nki,0,0,0,き\nta,0,0,0,た\n", "matrix.def": "1 1\n0 0 0\n",
      "char.def": "DEFAULT 1 0 0\nSPACE 0 1 0\n0x0020 SPACE\n",
      "unk.def": "DEFAULT,0,0,8000,*\nSPACE,0,0,8000,*\n",
      "dicrc": "cost-factor = 800\nbos-feature = BOS/EOS\n" + settings,
    ]
    for (name, text) in texts {
      let converted = try CommandRun(
        "/usr/bin/iconv", ["-f", "UTF-8", "-t", "EUC-JP"], input: Array(text.utf8))
      try Data(converted.output).write(to: URL(filePath: "\(source)/\(name)"))
    }
    let run = try jptok(
      "dictionary", "build", "--system", "--charset", "EUC-JP", source, "-o", files.file("kana"))
    #expect(run.exitCode == 0, "\(run)")
    return files
  }

  private static let yomi =
    "output-format-type = yomi\nnode-format-yomi = %H\nunk-format-yomi = %M\neos-format-yomi = \\n\n"
    + "node-format-long = %m(%f[0])\\s\neos-format-long = .\\n\n"

  @Test(arguments: ["native", "mecab"])
  func formats(engine: String) throws {
    let files = try dictionary(Self.yomi)
    let input = "kakita x ta\n\nki\n"
    let table: [(arguments: [String], output: String)] = [
      ([], "かきた xた\n\nき\n"), (["-O", "yomi"], "かきた xた\n\nき\n"),
      (["-O", "long"], "ka(か) ki(き) ta(た) ta(た) .\n.\nki(き) .\n"),
      (["-O", "wakati"], "ka ki ta x ta \n\nki \n"), (["-O", "none"], ""),
      (["--format", "wakati"], "ka ki ta x ta \n\nki \n"),
    ]
    for (arguments, output) in table {
      let run = try jptok(
        ["tokenize", "-d", files.file("kana"), "--engine", engine] + arguments,
        input: Array(input.utf8))
      expectOutput(of: run, output, "\(arguments)")
      let mecab = try MecabCommand.run(
        Array(input.utf8), dictionary: files.file("kana"),
        arguments: arguments.first == "-O" ? arguments : [])
      if arguments.first != "--format" { expectOutput(of: run, mecab.output, "\(arguments)") }
    }
  }

  @Test func unknownFormats() throws {
    let files = try dictionary(Self.yomi)
    expectFailure(
      of: try jptok("tokenize", "-d", files.file("kana"), "-O", "x", input: "ka\n"),
      ["kana/dicrc: has no output format “x” (it defines long, yomi)"])
    expectUsageError(
      of: try jptok("tokenize", "-O", "yomi", "--format", "json"), "exclude each other")
  }

  @Test func schemas() throws {
    let files = try dictionary("")
    let directory = files.file("kana")
    expectOutput(
      of: try jptok("tokenize", "-d", directory, input: "kax\n"), "ka\tか\nx\t*\nEOS\n", "no schema")
    expectOutput(of: try jptok("words", "-d", directory, input: "kakix\n"), "ka ki x\n")
    expectFailure(
      of: try jptok("hiragana", "-d", directory, input: "ka\n"),
      ["its features match no known schema", "--schema"])
    let json = try jptok(
      "tokenize", "--format", "json", "-d", directory, "--schema", "reading", input: "ka\n")
    #expect(json.text.contains("か"), "\(json)")
    expectUsageError(
      of: try jptok("tokenize", "-d", directory, "--schema", "ipdic"), "unknown schema 'ipdic'")
  }
}
