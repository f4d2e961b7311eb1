import Foundation
import TestSupport
import Testing

/// Tests `jptok loupe --at`, which draws the loupe; its appearance is tested with TextLayout and
/// TextDrawing.
@Suite struct LoupePictureTests {
  private let text = "『東京』へ行きました。\n\n宮崎駿の監督による1997。\r\nA<b>&amp;猫\n"

  private func svg(_ arguments: [String], _ input: String? = nil) throws -> String {
    let run = try jptok(
      ["loupe", "--to", "svg"] + arguments, input: Array((input ?? text).utf8))
    #expect(run.exitCode == 0 && run.errors == "", "\(arguments)\n\(run)")
    return run.text
  }

  /// Returns the part of an SVG that is drawn within the lens: what follows the start of the clip.
  private func lens(_ svg: String) throws -> Substring {
    let start = try #require(svg.range(of: "clip-path=\"url(#"), "there is a lens")
    return svg[start.upperBound...]
  }

  @Test func positions() throws {
    let rows: [(at: String, mode: String, expected: String, why: String)] = [
      ("1:2", "hiragana", "とうきょう", "the second Character"),
      ("1:3", "romaji", "tōkyō", "within a word"), ("1:5", "romaji", ">e<", "a particle"),
      ("1:6", "romaji", "ikimashita", "endings"), ("3:5", "hiragana", "かんとく", "lines are counted"),
      ("3:10", "hiragana", "1997", "digits"), ("4:10", "hiragana", "ねこ", "markup that is text"),
      ("4:1", "romaji", "A", "a letter"),
    ]
    for row in rows {
      let svg = try svg(["--at", row.at, "--mode", row.mode, "--input", "text"])
      #expect(try lens(svg).contains(row.expected), "\(row.at): \(row.why)")
    }
  }

  @Test func positionsInMarkup() throws {
    let markup = """
      <!-- a comment -->
      <p>猫&amp;音楽の<b>監督</b>
      は<ruby>映画<rt>シネマ</ruby>へ
      """
    let rows: [(at: String, expected: String, why: String)] = [
      ("2:4", "ねこ", "after a tag"), ("2:10", "おんがく", "after a reference"),
      ("2:16", "かんとく", "within an element"), ("3:8", "しねま", "the author's reading"),
      ("3:9", "しねま", "the second Character of the base"),
    ]
    for row in rows {
      let svg = try svg(["--at", row.at], markup)
      #expect(try lens(svg).contains(row.expected), "\(row.at): \(row.why)")
    }
    for (at, why) in [("1:6", "a comment"), ("2:2", "a tag"), ("2:5", "a mark")] {
      expectFailure(
        of: try jptok(["loupe", "--at", at, "--to", "svg"], input: Array(markup.utf8)),
        ["standard input:\(at.prefix(1)): no word at column \(at.dropFirst(2))"], why)
    }
  }

  @Test func furiganaAndVerticalLines() throws {
    let svg = try svg(["--at", "3:1", "--mode", "furigana", "--vertical", "--width", "200"])
    let lens = try lens(svg)
    #expect(lens.contains("宮崎") && lens.contains("みやざき"))
    #expect(lens.contains("vertical-rl"), "text from top to bottom")
  }

  @Test func filesInAndOut() throws {
    let folder = try temporaryDirectory()
    let input = try folder.write(text, to: "text.txt")
    let png = folder.file("a.png")
    let run = try jptok(["loupe", input, "--at", "3:1", "-o", png, "--scale", "2"], input: [])
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors == "", "\(run)")
    #expect(try contents(ofFile: png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let file = folder.file("a.svg")
    #expect(try jptok(["loupe", input, "--at=3:1", "-o", file], input: []).exitCode == 0)
    #expect(try contents(ofFile: file) == Array(svg(["--at", "3:1"]).utf8))
  }

  /// The image is larger than the page where the lens extends beyond it.
  @Test func theWholeLensIsDrawn() throws {
    let first = try size(svg(["--at", "1:2", "--width", "300"], "東京"))
    let page = try jptok(
      ["render", "--to", "svg", "--width", "300"], input: Array("<div>東京</div>".utf8))
    #expect(first.width == size(page.text).width)
    #expect(first.height > size(page.text).height)
  }

  private func size(_ svg: String) -> (width: Double, height: Double) {
    func number(_ name: String) -> Double {
      guard let start = svg.range(of: " \(name)=\"") else { return 0 }
      return Double(svg[start.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
    return (number("width"), number("height"))
  }

  @Test func failures() throws {
    let rows: [(at: String, fragment: String, why: String)] = [
      ("9:1", "standard input:9: no such line: the text has 4 lines", "below the text"),
      ("2:1", "standard input:2: no column 1: the line has 0 Characters", "an empty line"),
      ("1:99", "standard input:1: no column 99: the line has 11 Characters", "after the line"),
      ("1:1", "standard input:1: no word at column 1, 『", "a mark"),
      ("1:11", "standard input:1: no word at column 11, 。", "the last Character"),
      ("3:15", "standard input:3: no column 15", "the line end is not a Character"),
    ]
    for row in rows {
      expectFailure(
        of: try jptok(["loupe", "--at", row.at, "--to", "svg"], input: Array(text.utf8)),
        [row.fragment], row.why)
    }
    expectFailure(
      of: try jptok(["loupe", "--at", "1:1", "--to", "svg"], input: []),
      ["the text has 0 lines"], "no text")
    expectFailure(
      of: try jptok(["loupe", "/nowhere", "--at", "1:1", "--to", "svg"], input: []),
      ["/nowhere: No such file"], "no file")
    expectFailure(
      of: try jptok(
        ["loupe", "--at", "1:1", "-o", "/nowhere/a.svg"], input: Array("猫".utf8)),
      ["/nowhere/a.svg: No such file"], "no folder")
  }

  @Test func wrongArguments() throws {
    for position in ["0:1", "1:0", "x", "1", "1:", ":1", "1:2:3", "-1:1", ""] {
      expectUsageError(of: try jptok("loupe", "--at", position, "--to", "svg"), "--at")
    }
    expectUsageError(of: try jptok("loupe", "--at", "1:1"), "--to png")
    expectUsageError(of: try jptok("loupe", "--at", "1:1", "-o", "a.pdf"), "--to png")
    expectUsageError(of: try jptok("loupe", "--at", "1:1", "--to", "pdf"), "--to")
    for (option, value) in [("--width", "0"), ("--scale", "nan"), ("--magnify", "99")] {
      expectUsageError(
        of: try jptok("loupe", "--at", "1:1", "--to", "svg", option, value), option)
    }
  }
}
