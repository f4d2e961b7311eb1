import Foundation
import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// The export of dictionary images to MeCab's files.
struct DictionaryExportTests {
  private static let files = [
    "sys.dic", "matrix.bin", "char.bin", "unk.dic", "dicrc", "pos-id.def", "left-id.def",
    "right-id.def", "rewrite.def", "names.bits",
  ]

  @Test("The files are those that the image was compiled from, byte for byte")
  func files() throws {
    let fixture = try CodedFixture()
    let target = try TemporaryDirectory(prefix: "exported")
    let output = target.file("new/folder")
    try DictionaryExport.write(dictionary: fixture.directory.path, to: output)
    for name in Self.files {
      let original = fixture.compiled + "/" + name
      #expect(
        FileManager.default.fileExists(atPath: original)
          == FileManager.default.fileExists(atPath: output + "/" + name), "\(name)")
      // The features of sys.dic are in the order of its tokens, so that its bytes may differ from
      // those of a source that was not sorted by surface.
      guard name != "sys.dic", FileManager.default.fileExists(atPath: original) else { continue }
      #expect(try contents(ofFile: output + "/" + name) == contents(ofFile: original), "\(name)")
    }
    let exported = try DictionaryFile(path: output + "/sys.dic")
    let original = try DictionaryFile(path: fixture.compiled + "/sys.dic")
    #expect(try Array(exported.entries()) == Array(original.entries()))
    #expect(exported.byteCount == original.byteCount)
    #expect(throws: Never.self) {
      try DictionaryInspection(directory: output).verify(full: true)
    }
    #expect(try DictionaryInspection(directory: output).verifyHashes() == .verified)
  }

  @Test("A dictionary that consists of MeCab's files is not exported")
  func notAnImage() throws {
    let target = try TemporaryDirectory(prefix: "exported")
    let directory = try MiniDictionary.directory()
    expectMeCabError(.unsupportedDictionary, path: directory, "no image") {
      try DictionaryExport.write(dictionary: directory, to: target.path)
    }
  }

  @Test("The cache is written once, repaired if incomplete, and needed")
  func cache() throws {
    let fixture = try CodedFixture()
    let folder = try TemporaryDirectory(prefix: "cache")
    let cache = TrieCache.folder(folder.file("mutsu"))
    let path = fixture.directory.path
    let first = try DictionaryExport.directory(of: path, cache: cache)
    #expect(first.hasPrefix(folder.file("mutsu/mecab-")))
    func fileNumber() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: first + "/sys.dic")[.systemFileNumber]
        as? Int
    }
    let number = try fileNumber()
    #expect(try DictionaryExport.directory(of: path, cache: cache) == first)
    #expect(try fileNumber() == number, "not written again")
    try FileManager.default.removeItem(atPath: first + "/sys.dic")
    #expect(try DictionaryExport.directory(of: path, cache: cache) == first)
    #expect(throws: Never.self) { try DictionaryInspection(directory: first).verify(full: true) }
    let image = fixture.directory.file("dictionary.mutsu")
    expectMeCabError(.unsupportedDictionary, path: image, "no cache") {
      _ = try DictionaryExport.directory(of: path, cache: .none)
    }
    #expect(try DictionaryExport.directory(of: fixture.compiled, cache: .none) == fixture.compiled)
  }
}
