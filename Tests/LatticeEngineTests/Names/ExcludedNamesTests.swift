import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests that a dictionary without its proper names has exactly the words of one compiled without
/// them.
@Suite struct ExcludedNamesTests {
  private let fixtures: NameFixtures

  init() throws { fixtures = try NameFixtures() }

  @Test func wordsAndCostsAreThoseOfTheDictionaryWithoutNames() throws {
    let lines = NameFixtures.lines
    let expected = try NameFixtures.analysis(
      LatticeModel(dictionary: fixtures.plain.path, tries: .memory), lines)
    for source in [TrieSource.memory, .walk, .files(.none)] {
      let model = try fixtures.withoutNames(source)
      #expect(model.trieOrigin == "built in memory", "\(source): never a walk, which finds names")
      let found = try NameFixtures.analysis(model, lines)
      for (line, (words, wanted)) in zip(lines, zip(found, expected)) where words != wanted {
        Issue.record("\(source): \(String(decoding: line.prefix(90), as: UTF8.self))")
      }
    }
    // The analysis of the dictionary with names contains them, so the comparison above would detect
    // them.
    for source in [TrieSource.memory, .walk] {
      let model = try LatticeModel(dictionary: fixtures.whole.path, tries: source)
      let found = try NameFixtures.analysis(model, lines)
      let marked = Set(found.joined().map(\.feature).filter { $0.contains("ナマエ") })
      #expect(marked.count >= 9, "\(marked)")
    }
  }

  /// Every surface on a line of its own, so that other words do not hide it.
  @Test func everySurfaceAlone() throws {
    let surfaces = try DictionaryFile(path: fixtures.whole.file("sys.dic")).entries()
      .map { Array($0.surface.utf8) }
    let found = try NameFixtures.analysis(fixtures.withoutNames(), surfaces)
    let plain = try LatticeModel(dictionary: fixtures.plain.path, tries: .walk)
    #expect(try NameFixtures.analysis(plain, surfaces) == found)
    let rows: [(surface: String, isUnknown: Bool, why: String)] = [
      ("鰻", true, "only the proper-name lexicon has it"), ("𩸽", true, "the same above U+FFFF"),
      ("東京", false, "both have it"), ("犬", false, "the name's entry comes first"),
    ]
    let finder = BestPathFinder(model: try fixtures.withoutNames())
    for row in rows {
      let words = try NativeAnalysis.words(of: Array(row.surface.utf8), finder)
      #expect(words.map(\.isUnknown) == [row.isUnknown], "\(row.why)")
    }
  }

  @Test func userDictionariesAreUnaffected() throws {
    let folder = try TemporaryDirectory(prefix: "user")
    let compiler = try DictionaryCompiler(systemDictionary: fixtures.whole.path)
    let rows =
      MiniDictionary.userRows + [
        DictionaryRow(surface: "鰻", leftID: 1, rightID: 1, cost: 50, feature: "名詞,一般,ナマエ")
      ]
    let user = try folder.write(compiler.userDictionary(rows: rows), to: "user.dic")
    let lines = NameFixtures.lines + [Array("令和の東京都に鰻".utf8)]
    let plain = try LatticeModel(
      dictionary: fixtures.plain.path, userDictionaries: [user], tries: .memory)
    let found = try NameFixtures.analysis(fixtures.withoutNames(users: [user]), lines)
    #expect(try NameFixtures.analysis(plain, lines) == found)
    #expect(found.last?.last?.feature == "名詞,一般,ナマエ", "only the lexicon's names are excluded")
  }

  /// Any subset of the entries can be proper names.
  @Test func anyEntriesMayBeNames() throws {
    let source = try MiniDictionary.copyOfSource()
    let rows = String(decoding: try contents(ofFile: source.file("lexicon.csv")), as: UTF8.self)
      .split(separator: "\n")
    var generator = SeededGenerator(seed: 15)
    for round in 0..<12 {
      let share = Double(round + 1) / 14
      let names = Set(
        rows.indices.filter { _ in Double.random(in: 0..<1, using: &generator) < share })
      // Marked, so that of two equal rows one can be a name and the other not.
      let marked = rows.enumerated().map { names.contains($0) ? "\($1)ナマエ" : String($1) }
      try source.write(marked.joined(separator: "\n") + "\n", to: "lexicon.csv")
      let whole = try TemporaryDirectory(prefix: "any-names")
      try DictionaryCompiler.compileSystemDictionary(source: source.path, to: whole.path)
      let entries = try NameFixtures.names(in: whole.path)
      #expect(entries.count == names.count, "\(round)")
      try ProperNameEntries.compile(directory: whole.path, entries: entries)
      let remaining = marked.filter { !$0.hasSuffix("ナマエ") }
      try source.write(remaining.joined(separator: "\n") + "\n", to: "lexicon.csv")
      let plain = try TemporaryDirectory(prefix: "no-names")
      try DictionaryCompiler.compileSystemDictionary(source: source.path, to: plain.path)
      let lines =
        NameFixtures.lines
        + (0..<40).map { _ in
          let words = (0..<8).map { _ in rows.randomElement(using: &generator) ?? "" }
          return Array(words.map { $0.prefix { $0 != "," } }.joined().utf8)
        }
      let found = try NameFixtures.analysis(
        LatticeModel(dictionary: whole.path, properNames: .excluded, tries: .memory), lines)
      let expected = try NameFixtures.analysis(
        LatticeModel(dictionary: plain.path, tries: .memory), lines)
      #expect(found == expected, "round \(round), \(names.count) names")
    }
  }

  @Test func dictionariesWithoutNamesAreUnaffected() throws {
    let plain = fixtures.plain.path
    try TrieImageCompiler.compile(directory: plain)
    let on = try LatticeModel(dictionary: plain, cache: .none)
    let off = try LatticeModel(dictionary: plain, properNames: .excluded, cache: .none)
    #expect(off.trieOrigin == "beside the dictionary", "no names.bits")
    #expect(
      try NameFixtures.analysis(on, NameFixtures.lines)
        == NameFixtures.analysis(off, NameFixtures.lines))
    try ProperNameEntries.compile(directory: plain, entries: [])
    let empty = try LatticeModel(dictionary: plain, properNames: .excluded, cache: .none)
    #expect(empty.trieOrigin == "beside the dictionary", "no entry")
  }
}
