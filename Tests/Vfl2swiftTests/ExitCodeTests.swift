import Foundation
import TestSupport
import Testing

/// Exit codes of all calls, and their effects on files.
@Suite struct ExitCodeTests {
  private static let invalid: [(bytes: [UInt8], why: String)] = [
    ([0xFF], "no UTF-8 at all"), ([0xC3], "half a character"), ([0xED, 0xA0, 0x80], "a surrogate"),
    ([0xC0, 0x80], "an overlong NUL"), ([0xF4, 0x90, 0x80, 0x80], "beyond Unicode"),
  ]

  @Test func invalidUTF8IsAnErrorAndChangesNothing() throws {
    let directory = try temporaryDirectory()
    for row in Self.invalid {
      let bytes = Array(Sample.stale.utf8) + row.bytes + [0x0A]
      let path = directory.file("x.swift")
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      for arguments in [[path], ["--check", path]] {
        expect(
          try vfl2swift(arguments), exitCode: 1, errors: ["vfl2swift: \(path): invalid UTF-8"],
          row.why)
      }
      #expect(try contents(ofFile: path) == bytes, "\(row.why)")
      expect(
        try vfl2swift([], input: bytes), exitCode: 1,
        errors: ["vfl2swift: standard input: invalid UTF-8"], row.why)
      expect(
        try vfl2swift(["--raw"], input: bytes), exitCode: 1,
        errors: ["vfl2swift: standard input: invalid UTF-8"], row.why)
    }
  }

  @Test func oddButValidFiles() throws {
    let directory = try temporaryDirectory()
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"), ("\n", "\n", "a line end"), ("x", "x", "no line end"),
      ("\u{FEFF}" + Sample.stale, "\u{FEFF}" + Sample.current, "a byte order mark"),
      ("\u{0}\n" + Sample.stale, "\u{0}\n" + Sample.current, "NUL"),
      ("// か\u{3099}\n" + Sample.stale, "// か\u{3099}\n" + Sample.current, "not normalized"),
      (Sample.stale + "\r", Sample.current + "\r", "a lone CR at the end"),
    ]
    for row in rows {
      let path = try directory.write(row.text, to: "x.swift")
      expect(try vfl2swift(path), row.why)
      #expect(try contents(ofFile: path) == Array(row.expected.utf8), "\(row.why)")
      expect(try vfl2swift(input: row.text), output: row.expected, row.why)
    }
  }

  @Test func oneInvalidRuleLeavesAllFilesUnchanged() throws {
    let directory = try temporaryDirectory()
    let wrong: [(source: String, message: String, why: String)] = [
      (Sample.broken, ":4:13: ", "a rule that cannot be read"),
      (Sample.stale.replacing("V:|-5-[a(6)]", with: "|-9-[a]"), ":5:5: ", "one that contradicts"),
      (Sample.stale.replacing("// VFL end", with: ""), ":2:3: ", "a block without an end"),
      (Sample.stale.replacing("*/", with: ""), ":2:3: ", "a comment without an end"),
    ]
    for row in wrong {
      for order in [0, 1, 2] {
        var files: [String] = []
        for number in 0..<3 {
          let text = number == order ? Sample.current + row.source : Sample.stale
          files.append(try directory.write(text, to: "\(number).swift"))
        }
        let run = try vfl2swift(files)
        #expect(run.exitCode == 1 && run.output.isEmpty, "\(row.why): \(run)")
        let lines = Sample.current.split(separator: "\n").count
        let position = row.message.split(separator: ":").compactMap { Int($0) }
        #expect(
          run.errors.contains("vfl2swift: \(files[order]):\(position[0] + lines):\(position[1]): "),
          "\(row.why): \(run)")
        for file in files where file != files[order] {
          #expect(try contents(ofFile: file) == Array(Sample.stale.utf8), "\(row.why)")
        }
      }
    }
  }

  @Test func filesThatCannotBeRead() throws {
    let directory = try temporaryDirectory()
    let good = try directory.write(Sample.stale, to: "good.swift")
    let rows: [(path: String, message: String)] = [
      (directory.file("missing.swift"), "no such file"), (directory.path, ""), ("", ""),
      (directory.file("no/folder.swift"), "no such file"), (good + "/x.swift", ""),
    ]
    for row in rows {
      for arguments in [[row.path], [row.path, good], [good, row.path], ["--check", row.path]] {
        let run = try vfl2swift(["--"] + arguments.filter { $0 != "--check" })
        #expect(run.exitCode == 1 && run.output.isEmpty, "\(run)")
        #expect(run.errors.contains("vfl2swift: \(row.path): \(row.message)"), "\(run)")
        #expect(!run.errors.contains("Fatal"), "\(run)")
      }
    }
    #expect(try contents(ofFile: good) == Array(Sample.stale.utf8))
  }

  /// Root may write any file; others get an error, and the file is unchanged.
  @Test func readOnlyFiles() throws {
    let directory = try temporaryDirectory()
    let file = try directory.write(Sample.stale, to: "x.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let run = try vfl2swift(file)
    if getuid() == 0 {
      expect(run)
      #expect(try contents(ofFile: file) == Array(Sample.current.utf8))
    } else {
      expect(run, exitCode: 1, errors: ["\(file): cannot be written: no permission"])
      #expect(try contents(ofFile: file) == Array(Sample.stale.utf8))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o444, "as it was")
    expect(
      try vfl2swift("--check", file), exitCode: run.exitCode,
      errors: run.exitCode == 0 ? [] : [file])
  }

  @Test func checkWithStandardInput() throws {
    let rows: [(input: String, exitCode: Int32, why: String)] = [
      (Sample.current, 0, "up to date"), (Sample.stale, 1, "stale"), (Sample.broken, 1, "wrong"),
      ("", 0, "nothing"), (Sample.current + Sample.stale, 1, "one of two"),
    ]
    for row in rows {
      let run = try vfl2swift("--check", input: row.input)
      #expect(run.exitCode == row.exitCode && run.output.isEmpty, "\(row.why): \(run)")
      #expect(run.errors.isEmpty == (row.exitCode == 0), "\(row.why): \(run)")
    }
  }

  @Test func wrongCalls() throws {
    let rows: [(arguments: [String], message: String)] = [
      (["--bogus"], "--bogus"), (["-x"], "-x"), (["--raw", "x.swift"], "--raw reads"),
      (["--raw", "--check"], "--raw cannot be combined"), (["--superview"], "--superview"),
      (["--add-with"], "--add-with"), (["--superview", "--raw"], "--superview"),
      (["--check=yes"], "--check"), (["--notes", "1", "--raw"], "--raw reads"),
    ]
    for row in rows {
      let run = try vfl2swift(row.arguments, input: Array(Sample.stale.utf8))
      #expect(run.exitCode == 64 && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains(row.message) && run.errors.contains("Usage:"), "\(run)")
    }
  }

  @Test func outputThatCannotBeWritten() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let tool = try BuildDirectory.product("vfl2swift")
    let run = try CommandRun(
      "/bin/sh", ["-c", "exec \"$0\" > /dev/full", tool], input: Array(Sample.stale.utf8))
    expect(run, exitCode: 1, errors: ["vfl2swift: standard input: cannot be written"])
  }

  @Test func namesLikeOptions() throws {
    let directory = try temporaryDirectory()
    let file = try directory.write(Sample.stale, to: "--raw")
    expect(try vfl2swift(["--", "--raw"], directory: directory.path))
    #expect(try contents(ofFile: file) == Array(Sample.current.utf8))
  }

  @Test func rawRules() throws {
    let rows: [(rules: String, exitCode: Int32, message: String, why: String)] = [
      ("|[a]|", 0, "", "a rule without a line end"), ("|[a]|\r\n", 0, "", "CR LF"),
      ("\n\n", 0, "", "empty lines"), ("// x", 0, "", "a comment"),
      ("|[a]|\n[", 1, ":2:2: ", "one of two"), ("[a(5)]\n[a(6)]", 1, ":2:4: ", "a contradiction"),
      ("[a] // */", 1, ":1:1: ", "the end of a comment"), ("\u{0}", 1, ":1:1: ", "NUL"),
    ]
    for row in rows {
      let run = try vfl2swift("--raw", input: row.rules)
      #expect(run.exitCode == row.exitCode, "\(row.why): \(run)")
      #expect(run.output.isEmpty == (row.exitCode == 1), "all or nothing: \(row.why): \(run)")
      #expect(run.errors.contains(row.message) || row.message.isEmpty, "\(row.why): \(run)")
      #expect(run.errors.isEmpty == (row.exitCode == 0), "\(row.why): \(run)")
      guard row.exitCode == 0 else { continue }
      expect(try vfl2swift(input: run.text), output: run.text, "the block is up to date")
    }
  }
}
