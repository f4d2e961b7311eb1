import TestSupport
import Testing

/// Tests help, versions, completions and invalid arguments.
@Suite struct UsageTests {
  @Test func version() throws {
    let run = try jptok("--version")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.text.hasPrefix("jptok "), "\(run.text)")
    #expect(run.text.contains("(dictionary: naist-jdic open-jtalk-1.11"), "\(run.text)")
    #expect(run.text.split(separator: "\n").count == 1, "\(run.text)")
  }

  @Test func help() throws {
    let rows: [(arguments: [String], fragments: [String])] = [
      (
        ["--help"], ["tokenize", "words", "sentences", "normalize", "dictionary", "--version"]
      ),
      (["help"], ["SUBCOMMANDS"]),
      (["tokenize", "--help"], ["--format", "--nbest", "--partial", "--threads", "--lossy"]),
      (
        ["words", "-h"],
        ["--unit", "--base", "--pos", "--dictionary", "--user-dictionary", "--engine"]
      ),
      (["sentences", "--help"], ["--lossy"]),
      (["dictionary", "--help"], ["list", "info", "build"]),
      (["dictionary", "build", "--help"], ["--system", "--output"]),
      (["--generate-completion-script", "bash"], ["complete ", "jptok", "--format"]),
      (["--generate-completion-script", "zsh"], ["#compdef jptok"]),
      (["--generate-completion-script", "fish"], ["complete -c 'jptok'"]),
    ]
    for row in rows {
      let run = try jptok(row.arguments)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
      for fragment in row.fragments {
        #expect(run.text.contains(fragment), "no “\(fragment)” in the output of\n\(run)")
      }
    }
  }

  @Test func wrongArguments() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["--bogus"], "--bogus"), (["tokenize", "--bogus"], "--bogus"), (["-x"], "-x"),
      (["--format", "xml"], "wakati"), (["--format"], "--format"),
      (["--threads", "0"], "of at least 1"), (["--threads", "-1"], "--threads"),
      (["--threads", "two"], "--threads"), (["words", "--threads", "0"], "of at least 1"),
      (["--nbest", "0"], "1 to 512"), (["--nbest", "513"], "1 to 512"),
      (["--nbest", "x"], "--nbest"), (["--engine", "other"], "native"),
      (["words", "--nbest", "2"], "--nbest"), (["sentences", "--base"], "--base"),
      (["dictionary", "build", "x.csv"], "--output"),
      (["dictionary", "build", "-o", "x"], "<sources>"),
      (["dictionary", "build", "--system", "a", "b", "-o", "x"], "one directory"),
      (["dictionary", "list", "x"], "x"),
    ]
    for row in rows { expectUsageError(of: try jptok(row.arguments), row.fragment) }
  }

  @Test func limitsAreInclusive() throws {
    for arguments in [
      ["--nbest", "1"], ["--nbest", "512"], ["--threads", "1"], ["--threads", "64"],
    ] {
      let run = try jptok(arguments, input: Array("東京\n".utf8))
      #expect(run.exitCode == 0 && run.text.hasPrefix("東京\t名詞"), "\(run)")
    }
  }
}
