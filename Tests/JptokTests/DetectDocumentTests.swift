import Foundation
import TestSupport
import Testing

/// Tests `jptok detect --document`.
@Suite struct DetectDocumentTests {
  @Test func shares() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("", "und\n", "an empty file"), ("123\n!?\n", "und\n", "no letters"),
      ("ひらがな\n", "ja\tja:1.00\n", "one language"),
      ("ひらがな", "ja\tja:1.00\n", "no final line end"),
      ("ひらがな\n\nカタカナ\n", "ja\tja:1.00\n", "an empty line"),
      ("ひらがな\n한국어이다\n한국어이다\n한국어이다\n", "ko\tko:0.78 ja:0.21\n", "the greatest first"),
      ("return foo();\nひらがな\n", "ja\tja:1.00\n", "code does not count"),
      ("ひらがな https://example.com/long/english/words\n", "ja\tja:1.00\n", "nor addresses"),
    ]
    for row in rows {
      expectOutput(of: try jptok("detect", "--document", input: row.input), row.expected, row.why)
    }
  }

  @Test func json() throws {
    expectOutput(
      of: try jptok("detect", "--document", "--format", "json", input: "ひらがな\n한국어이다\n"),
      """
      {"file":"-","language":"ko","letters":9,"shares":[\
      {"language":"ko","letters":5,"share":0.555},{"language":"ja","letters":4,"share":0.444}]}

      """)
    expectOutput(
      of: try jptok("detect", "--document", "--format", "json"),
      "{\"file\":\"-\",\"language\":null,\"letters\":0,\"shares\":[]}\n", "an empty file")
  }

  @Test func oneAnswerForEachFile() throws {
    let directory = try TemporaryDirectory()
    let files = try [("a", "ひらがな\n"), ("b", "한국어"), ("c", "")].map { name, text in
      try directory.write(text, to: name)
    }
    expectOutput(
      of: try jptok(["detect", "--document"] + files), "ja\tja:1.00\nko\tko:1.00\nund\n")
    let run = try jptok(["detect", "--document", "--format", "json"] + files)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 3)
    for (file, line) in zip(files, lines) { #expect(line.contains(file), "\(line)") }
  }

  @Test func optionsApply() throws {
    let input = "ひらがな\n한국어이다\n"
    expectOutput(
      of: try jptok("detect", "--document", "--among", "ja", input: input),
      "ja\tund:0.55 ja:0.44\n",
      "letters of other languages are unknown, and the answer is a language")
    expectOutput(
      of: try jptok("detect", "--document", "--threads", "4", input: input),
      "ko\tko:0.55 ja:0.44\n", "threads change nothing")
  }

  /// A document is processed in blocks, whose limits do not matter.
  @Test func longDocuments() throws {
    let lines = String(repeating: "これは日本語の文です。\n", count: 40_000)
    expectOutput(of: try jptok("detect", "--document", input: lines), "ja\tja:1.00\n")
    let line = String(repeating: "これは日本語の文です。", count: 200_000)
    expectOutput(of: try jptok("detect", "--document", input: line), "ja\tja:1.00\n", "a long line")
    let words = String(repeating: "한국어 문장입니다 ", count: 200_000)
    expectOutput(
      of: try jptok("detect", "--document", input: words), "ko\tko:1.00\n",
      "a long line with spaces")
  }

  @Test func illFormedInput() throws {
    let input = Array("ひらがな\n".utf8) + [0xE3, 0x81] + Array("\n한국\n".utf8)
    expectFailure(
      of: try jptok(["detect", "--document"], input: input), [":2: invalid UTF-8 at byte 1"])
    let run = try jptok(["detect", "--document", "--lossy"], input: input)
    #expect(run.text.hasPrefix("ja\tja:"), "\(run)")
  }
}
