import TestSupport
import Testing

/// Tests `jptok phrases`.
@Suite struct PhrasesTests {
  @Test func phrases() throws {
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      ([], "東京特許許可局へ行きました。\n", "東京特許許可局へ 行きました。\n", "one space between phrases"),
      ([], "  本を\t　読む \r\n", "本を 読む\n", "white space of any kind is in no phrase"),
      ([], "はい\n\n \nいいえ", "はい\n\n\nいいえ\n", "a line for a line"),
      ([], "", "", "nothing from nothing"),
      (["--threads", "2"], "本を読む\n花を見る\n", "本を 読む\n花を 見る\n", "threads keep the order"),
      (["-d", "ipadic"], "本を読んでいます。\n", "本を 読んでいます。\n", "another dictionary"),
    ]
    for row in rows {
      let run = try jptok(["phrases"] + row.arguments, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func invalidBytes() throws {
    let input: [UInt8] = Array("本を読む\n花".utf8) + [0xFF] + Array("を見る\n".utf8)
    let lossy = try jptok(["phrases", "--lossy"], input: input)
    #expect(lossy.exitCode == 0)
    #expect(String(decoding: lossy.output, as: UTF8.self).hasPrefix("本を 読む\n花"))
    #expect(String(decoding: lossy.output, as: UTF8.self).hasSuffix("見る\n"))
    let strict = try jptok(["phrases"], input: input)
    #expect(strict.exitCode == 1)
    #expect(String(decoding: strict.output, as: UTF8.self) == "本を 読む\n")
  }

  @Test func longLine() throws {
    let sentence = "局長は本を読んでいます。"
    let text = String(repeating: sentence, count: 40_000)  // 1.4 MB: read in chunks
    let run = try jptok(["phrases"], input: Array((text + "\n").utf8))
    let expected = Array(repeating: "局長は 本を 読んでいます。", count: 40_000)
    #expect(String(decoding: run.output, as: UTF8.self) == expected.joined(separator: " ") + "\n")
  }

  @Test func usage() throws {
    expectUsageError(of: try jptok(["phrases", "--unit", "word"]), "--unit", "no units here")
    expectUsageError(of: try jptok(["phrases", "--threads", "0"]), "--threads", "no thread")
  }
}
