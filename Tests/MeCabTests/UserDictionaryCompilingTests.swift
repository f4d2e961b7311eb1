#if LibMeCab
import CMeCab
import Foundation
import MeCab
import TestSupport
import Testing

/// Tests user dictionaries compiled by this library in libmecab.
@Suite struct UserDictionaryCompilingTests {
  private static let rows = MiniDictionary.userRows

  private static func words(_ text: String, user: String) throws -> String {
    let options = [
      "mecab", "-r", "/dev/null", "-Owakati", "-d", try MiniDictionary.directory(), "-u", user,
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let tagger = try #require(mecab_new(Int32(arguments.count), &arguments))
    defer { mecab_destroy(tagger) }
    return String(cString: try #require(mecab_sparse_tostr(tagger, text)))
  }

  @Test func libmecabFindsItsWords() throws {
    let directory = try temporaryDirectory()
    let path = directory.file("user.dic")
    try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
      .writeUserDictionary(rows: Self.rows, to: path)
    #expect(try Self.words("令和に行く", user: path) == "令和 に 行く \n")
    #expect(try Self.words("東京都に行く", user: path) == "東京都に 行く \n")
  }
}
#endif
