import Foundation
import TestSupport
import Testing

/// Tests `jptok annotate`: input, output, files in place and errors.
@Suite struct AnnotateCommandTests {
  private static let tokyo = "<ruby class=\"jptok\">東京<rt>とうきょう</rt></ruby>"

  @Test func options() throws {
    let rows: [(arguments: [String], input: String, output: String, why: String)] = [
      ([], "", "", "nothing"), ([], "<p>かな", "<p>かな", "no kanji"),
      ([], "<p>東京へ", "<p>\(Self.tokyo)へ", "markup, recognized"),
      (["--input", "text"], "<p>東京へ", "<p>東京[とうきょう]へ", "text, whatever it looks like"),
      (["--annotate", "none"], "<p>東京へ", "<p>東京へ", "nothing to insert"),
      (["--katakana"], "東京へ", "東京[トウキョウ]へ", "katakana"),
      (["--grouping", "kanji"], "東京へ", "東[とう]京[きょう]へ", "each kanji"),
      (
        ["--known-years", "2"], "<p>東京の警察", "<p>東京の<ruby class=\"jptok\">警察<rt>けいさつ</rt></ruby>",
        "known"
      ),
      (
        ["--ruby-class", "yomi"], "<p>東京", "<p>\(Self.tokyo.replacing("jptok", with: "yomi"))",
        "class"
      ),
      (
        ["--rp"], "<p>東京",
        "<p><ruby class=\"jptok\">東京<rp>（</rp><rt>とうきょう</rt><rp>）</rp></ruby>", "parentheses"
      ),
      ([], "<h1>東京</h1>", "<h1>\(Self.tokyo)</h1>", "headings"),
      (["--no-headings"], "<h1>東京</h1>", "<h1>東京</h1>", "headings are left alone"),
      (
        ["--remove"], "<p>\(Self.tokyo)<ruby>犬<rt>いぬ</rt></ruby>", "<p>東京<ruby>犬<rt>いぬ</rt></ruby>",
        "remove"
      ),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(["annotate"] + row.arguments, input: Array(row.input.utf8)), row.output,
        row.why)
    }
  }

  @Test func readingsAreConverted() throws {
    expectOutput(
      of: try jptok(["annotate", "--convert", "aozora:html"], input: Array("｜山《やま》と川（かわ）".utf8)),
      "<ruby>山<rt>やま</rt></ruby>と川（かわ）")
    let run = try jptok(["annotate", "--convert", "aozora"])
    #expect(run.exitCode == 64 && run.errors.contains("--convert"))
  }

  @Test func readingsAreChecked() throws {
    let text = "<p><ruby>学校<rt>がっこう</rt></ruby>\n<ruby>大人<rt>だいじん</rt></ruby>"
    let run = try jptok(["annotate", "--check"], input: Array(text.utf8))
    #expect(run.exitCode == 1)
    #expect(run.output.starts(with: Array("standard input:2: 大人《だいじん》, expected おとな".utf8)))
    expectOutput(
      of: try jptok(["annotate", "--check"], input: Array(text.prefix { $0 != "\n" }.utf8)), "")
  }

  @Test func filesInPlace() throws {
    let folder = try temporaryDirectory()
    // 東京 in Shift_JIS, with a line end of each kind and no final one.
    let original: [UInt8] =
      Array("<p>\r\n".utf8) + [0x93, 0x8C, 0x8B, 0x9E] + Array("\r<p>\nx".utf8)
    let path = folder.file("page.html")
    try Data(original).write(to: URL(fileURLWithPath: path))
    let plain = try folder.write("かな", to: "kana.html")
    let run = try jptok(["annotate", "--in-place", path, plain])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(run.errors == "jptok: 2 files: 1 changed, 1 word annotated\n")
    let annotated = try contents(ofFile: path)
    #expect(annotated.count > original.count)
    #expect(try contents(ofFile: path + ".bak") == original)
    #expect(!FileManager.default.fileExists(atPath: plain + ".bak"), "nothing to insert")
    expectOutput(of: try jptok(["annotate", "--remove", path]), original)
    let output = folder.file("output.html")
    expectOutput(of: try jptok(["annotate", path + ".bak", "--input", "html", "-o", output]), "")
    #expect(try contents(ofFile: output) == annotated)
  }

  @Test func failures() throws {
    let rows: [(arguments: [String], code: Int32, fragment: String)] = [
      (["/nowhere/a.html"], 1, "/nowhere/a.html: No such file"),
      (["--encoding", "latin-7"], 64, "--encoding does not know 'latin-7'"),
      (["--in-place"], 64, "--in-place takes files"),
      (["--recursive", "."], 64, "--recursive needs"), ([NSTemporaryDirectory()], 1, "is a folder"),
      (["--in-place", "--diff", "a"], 64, "--in-place cannot"), (["--jobs", "0"], 64, "--jobs"),
      (["--known-levels", "N5"], 64, "--known-levels needs --known-words"),
      (["--known-years", "7"], 64, "--known-years"), (["--annotate", "all"], 64, "annotate"),
    ]
    for row in rows {
      let run = try jptok(["annotate"] + row.arguments)
      #expect(run.exitCode == row.code && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains(row.fragment), "\(run)")
    }
  }
}
