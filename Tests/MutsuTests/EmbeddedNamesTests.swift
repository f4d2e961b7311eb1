import Foundation
import Mutsu
import TestSupport
import Testing

#if EmbeddedDictionary
/// Tests the embedded dictionary with and without its proper names.
@Suite struct EmbeddedNamesTests {
  private let text = "小樋山さんが斑鳩町へ行った"

  @Test func namesAreWordsUnlessExcluded() throws {
    let on = try Tokenizer.embedded()
    let off = try Tokenizer.embedded(properNames: .excluded)
    #expect(on.words(in: text) == ["小樋山", "さん", "が", "斑鳩町", "へ", "行っ", "た"])
    #expect(off.words(in: text) == ["小", "樋山", "さん", "が", "斑鳩", "町", "へ", "行っ", "た"])
    #expect(try Tokenizer.embedded(properNames: .included).words(in: text) == on.words(in: text))
    #expect(off.engine == .native)
    #expect(off.words(in: "令和の東京") == ["令和", "の", "東京"], "corrections stay")
  }

  @Test func userWordsStay() throws {
    let words = UserDictionary.csv("小樋山,おびやま,名詞")
    let off = try Tokenizer.embedded(userDictionaries: [words], properNames: .excluded)
    #expect(off.tokens(in: text).first?.reading == "オビヤマ")
  }

  @Test func triesAreCached() throws {
    let folder = try TemporaryDirectory(prefix: "cache")
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    for _ in 0..<2 {
      let tokenizer = try Tokenizer(
        dictionary: .embedded, properNames: .excluded, cache: .folder(folder.path))
      #expect(tokenizer.words(in: "斑鳩町") == ["斑鳩", "町"])
      #expect(try files().count == 1)
    }
    let tokenizer = try Tokenizer(dictionary: .embedded, cache: .folder(folder.path))
    #expect(tokenizer.words(in: "斑鳩町") == ["斑鳩町"])
    #expect(try files().count == 1, "with names on the tables come with the dictionary")
  }

  @Test func theManifestCountsTheNames() throws {
    let dictionary = try BundledDictionary()
    #expect(dictionary.nameCount > 0 && dictionary.nameCount < dictionary.entryCount)
    let file = try #require(dictionary.files.first { $0.name == "dictionary.mutsu" })
    #expect(file.size < 50_000_000, "the dictionary has at most 50 MB")
  }
}
#endif
