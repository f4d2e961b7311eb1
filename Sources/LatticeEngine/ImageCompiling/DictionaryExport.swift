import DictionaryManifest
public import MeCabDictionary
import TextFoundation

/// Writes the files of MeCab for a dictionary that is stored in one file, such as the embedded one.
///
/// Other programs, and libmecab, can read only these files; they take three times the space.
public enum DictionaryExport {
  /// The sections that are files of MeCab; `sys.dic` is written last.
  private static let copiedFiles = [
    "dicrc", "matrix.bin", "char.bin", "unk.dic", "pos-id.def", "rewrite.def", "left-id.def",
    "right-id.def", DictionaryFormat.properNamesName,
  ]

  /// Writes the files of a dictionary to a directory, which is created if it does not exist.
  ///
  /// A manifest with the hashes of the files is written last. The entries are the same, in the same order; `sys.dic` is the file that the image was compiled
  /// from, byte for byte, if its rows were sorted by surface.
  ///
  /// ```swift
  /// try DictionaryExport.write(dictionary: "/opt/mutsu/dictionary.mutsu", to: "/tmp/naist-jdic")
  /// // then: mecab -d /tmp/naist-jdic
  /// ```
  ///
  /// - Parameters:
  ///   - path: the directory of the dictionary, or the path of its file.
  ///   - directory: the directory of the new files.
  /// - Throws: `MeCabError` with `dictionaryMissing`, `dictionaryDamaged`, or `fileUnreadable` if
  ///   the directory cannot be written; with `unsupportedDictionary` if the dictionary already
  ///   consists of MeCab's files.
  public static func write(dictionary path: String, to directory: String) throws(MeCabError) {
    let folder = try DictionaryFolder(path)
    guard let image = folder.image else {
      throw MeCabError(
        .unsupportedDictionary, "already consists of MeCab's files; copy them", path: path)
    }
    try FileSystem.makeDirectories(directory)
    // A manifest must never describe other files.
    let manifest = FileSystem.join(directory, FileHashes.fileName)
    FileSystem.remove(manifest)
    var files: [FileHashes.File] = []
    try write(image) { name, bytes throws(MeCabError) in
      try FileSystem.writeAtomically(bytes, to: FileSystem.join(directory, name))
      files.append(
        FileHashes.File(
          name: name, size: bytes.count, sha256: SHA256.hexadecimal(of: bytes)))
    }
    try FileSystem.writeAtomically(Array(FileHashes(files).text.utf8), to: manifest)
  }

  /// Passes the files of MeCab to `save`, the largest one last.
  package static func write(
    _ image: DictionaryImage,
    _ save: (String, UnsafeRawBufferPointer) throws(MeCabError) -> Void
  ) throws(MeCabError) {
    let lexicon = try CodedLexicon(image)
    for name in copiedFiles {
      guard let file = image.contents(of: name) else { continue }
      try file.withBytes { bytes throws(MeCabError) in try save(name, bytes) }
    }
    let compiled = try systemDictionary(lexicon)
    let bytes = FileBytes(copying: compiled, path: image.path)
    try bytes.withBytes { bytes throws(MeCabError) in try save("sys.dic", bytes) }
  }

  /// Returns the contents of `sys.dic`.
  private static func systemDictionary(_ lexicon: CodedLexicon) throws(MeCabError) -> [UInt8] {
    var builder = LexiconBuilder()
    try lexicon.forEachEntry { surface, token, feature throws(MeCabError) in
      try builder.append(
        surface: UnsafeRawBufferPointer(surface), feature: UnsafeRawBufferPointer(feature),
        leftID: Int(token.leftID), rightID: Int(token.rightID),
        partOfSpeechID: Int(token.partOfSpeechID), cost: Int(token.cost))
    }
    let size = lexicon.matrixSize
    return try builder.compiled(kind: .system, leftSize: size.left, rightSize: size.right)
  }
}
