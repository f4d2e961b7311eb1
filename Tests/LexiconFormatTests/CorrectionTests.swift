import LexiconFormat
import TestSupport
import Testing

/// Tests the effects of corrections, and that none is ignored silently.
@Suite struct CorrectionTests {
  private let text = """
    [名詞-一般]
    犬\tイヌ\t5\t2
    猫\tネコ\t6\t1
    いぬ\t~\t7\t2
    [動詞-活用]
    見る\tミル\t10 20\t1
    """

  private func rows(_ correction: String) throws(LexiconError) -> [String] {
    try MiniatureLexicon.rows(text, corrections: correction)
  }

  @Test func addsAnEntry() throws {
    let added = try rows("# comment\n\nadd\tmissing\t名詞-一般\t狐\tキツネ\t8\t0\tC1\n")
    #expect(added.count == 6)
    #expect(added.contains("狐,3,3,8,名詞,一般,*,*,*,*,狐,キツネ,キツネ,0/3,C1"))
    #expect(Set(added).isSuperset(of: try MiniatureLexicon.rows(text)))
  }

  @Test func addsALemmaWithAllItsForms() throws {
    let added = try rows("add\tmissing\t動詞-活用\t着る\tキル\t10\t0\n")
    #expect(added.filter { $0.hasPrefix("着") }.count == 2)
  }

  @Test func putsAdditionsAfterTheSources() throws {
    let added = try rows("add\tmissing\t名詞-固有名詞\t犬\tアケン\t-9\t0\n")
    let dogs = added.filter { $0.hasPrefix("犬,") }
    #expect(dogs.map { $0.contains("アケン") } == [false, true])
  }

  @Test func deletesAnEntryAndItsForms() throws {
    #expect(try rows("delete\twrong\t名詞-一般\t犬\tイヌ\n").count == 4)
    #expect(try rows("delete\twrong\t動詞-活用\t見る\tミル\n").count == 3)
    #expect(try rows("delete\twrong\t*\t猫\tネコ\n").count == 4, "* is any section")
  }

  @Test func changesColumns() throws {
    let cases: [(values: String, expected: String)] = [
      ("cost=-7", "犬,3,3,-7,名詞,一般,*,*,*,*,犬,イヌ,イヌ,2/2,*"),
      ("reading=ケン\taccent=1", "犬,3,3,5,名詞,一般,*,*,*,*,犬,ケン,ケン,1/2,*"),
      ("pronunciation=イヌー", "犬,3,3,5,名詞,一般,*,*,*,*,犬,イヌ,イヌー,2/3,*"),
      ("base=いぬ\trule=C3", "犬,3,3,5,名詞,一般,*,*,*,*,いぬ,イヌ,イヌ,2/2,C3"),
      ("section=名詞-固有名詞", "犬,7,7,5,名詞,固有名詞,*,*,*,*,犬,イヌ,イヌ,2/2,*"),
    ]
    for item in cases {
      let changed = try rows("change\twrong\t名詞-一般\t犬\tイヌ\t\(item.values)\n")
      #expect(changed.filter { $0.hasPrefix("犬,") } == [item.expected])
      #expect(changed.count == 5)
    }
  }

  @Test func addsOneSurfaceWithSeveralReadings() throws {
    let added = try rows(
      "add\tx\t名詞-一般\tきつね\t~\t1\t0\nadd\tx\t名詞-一般\tきつね\tコン\t1\t0\n"
        + "add\tx\t名詞-固有名詞\tきつね\t~\t1\t0\n")
    #expect(added.filter { $0.hasPrefix("きつね,") }.count == 3)
  }

  @Test func doesNotDependOnTheOrderOfRows() throws {
    let corrections = [
      "add\tx\t名詞-一般\t狐\tキツネ\t8\t0", "add\tx\t名詞-一般\t狐\tコ\t9\t1",
      "change\tx\t*\t犬\tイヌ\tcost=-7", "delete\tx\t名詞-一般\t猫\tネコ",
      "change\tx\t*\tいぬ\t~\taccent=0", "add\tx\t動詞-活用\t着る\tキル\t1 2\t0",
    ]
    let expected = try rows(corrections.joined(separator: "\n"))
    #expect(expected.count == 8)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let shuffled = corrections.shuffled(using: &generator).joined(separator: "\n# x\n\n")
      #expect(try rows(shuffled) == expected)
    }
  }

  @Test func findsDerivedReadings() throws {
    let written = try rows("change\twrong\t名詞-一般\tいぬ\t~\tcost=1\n")
    #expect(written.contains { $0.hasPrefix("いぬ,3,3,1,") })
    let changed = try rows("change\twrong\t名詞-一般\tいぬ\tイヌ\tcost=1\n")
    #expect(changed.contains { $0.hasPrefix("いぬ,3,3,1,") })
  }

  @Test func changesAllFormsOfALemma() throws {
    let changed = try rows("change\twrong\t動詞-活用\t見る\tミル\tcost=1\n")
    #expect(changed.filter { $0.hasPrefix("見") && $0.contains(",1,動詞") }.count == 2)
  }

  @Test func refusesUnusableCorrections() {
    let cases: [(text: String, code: LexiconError.Code, line: Int, why: String)] = [
      ("delete\tx\t名詞-一般\t鳥\tトリ", .unusableCorrection, 1, "no such entry"),
      ("delete\tx\t名詞-一般\t犬\tケン", .unusableCorrection, 1, "no such reading"),
      ("delete\tx\t名詞-固有名詞\t犬\tイヌ", .unusableCorrection, 1, "another section"),
      ("\nchange\tx\t*\t鳥\tトリ\tcost=1", .unusableCorrection, 2, "a change of nothing"),
      ("add\tx\t名詞-一般\t犬\tイヌ\t1\t0", .unusableCorrection, 1, "it is there already"),
      ("add\tx\t名詞-一般\tいぬ\t~\t1\t0", .unusableCorrection, 1, "it is there, read as it is written"),
      ("add\tx\t名詞-一般\tいぬ\tイヌ\t1\t0", .unusableCorrection, 1, "the same, in katakana"),
      (
        "add\tx\t名詞-一般\tきつね\tキツネ\t1\t0\nadd\tx\t名詞-一般\tきつね\t~\t2\t0",
        .unusableCorrection, 2, "an addition twice"
      ),
      (
        "delete\tx\t*\t犬\tイヌ\nadd\tx\t名詞-一般\t犬\tイヌ\t1\t0", .unusableCorrection, 2,
        "deleted and added: that is a change"
      ),
      ("change\tx\t*\t犬\tイヌ\tcost=1 2", .invalidValue, 1, "two costs for a word"),
      ("change\tx\t*\t犬\tイヌ\tsection=動詞-活用", .invalidValue, 1, "it has no verb's ending"),
      ("change\tx\t*\t見る\tミル\tsection=名詞-一般", .invalidValue, 1, "a lemma's costs for a word"),
      ("change\tx\t*\t犬\tイヌ\tcost=", .invalidValue, 1, "an empty value"),
      ("change\tx\t*\t犬\tイヌ\tcost=1\t", .invalidRow, 1, "an empty column"),
      (
        "delete\tx\t*\t犬\tイヌ\nchange\tx\t*\t犬\tイヌ\tcost=1", .unusableCorrection, 2,
        "two rows for one entry"
      ),
      ("add\tx\t無\t鳥\tトリ\t1\t0", .unknownSection, 1, "an unknown section"),
      ("change\tx\t*\t犬\tイヌ\tsection=無", .unusableCorrection, 1, "a new section that is unknown"),
      ("add\t \t名詞-一般\t鳥\tトリ\t1\t0", .invalidRow, 1, "no reason"),
      ("add\tx\t名詞-一般\t鳥\tトリ", .invalidRow, 1, "no cost"),
      ("add\tx\t名詞-一般\t鳥\tトリ\t99999\t0", .invalidValue, 1, "a cost beyond Int16"),
      ("remove\tx\t名詞-一般\t犬\tイヌ", .invalidRow, 1, "an unknown action"),
      ("change\tx\t*\t犬\tイヌ", .invalidRow, 1, "a change without values"),
      ("change\tx\t*\t犬\tイヌ\tprice=1", .invalidRow, 1, "an unknown column"),
      ("change\tx\t*\t犬\tイヌ\tcost", .invalidRow, 1, "no value"),
      ("change\tx\t*\t犬\tイヌ\tbase=a,b", .invalidValue, 1, "a comma"),
      ("change\tx\t*\t犬\tイヌ\tcost=x", .invalidValue, 1, "a cost that is not a number"),
      ("delete\tx\t*\t犬\tイヌ\tcost=1", .invalidRow, 1, "a deletion with a value"),
      ("delete\tx\t*\t犬", .invalidRow, 1, "four columns"),
      ("delete\tx\t*\t犬\tイヌ\r\n", .invalidRow, 1, "a carriage return"),
    ]
    var failures: [String] = []
    for item in cases {
      do {
        _ = try rows(item.text)
        failures.append("\(item.why): accepted")
      } catch {
        if error.code != item.code || error.line != item.line || error.path != "corrections.tsv" {
          failures.append("\(item.why): \(error.code) \(error)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func namesTheRemedy() {
    let cases: [(text: String, expected: String)] = [
      (
        "delete\tx\t*\t犬\tイヌ\nchange\tx\t*\t犬\tイヌ\tcost=1",
        "corrections.tsv:2: line 1 of corrections.tsv corrects the same entry; merge the two rows"
      ),
      (
        "add\tx\t名詞-一般\t鳥\t~\t1\t0\nadd\tx\t名詞-一般\t鳥\t鳥\t1\t0",
        "corrections.tsv:2: line 1 of corrections.tsv adds the same entry; remove one of them"
      ),
      (
        "add\tx\t名詞-一般\t犬\tイヌ\t1\t0",
        "corrections.tsv:1: the dictionary already contains “犬” with this reading in this section; write change"
      ),
      (
        "delete\tx\t*\t鳥\tトリ",
        "corrections.tsv:1: no entry “鳥” read “トリ” in the section “*”; look it up in entries/"
      ),
      (
        "drop\tx\t*\t鳥\tトリ",
        "corrections.tsv:1: “drop” is not an action; write add, change or delete"
      ),
    ]
    for item in cases {
      let error = #expect(throws: LexiconError.self) { try rows(item.text) }
      #expect(error?.description == item.expected)
    }
  }
}
