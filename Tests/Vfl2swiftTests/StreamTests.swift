import TestSupport
import Testing

/// Standard input to standard output.
@Suite struct StreamTests {
  @Test func sources() throws {
    expect(try vfl2swift(input: Sample.stale), output: Sample.current)
    expect(try vfl2swift(input: Sample.current), output: Sample.current, "nothing to do")
    expect(try vfl2swift(input: "let x = 1"), output: "let x = 1", "no blocks")
    expect(try vfl2swift(input: ""), output: "", "nothing at all")
    let windows = Sample.stale.replacing("\n", with: "\r\n")
    expect(
      try vfl2swift(input: windows), output: Sample.current.replacing("\n", with: "\r\n"), "CR LF")
  }

  @Test func bareRules() throws {
    let run = try vfl2swift("--raw", input: "|-10-[a(50)]\nV:|-5-[a(6)]\n")
    let lines = Sample.current.split(separator: "\n").dropFirst().dropLast()
    expect(run, output: lines.map { $0.dropFirst(2) + "\n" }.joined())
    expect(
      try vfl2swift("--raw", input: ""),
      output: "// --- VFL GENERATED CODE ---\n/*\n*/\ndo {\n}\n"
        + "// --- END OF CODE GENERATED FROM VFL ---\n", "an empty block")
    expect(
      try vfl2swift("--raw", input: "garbage\n"), exitCode: 1,
      errors: ["vfl2swift: standard input:1:1: ", "\ngarbage\n^\n"], "vfl2objc took it")
  }

  @Test func errorsHaveAPosition() throws {
    expect(
      try vfl2swift(input: Sample.broken), exitCode: 1,
      errors: ["vfl2swift: standard input:4:13: ", "(", "\n  |-10-[a(50]\n            ^\n"],
      "and nothing is written")
    let two = Sample.broken + Sample.broken
    let errors = try vfl2swift(input: two).errors
    #expect(errors.contains(":4:13: ") && errors.contains(":12:13: "), "all of them: \(errors)")
  }

  @Test func warningsAreNotErrors() throws {
    let run = try vfl2swift("--raw", input: "|[a]-(>=8)-[b]|")
    #expect(run.exitCode == 0 && run.text.contains("do {"), "\(run)")
    #expect(run.errors.contains("vfl2swift: standard input:1:7: warning: "), "\(run)")
  }

  @Test func notesOnDemand() throws {
    let rules = "[a(5)]\nV:|[a]|"
    #expect(try vfl2swift("--raw", input: rules).errors == "")
    let run = try vfl2swift("--raw", "--notes", input: rules)
    #expect(run.exitCode == 0 && run.errors.contains(":1:2: note: a keeps its x"), "\(run)")
  }

  @Test func options() throws {
    let run = try vfl2swift(
      "--raw", "--standard-gaps", "--superview", "self.view", "--add-with", "addSubview",
      input: "|-[a]-|")
    #expect(run.text.contains("  frame.x = 20\n"), "\(run.text)")
    #expect(run.text.contains("frame.width = self.view.layoutSize.width - 40\n"), "\(run.text)")
    #expect(run.text.contains("  self.view.addSubview(a)\n"), "\(run.text)")
  }

  @Test func check() throws {
    expect(try vfl2swift("--check", input: Sample.current), output: "")
    expect(
      try vfl2swift("--check", input: Sample.stale), exitCode: 1,
      errors: ["vfl2swift: standard input:2: "])
  }

  @Test func invalidUTF8() throws {
    let run = try vfl2swift([], input: Array(Sample.stale.utf8) + [0xFF])
    expect(run, exitCode: 1, errors: ["vfl2swift: standard input: invalid UTF-8"])
  }

  @Test func usage() throws {
    for arguments in [["--bogus"], ["--raw", "x.swift"], ["--raw", "--check"], ["--superview"]] {
      let run = try vfl2swift(arguments)
      #expect(run.exitCode == 64 && run.output.isEmpty && !run.errors.isEmpty, "\(run)")
    }
    let help = try vfl2swift("--help")
    #expect(help.exitCode == 0 && help.text.contains("--check"), "\(help)")
    let version = try vfl2swift("--version")
    #expect(version.exitCode == 0 && version.text.hasPrefix("vfl2swift "), "\(version)")
  }
}

/// Input of all sizes.
@Suite struct LargeInputTests {
  @Test func manyBlocks() throws {
    let source = String(repeating: Sample.stale, count: 2000)
    expect(
      try vfl2swift(input: source), output: String(repeating: Sample.current, count: 2000),
      "each on its own")
  }

  @Test func longLinesWithoutBlocks() throws {
    let line = "let x = \"" + String(repeating: "漢字 ", count: 200_000) + "\"\n"
    expect(try vfl2swift(input: line + Sample.stale), output: line + Sample.current)
  }

  @Test func longRules() throws {
    let views = (0..<1000).map { "[v\($0)(1)]" }.joined()
    let run = try vfl2swift("--raw", input: "|" + views + "\n")
    #expect(run.exitCode == 0 && run.text.contains("  frame.x = 999\n"), "\(run.errors)")
    let tooMany = try vfl2swift("--raw", input: "|" + views + "[w(1)]\n")
    expect(tooMany, exitCode: 1, errors: ["more than 1000 views"])
  }

  @Test func aClosedPipe() throws {
    let run = try CommandRun(
      BuildDirectory.product("vfl2swift"), [],
      input: Array(String(repeating: Sample.stale, count: 5000).utf8), outputLimit: 1,
      timeLimit: 120)
    #expect(run.output.count < 100_000, "the pipe was closed too late to tell")
    #expect(!run.errors.contains("Fatal"), "\(run)")
  }
}
