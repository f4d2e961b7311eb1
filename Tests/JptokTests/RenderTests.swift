import Foundation
import TestSupport
import Testing

/// Tests `jptok render`.
@Suite struct RenderTests {
  private let ruby = "<ruby>東京<rt>とうきょう</ruby>へ"

  @Test func textAndANSI() throws {
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      (["--to", "text", "--width", "8"], "<div>吾輩は猫</div>", "吾輩は猫\n", "columns"),
      (["--to", "text", "--width", "6"], "<div>吾輩は猫</div>", "吾輩は\n猫\n", "wrapped"),
      (["--width", "8"], "<div>a</div>", "a\n", "text, where no terminal is"),
      (["--to", "text"], "", "", "nothing"),
      (["--to", "text", "--width", "0.5"], "<div>ab</div>", "a\nb\n", "less than a column"),
      (
        ["--to", "ansi", "--colors", "truecolor"], "<div><b>a</b></div>",
        "\u{1B}[1ma\u{1B}[0m\n", "bold"
      ),
      (["--to", "ansi", "--colors", "none"], "<div><b>a</b></div>", "a\n", "no escapes"),
      (
        ["--to", "ansi", "--colors", "256"], "<div style='color:red'>a</div>",
        "\u{1B}[38;5;196ma\u{1B}[0m\n", "256 colors"
      ),
      (
        ["--to", "ansi", "--colors", "16"], "<div style='color:red'>a</div>",
        "\u{1B}[91ma\u{1B}[0m\n", "16 colors"
      ),
      (
        ["--to", "text", "--width", "6", "--ambiguous", "1"], "<div>①②③④⑤</div>", "①②③④⑤\n",
        "ambiguous width"
      ),
      (["--to", "text", "--width", "6"], "<div>①②③④⑤</div>", "①②③\n④⑤\n", "two columns each"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(["render"] + row.arguments, input: Array(row.input.utf8)), row.expected,
        row.why)
    }
  }

  @Test func colorsOfTheEnvironment() throws {
    let rows: [(environment: [String: String], expected: String, why: String)] = [
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], "a\n", "no color wins"),
      (
        ["NO_COLOR": "", "COLORTERM": "truecolor", "TERM": "xterm"],
        "\u{1B}[38;2;255;0;0ma\u{1B}[0m\n", "24 bits"
      ),
      (
        ["NO_COLOR": "", "COLORTERM": "", "TERM": "xterm-256color"], "\u{1B}[38;5;196ma\u{1B}[0m\n",
        "256"
      ),
      (["NO_COLOR": "", "COLORTERM": "", "TERM": "xterm"], "\u{1B}[91ma\u{1B}[0m\n", "16"),
      (["NO_COLOR": "", "COLORTERM": "", "TERM": "dumb"], "a\n", "none"),
    ]
    for row in rows {
      let run = try jptok(
        ["render", "--to", "ansi"], input: Array("<div style=color:red>a</div>".utf8),
        environment: row.environment)
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func formats() throws {
    let rows: [(format: String, start: [UInt8], fragment: String)] = [
      ("png", [0x89, 0x50, 0x4E, 0x47], "IHDR"), ("pdf", Array("%PDF-".utf8), "%%EOF"),
      ("svg", Array("<?xml".utf8), "<svg"), ("html", Array("<!DOCTYPE html>".utf8), "<ruby>東京"),
    ]
    for row in rows {
      let run = try jptok(
        ["render", "--to", row.format, "--width", "200"], input: Array(ruby.utf8))
      #expect(run.exitCode == 0, "\(row.format)\n\(run)")
      #expect(run.output.starts(with: row.start), "\(row.format)")
      let text = String(decoding: run.output, as: UTF8.self)
      #expect(text.contains(row.fragment), "\(row.format)")
      let again = try jptok(
        ["render", "--to", row.format, "--width", "200"], input: Array(ruby.utf8))
      #expect(again.output == run.output, "\(row.format): the same drawing, the same bytes")
    }
  }

  @Test func filesByTheirNames() throws {
    let directory = try temporaryDirectory(prefix: "render")
    let page = directory.file("page.html")
    try Data("<title>題</title><p>\(ruby)".utf8).write(to: URL(fileURLWithPath: page))
    for (name, start) in [
      ("a.png", "\u{FFFD}PNG"), ("a.PDF", "%PDF-"), ("a.svg", "<?xml"), ("a.htm", "<!DOCTYPE"),
      ("a.txt", "東京"), ("a.b.ansi", "東京"),
    ] {
      let out = directory.file(name)
      expectOutput(of: try jptok("render", page, "-o", out), "", name)
      let written = try Data(contentsOf: URL(fileURLWithPath: out))
      let text = String(decoding: written, as: UTF8.self).drop { $0.isNewline }
      #expect(text.hasPrefix(start), "\(name): \(text.prefix(20))")
    }
    let html = try String(contentsOfFile: directory.file("a.htm"), encoding: .utf8)
    #expect(html.contains("<title>題</title>"))
    let short = directory.file("a.txt")
    expectOutput(of: try jptok("render", "-o", short, input: "x"), "")
    #expect(
      try String(contentsOfFile: short, encoding: .utf8) == "x\n", "nothing is left of the old file"
    )
  }

  @Test func sheetsAndFlags() throws {
    let directory = try temporaryDirectory(prefix: "render")
    let sheet = directory.file("a.css")
    try Data("p { color: red; margin: 0 }\nq { colour: x }\n".utf8)
      .write(to: URL(fileURLWithPath: sheet))
    let run = try jptok(
      "render", "--to", "html", "--css", sheet, input: "<style>p{margin-left:9px}</style><p>a")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.text.contains("color: #ff0000"), "\(run.text)")
    #expect(run.text.contains("margin-left: 9px"), "the markup's own sheet is above\n\(run.text)")
    #expect(run.errors.contains("\(sheet):2: "), "unknown names have their line\n\(run.errors)")

    let vertical = try jptok("render", "--to", "html", "--vertical", input: "<p>a")
    #expect(vertical.text.contains("<body style=\"writing-mode: vertical-rl\">"), "\(vertical)")
    let font = try jptok("render", "--to", "html", "--font", "A", "--font", "B c", input: "<p>a")
    #expect(font.text.contains("font-family: &quot;A&quot;, &quot;B c&quot;"), "\(font.text)")
    let scaled = try jptok(
      "render", "--to", "svg", "--width", "100", "--scale", "2", input: "<p>a")
    #expect(scaled.text.contains("width=\"200\""), "\(scaled.text.prefix(300))")
  }

  @Test func pictures() throws {
    // One white pixel.
    let data =
      "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="
    let inline = try jptok(
      "render", "--to", "svg", input: "<img alt=x src='data:image/gif;base64,\(data)'>")
    #expect(inline.text.contains("<image") && inline.errors.isEmpty, "\(inline)")
    let directory = try temporaryDirectory(prefix: "render")
    try directory.write(Array(Data(base64Encoded: data) ?? Data()), to: "a.gif")
    let page = try directory.write("<img src=a.gif alt=x>", to: "page.html")
    let file = try jptok("render", page, "--to", "svg")
    #expect(file.text.contains("<image") && file.errors.isEmpty, "\(file)")
    let missing = try jptok(
      "render", "--to", "svg", input: "a\n<img src=nowhere.gif alt=x width=9>")
    #expect(missing.exitCode == 0 && !missing.text.contains("<image"), "\(missing)")
    #expect(missing.errors.hasPrefix("jptok: standard input:2: nowhere.gif: "), "\(missing.errors)")
    expectOutput(
      of: try jptok("render", "--to", "text", input: "<img src=nowhere.gif alt=x>"), "[x]\n")
  }

  /// Files that the markup names: those of its folder, of the folder of a flag, or none.
  @Test func filesOfPictures() throws {
    let data = "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="
    let directory = try temporaryDirectory(prefix: "render")
    try FileManager.default.createDirectory(
      atPath: directory.file("book"), withIntermediateDirectories: true)
    for name in ["a.gif", "book/a.gif"] {
      try directory.write(Array(Data(base64Encoded: data) ?? Data()), to: name)
    }
    let inside = try directory.write("<img src=a.gif alt=x>", to: "book/inside.html")
    let outside = try directory.write("<img src=../a.gif alt=x>", to: "book/outside.html")
    let zero = try directory.write("<img src=/dev/zero alt=x>", to: "book/zero.html")
    let rows: [(arguments: [String], isDrawn: Bool, why: String)] = [
      ([inside], true, "the folder of the file"), ([outside], false, "the folder above"),
      ([outside, "--allow-files", directory.path], true, "an allowed folder"),
      ([inside, "--no-files"], false, "no files"), ([zero], false, "a device"),
    ]
    for row in rows {
      let run = try jptok(["render", "--to", "svg"] + row.arguments)
      #expect(run.exitCode == 0 && run.text.contains("<image") == row.isDrawn, "\(row.why): \(run)")
      #expect(run.errors.isEmpty == row.isDrawn, "\(row.why): \(run.errors)")
      #expect(
        row.isDrawn || run.errors.contains(".html:1: ") && run.errors.contains("--allow-files"),
        "\(row.why): \(run.errors)")
    }
    let input = try jptok(
      "render", "--to", "svg", input: "<img src='\(directory.file("a.gif"))' alt=x>")
    #expect(!input.text.contains("<image") && input.errors.contains("not in an allowed folder"))
    let both = try jptok("render", inside, "--no-files", "--allow-files", directory.path)
    #expect(both.exitCode == 64 && both.errors.contains("exclude each other"), "\(both)")
  }

  @Test func dictionaries() throws {
    let phrases = try jptok(
      "render", "--to", "html", "--line-breaks", "phrases", input: "<p>東京へ行きました。")
    #expect(phrases.text.contains("東京へ<wbr>行きました。"), "\(phrases)")
    let lines = try jptok(
      "render", "--to", "html", "--line-breaks", "lines", "--width", "48",
      input: "<div>東京へ行きました。</div>")
    #expect(lines.text.contains("東京へ<br>"), "\(lines)")
    let readings = try jptok("render", "--to", "text", "--auto-ruby", input: "<div>東京へ</div>")
    #expect(readings.text.contains("とうきょう"), "\(readings)")
    let none = try jptok(
      "render", "--to", "text", "-d", "/nowhere", input: "<div>東京へ</div>")
    expectOutput(of: none, "東京へ\n", "an unused dictionary is not opened")
    let missing = try jptok(
      "render", "--to", "text", "-d", "/nowhere", "--auto-ruby", input: "<div>東京へ</div>")
    expectFailure(of: missing, ["/nowhere"])
  }

  @Test func badInput() throws {
    let directory = try temporaryDirectory(prefix: "render")
    expectFailure(of: try jptok("render", "/nowhere/x.html"), ["/nowhere/x.html: "])
    expectFailure(
      of: try jptok("render", "--css", "/nowhere/x.css", input: "a"), ["/nowhere/x.css: "])
    expectFailure(
      of: try jptok("render", "-o", "/nowhere/x.png", input: "a"), ["/nowhere/x.png: "])
    let bytes = Array("<p>a\nb".utf8) + [0xFF]
    expectFailure(
      of: try jptok(["render"], input: bytes), ["standard input:2: invalid UTF-8 at byte 2"])
    expectOutput(
      of: try jptok(["render", "--lossy", "--to", "text"], input: Array("<div>b".utf8) + [0xFF]),
      "b\u{FFFD}\n")
    let file = directory.file("x.html")
    try Data([0x61, 0x0A, 0x0A, 0xC0]).write(to: URL(fileURLWithPath: file))
    expectFailure(of: try jptok("render", file), ["\(file):3: "])
    expectFailure(
      of: try jptok(
        "render", "--to", "png", "--width", "60000", input: "<div style=text-align:right>a</div>"),
      ["standard input: ", "too many"])
  }

  @Test func usage() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["--to", "gif"], "png"), (["--width", "0"], "greater than 0"), (["--width=-1"], "greater"),
      (["--width", "nan"], "greater"), (["--width", "1e7"], "1000000"),
      (["--scale", "0"], "--scale"), (["--scale", "inf"], "--scale"),
      (["--ambiguous", "3"], "1 or 2"), (["-o", "x.doc"], "--to"), (["-o", "x"], "--to"),
      (["--colors", "8"], "256"), (["--line-breaks", "x"], "phrases"), (["a", "b"], "b"),
    ]
    for row in rows { expectUsageError(of: try jptok(["render"] + row.arguments), row.fragment) }
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let markup = String(repeating: "<p>東京へ行きました。", count: 20_000)
    let run = try CommandRun(
      BuildDirectory.product("jptok"), ["render", "--to", "text"], input: Array(markup.utf8),
      outputLimit: 1000)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.exitCode) \(run.errors)")
  }
}
