import Foundation
import TestSupport
import Testing

/// Tests invalid text: each kind has a defined result or a clear error.
@Suite struct BadInputTests {
  private let wakati = ["--format", "wakati"]

  @Test func invalidUTF8EndsTheRun() throws {
    let rows: [(bytes: [UInt8], output: String, line: Int, byte: Int, why: String)] = [
      ([0xFF], "", 1, 1, "a byte that never occurs"),
      (utf8("東京\n") + [0x80, 0x0A], "東京 \n", 2, 1, "a continuation byte alone"),
      (utf8("は\nabc") + [0xC3, 0x28, 0x0A], "は \n", 2, 4, "a lead byte alone"),
      (utf8("東京") + [0xE3, 0x81, 0x0A] + utf8("は\n"), "", 1, 7, "a scalar cut by the line end"),
      (utf8("は\n東京") + [0xE3, 0x81], "は \n", 2, 7, "a scalar cut by the end of the input"),
      ([0xC0, 0xAF, 0x0A], "", 1, 1, "an overlong form"),
      ([0x61, 0xED, 0xA0, 0x80, 0x0A], "", 1, 2, "a surrogate"),
      (utf8("\n\n") + [0xF4, 0x90, 0x80, 0x80], "\n\n", 3, 1, "beyond U+10FFFF"),
      (utf8("は\r\n") + [0xFE, 0x0D, 0x0A], "は \n", 2, 1, "CR LF"),
    ]
    for row in rows {
      let run = try jptok(wakati, input: row.bytes)
      expectFailure(
        of: run,
        ["standard input:\(row.line): invalid UTF-8", "byte \(row.byte) of the line", "--lossy"],
        output: row.output, row.why)
    }
  }

  /// Escape sequences in names and arguments do not reach the terminal.
  @Test func messagesQuoteTheirInput() throws {
    let name = "\u{1B}[31m\nno\u{9B}such\u{202E}file"
    let rows: [[String]] = [
      ["words", name], ["tokenize", name], ["render", name], ["detect", name], ["furigana", name],
      ["render", "--css", name], ["words", "--\(name)"], ["words", "--format", name], [name],
      ["dictionary", "info", name], ["-d", name, "words"],
    ]
    for arguments in rows {
      let run = try jptok(arguments)
      #expect(run.exitCode != 0, "\(run)")
      let bad = run.errors.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control || scalar.value == 0x202E)
      }
      #expect(bad.isEmpty && !run.errors.isEmpty, "\(arguments): \(run.errors.debugDescription)")
    }
    let sheet = try jptok(
      "render", "--to", "text", input: "<style>p { \u{1B}[31m: x }</style><p>a\u{1B}]0;x\u{7}")
    #expect(!sheet.text.contains("\u{1B}") && !sheet.errors.contains("\u{1B}"), "\(sheet)")
  }

  @Test func lossyReplacesInvalidUTF8() throws {
    let rows: [(bytes: [UInt8], text: String, why: String)] = [
      (utf8("東京") + [0xFF] + utf8("へ\nは\n"), "東京\u{FFFD}へ\nは\n", "a byte"),
      ([0xE3, 0x81] + utf8("は\n"), "\u{FFFD}は\n", "the start of a scalar is one"),
      ([0xED, 0xA0, 0x80, 0x0A], "\u{FFFD}\u{FFFD}\u{FFFD}\n", "each byte of a surrogate"),
      (utf8("は\n") + [0xF0, 0x9F], "は\n\u{FFFD}", "the end of the input"),
      (utf8("東京へ\n"), "東京へ\n", "good text stays"),
    ]
    for row in rows {
      for arguments in [wakati, [], ["words"], ["sentences"]] {
        expectOutput(
          of: try jptok(arguments + ["--lossy"], input: row.bytes),
          try jptok(arguments, input: Array(row.text.utf8)).output, row.why)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func linesBeforeAnErrorAreWritten(threads: Int) throws {
    let text = try Corpus.sample(size: 600_000, blockCount: 4)
    let cut = try #require(text[400_000...].firstIndex(of: UInt8(ascii: "\n"))) + 1
    let before = Array(text[..<cut])
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let expected = try jptok(wakati, input: before)
    let run = try jptok(
      wakati + ["--threads", "\(threads)"], input: before + utf8("東京") + [0xFF] + text[cut...])
    expectFailure(
      of: run, ["standard input:\(line): invalid UTF-8 at byte 7 "], output: expected.text,
      "\(threads) threads")
  }

  /// mecab ends a line at NUL; here NUL is an ordinary character.
  @Test func nulIsPreserved() throws {
    expectOutput(of: try jptok(wakati, input: utf8("東京\0へ\nは\n")), "東京 \0 へ \nは \n")
    let reference = try MecabCommand.run(
      utf8("東京\0へ\nは\n"), dictionary: ReferenceDictionary.embedded.mecabDirectory(),
      arguments: ["-O", "wakati"])
    expectOutput(of: reference, "東京 \nは \n", "the documented difference")
    let json = try jptok("--format", "json", input: "\0\n")
    #expect(json.text.contains("\"surface\":\"\\u0000\""), "\(json)\n\(json.text)")
  }

  @Test func endsOfLinesAndInput() throws {
    let rows: [(input: String, mecab: String, words: String, why: String)] = [
      ("", "", "", "no input"),
      ("\n", "EOS\n", "\n", "an empty line"),
      ("\r\n", "EOS\n", "\n", "CR is white space"),
      ("xyz", "xyz\t名詞,固有名詞,組織,*,*,*,*\nEOS\n", "xyz\n", "no final line end"),
      ("xyz\r\n\n", "xyz\t名詞,固有名詞,組織,*,*,*,*\nEOS\nEOS\n", "xyz\n\n", "CR LF, LF"),
    ]
    for row in rows {
      expectOutput(of: try jptok(input: row.input), row.mecab, row.why)
      expectOutput(of: try jptok("words", input: row.input), row.words, row.why)
    }
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let text = try Corpus.sample(size: 1_000_000, blockCount: 1)
    for arguments in [
      ["--threads", "1"], ["--threads", "3"], ["words"], ["sentences"], ["--nbest", "2"],
    ] {
      let run = try CommandRun(
        BuildDirectory.product("jptok"), arguments, input: text, outputLimit: 1)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
      #expect(run.output.count < 1_000_000, "the pipe was closed too late for the test: \(run)")
    }
  }

  private func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
}
