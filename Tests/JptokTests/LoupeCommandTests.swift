import Foundation
import TestSupport
import Testing

/// Tests the input, output and errors of `jptok loupe`; the page itself is tested in LoupeTests.
@Suite struct LoupeCommandTests {
  private func page(_ arguments: [String], _ input: String) throws -> String {
    let run = try jptok(["loupe"] + arguments, input: Array(input.utf8))
    #expect(run.exitCode == 0 && run.errors == "", "\(run)")
    return run.text
  }

  @Test func inputsAndOptions() throws {
    let rows: [(arguments: [String], input: String, fragment: String, why: String)] = [
      ([], "吾輩は猫である。", "吾輩は<wbr>猫である。", "standard input"),
      (["-"], "東京へ", "[\"東京\",\"とうきょう\",\"tōkyō\"", "words"),
      ([], "a < b", "a &lt; b", "text"), ([], "<p>東京</p>", "<p>東京</p>", "markup"),
      (["--input", "text"], "<p>東京</p>", "&lt;p&gt;東京", "text, whatever it looks like"),
      (["--input", "markup"], "東京&amp;", "東京&amp;", "markup, whatever it looks like"),
      (["--mode", "romaji"], "猫", "data-mode=\"romaji\"", "mode"),
      (["--title", "題"], "猫", "<title>題</title>", "title"),
      (["--language", "ja-JP"], "猫", "<html lang=\"ja-JP\">", "language"),
      (["--lossy"], "猫", "猫", "lossy"), ([], "", "<main", "nothing"),
    ]
    for row in rows {
      let page = try page(row.arguments, row.input)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"), "\(row.why)")
      #expect(page.contains(row.fragment), "\(row.why): \(page)")
    }
  }

  @Test func filesInAndOut() throws {
    let folder = try temporaryDirectory()
    let input = try folder.write("東京へ行く。", to: "text.txt")
    let output = folder.file("page.html")
    #expect(try page([input, "-o", output], "") == "")
    #expect(try contents(ofFile: output) == Array(page([input], "").utf8))
  }

  @Test func failures() throws {
    let folder = try temporaryDirectory()
    let rows: [(arguments: [String], input: [UInt8], fragments: [String], why: String)] = [
      (["/nowhere/a.txt"], [], ["/nowhere/a.txt: No such file"], "no file"),
      ([folder.path], [], ["Is a directory"], "a directory"),
      ([], Array("猫\n犬".utf8) + [0xFF], ["standard input:2: invalid UTF-8 at byte 4"], "UTF-8"),
      (["-o", "/nowhere/a.html"], [], ["/nowhere/a.html: No such file"], "no folder"),
      (["--dictionary", "/nowhere"], [], ["/nowhere"], "no dictionary"),
    ]
    for row in rows {
      expectFailure(
        of: try jptok(["loupe"] + row.arguments, input: row.input), row.fragments, row.why)
    }
    let lossy = try jptok(["loupe", "--lossy"], input: [0xE7, 0x8C] + Array("猫".utf8))
    #expect(lossy.exitCode == 0 && lossy.text.contains("\u{FFFD}"), "\(lossy)")
  }

  @Test func wrongArguments() throws {
    expectUsageError(of: try jptok("loupe", "--mode", "kanji"), "--mode")
    expectUsageError(of: try jptok("loupe", "--nothing"), "--nothing")
    expectUsageError(of: try jptok("loupe", "a", "b"), "b")
  }

  @Test func help() throws {
    let run = try jptok("loupe", "--help")
    #expect(run.exitCode == 0 && run.text.contains("USAGE: jptok loupe"), "\(run)")
    for option in ["--mode", "--input", "--title", "--output", "--lossy", "--dictionary", "--at"] {
      #expect(run.text.contains(option), "\(option)")
    }
  }

  /// Drawing is done by another program, so a page does not require its libraries.
  @Test func aPageNeedsNoPango() throws {
    #if os(Linux)
    let run = try CommandRun("/usr/bin/ldd", [BuildDirectory.product("jptok")])
    #expect(run.exitCode == 0 && run.text.contains("libmecab"), "\(run)")
    for library in ["pango", "cairo", "pixbuf"] {
      #expect(!run.text.contains(library), "\(library): \(run.text)")
    }
    #endif
  }

  @Test func aMegabyte() throws {
    let line = "ある日の暮方の事である。一人の下人が、羅生門の下で雨やみを待っていた。"
    let lines = (0..<10_000).map { "\($0)、\(line)" }
    let text = lines.joined(separator: "\n")
    #expect(text.utf8.count > 1_000_000)
    let run = try CommandRun(
      BuildDirectory.product("jptok"), ["loupe"], input: Array(text.utf8), timeLimit: 300)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.count < 3 * text.utf8.count, "the page is not much larger than its text")
    let page = String(decoding: run.output, as: UTF8.self)
    #expect(page.contains("9999、"), "the last line is there")
  }
}
