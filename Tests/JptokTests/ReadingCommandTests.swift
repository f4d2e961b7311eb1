import JapaneseText
import Kana
import TestSupport
import Testing

/// Tests `jptok hiragana` and `jptok katakana`.
@Suite struct ReadingCommandTests {
  private static let size = 200_000

  @Test func lines() throws {
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      (["hiragana"], "東京へ行きました。\n", "とうきょうへいきました。\n", "a sentence"),
      (["katakana"], "東京へ行きました。\n", "トウキョウヘイキマシタ。\n", "in the other kana"),
      (["hiragana"], "カタカナ ひらがな\n", "かたかな ひらがな\n", "white space stays"),
      (["hiragana"], "　東京\t京都  \n", "　とうきょう\tきょうと  \n", "of any kind"),
      (["hiragana"], "はい\n\n \nいいえ", "はい\n\n \nいいえ\n", "a line for a line"),
      (["hiragana"], "", "", "nothing from nothing"),
      (["hiragana"], "\n", "\n", "an empty line"),
      (["hiragana"], "東京\r\n京都\r\n", "とうきょう\r\nきょうと\r\n", "CR LF"),
      (["hiragana"], "東京\0京都\n", "とうきょう\0きょうと\n", "NUL"),
      (["hiragana"], "ﾊﾟﾝ、か\u{3099}\n", "ぱん、が\n", "rare spellings"),
      (["hiragana"], "ABC\n", "ABC\n", "Latin words stay"),
      (["katakana", "--spell-latin"], "XYZ\n", "エックスワイゼット\n", "or are spelled"),
      (["hiragana", "--spell-latin"], "XYZ\n", "えっくすわいぜっと\n", "in either kana"),
      (["hiragana"], "※A4→5G\n", "※A4→5G\n", "symbols and codes stay"),
      (["hiragana", "--symbols", "keep"], "※\n", "※\n", "the default"),
      (["hiragana", "--symbols", "spell"], "※A→B\n", "こめじるしAやじるしB\n", "or are read"),
      (
        ["katakana", "--symbols", "spell", "--spell-latin"], "A4→5G\n", "エーヨンヤジルシファイブジー\n",
        "with letters"
      ),
      (["hiragana"], "今, 東京.\n", "いま, とうきょう.\n", "ASCII punctuation"),
      (["hiragana"], "👩‍👩‍👧と🇯🇵。\n", "👩‍👩‍👧と🇯🇵。\n", "other Characters stay"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(row.arguments, input: Array(row.input.utf8)), row.expected, row.why)
    }
  }

  @Test(arguments: ["hiragana", "katakana"], ["1", "2"])
  func theLibraryLineByLine(command: String, threads: String) throws {
    let directory = try ReferenceDictionary.embedded.directory()
    let tokenizer = try Tokenizer(dictionary: .directory(directory))
    let input = try Corpus.sample(size: Self.size, blockCount: 8)
    let run = try jptok([command, "-d", directory, "--threads", threads], input: input)
    var options = ReadingOptions()
    options.syllabary = command == "katakana" ? .katakana : .hiragana
    var expected: [UInt8] = []
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      let text = String(decoding: line, as: UTF8.self)
      expected += tokenizer.reading(of: text, options: options).text.utf8
      expected.append(UInt8(ascii: "\n"))
    }
    expectOutput(of: run, expected, "\(threads) threads")
  }

  @Test func hostileTextLineByLine() throws {
    let directory = try ReferenceDictionary.embedded.directory()
    let tokenizer = try Tokenizer(dictionary: .directory(directory))
    var generator = SeededGenerator(seed: 49)
    let lines = (0..<3_000).map { _ in
      String(
        String.UnicodeScalarView(
          RandomText.string(fragments: 12, using: &generator).unicodeScalars.filter { $0 != "\n" }))
    }
    let expected = lines.map { tokenizer.reading(of: $0).text + "\n" }.joined()
    for threads in ["1", "2"] {
      let run = try jptok(
        ["hiragana", "-d", directory, "--threads", threads],
        input: Array((lines.joined(separator: "\n") + "\n").utf8))
      expectOutput(of: run, expected, "\(threads) threads")
    }
  }

  @Test func files() throws {
    let directory = try temporaryDirectory()
    let one = try directory.write("東京\n", to: "one")
    let two = try directory.write("京都", to: "two")
    expectOutput(of: try jptok("hiragana", one, two), "とうきょう\nきょうと\n", "two files")
    expectOutput(
      of: try jptok("hiragana", one, "-", input: "大阪\n"), "とうきょう\nおおさか\n", "- is standard input")
    let missing = try jptok("hiragana", directory.file("none"))
    expectFailure(of: missing, ["none"])
  }

  @Test func otherDictionaries() throws {
    let mini = try MiniDictionary.directory()
    expectOutput(
      of: try jptok("hiragana", "-d", mini, input: "東京へ行きました\n"), "とうきょうへいきました\n", "-d")
    let rows = try temporaryDirectory()
    let user = try rows.write("鱻鱻亭,センセンテイ\n", to: "user.csv")
    expectOutput(
      of: try jptok("hiragana", "-u", user, input: "鱻鱻亭へ\n"), "せんせんていへ\n", "-u")
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let text = try Corpus.sample(size: 1_000_000, blockCount: 1)
    for threads in ["1", "2"] {
      let run = try CommandRun(
        BuildDirectory.product("jptok"), ["hiragana", "--threads", threads], input: text,
        outputLimit: 1)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
      #expect(run.output.count < 1_000_000, "the pipe was closed too late for the test: \(run)")
    }
  }

  @Test func invalidUTF8() throws {
    let bytes = Array("東京\n京都".utf8) + [0xFF] + Array("へ\nは\n".utf8)
    for command in ["hiragana", "katakana"] {
      expectFailure(
        of: try jptok([command], input: bytes),
        ["standard input:2: invalid UTF-8", "byte 7 of the line", "--lossy"],
        output: command == "hiragana" ? "とうきょう\n" : "トウキョウ\n")
    }
    expectOutput(
      of: try jptok(["hiragana", "--lossy"], input: bytes), "とうきょう\nきょうと\u{FFFD}へ\nは\n",
      "replaced")
  }

  @Test func usage() throws {
    expectUsageError(of: try jptok("hiragana", "--threads", "0"), "--threads")
    expectUsageError(of: try jptok("hiragana", "--script", "latin"), "--script")
    expectUsageError(of: try jptok("katakana", "--format", "xml"), "--format")
  }

  // MARK: Long lines

  @Test func aLineOfSentences() throws {
    let sentence = "東京へ行きました。"
    let count = (3 << 19) / sentence.utf8.count
    let input = "は\n" + String(repeating: sentence, count: count) + "\nは\n"
    let reading = String(repeating: "とうきょうへいきました。", count: count)
    for threads in ["1", "2"] {
      let run = try jptok(["hiragana", "--threads", threads], input: Array(input.utf8))
      expectOutput(of: run, "は\n\(reading)\nは\n", "\(threads) threads")
    }
  }

  /// In a line without sentence ends, nothing is lost or repeated.
  @Test func aLineWithoutSentences() throws {
    let rows: [(unit: String, reading: String, why: String)] = [
      ("あ", "あ", "kana"), ("ｱ", "あ", "half-width kana"), ("…", "…", "marks"),
      ("\u{1F600}", "\u{1F600}", "emoji"), ("ア ", "あ ", "spaces"),
    ]
    for row in rows {
      let count = 1_200_000 / row.unit.utf8.count
      let run = try jptok(
        ["hiragana"], input: Array((String(repeating: row.unit, count: count) + "\nは").utf8))
      expectOutput(of: run, String(repeating: row.reading, count: count) + "\nは\n", row.why)
    }
  }

  @Test func invalidUTF8InALongLine() throws {
    let filling = String(repeating: "あ", count: 500_000)
    let bytes = Array("は\n\(filling)".utf8) + [0xFF] + Array("東京\n".utf8)
    let run = try jptok(["hiragana"], input: bytes)
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.errors.contains("standard input:2: invalid UTF-8 at byte 1500001 of the line"), "\(run)")
    #expect(run.text.hasPrefix("は\n"), "the line before has been written")
    expectOutput(
      of: try jptok(["hiragana", "--lossy"], input: bytes), "は\n\(filling)\u{FFFD}とうきょう\n",
      "replaced")
  }
}
