import TestSupport
import Testing

/// Tests `jptok terms`.
@Suite struct TermsCommandTests {
  @Test func terms() throws {
    let json = """
      [{"term":"取り引き","surface":"取引","start":0,"end":6,"position":0},\
      {"term":"先","surface":"先","start":6,"end":9,"position":1}]

      """
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      ([], "受付へ\n\n関西国際空港\n", "受け付ける\n\n関西 国際 空港\n", "a line for a line"),
      ([], "", "", "nothing from nothing"),
      ([], "東京には\n", "東京\n", "particles"),
      (
        ["--format", "tsv"], "東京へ\n取引先\n", "1\t東京\t0\t6\t0\n2\t取り引き\t0\t6\t0\n2\t先\t6\t9\t1\n",
        "rows with offsets and positions"
      ),
      (["--format", "json"], "取引先\n", json, "objects"),
      (["--why"], "ダメ\n", "駄目[kana:dictionary]\n", "what a term is based on"),
      (["--without", "kana"], "ダメ\n", "ダメ\n", "a fold is switched off"),
      (["--keep-stop-words"], "東京へ\n", "東京 へ\n", "stop words are indexed"),
      (["--whole-compounds"], "関西国際空港\n", "関西国際空港\n", "compounds are not divided"),
      (["--readings"], "空港\n", "空港 ~クウコ ~ウコウ\n", "trigrams of the reading"),
      (["--threads", "2"], "本を読む\n花を見る\n", "本 読む\n花 見る\n", "threads keep the order"),
    ]
    for row in rows {
      let run = try jptok(["terms"] + row.arguments, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func longLine() throws {
    let text = String(repeating: "本を読む。", count: 80_000)  // 1.2 MB: read in chunks
    let run = try jptok(["terms"], input: Array((text + "\n").utf8))
    let expected = Array(repeating: "本 読む", count: 80_000)
    #expect(String(decoding: run.output, as: UTF8.self) == expected.joined(separator: " ") + "\n")
  }

  @Test func unknownFold() throws {
    let run = try jptok("terms", "--without", "colour", input: "東京\n")
    #expect(run.exitCode != 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("okurigana"), "the message names the folds")
  }
}
