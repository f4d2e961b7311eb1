import LexiconFormat
import Testing

/// Tests importing, and that expanding is its inverse.
@Suite struct ImportTests {
  private static let leftIDs = "3 名詞,一般,*,*,*,*,*\n4 動詞,*,*,*,*,*,*\n5 動詞,*,*,*,*,*,いる\n"

  /// Imports rows as two sources.
  private func outputs(
    _ first: String, _ second: String = ""
  ) throws(LexiconError) -> [String: String] {
    let importer = try LexiconImporter(
      sources: [
        TextFile(path: "one.csv", text: first), TextFile(path: "two.csv", text: second),
      ], names: ["one", "two"], leftIDs: TextFile(path: "left-id.def", text: Self.leftIDs))
    let outputs = try importer.outputs()
    return Dictionary(
      outputs.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Expands imported text into one CSV for each source.
  private func expanded(_ outputs: [String: String]) throws(LexiconError) -> [String] {
    let classes = try ClassTable(
      TextFile(path: "classes.tsv", text: outputs["classes.tsv"] ?? ""))
    let paradigms = try ParadigmTable(
      TextFile(path: "paradigms.tsv", text: outputs["paradigms.tsv"] ?? ""), classes: classes)
    var sources: [Lexicon.Source] = []
    for name in ["one", "two"] {
      var files: [TextFile] = []
      for (path, text) in outputs where path.hasPrefix("entries/\(name)/") {
        files.append(try TextFile(path: path, text: text))
      }
      sources.append(Lexicon.Source(name: name, files: files))
    }
    let lexicon = Lexicon(
      name: "test", version: "1", sources: sources, classes: classes, paradigms: paradigms,
      corrections: [])
    let expanded = try lexicon.expanded()
    return [expanded.csv(source: 0).string, expanded.csv(source: 1).string]
  }

  /// Returns a lemma's four forms with these costs and accents.
  private func verb(
    _ stem: String, _ reading: String, costs: [Int] = [6, 6, 6], accent: String = "2"
  ) -> String {
    let morae = reading.count
    return """
      \(stem)る,4,4,\(costs[0]),動詞,自立,*,*,一段,基本形,\(stem)る,\(reading)ル,\(reading)ル,\(accent)/\(morae + 1),*
      \(stem),5,5,\(costs[1]),動詞,自立,*,*,一段,連用形,\(stem)る,\(reading),\(reading),\(accent)/\(morae),*
      \(stem)ろ,6,6,\(costs[2]),動詞,自立,*,*,一段,命令ｒｏ,\(stem)る,\(reading)ロ,\(reading)ロ,\(accent)/\(morae + 1),*

      """
  }

  private var verbs: String {
    verb("食べ", "タベ", costs: [6, 7, 8]) + verb("比べ", "クラベ") + verb("述べ", "ノベ")
      + verb("調べ", "シラベ", accent: "3")
  }

  @Test func foldsLemmasThatShareAParadigm() throws {
    let result = try outputs(verbs)
    #expect(
      result["entries/one/verb.tsv"] == """
        [動詞-自立-一段-活用]
        比べる\tクラベル\t6\t2
        調べる\tシラベル\t6\t3
        述べる\tノベル\t6\t2
        食べる\tタベル\t6 8 7\t2

        """)
    #expect(
      result["paradigms.tsv"]?.hasSuffix(
        """
        [動詞-自立-一段-活用]
        動詞-自立-一段-基本形\tる\tル
        動詞-自立-一段-命令ｒｏ\tろ\tロ
        動詞-自立-一段-連用形\t-\t-

        """) == true)
  }

  @Test func writesRareParadigmsFormByForm() throws {
    let result = try outputs(verb("食べ", "タベ"))
    let text = result["entries/one/verb.tsv"] ?? ""
    #expect(text.contains("[動詞-自立-一段-連用形]\n食べ\tタベ\t6\t2\t*\t~\t食べる\n"))
    #expect(text.contains("[動詞-自立-一段-基本形]\n食べる\tタベル\t6\t2\n"))
  }

  @Test func groupsEntriesByPartOfSpeech() throws {
    let rows = [
      "東京,9,9,1,名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー,0/4,C1",
      "猫,3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3",
      "。,8,8,1,記号,句点,*,*,*,*,。,。,。,*/*,*",
      "ああ,2,2,1,感動詞,*,*,*,*,*,ああ,アア,アー,1/2,*",
    ].joined(separator: "\n")
    let result = try outputs(rows)
    #expect(
      Set(result.keys) == [
        "classes.tsv", "paradigms.tsv", "entries/one/proper-place.tsv",
        "entries/one/noun-common.tsv", "entries/one/symbol.tsv", "entries/one/other.tsv",
      ])
    #expect(result["entries/one/symbol.tsv"] == "[記号-句点]\n。\t~\t1\t*/*\n")
    #expect(result["entries/one/other.tsv"] == "[感動詞]\nああ\t~\t1\t1\t*\tアー\n")
    #expect(result["entries/one/proper-place.tsv"]?.hasSuffix("東京\tトウキョウ\t1\t0\tC1\n") == true)
  }

  @Test func putsEachPartOfSpeechIntoItsFile() throws {
    let cases: [(features: String, file: String)] = [
      ("名詞,一般,*,*", "noun-common"), ("名詞,サ変接続,*,*", "noun-verbal"),
      ("名詞,形容動詞語幹,*,*", "noun-adjectival"), ("名詞,副詞可能,*,*", "noun-adverbial"),
      ("名詞,固有名詞,人名,姓", "proper-surname"), ("名詞,固有名詞,人名,名", "proper-given-name"),
      ("名詞,固有名詞,人名,一般", "proper-person"), ("名詞,固有名詞,地域,一般", "proper-place"),
      ("名詞,固有名詞,地域,国", "proper-country"), ("名詞,固有名詞,組織,*", "proper-organization"),
      ("名詞,固有名詞,一般,*", "proper-general"), ("名詞,固有名詞,他,*", "noun-other"),
      ("名詞,数,*,*", "noun-other"), ("動詞,自立,*,*", "verb"), ("形容詞,自立,*,*", "adjective"),
      ("副詞,一般,*,*", "adverb"), ("記号,句点,*,*", "symbol"), ("助詞,格助詞,一般,*", "particle"),
      ("助動詞,*,*,*", "auxiliary"), ("感動詞,*,*,*", "other"), ("フィラー,*,*,*", "other"),
    ]
    var failures: [String] = []
    for item in cases {
      let files = try outputs("あ,3,3,1,\(item.features),*,*,あ,ア,ア,0/1,*\n").keys
        .filter { $0.hasPrefix("entries/") }
      if files != ["entries/one/\(item.file).tsv"] { failures.append("\(item): \(files)") }
    }
    #expect(failures.isEmpty)
  }

  @Test func lemmasComeBeforeWordsAndClassesInTheOrderOfIDs() throws {
    let words = ["た,9,9", "な,7,7", "ま,7,8"].map { "\($0),1,動詞,自立,*,*,*,*,あ,ア,ア,0/1,*\n" }
    let text = try outputs(words.joined() + verbs)["entries/one/verb.tsv"] ?? ""
    let headers = text.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(
      headers == ["[動詞-自立-一段-活用]", "[動詞-自立@7/7]", "[動詞-自立@7/8]", "[動詞-自立]"]
        || headers == ["[動詞-自立-一段-活用]", "[動詞-自立]", "[動詞-自立@7/8]", "[動詞-自立@9/9]"])
    #expect(text.contains("\n\n["), "an empty line between sections")
    #expect(!text.contains("\n\n\n"))
  }

  @Test func threeLemmasMakeNoParadigm() throws {
    let three = verb("食べ", "タベ") + verb("比べ", "クラベ") + verb("述べ", "ノベ")
    #expect(try outputs(three)["paradigms.tsv"]?.contains("[") == false)
    #expect(try outputs(three + verb("調べ", "シラベ"))["paradigms.tsv"]?.contains("[") == true)
    // The lemmas of both sources are counted together.
    #expect(try outputs(three, verb("調べ", "シラベ"))["paradigms.tsv"]?.contains("[") == true)
  }

  @Test func pairsFormsOfOneAccent() throws {
    // In the order of their text, so that no row needs a rank; the ambiguous 食べる is not counted.
    let rows =
      verb("食べ", "タベ", costs: [1, 2, 3], accent: "0")
      + verb("食べ", "タベ", costs: [1, 2, 3], accent: "2") + verbs + verb("並べ", "ナラベ")
      + verb("食べ", "タベ", costs: [9, 9, 9], accent: "0")
    let text = try outputs(rows)["entries/one/verb.tsv"] ?? ""
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("食べ") }
    #expect(
      entries == [
        "食べる\tタベル\t1 3 2\t0", "食べる\tタベル\t1 3 2\t2", "食べる\tタベル\t6 8 7\t2",
        "食べる\tタベル\t9\t0",
      ])
  }

  @Test func prefersFormsOfTheSameAccentToTheFirst() throws {
    let crossed =
      verb("食べ", "タベ", costs: [1, 2, 1], accent: "0")
      + verb("食べ", "タベ", costs: [2, 1, 2], accent: "2")
    // The rows of 食べ in the order of their text, which is not that of the lemmas.
    let rows = crossed.split(separator: "\n").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = try outputs(
      verbs.replacing("食", with: "並") + verb("数え", "カゾエ") + rows.joined(separator: "\n"))
    let entries = (text["entries/one/verb.tsv"] ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("食べ") }
    #expect(entries == ["食べる\tタベル\t1 1 2\t0", "食べる\tタベル\t2 2 1\t2"])
  }

  @Test func lemmasOfTwoDictionaryFormsMakeNoParadigm() throws {
    let rows = ["食べ", "比べ", "述べ", "調べ"].map { stem in
      verb(stem, "ベ") + "\(stem)る,4,4,7,動詞,自立,*,*,一段,基本形,\(stem)る,ペル,ペル,1/2,*\n"
    }
    #expect(try outputs(rows.joined())["paradigms.tsv"]?.contains("[") == false)
  }

  @Test func separatesFormsOfAnotherAccentRule() throws {
    let other = verb("食べ", "タベ", costs: [6, 7, 8]).replacing("/2,*", with: "/2,C1")
    let rows = verbs + verb("数え", "カゾエ") + other
    let csv = try expanded(try outputs(rows))
    #expect(bySurface(csv[0]) == bySurface(rows))
    let text = try outputs(rows)["entries/one/verb.tsv"] ?? ""
    #expect(text.contains("食べ\tタベ\t7\t2\tC1\t~\t食べる"), "the irregular form has its own row")
  }

  @Test func refusesWrongTablesOfIDs() {
    for (text, line) in [("3\n", 1), ("3 a,b\nx a,b\n", 2), ("\n3 a\n", 2)] {
      let error = #expect(throws: LexiconError.self, "\(text)") {
        try LexiconImporter(
          sources: [], names: [], leftIDs: TextFile(path: "left-id.def", text: text))
      }
      #expect(error?.code == .invalidTable)
      #expect(error?.line == line)
    }
  }

  @Test func namesClassesByWordAndByIDs() throws {
    let rows = [
      "い,5,5,1,動詞,自立,*,*,一段,連用形,いる,イ,イ,0/1,*",
      "見,4,4,1,動詞,自立,*,*,一段,連用形,見る,ミ,ミ,0/1,*",
      "着,4,4,1,動詞,自立,*,*,一段,連用形,着る,キ,キ,0/1,*",
      "得,4,5,1,動詞,自立,*,*,一段,連用形,得る,エ,エ,0/1,*",
    ].joined(separator: "\n")
    let names = (try outputs(rows)["classes.tsv"] ?? "").split(separator: "\n").dropFirst()
      .map { $0.prefix { $0 != "\t" } }
    #expect(names == ["動詞-自立-一段-連用形", "動詞-自立-一段-連用形@4/5", "動詞-自立-一段-連用形:いる"])
  }

  @Test func expandingGivesTheRowsBack() throws {
    let irregular = [
      "日本,3,3,5,名詞,一般,*,*,*,*,日本食品,ニホン,ニホン,2/3,C1",
      "日本,3,3,4,名詞,一般,*,*,*,*,日本,ニッポン,ニッポン,3/4,C1",
      "日本,3,3,4,名詞,一般,*,*,*,*,日本,ニッポン,ニッポン,3/4,C1",
      "クッパ,3,3,1,名詞,一般,*,*,*,*,クッパ,クッパ,クッパ,1/3,C1",
      "クッパ,3,3,1,名詞,一般,*,*,*,*,クッパ,クッパー,クッパー,0/4,C2",
      "豈,3,3,1,名詞,一般,*,*,*,*,豈,アニ,アニ,1/2,*",
      "\u{F900},3,3,1,名詞,一般,*,*,*,*,豈,アニ,アニ,1/2,*",
      "ﾞ,3,3,1,名詞,一般,*,*,*,*,ﾞ,\u{3099},\u{3099},0/1,*", "は,3,3,1,名詞,一般,*,*,*,*,は,ハ,ワ,1/1,*",
      "子牛,3,3,1,名詞,一般,*,*,*,*,子牛,コウシ,コウシ,0/9,*",
    ].joined(separator: "\n")
    let first = verbs + irregular + "\n"
    let second = verbs + verb("食べ", "タベ", costs: [1, 2, 3], accent: "1")
    let text = try outputs(first, second)
    let csv = try expanded(text)
    for (original, copy) in zip([first, second], csv) {
      #expect(bySurface(original) == bySurface(copy))
    }
    let again = try outputs(csv[0], csv[1])
    #expect(again == text, "importing expanded text gives the same text")
  }

  /// Returns the rows of each surface, in order; surfaces are compared by their bytes, since
  /// `String` equates 豈 and U+F900.
  private func bySurface(_ csv: String) -> [[UInt8]: [[UInt8]]] {
    let rows = csv.utf8.split(separator: 0x0A).map { Array($0) }
    return Dictionary(grouping: rows) { Array($0.prefix { $0 != 0x2C }) }
  }

  @Test func refusesWrongRows() {
    let good = "猫,3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3\n"
    let cases: [(text: String, line: Int, why: String)] = [
      (good + "猫,3,3,1\n", 2, "four columns"),
      ("猫,3,3,x,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a cost that is not a number"),
      ("\"猫\",3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a quoted column"),
      (good + good + "\n", 3, "an empty row"),
      ("猫,x,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a left id that is not a number"),
      ("猫,3,,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a missing right id"),
      ("猫,3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3,", 1, "sixteen columns"),
      ("猫,3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3\r\n", 1, "a carriage return"),
      ("猫\t,3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a tab"),
      ("\"\u{3099},3,3,1,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,C3", 1, "a quotation mark with voicing"),
    ]
    for item in cases {
      let error = #expect(throws: LexiconError.self, "\(item.why)") { try outputs(item.text) }
      #expect(error?.line == item.line)
      #expect(error?.path == "one.csv")
    }
  }
}
