import Foundation
import TestSupport
import Testing

/// Tests `jptok tokenize` in its four formats, with the embedded dictionary.
@Suite struct TokenizeFormatTests {
  @Test func defaultIsMeCabsFormat() throws {
    let expected = """
      すもも\t名詞,一般,*,*,*,*,すもも,スモモ,スモモ,0/3,C2
      も\t助詞,係助詞,*,*,*,*,も,モ,モ,0/1,名詞%F1/動詞%F2@0/形容詞%F2@0
      もも\t名詞,一般,*,*,*,*,もも,モモ,モモ,0/2,C3
      も\t助詞,係助詞,*,*,*,*,も,モ,モ,0/1,名詞%F1/動詞%F2@0/形容詞%F2@0
      もも\t名詞,一般,*,*,*,*,もも,モモ,モモ,0/2,C3
      の\t助詞,連体化,*,*,*,*,の,ノ,ノ,0/1,動詞%F2@0/形容詞%F1
      うち\t名詞,非自立,副詞可能,*,*,*,うち,ウチ,ウチ,0/2,C3
      EOS
      EOS
      ABC\t名詞,一般,*,*,*,*,*
      を\t助詞,格助詞,一般,*,*,*,を,ヲ,ヲ,0/1,動詞%F5/名詞%F1
      　\t記号,空白,*,*,*,*,　,　,　,*/*,*
      使う\t動詞,自立,*,*,五段・ワ行促音便,基本形,使う,ツカウ,ツカウ,0/3,*
      EOS

      """
    let input = "すもももももももものうち\n\n ABC を　\t使う \n"
    for arguments in [[], ["tokenize"], ["--format", "mecab"], ["-d", "embedded"]] {
      expectOutput(of: try jptok(arguments, input: Array(input.utf8)), expected)
    }
  }

  @Test func wakati() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("すもももももももものうち\n", "すもも も もも も もも の うち \n", "a space after each"),
      ("東京へ 行きました。\n", "東京 へ 行き まし た 。 \n", "the input's spaces go"),
      ("はい\n\nいいえ\n", "はい \n\nいいえ \n", "an empty line stays a line"),
      ("東京", "東京 \n", "the last line gets its line end"),
      ("", "", "nothing from nothing"),
    ]
    for row in rows {
      expectOutput(of: try jptok("--format", "wakati", input: row.input), row.expected, row.why)
    }
  }

  @Test func tsv() throws {
    let expected = """
      東京\t0\t6\t名詞,固有名詞,地域,一般\t東京\tトウキョウ\tトーキョー\t0\t3188
      へ\t6\t9\t助詞,格助詞,一般\tへ\tヘ\tエ\t0\t4009
      行っ\t10\t16\t動詞,自立\t行く\tイッ\tイッ\t0\t7200
      た\t16\t19\t助動詞\tた\tタ\tタ\t0\t4631


      abc\t0\t3\t名詞,固有名詞,組織\tabc\t*\t*\t1\t12213


      """
    expectOutput(
      of: try jptok("--format", "tsv", input: "東京へ 行った\n\nabc\n"), expected,
      "offsets are UTF-8 bytes of the line, an empty line ends each line")
  }

  /// The token that a line of JSON describes.
  private struct JSONToken {
    let line: Int
    let surface: String
    let start: Int
    let end: Int
    let fields: [String: Any]

    init?(_ text: Substring) {
      guard let fields = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let line = fields["line"] as? Int, let surface = fields["surface"] as? String,
        let start = fields["start"] as? Int, let end = fields["end"] as? Int
      else { return nil }
      (self.line, self.surface, self.start, self.end) = (line, surface, start, end)
      self.fields = fields
    }
  }

  @Test func componentsOfCompoundsAreJoined() throws {
    let run = try jptok("--format", "json", input: "一番上\n")
    let token = try #require(run.text.split(separator: "\n").compactMap(JSONToken.init).first)
    #expect(token.fields["base"] as? String == "一番上")
    #expect(token.fields["reading"] as? String == "イチバンウエ")
    #expect(token.fields["pronunciation"] as? String == "イチバンウエ")
  }

  @Test func jsonFields() throws {
    let run = try jptok("--format", "json", input: "行った。\nxyz\n")
    let tokens = run.text.split(separator: "\n").compactMap(JSONToken.init)
    #expect(tokens.map(\.surface) == ["行っ", "た", "。", "xyz"], "\(run)")
    let first = try #require(tokens.first)
    #expect(first.fields["pos"] as? [String] == ["動詞", "自立"])
    #expect(first.fields["base"] as? String == "行く")
    #expect(first.fields["reading"] as? String == "イッ")
    #expect(first.fields["pronunciation"] as? String == "イッ")
    #expect(first.fields["unknown"] as? Bool == false)
    #expect(first.fields["cost"] as? Int == 7200)
    #expect(first.fields["rank"] == nil)
    let unknown = try #require(tokens.last)
    #expect(unknown.line == 2)
    #expect(unknown.fields["unknown"] as? Bool == true)
    #expect(unknown.fields["reading"] is NSNull, "an unknown word has no reading")
  }

  @Test func jsonOffsetsSliceTheLine() throws {
    let lines = [
      "東京へ行きました。", "", "  a \"quoted\" \\ back\\slash\t。", "👩‍👩‍👧と☕️を𠮷野家で\u{1F3FB}",
      "か\u{3099}っこう ﾊﾟﾝ 葛\u{E0100}城\r", "control \u{1}\u{1F}\u{7F}\u{85}\u{2028} end", "　全角　空白　",
    ]
    let run = try jptok(
      ["--format", "json"], input: Array(lines.joined(separator: "\n").utf8))
    var ends: [Int: Int] = [:]
    for row in run.text.split(separator: "\n") {
      let token = try #require(JSONToken(row), "not JSON: \(row)\n\(run)")
      let line = Array(lines[token.line - 1].utf8)
      #expect(token.start >= ends[token.line, default: 0], "tokens overlap: \(row)\n\(run)")
      #expect(
        Array(token.surface.utf8) == Array(line[token.start..<token.end]),
        "offsets do not slice the line to the surface: \(row)\n\(run)")
      ends[token.line] = token.end
    }
    let expected = [1: 27, 3: 29, 7: 21]
    for (line, end) in expected {
      #expect(ends[line] == end, "line \(line) is not covered: \(run)")
    }
    #expect(ends[2] == nil, "an empty line has no words")
  }

  @Test func bestAnalysesAreRanked() throws {
    let run = try jptok("--format", "json", "--nbest", "2", input: "東京\n")
    let tokens = run.text.split(separator: "\n").compactMap(JSONToken.init)
    let words = tokens.map { "\($0.fields["rank"] as? Int ?? 0) \($0.surface)" }
    #expect(words == ["1 東京", "2 東", "2 京"], "\(run)")
    expectOutput(
      of: try jptok("--format", "wakati", "--nbest", "2", input: "東京\n"), "東京 \n東 京 \n")
  }

  @Test func partialParsing() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("京都\t名詞\nへ行く\nEOS\n", "京都 へ 行く \n", "the annotated segment is one word"),
      ("東\t*\n京\t*\n", "東 京 \n", "segments are not joined; no EOS at the end of input"),
      ("東京\nへ\n\n京都\nEOS\n", "東京 へ \n京都 \n", "an empty line also ends a sentence"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok("--partial", "--format", "wakati", input: row.input), row.expected, row.why)
    }
    let run = try jptok("--partial", "--format", "json", input: "東\t*\n京\n")
    let tokens = run.text.split(separator: "\n").compactMap(JSONToken.init)
    #expect(tokens.map(\.line) == [2, 2], "the line at which the sentence ended: \(run.text)")
  }
}
