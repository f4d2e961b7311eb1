import TestSupport
import Testing

/// Tests `jptok wrap`.
@Suite struct WrapTests {
  @Test func linesByOption() throws {
    let text = "東京特許許可局へ行きました。"
    let rows: [(options: [String], input: String, expected: [String], why: String)] = [
      (["--width", "16"], text, ["東京特許許可局へ", "行きました。"], "phrases by default"),
      (
        ["--width", "16", "--word-break", "normal"], text, ["東京特許許可局へ", "行きました。"],
        "the same by chance"
      ),
      (
        ["--width", "20", "--word-break", "normal"], text, ["東京特許許可局へ行き", "ました。"],
        "filled without phrases"
      ),
      (["--width", "8", "--unit", "em"], text, ["東京特許許可局へ", "行きました。"], "ems"),
      (
        ["--width", "8"], text, ["東京特許", "許可局へ", "行きまし", "た。"],
        "a phrase longer than a line is cut between words, a word as filled"
      ),
      (["--width", "2"], "待った。", ["待", "っ", "た", "。"], "in emergency between Characters"),
      (["--width", "1"], "漢字", ["漢", "字"], "narrower than one character"),
      (
        ["--width", "2", "--overflow-wrap", "normal"], "待った。", ["待っ", "た。"],
        "or sticking out"
      ),
      (["--width", "6"], "foo bar baz", ["foo", "bar", "baz"], "spaces at ends are omitted"),
      (["--width", "7"], "auto\u{AD}matic", ["auto-", "matic"], "a soft hyphen is drawn"),
      (["--width", "20"], "auto\u{AD}matic", ["automatic"], "at a line's end only"),
      (["--width", "4"], "①②③", ["①②", "③"], "ambiguous width is two columns"),
      (["--width", "4", "--ambiguous", "1"], "①②③", ["①②③"], "or one"),
      (
        ["--width", "4", "--strictness", "normal", "--word-break", "normal"], "コート", ["コー", "ト"],
        "strictness"
      ),
      (
        ["--width", "4", "--strictness", "strict", "--word-break", "normal"], "東コート",
        ["東", "コー", "ト"], "strict keeps コー"
      ),
      (
        ["--width", "8", "--latin", "browsers"], "は /usr/bin", ["は", "/usr/bin"],
        "a browser's lines in paths"
      ),
      (["--width", "10"], "", [""], "an empty line stays one"),
      (["--width", "10"], "   ", [""], "and one of spaces"),
      (["--lines", "2"], text, ["東京特許許可局へ", "行きました。"], "a number of lines"),
      (
        ["--width", "20", "--method", "balance", "--word-break", "normal"], "一二三四五六七八九十壱弐",
        ["一二三四五六", "七八九十壱弐"], "equal lines"
      ),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(["wrap"] + row.options, input: Array((row.input + "\n").utf8)),
        row.expected.map { $0 + "\n" }.joined(), "\(row.options) \(row.why)")
    }
  }

  @Test func paragraphsKeepTheirOrderAndGaps() throws {
    expectOutput(
      of: try jptok("wrap", "--width", "4", "--paragraph-gap", input: "一二三\n\n四\n"),
      "一二\n三\n\n\n\n四\n\n", "an empty line after each input line")
    let block = String(repeating: "一二三\n", count: 50_000)
    for threads in ["1", "3"] {
      expectOutput(
        of: try jptok("wrap", "--width", "4", "--threads", threads, input: block),
        String(repeating: "一二\n三\n", count: 50_000), threads)
    }
  }

  @Test func nothingIsLost() throws {
    var generator = SeededGenerator(seed: 31)
    let texts = (0..<150).map { _ in
      RandomText.prose(words: 20, using: &generator).filter { !$0.isNewline && $0 != "\u{AD}" }
    }
    let input = texts.map { $0 + "\n" }.joined()
    for method in ["greedy", "pretty", "balance"] {
      for width in ["1", "5", "17", "40"] {
        let run = try jptok(
          "wrap", "--width", width, "--method", method, "--paragraph-gap", input: input)
        #expect(run.exitCode == 0, "\(run)")
        func visible(_ text: String) -> String {
          String(
            String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
        }
        #expect(visible(run.text) == visible(input), "\(method) \(width)")
      }
    }
  }

  @Test func badWidthsAreUsageErrors() throws {
    let rows = [
      (["--width", "0"], "greater than 0"), (["--width=-3"], "greater than 0"),
      (["--width", "nan"], "greater than 0"), ([], "--width"), (["--lines", "0"], "--lines"),
      (["--width", "9", "--ambiguous", "3"], "1 or 2"),
      (["--width", "9", "--method", "x"], "method"),
    ]
    for (arguments, message) in rows {
      let run = try jptok(["wrap"] + arguments, input: [])
      #expect(run.exitCode == 64, "\(arguments)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    }
  }

  @Test func tooManyLinesAreAnError() throws {
    expectFailure(
      of: try jptok("wrap", "--lines", "9", input: "一\n"), ["standard input:1:", "9"])
  }

  @Test func oneLongCharacterIsNotDivided() throws {
    for unit in ["\u{3099}", "\u{200D}👩"] {
      let line = "か" + String(repeating: unit, count: 150_000)
      expectOutput(
        of: try jptok("wrap", "--width", "18", input: line + "\n"),
        line + "\n", "\(unit.utf8.count) bytes each")
    }
  }

  @Test func aLongLineIsOneParagraph() throws {
    let line = String(repeating: "東京へ行きました。", count: 40_000)
    let run = try jptok("wrap", "--width", "18", input: line + "\n")
    expectOutput(of: run, String(repeating: "東京へ行きました。\n", count: 40_000), "1.08 MB")
  }
}
