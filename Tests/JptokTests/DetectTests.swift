import TestSupport
import Testing

/// Tests `jptok detect`.
@Suite struct DetectTests {
  @Test func languages() throws {
    let rows: [(line: String, expected: String, why: String)] = [
      ("東京へ行きました。", "ja", "kana"),
      ("iPhoneを買った", "ja", "with a product name"),
      ("서울에 갔습니다.", "ko", "Hangul"),
      ("สวัสดี", "th", "Thai"),
      ("Καλημέρα", "el", "Greek"),
      ("", "und", "an empty line"),
      ("1234", "und", "digits"),
      ("!?…、。", "und", "punctuation"),
      ("🍎👩‍👩‍👧", "und", "emoji"),
      ("https://example.com/path?q=word", "und", "a web address"),
      ("someone@example.com", "und", "a mail address"),
      ("\u{E000}", "und", "private use"),
      ("\u{301}", "und", "a lone mark"),
      ("か\u{0}な", "ja", "a NUL"),
      ("ひらがな\r", "ja", "a CR"),
    ]
    let input = rows.map { $0.line + "\n" }.joined()
    let lines = try jptok("detect", input: input).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows.count + 1)
    for (row, line) in zip(rows, lines) { #expect(line == row.expected, "\(row.why)") }
  }

  @Test func spans() throws {
    let rows: [(line: String, expected: String, why: String)] = [
      ("東京へ行く。 서울에 갑니다.", "ja:7 ko:8", "white space belongs to the text before it"),
      ("私はiPhoneを買った。", "ja:13", "a name belongs to its sentence"),
      ("", "", "nothing to cover"),
      ("123", "und:3", "no letters"),
      ("𠮷野家へ", "ja:4", "scalars, not UTF-16 units or bytes"),
      ("か\u{3099}く 한국", "ja:4 ko:2", "scalars, not Characters"),
      ("한국\r", "ko:3", "a CR is part of the line"),
    ]
    let input = rows.map { $0.line + "\n" }.joined()
    let lines = try jptok("detect", "--spans", input: input).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows.count + 1)
    for (row, line) in zip(rows, lines) { #expect(line == row.expected, "\(row.why)") }
  }

  @Test func countsCoverRandomLines() throws {
    var generator = SeededGenerator(seed: 23)
    let texts = (0..<300).map { _ in
      String(
        String.UnicodeScalarView(
          RandomText.prose(words: 12, using: &generator).unicodeScalars.filter { $0 != "\n" }))
    }
    let run = try jptok("detect", "--spans", input: texts.map { $0 + "\n" }.joined())
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (text, line) in zip(texts, lines) {
      let counts = line.split(separator: " ").map {
        $0.split(separator: ":").last.flatMap { Int($0) }
      }
      #expect(counts.reduce(0) { $0 + ($1 ?? -1) } == text.unicodeScalars.count, "\(text): \(line)")
    }
  }

  @Test func threadsKeepTheOrder() throws {
    let block = "東京へ行く\n서울에 가다\n123\nสวัสดี\n"
    let input = String(repeating: block, count: 60_000)
    let expected = String(repeating: "ja\nko\nund\nth\n", count: 60_000)
    for threads in ["1", "2", "4"] {
      expectOutput(of: try jptok("detect", "--threads", threads, input: input), expected, threads)
    }
  }

  @Test func filesOneAfterAnother() throws {
    let directory = try TemporaryDirectory()
    let files = try [("a", "ひらがな\n"), ("b", "한국어")].map { name, text in
      try directory.write(text, to: name)
    }
    expectOutput(of: try jptok(["detect"] + files), "ja\nko\n")
    expectFailure(of: try jptok("detect", files[0] + "-missing"), ["-missing"])
  }

  @Test func illFormedInput() throws {
    let input = Array("ひらがな\n".utf8) + [0xE3, 0x81] + Array("\n한국\n".utf8)
    for arguments in [["detect"], ["detect", "--spans"]] {
      expectFailure(
        of: try jptok(arguments, input: input), [":2: invalid UTF-8 at byte 1"],
        output: arguments.count == 1 ? "ja\n" : "ja:4\n")
    }
    expectOutput(of: try jptok(["detect", "--lossy"], input: input), "ja\nund\nko\n")
    expectOutput(
      of: try jptok(["detect", "--spans", "--lossy"], input: input), "ja:4\nund:1\nko:2\n")
  }

  @Test func longLines() throws {
    let count = 3_000_000
    let line = String(repeating: "か", count: count)
    expectOutput(of: try jptok("detect", input: line), "ja\n")
    expectOutput(of: try jptok("detect", "--spans", input: line + "\n한국\n"), "ja:\(count)\nko:2\n")
  }

  @Test func usage() throws {
    expectUsageError(of: try jptok("detect", "--span"), "--span", "a misspelt option")
    expectUsageError(of: try jptok("detect", "--threads", "0"), "--threads", "no threads")
  }

  @Test func needsNoDictionary() throws {
    let run = try jptok(
      ["detect"], input: Array("ひらがな\n".utf8),
      environment: ["JPTOK_DICTIONARY": "/nonexistent"])
    expectOutput(of: run, "ja\n")
  }
}
