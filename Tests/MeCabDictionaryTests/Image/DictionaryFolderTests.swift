import MeCabDictionary
import TestSupport
import Testing

/// The files of a dictionary in a directory or an image.
struct DictionaryFolderTests {
  private static func image(_ sections: [(String, String)]) -> [UInt8] {
    var writer = DictionaryImageWriter()
    for (name, contents) in sections { writer.append(name, Array(contents.utf8)) }
    return writer.contents()
  }

  @Test("The files of a directory are those on disk")
  func directory() throws {
    let folder = try DictionaryFolder(MiniDictionary.directory())
    #expect(folder.image == nil)
    #expect(folder.contains("sys.dic") && !folder.contains("words.trie"))
    #expect(try folder.contents(of: "dicrc").path == folder.path + "/dicrc")
    #expect(folder.location(of: "x.def") == folder.path + "/x.def")
    #expect(folder.directory == folder.path)
    #expect(throws: MeCabError.self) { try folder.contents(of: "x.def") }
  }

  @Test("An image in a directory takes precedence over MeCab's files")
  func imageInDirectory() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    try directory.write(Self.image([("dicrc", "cost-factor = 7\n")]), to: "dictionary.mutsu")
    let folder = try DictionaryFolder(directory.path)
    #expect(folder.image != nil)
    #expect(folder.contains("dicrc") && !folder.contains("sys.dic"))
    #expect(folder.directory == directory.path)
    #expect(folder.location(of: "dicrc") == directory.path + "/dictionary.mutsu (dicrc)")
    #expect(try DictionaryConfiguration(directory: directory.path).costFactor == 7)
    do throws(MeCabError) {
      _ = try folder.contents(of: "matrix.bin")
      Issue.record("a missing section")
    } catch {
      #expect(error.message.contains("the section matrix.bin is missing"))
    }
  }

  @Test("An image can be specified by its path")
  func imagePath() throws {
    let directory = try TemporaryDirectory(prefix: "image")
    try directory.write(Self.image([("dicrc", "")]), to: "small.mutsu")
    let folder = try DictionaryFolder(directory.file("small.mutsu"))
    #expect(folder.image?.sections.count == 1)
    #expect(folder.directory == directory.path)
  }

  @Test("A file that is no image, and a missing one, are errors")
  func invalidImages() throws {
    let directory = try TemporaryDirectory(prefix: "image")
    try directory.write(Array("text".utf8), to: "dictionary.mutsu")
    for (path, code) in [
      (directory.path, MeCabError.Code.dictionaryDamaged),
      (directory.file("dictionary.mutsu"), .dictionaryDamaged),
      (directory.file("missing.mutsu"), .dictionaryMissing),
    ] {
      do throws(MeCabError) {
        _ = try DictionaryFolder(path)
        Issue.record("\(path)")
      } catch {
        #expect(error.code == code, "\(path): \(error)")
      }
    }
  }
}
