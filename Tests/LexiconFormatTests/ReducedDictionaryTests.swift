import EmbeddedDictionary
import LatticeEngine
import LexiconFormat
import MeCabDictionary
import Testing

/// Tests which entries `lexicon-tool compile --reduced` omits.
@Suite struct ReducedDictionaryTests {
  private static let text = [
    "classes.tsv": """
    名詞\t0\t0\t名詞\t一般\t*\t*\t*\t*
    サ変\t0\t0\t名詞\tサ変接続\t*\t*\t*\t*
    地名\t1\t1\t名詞\t固有名詞\t地域\t一般\t*\t*
    国名\t1\t1\t名詞\t固有名詞\t地域\t国\t*\t*
    助詞\t1\t1\t助詞\t格助詞\t*\t*\t*\t*
    動詞\t2\t2\t動詞\t自立\t*\t*\t一段\t基本形
    動詞-連用\t2\t2\t動詞\t自立\t*\t*\t一段\t連用形
    動詞-縮約\t2\t2\t動詞\t自立\t*\t*\t一段\t仮定縮約１

    """,
    "paradigms.tsv": """
    [動詞-活用]
    動詞\tる\tル
    動詞-連用\t-\t-
    動詞-縮約\tりゃ\tリャ

    """,
    "entries/one/a.tsv": """
    [名詞]
    新聞\tシンブン\t500\t0
    社\tシャ\t300\t0
    新聞社\tシンブンシャ\t700\t0
    編集\tヘンシュウ\t500\t0
    新聞社編集\tシンブンシャヘンシュウ\t700\t0
    大\tダイ\t300\t0
    人\tジン\t300\t0
    数\tスウ\t300\t0
    大人数\tオオニンズウ\t700\t0
    手引\tテビキ\t500\t0
    アイスクリーム\t~\t500\t0
    アイス\t~\t200\t0
    クリーム\t~\t200\t0
    犬\tケン\t900\t0
    犬\tイヌ\t500\t0
    埃及紋様\tエジプトモンヨウ\t11301\t0
    目の前\tメノマエ\t700\t0
    目\tメ\t300\t0
    前\tマエ\t300\t0
    [サ変]
    新聞編集\tシンブンヘンシュウ\t500\t0
    [助詞]
    の\tノ\t10\t0
    [地名]
    東京\tトウキョウ\t6900\t0
    蛭ヶ島\tヒルガシマ\t6901\t0
    [国名]
    日本\tニッポン\t9000\t0
    [動詞-活用]
    見る\tミル\t500\t1
    出る\tデル\t500\t1
    見出る\tミデル\t500\t1
    手引出る\tテビキイデル\t500\t1
    稀見る\tマレミル\t8001\t1
    稀出る\tマレデル\t9301\t1

    """,
    "corrections/a.tsv": "",
    "matrix.txt": "3 3\n0x3\n0x3\n0x3\n",
    "unk.def":
      "DEFAULT,0,0,9000,名詞,一般,*,*,*,*,*\nSPACE,0,0,9000,名詞,一般,*,*,*,*,*\n",
    "left-id.def":
      "0 名詞,一般,*,*,*,*,*\n1 名詞,固有名詞,*,*,*,*,*\n2 動詞,自立,*,*,一段,*,*\n",
    "right-id.def":
      "0 名詞,一般,*,*,*,*,*\n1 名詞,固有名詞,*,*,*,*,*\n2 動詞,自立,*,*,一段,*,*\n",
    "pos-id.def": "名詞,一般,*,* 0\n動詞,自立,*,* 1\n*,*,*,* 2\n",
  ]

  /// Returns the surfaces of the dictionary compiled with some options, each once for each entry.
  private static func surfaces(_ text: String, _ output: String, _ options: [String]) throws
    -> [String]
  {
    let run = try runLexiconTool(["compile", text, output, "--mecab"] + options)
    try #require(run.status == 0, "\(run.errors)")
    return try DictionaryFile(path: output + "/sys.dic").entries().map { $0.surface }
  }

  @Test func omitsWhatIsReadAlike() throws {
    try MiniatureText.with(Self.text) { text, output in
      let all = try Self.surfaces(text, output, [])
      let reduced = try Self.surfaces(text, output, ["--reduced"])
      let rows: [(surface: String, isRetained: Bool, why: String)] = [
        ("新聞", true, "two characters"), ("新聞社", false, "新聞 and 社"),
        ("新聞社編集", false, "新聞, 社 and 編集"),
        ("新聞編集", true, "編集 is not a noun that する follows"),
        ("大人数", true, "the words 大, 人 and 数 have other readings"),
        ("目の前", true, "の is a particle"),
        ("アイスクリーム", true, "no kanji"),
        ("埃及紋様", false, "among the rarest nouns"),
        ("東京", true, "a common name"), ("蛭ヶ島", false, "a rare name"),
        ("日本", true, "a country"),
        ("見る", true, "two characters"), ("見りゃ", true, "not a rare verb"),
        ("見出る", false, "見 and 出る"), ("見出りゃ", false, "見 and 出りゃ"),
        ("見出", false, "a form of 見出る"),
        ("手引出る", true, "another reading"), ("手引出", true, "a form of 手引出る"),
        ("稀見る", true, "a rare verb"), ("稀見りゃ", false, "a colloquial form of a rare verb"),
        ("稀出る", false, "among the rarest verbs"),
      ]
      for row in rows {
        #expect(all.contains(row.surface), "\(row.surface)")
        #expect(reduced.contains(row.surface) == row.isRetained, "\(row.surface): \(row.why)")
      }
      #expect(all.count(where: { $0 == "犬" }) == 2)
      #expect(reduced.count(where: { $0 == "犬" }) == 1, "the cheaper one of the same class")
    }
  }

  @Test func readsCompoundsAlike() throws {
    try MiniatureText.with(Self.text) { text, output in
      func reading(_ line: String) throws -> String {
        try BestPathFinder(model: LatticeModel(dictionary: output, cache: .none))
          .withBestPath(of: line) { path in
            path.map { $0.feature.split(separator: ",")[7] }.joined()
          }
      }
      let lines = ["新聞社編集", "新聞社見出る", "犬見出りゃ", "大人数", "目の前"]
      try #require(try runLexiconTool("compile", text, output).status == 0)
      let expected = try lines.map(reading)
      #expect(expected[0] == "シンブンシャヘンシュウ")
      try #require(try runLexiconTool("compile", text, output, "--reduced").status == 0)
      #expect(try lines.map(reading) == expected)
    }
  }

  @Test func hasNoPatterns() throws {
    try MiniatureText.with(Self.text) { text, output in
      let run = try runLexiconTool("compile", text, output, "--reduced")
      #expect(run.status == 0, "\(run.errors)")
      let dictionary = try BundledDictionary(directory: output)
      #expect(dictionary.files.map(\.name) == ["dictionary.mutsu"])
      #expect(dictionary.nameCount == 0)
      try dictionary.verify()
      let first = try #require(dictionary.files.first)
      #expect(try runLexiconTool("compile", text, output, "--reduced").status == 0)
      #expect(try BundledDictionary(directory: output).files.first == first, "the same to the byte")
      #expect(
        LexiconFormat.FileSystem.names(in: output).sorted() == ["dictionary.mutsu", "manifest"])
    }
  }
}
