import TestSupport
import Testing

/// Tests `--engine distilled`.
@Suite struct DistilledCommandTests {
  /// Lines whose words do not depend on the rest of the line.
  private let input = "東京都の議員が本を読んでいました。\n今日は友達と学校へ行きます。\n\n"

  @Test func wordsAreThoseOfTheNativeEngine() throws {
    let rows: [(arguments: [String], why: String)] = [
      (["tokenize"], "with all features"), (["tokenize", "--format", "wakati"], "surfaces"),
      (["tokenize", "--format", "tsv"], "ranges and base forms"), (["words"], "words"),
      (["words", "--base"], "base forms"), (["words", "--unit", "word"], "readers' words"),
      (["words", "--pos", "noun,verb"], "parts of speech"),
    ]
    for row in rows {
      let exact = try jptok(row.arguments, input: Array(input.utf8))
      #expect(exact.exitCode == 0 && !exact.output.isEmpty, "\(exact)")
      expectOutput(
        of: try jptok(row.arguments + ["--engine", "distilled"], input: Array(input.utf8)),
        exact.output, row.why)
    }
  }

  @Test func everyCharacterOfUnusualInputIsInAWord() throws {
    let input = "すもももももももものうち\n\u{FFFD}A\u{1}東𠮷👩‍👧e\u{301}ｶﾞ\n"
    let run = try jptok(["words", "--engine", "distilled"], input: Array(input.utf8))
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.output.filter { $0 != UInt8(ascii: " ") } == Array(input.utf8), "\(run)")
  }

  @Test func commandsThatNeedReadingsRefuse() throws {
    for command in ["hiragana", "romaji", "furigana", "phrases"] {
      expectUsageError(
        of: try jptok(command, "--engine", "distilled", input: input),
        "--engine distilled finds words only", command)
    }
    for option in [["--nbest", "2"], ["--partial"]] {
      expectUsageError(
        of: try jptok(["tokenize", "--engine", "distilled"] + option, input: Array(input.utf8)),
        "--engine distilled finds words only", "\(option)")
    }
  }

  @Test func unsupportedDictionaries() throws {
    expectFailure(
      of: try jptok("words", "--engine", "distilled", "-d", "ipadic", input: input),
      ["words.patterns", "native"], "a dictionary without patterns")
    expectFailure(
      of: try jptok("words", "--engine", "distilled", "--names", "off", input: input),
      ["proper names", "native"], "without proper names")
    let folder = try temporaryDirectory(prefix: "distilled")
    let words = try folder.write("語学学,ごがくがく\n", to: "words.csv")
    expectFailure(
      of: try jptok("words", "--engine", "distilled", "-u", words, input: input),
      ["user dictionaries", "native"], "with a user dictionary")
  }
}
