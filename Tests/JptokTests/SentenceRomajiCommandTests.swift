import TestSupport
import Testing

/// Tests `jptok romaji` with a dictionary.
@Suite struct SentenceRomajiCommandTests {
  /// A line whose romaji does not depend on the word unit.
  private let line = "東京へ、「信用」と大阪・京都。"

  @Test func systemsAndStyles() throws {
    let rows: [(options: [String], expected: String)] = [
      ([], "tōkyō e, \"shin'yō\" to ōsaka kyōto.\n"),
      (["--system", "traditional-hepburn"], "tōkyō e, \"shin-yō\" to ōsaka kyōto.\n"),
      (["--system", "kunrei"], "tôkyô e, \"sin'yô\" to ôsaka kyôto.\n"),
      (["--system", "nihon"], "tôkyô he, \"sin'yô\" to ôsaka kyôto.\n"),
      (["--system", "passport"], "tokyo e, \"shinyo\" to osaka kyoto.\n"),
      (["--system", "wapuro"], "toukyou he, \"shin'you\" to oosaka kyouto.\n"),
      (["--system", "cabinet-2025"], "tōkyō e, \"shin'yō\" to ōsaka kyōto.\n"),
      (["--long-vowels", "macron"], "tōkyō e, \"shin'yō\" to ōsaka kyōto.\n"),
      (["--long-vowels", "circumflex"], "tôkyô e, \"shin'yô\" to ôsaka kyôto.\n"),
      (["--long-vowels", "doubled"], "toukyou e, \"shin'you\" to oosaka kyouto.\n"),
      (["--long-vowels", "none"], "tokyo e, \"shin'yo\" to osaka kyoto.\n"),
      (["--capitalize", "none"], "tōkyō e, \"shin'yō\" to ōsaka kyōto.\n"),
      (["--capitalize", "sentences"], "Tōkyō e, \"shin'yō\" to ōsaka kyōto.\n"),
      (["--capitalize", "proper-nouns"], "Tōkyō e, \"shin'yō\" to Ōsaka Kyōto.\n"),
      (
        ["--system", "kunrei", "--long-vowels", "none", "--capitalize", "sentences"],
        "Tokyo e, \"sin'yo\" to osaka kyoto.\n"
      ),
    ]
    for row in rows {
      let run = try jptok(["romaji"] + row.options, input: Array("\(line)\n".utf8))
      expectOutput(of: run, row.expected, "\(row.options)")
    }
  }

  @Test func suffixes() throws {
    let run = try jptok("romaji", "--hyphenate-suffixes", input: "田中さんと\n")
    expectOutput(of: run, "tanaka-san to\n")
  }

  @Test func linesAreIndependent() throws {
    let rows: [(input: String, output: String, why: String)] = [
      ("", "", "no input"), ("\n", "\n", "an empty line"),
      ("東京\n\n大阪", "tōkyō\n\nōsaka\n", "an empty line stays; no final line end"),
      ("子\n牛\n", "ko\nushi\n", "no long vowel across lines"),
      ("本\n屋\n", "hon\nya\n", "no word across lines"),
      ("母と\"東京\n\"大阪\"と\n", "haha to \"tōkyō\n\"ōsaka\" to\n", "quotes anew"),
      ("　\n", " \n", "U+3000"), ("\0\n", "\0\n", "NUL"),
    ]
    for row in rows {
      expectOutput(of: try jptok("romaji", input: row.input), row.output, row.why)
    }
  }

  @Test func usageErrors() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["romaji", "--system", "hebon"], "hepburn"),
      (["romaji", "--long-vowels", "long"], "macron"),
      (["romaji", "--capitalize", "all"], "proper-nouns"),
      (["romaji", "--threads", "0"], "threads"),
      (["romaji", "--spaces"], "--spaces"), (["romaji", "--system"], "--system"),
    ]
    for row in rows { expectUsageError(of: try jptok(row.arguments), row.fragment) }
  }

  @Test func aMissingDictionary() throws {
    let run = try jptok("romaji", "--dictionary", "/nowhere/at/all", input: "東京\n")
    expectFailure(of: run, ["/nowhere/at/all"])
  }

  @Test func threadsGiveTheSame() throws {
    let text = try Corpus.sample(size: 150_000, blockCount: 3)
    let one = try jptok(["romaji", "--threads", "1"], input: text)
    #expect(one.exitCode == 0 && one.errors.isEmpty, "\(one)")
    let lines = text.count { $0 == UInt8(ascii: "\n") }
    #expect(one.output.count { $0 == UInt8(ascii: "\n") } >= lines)
    #expect(one.output.count > text.count / 3, "hardly any romaji")
    expectOutput(of: try jptok(["romaji", "--threads", "2"], input: text), one.output, "2 threads")
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let text = try Corpus.sample(size: 400_000, blockCount: 1)
    for threads in ["1", "2"] {
      let run = try CommandRun(
        BuildDirectory.product("jptok"), ["romaji", "--threads", threads], input: text,
        outputLimit: 1)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
      #expect(run.output.count < 400_000, "the pipe was closed too late for the test: \(run)")
    }
  }

  @Test func invalidUTF8() throws {
    let bytes = Array("東京\n大".utf8) + [0xFF] + Array("阪\n京都\n".utf8)
    expectFailure(
      of: try jptok(["romaji"], input: bytes),
      ["standard input:2: invalid UTF-8", "byte 4 of the line", "--lossy"], output: "tōkyō\n")
    expectOutput(
      of: try jptok(["romaji", "--lossy"], input: bytes),
      try jptok("romaji", input: "東京\n大\u{FFFD}阪\n京都\n").output)
  }

  /// Lines longer than 1 MiB are read in chunks.
  @Test func aLongLine() throws {
    let sentence = "東京と大阪。"
    let count = (1 << 20) / sentence.utf8.count + 1_000
    let romaji = "tōkyō to ōsaka."
    let long = String(repeating: sentence, count: count)
    let expected = Array(repeating: romaji, count: count).joined(separator: " ")
    for threads in ["1", "2"] {
      let run = try jptok(
        ["romaji", "--threads", threads], input: Array("京都\n\(long)\n京都\n".utf8))
      expectOutput(of: run, "kyōto\n\(expected)\nkyōto\n", "\(threads) threads")
    }
  }
}
