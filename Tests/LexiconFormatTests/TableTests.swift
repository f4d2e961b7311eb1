import LexiconFormat
import TestSupport
import Testing

/// Tests the tables of a lexicon other than entries: classes, paradigms, the matrix, the
/// description.
@Suite struct TableTests {
  /// Runs `body` for each text and returns those that do not cause the expected error.
  private func failures(
    _ cases: [(text: String, line: Int?, why: String)],
    _ body: (TextFile) throws(LexiconError) -> Void
  ) throws -> [String] {
    var failures: [String] = []
    for item in cases {
      let file = try TextFile(path: "table", text: item.text)
      do {
        try body(file)
        failures.append("\(item.why): accepted")
      } catch {
        if error.code != .invalidTable || error.line != item.line || error.path != "table" {
          failures.append("\(item.why): \(error.code) \(error)")
        }
      }
    }
    return failures
  }

  @Test func classTableRoundTrips() throws {
    let table = try ClassTable(TextFile(path: "table", text: MiniatureLexicon.classText))
    #expect(table.classes.count == 4)
    #expect(table.classes[3].leftID == 5)
    #expect(table.classes[3].rightID == 6)
    #expect(table.position(of: "動詞-連用形") == 3)
    #expect(table.position(of: "動詞") == nil)
    let again = try ClassTable(TextFile(path: "table", text: table.text))
    #expect(again.classes == table.classes)
  }

  @Test func refusesWrongClasses() throws {
    let good = "a\t1\t1\t名詞\t*\t*\t*\t*\t*\n"
    let wrong = try failures([
      ("a\t1\t1\t名詞\t*\t*\t*\t*", 1, "eight columns"),
      (good + good, 2, "a name twice"),
      ("a\tx\t1\t名詞\t*\t*\t*\t*\t*", 1, "an id that is not a number"),
      ("# comment\n\na\t1\t1\t名,詞\t*\t*\t*\t*\t*", 3, "a comma"),
      ("a\t1\t1\t名,\u{3099}詞\t*\t*\t*\t*\t*", 1, "a comma below a combining mark"),
      ("\"a\"\t1\t1\t名詞\t*\t*\t*\t*\t*", 1, "quotation marks"),
      ("a\t1\t1.5\t名詞\t*\t*\t*\t*\t*", 1, "a right id that is not a number"),
      (good + "b\t1\t1\t名詞\t*\t*\t*\t*\t*\t*", 2, "ten columns"),
    ]) { file throws(LexiconError) in _ = try ClassTable(file) }
    #expect(wrong.isEmpty)
  }

  @Test func refusesCarriageReturnsInEveryTable() throws {
    let classes = try ClassTable(TextFile(path: "table", text: MiniatureLexicon.classText))
    typealias Reader = (TextFile) throws(LexiconError) -> Void
    let tables: [(why: String, text: String, read: Reader)] = [
      (
        "classes", MiniatureLexicon.classText,
        { file throws(LexiconError) in _ = try ClassTable(file) }
      ),
      (
        "paradigms", MiniatureLexicon.paradigmText,
        { file throws(LexiconError) in _ = try ParadigmTable(file, classes: classes) }
      ),
      (
        "description", "name\tn\nversion\t1\nsource\ta\n",
        { file throws(LexiconError) in _ = try DictionaryDescription(file) }
      ),
    ]
    for table in tables {
      try table.read(TextFile(path: "table", text: table.text))
      let lines = table.text.split(separator: "\n").joined(separator: "\r\n")
      let error = #expect(throws: LexiconError.self, "\(table.why)") {
        try table.read(TextFile(path: "table", text: "# comment\r\n" + lines))
      }
      #expect(error?.code == .invalidRow)
      #expect(error?.line == 2, "comments may end as they like")
    }
  }

  @Test func checksIDsAgainstTheMatrix() throws {
    let table = try ClassTable(TextFile(path: "table", text: MiniatureLexicon.classText))
    #expect(throws: Never.self) { try table.checkIDs(rows: 8, columns: 8, path: "table") }
    #expect(throws: LexiconError.self) { try table.checkIDs(rows: 7, columns: 8, path: "table") }
    #expect(throws: LexiconError.self) { try table.checkIDs(rows: 8, columns: 7, path: "table") }
  }

  @Test func paradigmTableRoundTrips() throws {
    let classes = try ClassTable(TextFile(path: "table", text: MiniatureLexicon.classText))
    let text = MiniatureLexicon.paradigmText + "\n[二]\n動詞-基本形\tう\tウ\tー\n"
    let table = try ParadigmTable(TextFile(path: "table", text: text), classes: classes)
    #expect(table.paradigms.map(\.name) == ["動詞-活用", "動詞-長", "二"])
    #expect(table.paradigms[0].forms.map(\.surface) == ["る", ""])
    #expect(table.paradigms[2].forms[0].pronunciation == "ー")
    let again = try ParadigmTable(TextFile(path: "table", text: table.text), classes: classes)
    #expect(again.paradigms == table.paradigms)
  }

  @Test func refusesWrongParadigms() throws {
    let classes = try ClassTable(TextFile(path: "table", text: MiniatureLexicon.classText))
    let wrong = try failures([
      ("動詞-基本形\tる\tル", 1, "a form before any paradigm"),
      ("[a]\n動詞-基本形\tる", 2, "two columns"),
      ("[a]\n動詞-基本形\tる\tル\tル\tル", 2, "five columns"),
      ("[a]\n動詞-基本形\tる,\tル", 2, "a comma"), ("[a]\n動詞-基本形\t\"\tル", 2, "a quotation mark"),
      ("[a]\n", nil, "no forms"),
      ("[a]\n無\tる\tル", nil, "an unknown class"),
      ("[a]\n動詞-基本形\tる\tル\n[a]\n動詞-基本形\tる\tル", nil, "a name twice"),
      ("[名詞-一般]\n動詞-基本形\tる\tル", nil, "a class's name"),
    ]) { file throws(LexiconError) in _ = try ParadigmTable(file, classes: classes) }
    #expect(wrong.isEmpty)
  }

  @Test func matrixExpandsRowsAndRuns() throws {
    let file = try TextFile(path: "table", text: "2 3\n-1x2 7\n0 32767 -32768\n")
    let definition = try MatrixText.definition(from: file)
    #expect(
      definition.string
        == "2 3\n0 0 -1\n0 1 -1\n0 2 7\n1 0 0\n1 1 32767\n1 2 -32768\n")
    let costs = try MatrixText.costs(of: TextFile(path: "table", bytes: definition))
    #expect(costs == [[-1, -1, 7], [0, 32767, -32768]])
    #expect(MatrixText.text(costs).string == file.bytes.string)
  }

  @Test func matrixRoundTripsForRandomCosts() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let width = Int.random(in: 1...12, using: &generator)
      let costs = (0..<5).map { _ in
        (0..<width).map { _ in Int.random(in: -2...2, using: &generator) * 5000 }
      }
      let text = MatrixText.text(costs)
      let definition = try MatrixText.definition(from: TextFile(path: "table", bytes: text))
      #expect(try MatrixText.costs(of: TextFile(path: "table", bytes: definition)) == costs)
    }
  }

  @Test func refusesWrongMatrices() throws {
    let wrong = try failures([
      ("", 1, "no size"), ("2\n", 1, "one number"), ("0 1\n", 1, "no rows"),
      ("70000 1\n", 1, "too many rows"), ("1 2\n1\n", 2, "a short row"),
      ("1 2\n1 2 3\n", 2, "a long row"), ("1 2\n1x3\n", 2, "a long run"),
      ("1 2\n1x0 1 1\n", 2, "an empty run"), ("1 1\n-32769\n", 2, "a cost below Int16"),
      ("1 2\n1  2\n", 2, "two spaces"), ("1 2\nx2\n", 2, "a run of nothing"),
      ("1 2\n1x\n", 2, "a run without a number"), ("1 2\n1xx\n", 2, "a run of no number"),
      ("1 2\n1x-2\n", 2, "a negative run"), ("1 2\n+1 2\n", 2, "a plus sign"),
      ("1 2\n1\t2\n", 2, "a tab"), ("1 1\n\n1\n", 2, "an empty row"),
      ("1 65536\n", 1, "too many columns"), ("1 0\n", 1, "no columns"), ("1 x\n", 1, "no number"),
      ("1 2 3\n", 1, "three numbers"), ("1 1\n32768\n", 2, "a cost beyond Int16"),
      ("1 1\nx\n", 2, "no number"), ("2 1\n1\n", 2, "a row too few"),
      ("1 1\n1\n1\n", 3, "a row too many"),
    ]) { file throws(LexiconError) in _ = try MatrixText.definition(from: file) }
    #expect(wrong.isEmpty)
  }

  @Test func refusesWrongDefinitionsOfTheMatrix() throws {
    let wrong = try failures([
      ("1 1\n0 0\n", 2, "two numbers"), ("1 1\n0 0 1 2\n", 2, "four numbers"),
      ("1 1\n0 0 1\n\n1 0 2\n", 4, "a row outside"), ("1 1\n0 1 2\n", 2, "a column outside"),
      ("1 1\n-1 0 2\n", 2, "a negative row"), ("1 1\n0 0 x\n", 2, "a cost that is not a number"),
      ("x\n", 1, "no size"),
    ]) { file throws(LexiconError) in _ = try MatrixText.costs(of: file) }
    #expect(wrong.isEmpty)
    let partial = try TextFile(path: "table", text: "2 2\n1 0 5\n\n0 1 -3\n")
    #expect(try MatrixText.costs(of: partial) == [[0, -3], [5, 0]], "in any order; 0 is usual")
  }

  @Test func readsTheDescription() throws {
    let text = "# comment\nname\tn\nversion\t1\nsource\ta\nsupplement\tc\nsource\tb\n"
    let description = try DictionaryDescription(TextFile(path: "table", text: text))
    #expect(description.name == "n")
    #expect(description.version == "1")
    #expect(description.sources == ["a", "b"])
    #expect(description.supplements == ["c"], "no sources: they are not the original")
    let wrong = try failures([
      ("name\tn\nversion\t1\n", nil, "no source"), ("name\tn\nsource\ta\n", nil, "no version"),
      ("version\t1\nsource\ta\n", nil, "no name"),
      ("name\tn\nversion\t1\nsupplement\ta\n", nil, "a supplement alone"),
      ("name\tn\nversion\t1\nsource\ta\nsupplement\ta\n", nil, "one folder as both"),
      ("name\tn\nversion\t1\nsource\ta\nsupplement\tcorrections\n", nil, "a reserved name"),
      ("name\tn\nname\tm\nversion\t1\nsource\ta\n", nil, "two names"),
      ("name\tn\nversion\t1\nversion\t2\nsource\ta\n", nil, "two versions"),
      ("name\tn\nversion\t1\nsource\ta\nsource\ta\n", nil, "a source twice"),
      ("name\tn\nversion\t1\nsource\tcorrections\n", nil, "the name of the additions"),
      (
        "name\tn\nversion\t1\n" + (0..<255).map { "source\t\($0)\n" }.joined(), nil,
        "more sources than a byte numbers"
      ),
      ("name\tn\tm\n", 1, "three columns"), ("name n\n", 1, "no tab"),
      ("name\tn\nlicence\tx\n", 2, "an unknown key"),
    ]) { file throws(LexiconError) in _ = try DictionaryDescription(file) }
    #expect(wrong.isEmpty)
  }
}
