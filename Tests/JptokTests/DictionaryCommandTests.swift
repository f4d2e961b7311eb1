import Foundation
import TestSupport
import Testing

/// Tests `jptok dictionary`.
@Suite struct DictionaryCommandTests {
  /// Returns the rows of a table of tab-separated columns.
  private func table(_ run: CommandRun) -> [[String]] {
    run.text.split(separator: "\n").map { $0.split(separator: "\t").map { String($0) } }
  }

  @Test func list() throws {
    let run = try jptok("dictionary", "list")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    let rows = table(run)
    #expect(rows.allSatisfy { $0.count == 4 }, "name, charset, entries, directory:\n\(run.text)")
    let embedded = try #require(rows.first, "\(run)")
    #expect(embedded[0] == "embedded" && embedded[1] == "UTF-8", "\(run.text)")
    #expect(Int(embedded[2]).map { $0 > 780_000 } == true, "\(run.text)")
    let ipadic = try ReferenceDictionary.ipadic.directory()
    #expect(rows.contains(["ipadic", "UTF-8", "392127", ipadic]), "\(run.text)")
    let inEUCJP = try ReferenceDictionary.inEUCJP()
    #expect(
      rows.contains { $0[3] == inEUCJP && $0[1].contains("unusable") }, "\(run.text)")
    for row in rows where !row[1].contains("unusable") {
      let tokens = try jptok("words", "-d", row[3], input: "東京\n")
      expectOutput(of: tokens, "東京\n", "listed dictionaries can be opened")
    }
    expectOutput(of: try jptok("dictionary"), run.output, "list is the default")
  }

  @Test func info() throws {
    let run = try jptok("dictionary", "info")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    let facts = Dictionary(table(run).map { ($0[0], $0.dropFirst().joined()) }) { first, _ in first
    }
    #expect(facts["name"] == "naist-jdic", "\(run.text)")
    #expect(facts["schema"] == "open-jtalk", "\(run.text)")
    #expect(facts["left ids"] == "1377" && facts["right ids"] == "1377", "\(run.text)")
    #expect(facts["sha256 dictionary.mutsu"]?.count == 64, "\(run.text)")
    #expect(facts["engine"] == "native" || facts["engine"] == "mecab", "\(run.text)")
    #expect(facts["tables"]?.isEmpty == false, "\(run.text)")
    #expect(facts["verified"] == nil, "only on request: \(run.text)")

    let ipadic = try jptok("dictionary", "info", "-d", "ipadic")
    #expect(ipadic.text.contains("schema\tipadic\n"), "\(ipadic.text)")
    #expect(ipadic.text.contains("\nleft ids\t1316\n"), "\(ipadic.text)")
  }

  @Test func requestedEngine() throws {
    let run = try jptok("dictionary", "info", "--engine", "mecab")
    #expect(run.text.contains("\nengine\tmecab\n"), "\(run.text)")
    let words = try jptok("words", "--engine", "mecab", input: "東京へ行きました\n")
    expectOutput(of: words, "東京 へ 行き まし た\n", "every subcommand takes it")
  }

  @Test func verify() throws {
    let built = try MiniDictionary.copyOfCompiled()
    let table = [
      ("embedded", "sound"), (built.path, "sound"),
      ("ipadic", "not verifiable: no hashes (the structure has no contradictions)"),
    ]
    for (dictionary, outcome) in table {
      let run = try jptok("dictionary", "info", "--verify", "-d", dictionary)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
      #expect(run.text.hasSuffix("verified\t\(outcome)\n"), "\(run.text)")
    }
    // A cost, which contradicts nothing.
    var matrix = try contents(ofFile: built.file("matrix.bin"))
    matrix[matrix.count - 1] ^= 1
    try built.write(matrix, to: "matrix.bin")
    let run = try jptok("dictionary", "info", "--verify", "-d", built.path)
    #expect(run.exitCode == 1 && !run.text.contains("sound"), "\(run)")
    #expect(
      run.errors
        == "jptok: \(built.file("matrix.bin")): is damaged: its size or SHA-256 differs from the "
        + "manifest; install or compile it again\n")
  }

  @Test func buildUserDictionary() throws {
    let files = try temporaryDirectory()
    let csv = try files.write("ネコまっしぐら丸,ねこまっしぐらまる\n", to: "a.csv")
    let more = try files.write("犬走之助,いぬばしりのすけ\n犬走之助,いぬばしりのすけ,名詞\n", to: "b.csv")
    let output = files.file("words.dic")
    let run = try jptok("dictionary", "build", csv, more, "-o", output)
    expectOutput(of: run, "3 entries\t\(output)\n", "rows of all files")
    // mecab accepts what this compiler writes.
    let input = "犬走之助とネコまっしぐら丸\n"
    let directory = try ReferenceDictionary.embedded.directory()
    let reference = try MecabCommand.run(
      Array(input.utf8), dictionary: ReferenceDictionary.embedded.mecabDirectory(),
      arguments: ["-u", output])
    #expect(reference.text.hasPrefix("犬走之助\t名詞"), "\(reference)\n\(reference.text)")
    expectOutput(of: try jptok("-d", directory, "-u", output, input: input), reference.output)
  }

  @Test func buildSystemDictionary() throws {
    let files = try temporaryDirectory()
    let output = files.file("mini")
    let run = try jptok("dictionary", "build", "--system", MiniDictionary.source, "-o", output)
    expectOutput(of: run, "140 entries\t\(output)\n")
    for name in try FileManager.default.contentsOfDirectory(atPath: MiniDictionary.directory()) {
      let expected = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      #expect(isEqual(try contents(ofFile: "\(output)/\(name)"), expected), "\(name) differs")
    }
    expectOutput(of: try jptok("words", "-d", output, input: "東京へ\n"), "東京 へ\n")
  }

  @Test func buildFailures() throws {
    let files = try temporaryDirectory()
    let csv = try files.write("令和,れいわ\n", to: "a.csv")
    let broken = try MiniDictionary.copyOfSource()
    try broken.write("東京,0,0\n", to: "lexicon.csv")
    let rows: [(arguments: [String], fragments: [String], why: String)] = [
      ([files.file("none.csv"), "-o", files.file("x")], ["none.csv"], "a missing file"),
      ([csv, "-o", "/no/such/directory/x"], ["/no/such/directory"], "no output path"),
      (["--system", files.file("none"), "-o", files.file("x")], ["none"], "no source"),
      (["--system", files.path, "-o", files.file("x")], [files.path], "no dictionary's source"),
      (["--system", broken.path, "-o", files.file("x")], ["lexicon.csv:1: "], "a wrong row"),
    ]
    for row in rows {
      expectFailure(of: try jptok(["dictionary", "build"] + row.arguments), row.fragments, row.why)
      #expect(!FileManager.default.fileExists(atPath: files.file("x/sys.dic")), "\(row.why)")
    }
  }
}
