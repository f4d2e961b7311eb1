import MeCabDictionary
import TestSupport

@testable import LatticeEngine

/// A dictionary of MeCab's files and its image.
struct CodedFixture {
  /// The directory of the compiled files.
  let compiled: String
  /// The directory that contains the image alone.
  let directory: TemporaryDirectory
  /// The contents of the image.
  let contents: [UInt8]

  /// Makes the image of the miniature dictionary, with proper names and with words of several
  /// entries.
  init() throws {
    let names = try NameFixtures()
    try self.init(compiled: names.whole)
  }

  /// Makes the image of a dictionary, whose files it keeps.
  init(compiled files: TemporaryDirectory) throws {
    self.files = files
    compiled = files.path
    try TrieImageCompiler.compile(directory: files.path)
    contents = try DictionaryImageCompiler.compile(directory: files.path)
    directory = try TemporaryDirectory(prefix: "image")
    try directory.write(contents, to: DictionaryFormat.imageName)
  }

  private let files: TemporaryDirectory

  /// Returns the lexicon of the image.
  func lexicon() throws -> CodedLexicon {
    try CodedLexicon(DictionaryImage(path: directory.file(DictionaryFormat.imageName)))
  }

  /// The image in memory of its own with changed bytes.
  static func image(_ contents: [UInt8]) throws(MeCabError) -> DictionaryImage {
    try DictionaryImage(FileBytes(copying: contents, path: "damaged.mutsu"))
  }
}
