import Foundation
import TestSupport
import Testing

/// Tests file arguments.
@Suite struct InputFilesTests {
  @Test func filesAreReadInOrder() throws {
    let files = try temporaryDirectory()
    let first = try files.write("一つ\n", to: "first.txt")
    let second = try files.write("二つ", to: "日本語の名前.txt")
    let empty = try files.write("", to: "empty")
    let rows: [(files: [String], input: String, expected: String, why: String)] = [
      ([first], "x\n", "一つ\n", "standard input is not read"),
      ([first, second], "", "一つ\n二つ\n", "in the order given"),
      ([second, first], "", "二つ\n一つ\n", "a missing final line end does not join two lines"),
      ([first, first, first], "", "一つ\n一つ\n一つ\n", "one file several times"),
      ([empty, first, empty], "", "一つ\n", "an empty file adds nothing"),
      (["-"], "三つ\n", "三つ\n", "- is standard input"),
      ([first, "-", second], "三つ\n", "一つ\n三つ\n二つ\n", "at its position"),
      (["-", "-"], "三つ\n", "三つ\n", "at its end there is nothing more"),
      (["--", first], "", "一つ\n", "what follows -- is a file"),
    ]
    for row in rows {
      let run = try jptok(["words"] + row.files, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func largeFilesStayInOrder() throws {
    let files = try temporaryDirectory()
    let texts = try [3, 5, 2].map { try Corpus.sample(size: $0 * 100_000, blockCount: $0) }
    let paths = try texts.enumerated().map { try files.write($1, to: "\($0).txt") }
    let expected = try jptok(["--format", "wakati"], input: texts.flatMap { $0 })
    for threads in ["1", "2", "5"] {
      let run = try jptok(["--format", "wakati", "--threads", threads] + paths)
      expectOutput(of: run, expected.output, "\(threads) threads")
    }
  }

  @Test func filesThatCannotBeRead() throws {
    let files = try temporaryDirectory()
    let good = try files.write("一つ\n", to: "good.txt")
    let bad = try files.write(Array("二つ\nは".utf8) + [0xFF], to: "bad.txt")
    let rows: [(files: [String], fragment: String, output: String, why: String)] = [
      (["/no/such/file"], "/no/such/file: No such file or directory", "", "a missing file"),
      ([files.path], "\(files.path): Is a directory", "", "a directory"),
      ([good, files.file("none")], "\(files.file("none")): No such", "一つ\n", "the second"),
      ([files.file("none"), good], "\(files.file("none")): No such", "", "the rest is not read"),
      ([good, bad, good], "\(bad):2: invalid UTF-8 at byte 4", "一つ\n二つ\n", "lines of the file"),
    ]
    for row in rows {
      expectFailure(
        of: try jptok(["words"] + row.files), [row.fragment], output: row.output, row.why)
    }
  }

  @Test func filesWithoutPermission() throws {
    let files = try temporaryDirectory()
    let path = try files.write("一つ\n", to: "secret.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    // The superuser can read every file.
    if getuid() == 0 {
      expectOutput(of: try jptok("words", path), "一つ\n")
    } else {
      expectFailure(of: try jptok("words", path), ["\(path): Permission denied"])
    }
  }

  /// The end of a file ends a sentence, as with `mecab -p`.
  @Test func sentencesOfPartialParsingEndWithTheirFile() throws {
    let files = try temporaryDirectory()
    let first = try files.write("東\t*\n", to: "first.txt")
    let second = try files.write("京\t*\n", to: "second.txt")
    expectOutput(
      of: try jptok("--partial", "--format", "wakati", first, second), "東 \n京 \n")
  }
}
