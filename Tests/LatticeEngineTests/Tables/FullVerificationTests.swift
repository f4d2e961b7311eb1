import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests `verification: .full`, which checks the contents of all files and that they belong
/// together.
@Suite struct FullVerificationTests {
  private static func open(_ dictionary: String, _ folder: String = "") throws -> LatticeModel {
    try LatticeModel(dictionary: dictionary, verification: .full, tries: .files(.folder(folder)))
  }

  @Test func intactFiles() throws {
    let dictionary = try TableFixtures.dictionary()
    #expect(try Self.open(dictionary.path).trieOrigin == "built in memory", "they had to be made")
    try TrieImageCompiler.compile(directory: dictionary.path)
    #expect(try Self.open(dictionary.path).trieOrigin == "beside the dictionary")
  }

  @Test func triesOfOtherWords() throws {
    let dictionary = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: dictionary.file("words.trie"))
    for offset in [bytes.count - 8, bytes.count / 2, 128 + 16 * 0x6771] {
      var damaged = bytes
      damaged[offset] ^= 1
      let path = try dictionary.write(damaged, to: "words.trie")
      expectMeCabError(.dictionaryDamaged, path: path, "byte \(offset)") {
        _ = try Self.open(dictionary.path)
      }
      let model = try LatticeModel(dictionary: dictionary.path)
      #expect(model.trieOrigin == "beside the dictionary", "not detected from headers alone")
    }
  }

  @Test func cachedTries() throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder.path)))
      .buildTries()
    let name = try #require(TableFixtures.names(in: folder.path).first)
    let path = folder.file(name)
    #expect(try Self.open(dictionary.path, folder.path).trieOrigin == "cache (\(path))")
    var bytes = try contents(ofFile: path)
    bytes[bytes.count - 3] ^= 0x10
    try folder.write(bytes, to: name)
    let rebuilt = try Self.open(dictionary.path, folder.path)
    #expect(rebuilt.trieOrigin == "built in memory", "the checksum does not match")
    #expect(rebuilt.cacheProblem?.path == path)
    try folder.write(DamagedDictionary.sealed(bytes), to: name)
    expectMeCabError(.dictionaryDamaged, path: path, "a changed cost with a matching checksum") {
      _ = try Self.open(dictionary.path, folder.path)
    }
  }

  @Test func damagedDictionaries() throws {
    let sound = try TableFixtures.dictionary()
    let system = try contents(ofFile: sound.file("sys.dic"))
    let characters = try contents(ofFile: sound.file("char.bin"))
    let table: [(name: String, bytes: [UInt8], offset: Int, why: String)] = [
      ("sys.dic", system, 72 + 3, "the root leads nowhere"),
      ("sys.dic", system, 72 + 8 * (Int(0xE3) + 2) + 6, "an unreachable unit"),
      ("char.bin", characters, characters.count - 2, "a category that does not exist"),
    ]
    for (name, bytes, offset, why) in table {
      let dictionary = try TableFixtures.dictionary()
      var damaged = bytes
      damaged[offset] ^= 0x7F
      let path = try dictionary.write(damaged, to: name)
      expectMeCabError(.dictionaryDamaged, path: path, why) {
        _ = try Self.open(dictionary.path)
      }
    }
  }

  /// The hash of a trie image is in the manifest of its dictionary.
  @Test func hashesOfTries() throws {
    let dictionary = try TableFixtures.dictionary()
    func verify() throws -> HashVerification {
      try DictionaryInspection(directory: dictionary.path).verifyHashes()
    }
    let before = try contents(ofFile: dictionary.file("manifest"))
    try TrieImageCompiler.compile(directory: dictionary.path)
    #expect(try verify() == .verified)
    let after = try contents(ofFile: dictionary.file("manifest"))
    #expect(after.starts(with: before) && after.count > before.count, "a line is added")
    try TrieImageCompiler.compile(directory: dictionary.path)
    #expect(try contents(ofFile: dictionary.file("manifest")) == after)
    var trie = try contents(ofFile: dictionary.file("words.trie"))
    trie[trie.count - 8] ^= 1
    let path = try dictionary.write(trie, to: "words.trie")
    expectMeCabError(.dictionaryDamaged, path: path, "a changed word") { _ = try verify() }
  }
}
