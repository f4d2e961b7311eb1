import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests dictionaries with surfaces that end inside a character, such as some in Debian's JumanDIC.
@Suite struct UnsupportedDictionaryTests {
  @Test func truncatedKanaAreDetectedAtOpening() throws {
    let table: [(prefix: String, ending: [UInt8], why: String)] = [
      ("ゑ", [0xE3, 0x81], "two of three bytes"), ("ゑ", [0xE3], "one of three bytes"),
      ("ゖ", [0xE3, 0x83], "the end of the block"),
    ]
    for (prefix, ending, why) in table {
      let dictionary = try TableFixtures.dictionary(cut: prefix, ending)
      expectMeCabError(.unsupportedDictionary, path: dictionary.file("sys.dic"), why) {
        _ = try LatticeModel(dictionary: dictionary.path, tries: .files(.none))
      }
    }
    let whole = try TableFixtures.dictionary(moreRows: TableFixtures.row("ゑぁ"))
    let model = try LatticeModel(dictionary: whole.path, tries: .files(.none))
    #expect(model.trieOrigin == "none yet (direct walk)")
  }

  @Test func othersAreDetectedInLines() throws {
    let dictionary = try TableFixtures.dictionary(cut: "学", [0xE5])
    let folder = try TemporaryDirectory(prefix: "cache")
    let source = TrieSource.files(.folder(folder.path))
    let model = try LatticeModel(dictionary: dictionary.path, tries: source)
    let finder = BestPathFinder(model: model)
    #expect(try finder.found(in: "東京都の学生").count > 2, "not met: 生 starts with another byte")
    let path = dictionary.file("sys.dic")
    expectMeCabError(.unsupportedDictionary, path: path, "the surface") {
      _ = try finder.found(in: "東京の学問")
    }
    expectMeCabError(.unsupportedDictionary, path: path, "from then on every line") {
      _ = try finder.found(in: "東京都の学生")
    }
    expectMeCabError(.unsupportedDictionary, path: path, "of every worker") {
      _ = try BestPathFinder(model: model).found(in: "猫")
    }
    expectMeCabError(.unsupportedDictionary, path: path, "and of every process that comes later") {
      _ = try LatticeModel(dictionary: dictionary.path, tries: source)
    }
    let names = TableFixtures.names(in: folder.path)
    #expect(names.count == 1)
    let marker = try contents(ofFile: folder.file(try #require(names.first)))
    #expect(marker.count == 128, "only a header")
  }

  @Test func detectedWhenTriesAreBuilt() throws {
    let dictionary = try TableFixtures.dictionary(cut: "𠮷", [0xE5, 0x95])
    let path = dictionary.file("sys.dic")
    let folder = try TemporaryDirectory(prefix: "cache")
    let model = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder.path)))
    for why in ["the first time", "and again"] {
      expectMeCabError(.unsupportedDictionary, path: path, why) { try model.buildTries() }
    }
    expectMeCabError(.unsupportedDictionary, path: path, "lines") {
      _ = try BestPathFinder(model: model).found(in: "猫")
    }
    expectMeCabError(.unsupportedDictionary, path: path, "the next opening") {
      _ = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder.path)))
    }
    expectMeCabError(.unsupportedDictionary, path: path, "built at opening") {
      _ = try LatticeModel(dictionary: dictionary.path, tries: .memory)
    }
    expectMeCabError(.unsupportedDictionary, path: path, "the compiler") {
      try TrieImageCompiler.compile(directory: dictionary.path)
    }
    #expect(!TableFixtures.names(in: dictionary.path).contains("words.trie"))
  }

  @Test func detectedAtTheLimit() throws {
    let dictionary = try TableFixtures.dictionary(cut: "学", [0xE5])
    let model = try LatticeModel(
      dictionary: dictionary.path, tries: .files(.none), walkLimit: 10)
    let finder = BestPathFinder(model: model)
    #expect(try finder.found(in: "猫").count == 1)
    expectMeCabError(.unsupportedDictionary, "a line without the surface") {
      _ = try finder.found(in: "東京都")
    }
  }

  @Test func userDictionaryWithATruncatedSurface() throws {
    let dictionary = try TableFixtures.dictionary()
    let userFolder = try TemporaryDirectory(prefix: "user")
    let surface = CutSurface("学", [0xE5, 0x95])
    let csv = try userFolder.write(TableFixtures.row(surface.surface), to: "user.csv")
    let user = userFolder.file("user.dic")
    try DictionaryCompiler(systemDictionary: dictionary.path)
      .writeUserDictionary(csvFiles: [csv], to: user)
    try surface.cut(user)
    let walking = try LatticeModel(
      dictionary: dictionary.path, userDictionaries: [user], tries: .walk)
    for why in ["met while walking", "and known from then on"] {
      expectMeCabError(.unsupportedDictionary, path: user, why) {
        _ = try BestPathFinder(model: walking).found(in: "学問")
      }
    }
    expectMeCabError(.unsupportedDictionary, path: user, "small ones are built at opening") {
      _ = try LatticeModel(
        dictionary: dictionary.path, userDictionaries: [user], tries: .files(.none))
    }
  }
}
