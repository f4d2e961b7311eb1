import TestSupport
import Testing

/// Tests `jptok breaks`.
@Suite struct BreaksTests {
  /// Options and expected output; TABs in the output are written as `|`.
  private static let rows: [(options: [String], expected: String, why: String)] = [
    ([], "待っ|た。|「は|い」|と。", "strict Japanese by default"),
    (["--strictness", "normal"], "待|っ|た。", "small kana begin lines"),
    (["--strictness", "loose"], "人|々…|…|！", "and more where loose"),
    (["--strictness", "loose", "--language", "en"], "何！", "which is for Chinese and Japanese"),
    (["--strictness", "anywhere"], "「|a|b|」|。", "no rules"),
    (["--strictness", "uax14"], "と|“引|用”|と", "quotation marks untailored"),
    ([], "と|“引|用”|と", "and in Japanese"),
    (["--word-break", "break-all"], "S|w|i|f|t", "break-all"),
    (["--word-break", "keep-all"], "東京 |大阪", "keep-all"),
    (["--word-break", "phrase"], "東京へ|行きました。", "phrases"),
    (["--word-break", "phrase"], "「東京へ|行く」と|言った。", "with their marks"),
    ([], "は |/usr/|share", "solidi as UAX #14 has them"),
    (["--latin", "browsers"], "は |/usr/share |{ |}", "as browsers have them"),
    ([], "", "an empty line"),
    ([], "a\u{AD}|b", "a soft hyphen"),
    ([], "ภาษา|ไทย", "Thai by ICU's dictionary"),
  ]

  @Test func tabsSeparateWhereLinesMayEnd() throws {
    for row in Self.rows {
      let text = row.expected.filter { $0 != "|" }
      expectOutput(
        of: try jptok(["breaks"] + row.options, input: Array((text + "\n").utf8)),
        row.expected.map { $0 == "|" ? "\t" : String($0) }.joined() + "\n",
        "\(row.options) \(row.why)")
    }
  }

  @Test func codePointsGiveOffsetsInScalars() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("5F85 3063 305F", "2 3", "untailored by default: っ begins no line"),
      ("1F1EF 1F1F5 1F1EB 1F1F7", "2 4", "scalars, not bytes or UTF-16 units"),
      ("0020 0308", "1 2", "inside of a Character, as UAX #14 has it"),
      ("d a", "2", "hex of any length and case"),
      ("", "", "an empty line"),
      ("3042\r", "1", "a CR is white space"),
    ]
    let input = rows.map { $0.input + "\n" }.joined()
    expectOutput(
      of: try jptok("breaks", "--code-points", input: input),
      rows.map { $0.expected + "\n" }.joined())
    expectOutput(
      of: try jptok("breaks", "--code-points", "--strictness", "normal", input: "5F85 3063\n"),
      "1 2\n", "another level")
  }

  @Test func badScalarsAreNamed() throws {
    for bad in ["D800", "110000", "xyz", "-1"] {
      expectFailure(
        of: try jptok("breaks", "--code-points", input: "3042\n\(bad)\n3042\n"),
        ["standard input:2:", "'\(bad)'"], output: "1\n", bad)
    }
  }

  @Test func listsComeFromAFile() throws {
    let directory = try temporaryDirectory()
    let good = try directory.write("start-prohibited: 々\ninseparable: ……\n", to: "kinsoku.txt")
    expectOutput(
      of: try jptok("breaks", "--strictness", "loose", "--kinsoku", good, input: "人々……え\n"),
      "人々……\tえ\n", "々 and …… by the list, the rest by loose")
    let bad = try directory.write("# lists\nstart: 々\n", to: "bad.txt")
    expectFailure(of: try jptok("breaks", "--kinsoku", bad), ["bad.txt:2:", "'start'"])
    expectFailure(
      of: try jptok("breaks", "--kinsoku", directory.file("none.txt")), ["none.txt"])
  }

  @Test func usageIsChecked() throws {
    for arguments in [
      ["breaks", "--strictness", "lax"], ["breaks", "--word-break", "some"],
      ["breaks", "--latin", "chrome"],
      ["breaks", "--threads", "0"],
    ] {
      #expect(try jptok(arguments).exitCode == 64, "\(arguments)")
    }
  }

  @Test func longLinesAndThreadsChangeNothing() throws {
    let line = String(repeating: "東京。", count: 150_000)
    let expected = "東\t" + String(repeating: "京。\t東\t", count: 149_999) + "京。\n"
    expectOutput(of: try jptok("breaks", input: line + "\n"), expected, "1.35 MB")
    let block = String(repeating: "待った。\n", count: 60_000)
    for threads in ["1", "3"] {
      expectOutput(
        of: try jptok("breaks", "--threads", threads, input: block),
        String(repeating: "待っ\tた。\n", count: 60_000), threads)
    }
  }
}
