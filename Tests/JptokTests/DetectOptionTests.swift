import Foundation
import TestSupport
import Testing

/// Tests `--confidence`, `--candidates`, `--among` and `--min-confidence` of `jptok detect`.
@Suite struct DetectOptionTests {
  @Test func confidence() throws {
    let rows: [(line: String, expected: String, why: String)] = [
      ("東京へ行きました。", "ja\t1.00", "kana"),
      ("สวัสดี", "th\t1.00", "a script of one language"),
      ("", "und\t0.00", "nothing"),
      ("1234", "und\t0.00", "digits"),
      ("สวัสดี ελλάδα", "el\t0.50", "two scripts, letter for letter"),
    ]
    let run = try jptok("detect", "--confidence", input: rows.map { $0.line + "\n" }.joined())
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows.count + 1)
    for (row, line) in zip(rows, lines) {
      if row.line.contains("ελλάδα") {
        #expect(line.hasPrefix("el\t0."), "\(row.why): \(line)")
      } else {
        #expect(line == row.expected, "\(row.why)")
      }
    }
  }

  @Test func candidates() throws {
    expectOutput(
      of: try jptok("detect", "--candidates", "3", input: "ひらがな\n123\n서울\n"),
      "ja:1.00\nund:0.00\nko:1.00\n", "languages that the script determines")
    let run = try jptok("detect", "--candidates", "2", input: "Det er en god dag\n優\n")
    for line in run.text.split(separator: "\n") {
      let items = line.split(separator: " ").map { $0.split(separator: ":") }
      #expect((1...2).contains(items.count), "\(line)")
      let values = items.compactMap { $0.last.flatMap { Double($0) } }
      #expect(values == values.sorted(by: >), "the most likely first: \(line)")
      #expect(values.allSatisfy { (0...1).contains($0) } && values.reduce(0, +) <= 1, "\(line)")
    }
    let one = try jptok("detect", "--candidates", "1", input: "Det er en god dag\n").text
    #expect(run.text.hasPrefix(one.dropLast()), "the first of two is the only one of one")
  }

  @Test func among() throws {
    let rows: [(list: String, line: String, expected: String, why: String)] = [
      ("ja,ko", "ひらがな", "ja", "a candidate"), ("ko", "ひらがな", "und", "no candidate"),
      ("KO, JA", "ひらがな", "ja", "letter case and spaces"),
      ("zh", "佢哋嚟咗喇", "zh-Hant", "zh without yue"), ("yue,zh", "佢哋嚟咗喇", "yue", "with it"),
      ("zh-Hans", "你们好", "zh-Hans", "one script"), ("zh", "你们好", "zh-Hans", "either script"),
      ("ko,ja", "한국어 ひらがな 한국", "ko", "of two scripts the larger"),
      ("ja,en", "한국어 ひらがな 한국", "ja", "or the one with a candidate"),
      ("ain", "カムイチカㇷ゚", "ain", "Ainu"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok("detect", "--among", row.list, input: row.line + "\n"), row.expected + "\n",
        row.why)
    }
    expectOutput(
      of: try jptok("detect", "--among", "ko,ja", "--spans", input: "한국어 สวัสดี ひらがな\n"),
      "ko:4 und:7 ja:4\n", "spans too")
  }

  @Test func unknownLanguages() throws {
    for list in ["xx", "ja,xx", "", "ja,", ",", "ja;ko", "日本語", "en-US", "j", "zh-Hira", "zh Hans"]
    {
      let run = try jptok("detect", "--among", list)
      expectUsageError(of: run, "is not a language that can be detected", list)
      expectUsageError(of: run, "zh-Hans, zh-Hant", "lists the valid ones")
      expectUsageError(of: run, "ja, ja-Latn", "lists the valid ones")
    }
    expectUsageError(of: try jptok("detect", "--among", "ja,xx"), "'xx'", "names the wrong one")
  }

  @Test func minimumConfidence() throws {
    let input = "สวัสดี ελλάδα\nสวัสดี\n"
    expectOutput(of: try jptok("detect", "--min-confidence", "0", input: input), "el\nth\n")
    expectOutput(of: try jptok("detect", "--min-confidence", "0.95", input: input), "und\nth\n")
    expectOutput(of: try jptok("detect", "--min-confidence", "1", input: input), "und\nth\n")
    expectOutput(
      of: try jptok("detect", "--min-confidence", "0.95", "--confidence", input: input),
      "und\t0.00\nth\t1.00\n")
    expectOutput(
      of: try jptok("detect", "--min-confidence", "0.95", "--candidates", "2", input: input),
      "und:0.00\nth:1.00\n")
  }

  @Test func usage() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["--candidates", "0"], "at least 1"), (["--candidates", "-1"], "--candidates"),
      (["--candidates", "two"], "--candidates"), (["--candidates"], "--candidates"),
      (["--min-confidence", "1.5"], "from 0 to 1"), (["--min-confidence", "nan"], "from 0 to 1"),
      (["--min-confidence=-0.1"], "from 0 to 1"), (["--min-confidence", "x"], "--min-confidence"),
      (["--format", "xml"], "json"), (["--spans", "--confidence"], "use one of"),
      (["--spans", "--candidates", "2"], "use one of"),
      (["--confidence", "--candidates", "2"], "use one of"),
      (["--format", "json", "--confidence"], "--format json"),
      (["--document", "--spans"], "--document"), (["--document", "--confidence"], "--document"),
      (["--document", "--candidates", "2"], "--document"),
      (["--document", "--spans", "--format", "json"], "--document"),
    ]
    for row in rows {
      expectUsageError(of: try jptok(["detect"] + row.arguments), row.fragment, "\(row.arguments)")
    }
  }
}
