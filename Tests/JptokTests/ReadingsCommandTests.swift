import Foundation
import TestSupport
import Testing

/// Tests `--readings` with every command that reads text.
@Suite struct ReadingsCommandTests {
  private static let readings = """
    # 語    読み        条件
    行      ぎょう      after=目|番号
    月      るな        after=ちゃん accent=1
    本気鍋  まじなべ
    """

  @Test func everyCommandThatReads() throws {
    let files = try temporaryDirectory()
    let path = try files.write(Self.readings, to: "readings.txt")
    let rows: [(arguments: [String], output: String)] = [
      (["hiragana"], "るなちゃんのぎょうばんごうとまじなべ\n"),
      (["katakana"], "ルナチャンノギョウバンゴウトマジナベ\n"),
      (["romaji"], "runa chan no gyōbangō to majinabe\n"),
      (["furigana"], "月[るな]ちゃんの行[ぎょう]番号[ばんごう]と本気鍋[まじなべ]\n"),
      (["furigana", "--grouping", "kanji"], "月[るな]ちゃんの行[ぎょう]番[ばん]号[ごう]と本気[まじ]鍋[なべ]\n"),
      (["furigana", "--format", "accent"], "るꜜなちゃんの ぎょうばꜜんごうと まじなべ\n"),
    ]
    for row in rows {
      let run = try jptok(
        row.arguments + ["--readings", path], input: Array("月ちゃんの行番号と本気鍋\n".utf8))
      expectOutput(of: run, row.output, "\(row.arguments)")
    }
    let page = try jptok("loupe", "--readings", path, input: "月ちゃん")
    #expect(page.exitCode == 0 && page.text.contains("るな"), "\(page)")
    let drawn = try jptok(
      "render", "--to", "text", "--auto-ruby", "--readings", path, input: "<p>月ちゃん</p>")
    #expect(drawn.text.contains("るな"), "\(drawn)\n\(drawn.text)")
  }

  @Test func severalFiles() throws {
    let files = try temporaryDirectory()
    let first = try files.write("\u{FEFF}山 いち\r\n川 に\r\n", to: "first file.txt")
    let second = try files.write("山 さん\n", to: "second")
    let rows: [(arguments: [String], output: String, why: String)] = [
      (["--readings", first], "いちとに\n", "one file, with BOM and CR LF"),
      (["--readings", first, "--readings", second], "さんとに\n", "the later file has priority"),
      (["--readings", second, "--readings=\(first)"], "いちとに\n", "in the order given"),
      (["--readings", "/dev/null"], "やまとかわ\n", "an empty file"),
      (["--readings", first, "--threads", "2"], "いちとに\n", "with threads"),
    ]
    for row in rows {
      let run = try jptok(["hiragana"] + row.arguments, input: Array("山と川\n".utf8))
      expectOutput(of: run, row.output, row.why)
    }
    let words = try files.write("本気鍋,ほんきなべ\n", to: "words.csv")
    let override = try files.write("本気鍋 まじなべ\n", to: "override")
    expectOutput(
      of: try jptok("hiragana", "-u", words, "--readings", override, input: "本気鍋を\n"),
      "まじなべを\n", "it also precedes user dictionaries")
  }

  @Test func wrongFiles() throws {
    let files = try temporaryDirectory()
    let rows: [(text: String, position: String, fragment: String)] = [
      ("月", "1:2", "has no reading"), ("# 注\n月 luna\n", "2:3", "not kana"),
      ("山 やま\r\n月 るな 後=目", "2:6", "before, after, pos or accent"),
      ("月 るな accent=3", "1:6", "from 0 to 2"),
    ]
    for row in rows {
      let path = try files.write(row.text, to: "readings.txt")
      for command in ["hiragana", "romaji", "furigana", "loupe"] {
        let run = try jptok(command, "--readings", path, input: "月\n")
        expectFailure(of: run, ["jptok: \(path):\(row.position): ", row.fragment], row.text)
      }
    }
    let path = try files.write(Array("月 るな\n山 ".utf8) + [0xFF], to: "readings.txt")
    expectFailure(of: try jptok("hiragana", "--readings", path), ["\(path):2:3: ", "UTF-8"])
    let none = files.file("none.txt")
    expectFailure(of: try jptok("romaji", "--readings", none), [none, "No such file"])
    expectUsageError(of: try jptok("romaji", "--kana", "--readings", path), "--kana")
    expectUsageError(of: try jptok("words", "--readings", path), "--readings", "does not read")
    expectUsageError(of: try jptok("hiragana", "--readings"), "--readings", "no value")
  }

  @Test func helpAndCompletions() throws {
    for command in ["hiragana", "katakana", "romaji", "furigana", "loupe", "render"] {
      let help = try jptok(command, "--help")
      #expect(help.text.contains("--readings <file>"), "\(command)\n\(help.text)")
    }
    for shell in ["bash", "zsh", "fish"] {
      let script = try jptok("--generate-completion-script", shell)
      let name = shell == "fish" ? "'readings'" : "--readings"
      #expect(script.text.contains(name), "\(shell)")
    }
  }
}
