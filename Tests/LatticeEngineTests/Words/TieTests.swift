import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests ties: among paths of equal cost, MeCab takes the one whose word entered the lattice last.
///
/// Words with the same start enter it in reverse order, so the first of them wins.
@Suite struct TieTests {
  private static func row(_ surface: String, _ cost: Int, _ feature: String) -> DictionaryRow {
    DictionaryRow(surface: surface, leftID: 1, rightID: 1, cost: cost, feature: feature)
  }

  /// Returns the features of the words of a line with user dictionaries of these rows.
  private static func features(
    of line: String, _ dictionaries: [[DictionaryRow]]
  ) throws -> [String] {
    let folder = try TemporaryDirectory()
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    var paths: [String] = []
    for (number, rows) in dictionaries.enumerated() {
      let path = folder.file("\(number).dic")
      try compiler.writeUserDictionary(rows: rows, to: path)
      paths.append(path)
    }
    let analysis = try NativeAnalysis(MiniDictionary.directory(), userDictionaries: paths)
    try expectSameAsLibMeCab(
      [line, line + line, "東京" + line, " " + line + " へ"].map { Array($0.utf8) },
      dictionaries: [MiniDictionary.directory()], userDictionaries: paths)
    return try analysis.words(of: line).map(\.feature)
  }

  @Test func homographs() throws {
    let analysis = try NativeAnalysis()
    let table: [(line: String, reading: String, why: String)] = [
      ("日本", "ニホン", "the first of two equal entries"),
      ("私", "ワタシ", "the cheaper one, which is the first"),
      ("何", "ナニ", "likewise"),
    ]
    for (line, reading, why) in table {
      let words = try analysis.words(of: line)
      #expect(words.count == 1)
      #expect(words.first?.feature.contains(reading) == true, "\(why)")
    }
  }

  @Test func entriesOfOneDictionary() throws {
    let table: [(rows: [DictionaryRow], feature: String, why: String)] = [
      ([row("ぬ", 5, "a"), row("ぬ", 5, "b")], "a", "equal: the first"),
      ([row("ぬ", 6, "a"), row("ぬ", 5, "b")], "b", "the cheaper"),
      ([row("ぬ", 5, "a"), row("ぬ", 6, "b"), row("ぬ", 5, "c")], "a", "the first of the cheapest"),
      (
        [
          row("ぬ", 5, "a"),
          DictionaryRow(surface: "ぬ", leftID: 1, rightID: 4, cost: 5, feature: "b"),
        ],
        "a", "other ids, equal costs"
      ),
      (
        [
          DictionaryRow(surface: "ぬ", leftID: 4, rightID: 1, cost: 5, feature: "b"),
          row("ぬ", 5, "a"),
        ],
        "b", "in the other order"
      ),
      (Array(repeating: row("ぬ", -32_768, "x"), count: 255), "x", "as many as a surface can have"),
      (
        (0..<255).map { row("ぬ", 300 - $0, "\($0)") }, "254", "the last of many, and the cheapest"
      ),
    ]
    func row(_ surface: String, _ cost: Int, _ feature: String) -> DictionaryRow {
      Self.row(surface, cost, feature)
    }
    for (rows, feature, why) in table {
      #expect(try Self.features(of: "ぬ", [rows]) == [feature], "\(why)")
    }
  }

  @Test func severalDictionaries() throws {
    let first = [Self.row("東京", -9_000, "first"), Self.row("ぬ", 0, "first")]
    let second = [Self.row("東京", -9_000, "second"), Self.row("ぬ", 0, "second")]
    let cheaper = [Self.row("東京", -9_001, "cheaper")]
    let table: [(line: String, dictionaries: [[DictionaryRow]], feature: String, why: String)] = [
      ("東京", [first], "first", "cheaper than the system dictionary's"),
      ("東京", [first, second], "first", "equal: the earlier dictionary"),
      ("東京", [second, first], "second", "in the other order"),
      ("ぬ", [first, second, first], "first", "three"),
      ("東京", [cheaper, second], "cheaper", "costs decide first"),
      ("東京", [second, cheaper, first], "cheaper", "in the middle"),
    ]
    for (line, dictionaries, feature, why) in table {
      #expect(try Self.features(of: line, dictionaries) == [feature], "\(why)")
    }
  }

  /// A user dictionary's word with the cost of the system dictionary's word.
  @Test func aTieWithTheSystemDictionary() throws {
    let same = DictionaryRow(surface: "東京", leftID: 2, rightID: 2, cost: 2_400, feature: "mine")
    #expect(try Self.features(of: "東京", [[same]]) != ["mine"])
    var cheaper = same
    cheaper.cost -= 1
    #expect(try Self.features(of: "東京", [[cheaper]]) == ["mine"])
  }

  /// Paths that divide a line differently and have the same cost.
  @Test func pathsOfEqualCost() throws {
    let parts = ["ab", "cd", "abc", "d", "a", "bcd", "abcd"].map { surface in
      DictionaryRow(
        surface: surface, leftID: 1, rightID: 1, cost: -15_000 * surface.count, feature: surface)
    }.filter { $0.cost >= -32_768 }
    // The result is libmecab's choice: both engines are compared within `features`.
    #expect(try Self.features(of: "abcd", [parts]).joined() == "abcd")
    let equal = ["x", "xx", "xxx"].map {
      DictionaryRow(surface: $0, leftID: 1, rightID: 1, cost: -9_000, feature: $0)
    }
    #expect(try Self.features(of: "xxxxxxx", [equal, equal.reversed()]).joined() == "xxxxxxx")
  }

  /// As many user dictionaries as a command line can name.
  @Test func manyDictionaries() throws {
    let dictionaries = (0..<40).map { number in [Self.row("ぬ", 7, "\(number)")] }
    #expect(try Self.features(of: "ぬ", dictionaries) == ["0"])
  }

  /// The number of a lexicon has eight bits in the lattice, and one value means none.
  @Test func moreDictionariesThanCanBeNumbered() throws {
    let folder = try TemporaryDirectory(prefix: "many")
    let path = folder.file("one.dic")
    let mini = try MiniDictionary.directory()
    try DictionaryCompiler(systemDictionary: mini)
      .writeUserDictionary(rows: [Self.row("ぬ", 7, "one")], to: path)
    for (count, isSupported) in [(254, true), (255, false)] {
      let paths = Array(repeating: path, count: count)
      do throws(MeCabError) {
        let model = try LatticeModel(dictionary: mini, userDictionaries: paths)
        #expect(isSupported && model.userDictionaries.count == count)
      } catch {
        #expect(!isSupported && error.code == .unsupportedDictionary, "\(error)")
      }
    }
  }
}
