import Foundation
import TestSupport
import Testing

/// Tests `--alternatives`, `--min-confidence` and `--format json` of `jptok hiragana` and
/// `katakana`.
@Suite struct DetailedReadingCommandTests {
  // MARK: Text

  @Test func groups() throws {
    let rows: [(options: [String], input: String, expected: String, why: String)] = [
      (["--alternatives"], "市場へ\n", "{しじょう|いちば}へ\n", "the chosen reading first"),
      (["--alternatives"], "学校へ\n", "がっこうへ\n", "no group without alternatives"),
      (["--min-confidence", "1"], "学校へ\n", "{?がっこう}へ\n", "kana are certain"),
      (["--min-confidence", "0"], "市場へ\n", "しじょうへ\n", "nothing is below 0"),
      (["--alternatives", "--min-confidence", "1"], "市場と学校\n", "{?しじょう|いちば}と{?がっこう}\n", "both"),
      (["--alternatives", "--min-confidence", "0"], "市場へ\n", "しじょうへ\n", "only unsure words"),
      (["--alternatives"], "{カナ}\\\n", "\\{かな\\}\\\\\n", "braces and backslashes"),
      (["--alternatives"], "a|b?\n", "a|b?\n", "other characters are not escaped"),
      (["--alternatives"], "", "", "nothing"),
      (["--alternatives"], "\n \n", "\n \n", "white space"),
      (["--alternatives"], "市場", "{しじょう|いちば}\n", "no final line end"),
      (["--alternatives", "--spell-latin"], "XYZ\n", "えっくすわいぜっと\n", "Latin words"),
    ]
    for row in rows {
      let run = try jptok(["hiragana"] + row.options, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
    let katakana = try jptok("katakana", "--alternatives", input: "市場へ\n")
    expectOutput(of: katakana, "{シジョウ|イチバ}ヘ\n", "in the other kana")
  }

  /// Without the groups, the output is that of the plain command.
  @Test func groupsCanBeRemoved() throws {
    let input = try Corpus.sample(size: 20_000, blockCount: 4)
    let plain = try jptok(["hiragana"], input: input)
    for options in [["--alternatives"], ["--min-confidence", "0.95"]] {
      let marked = try jptok(["hiragana"] + options, input: input)
      #expect(marked.exitCode == 0, "\(marked.errors)")
      let groups = marked.text.matches(of: /[^\\]\{/)
      #expect(!groups.isEmpty, "\(options)")
      let restored = marked.text
        .replacing(/(^|[^\\])\{\??([^|{}]*)[^{}]*\}/) { "\($0.output.1)\($0.output.2)" }
        .replacing(/(^|[^\\])\{\??([^|{}]*)[^{}]*\}/) { "\($0.output.1)\($0.output.2)" }
        .replacing(/\\([{}\\])/) { "\($0.output.1)" }
      #expect(restored == plain.text, "\(options)")
    }
  }

  @Test(arguments: ["1", "2"]) func threads(threads: String) throws {
    let input = Array(String(repeating: "今日は市場へ行く。\n学校\n", count: 3_000).utf8)
    let run = try jptok(["hiragana", "--alternatives", "--threads", threads], input: input)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 6_000)
    #expect(Set(lines).count == 2)
  }

  @Test func longLines() throws {
    let line = String(repeating: "今日は市場へ行く。", count: 30_000)
    let run = try jptok("hiragana", "--alternatives", input: line + "\n学校\n")
    #expect(run.exitCode == 0 && run.text.split(separator: "\n").count == 2)
    #expect(run.text.hasSuffix("\nがっこう\n"))
    #expect(run.text.ranges(of: "{しじょう|いちば}").count == 30_000)
  }

  // MARK: JSON

  private func objects(_ run: CommandRun) throws -> [[String: Any]] {
    try run.text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any], "\(line)")
    }
  }

  @Test func fields() throws {
    let run = try jptok(
      "hiragana", "--format", "json", "--min-confidence", "0.5", input: "\n市場へ\n")
    let lines = try objects(run)
    #expect(lines.map { $0["line"] as? Int } == [1, 2])
    #expect(lines[0]["text"] as? String == "" && (lines[0]["words"] as? [Any])?.isEmpty == true)
    #expect(Set(lines[1].keys) == ["line", "text", "reading", "words"])
    #expect(lines[1]["text"] as? String == "市場へ")
    #expect(lines[1]["reading"] as? String == "しじょうへ")
    let words = try #require(lines[1]["words"] as? [[String: Any]])
    #expect(words.map { $0["surface"] as? String } == ["市場", "へ"])
    #expect(words.map { $0["start"] as? Int } == [0, 6])
    #expect(words.map { $0["end"] as? Int } == [6, 9])
    #expect(words.map { $0["reading"] as? String } == ["しじょう", "へ"])
    #expect(words.map { $0["readingStart"] as? Int } == [0, 12])
    #expect(words.map { $0["readingEnd"] as? Int } == [12, 15])
    #expect(words.map { $0["origin"] as? String } == ["dictionary", "kana"])
    #expect(words.map { $0["unsure"] as? Bool } == [false, false])
    let confidence = words.compactMap { $0["confidence"] as? Double }
    #expect(confidence[0] > 0.5 && confidence[0] < 1 && confidence[1] == 1)
    let alternatives = try #require(words[0]["alternatives"] as? [[String: Any]])
    let first = try #require(alternatives.first)
    #expect(first["reading"] as? String == "いちば")
    #expect(first["kind"] as? String == "word")
    #expect(first["cost"] as? Int ?? -1 > 0)
    #expect((words[1]["alternatives"] as? [Any])?.isEmpty == true)
  }

  @Test func optionalFields() throws {
    let plain = try objects(try jptok("hiragana", "--format", "json", input: "鱻を\n"))
    let words = try #require(plain.first?["words"] as? [[String: Any]])
    let first = try #require(words.first)
    #expect(first["unsure"] == nil, "only with --min-confidence")
    #expect(first["reason"] == nil && first["evidence"] == nil)
    #expect(first["origin"] as? String == "unknown-kanji")
    let alternatives = try #require(first["alternatives"] as? [[String: Any]])
    #expect(alternatives.first?["cost"] is NSNull, "only the table of kanji has it")
    let evidence = try objects(
      try jptok("hiragana", "--format", "json", "--evidence", input: "鱻を\n"))
    let withEvidence = try #require(evidence.first?["words"] as? [[String: Any]])
    let values = try #require(withEvidence.first?["evidence"] as? [String: Int])
    #expect(values["shape"] == 0 && values["wordClass"] == 7)
  }

  @Test func anyTextIsEscaped() throws {
    let lines = [
      "a \"quoted\" \\ 東京\t。", "control \u{1}\u{1F}\u{7F}\u{85}\u{2028} 学校", "👩‍👩‍👧と𠮷野家で",
      "か\u{3099}っこう ﾊﾟﾝ",
      "東京\r", "\0学校",
    ]
    let run = try jptok(
      ["hiragana", "--format", "json", "--spell-latin"],
      input: Array((lines.joined(separator: "\n") + "\n").utf8))
    let found = try objects(run)
    #expect(found.count == lines.count)
    for (line, object) in zip(lines, found) {
      #expect(object["text"] as? String == line, "\(line.debugDescription)")
      let reading = Array((object["reading"] as? String ?? "").utf8)
      for word in object["words"] as? [[String: Any]] ?? [] {
        let start = word["start"] as? Int ?? -1
        let end = word["end"] as? Int ?? -1
        #expect(
          Array(line.utf8)[start..<end].elementsEqual((word["surface"] as? String ?? "").utf8))
        let from = word["readingStart"] as? Int ?? -1
        let to = word["readingEnd"] as? Int ?? -1
        #expect(reading[from..<to].elementsEqual((word["reading"] as? String ?? "").utf8))
      }
    }
  }

  @Test func invalidUTF8() throws {
    let input = Array("市場\n".utf8) + [0xFF, 0x0A]
    let run = try jptok(["hiragana", "--format", "json"], input: input)
    #expect(run.exitCode == 1 && run.errors.contains(":2:"), "\(run)")
    #expect(run.text.contains("しじょう"), "the line before has been written")
    let lossy = try jptok(["hiragana", "--format", "json", "--lossy"], input: input)
    #expect(try objects(lossy).last?["text"] as? String == "\u{FFFD}")
  }

  // MARK: Usage

  @Test func wrongArguments() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["hiragana", "--min-confidence", "1.5"], "from 0 to 1"),
      (["hiragana", "--min-confidence=-0.1"], "from 0 to 1"),
      (["katakana", "--min-confidence", "nan"], "from 0 to 1"),
      (["hiragana", "--min-confidence", "high"], "--min-confidence"),
      (["hiragana", "--format", "xml"], "json"),
      (["romaji", "--alternatives"], "--alternatives"),
    ]
    for row in rows { expectUsageError(of: try jptok(row.arguments), row.fragment) }
  }

  @Test func help() throws {
    let run = try jptok("hiragana", "--help")
    for fragment in ["--alternatives", "--min-confidence", "--format", "readingStart", "{?"] {
      #expect(run.text.contains(fragment), "\(fragment)")
    }
    #expect(!run.text.contains("--evidence"), "for the generator of the weights only")
  }
}
