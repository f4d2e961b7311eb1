/// An inspection of a dictionary directory: its files, their sizes and their integrity.
///
/// ```swift
/// let found = try DictionaryInspection(directory: "/var/lib/mecab/dic/ipadic-utf8")
/// print(found.charset, found.system.entryCount, found.categories.count)  // UTF-8 392127 11
/// try found.verify(full: true)
/// ```
public struct DictionaryInspection: Sendable {
  /// A file of the directory.
  public struct File: Sendable, Hashable {
    /// The name of the file in the directory.
    public let name: String
    /// The size in bytes.
    public let byteCount: Int
  }

  /// The files that libmecab opens, all of which a dictionary directory must contain.
  public static let requiredFiles = ["dicrc", "sys.dic", "unk.dic", "matrix.bin", "char.bin"]
  /// The files that are read when user dictionaries are compiled, if they exist.
  public static let definitionFiles = ["pos-id.def", "rewrite.def", "left-id.def", "right-id.def"]

  /// The directory as specified.
  public let directory: String
  /// The settings in `dicrc`.
  public let configuration: DictionaryConfiguration
  /// The lexicon, `sys.dic`.
  public let system: DictionaryFile
  /// The entries of unknown words, `unk.dic`.
  public let unknown: DictionaryFile
  /// The first size of the connection matrix, the number of right ids.
  public let leftSize: Int
  /// The second size of the connection matrix, the number of left ids.
  public let rightSize: Int
  /// The character table, `char.bin`.
  package let characters: CharacterTable

  /// The known files that exist, required ones first.
  public var files: [File] {
    (Self.requiredFiles + Self.definitionFiles).compactMap { name in
      FileSystem.size(of: FileSystem.join(directory, name)).map { File(name: name, byteCount: $0) }
    }
  }

  /// The charset of the lexicon.
  public var charset: String { system.charset }
  /// The character categories by category number.
  public var categories: [String] { characters.categories }

  /// Opens the files of a directory and checks headers and sizes, in O(1) of the size of the
  /// lexicon.
  ///
  /// Files in any charset can be opened; call ``DictionaryFile/requireUTF8()`` on ``system`` to
  /// reject others.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing` and the file, `fileUnreadable`,
  ///   `dictionaryDamaged` or `invalidDefinition`; `unsupportedDictionary` if the dictionary is
  ///   one file (`dictionary.mutsu`) instead of MeCab's files.
  public init(directory: String) throws(MeCabError) {
    func path(_ name: String) -> String { FileSystem.join(directory, name) }
    self.directory = directory
    guard FileSystem.exists(directory) else {
      throw MeCabError(
        .dictionaryMissing, "does not exist; specify the directory of a compiled dictionary",
        path: directory)
    }
    if let image = try DictionaryFolder(directory).image {
      throw MeCabError(
        .unsupportedDictionary,
        "is a dictionary in one file, which libmecab cannot read; write MeCab's files with "
          + "jptok dictionary export", path: image.path)
    }
    for name in Self.requiredFiles where !FileSystem.exists(path(name)) {
      throw MeCabError(
        .dictionaryMissing,
        "does not exist; a compiled dictionary has \(Self.requiredFiles.joined(separator: ", "))",
        path: path(name))
    }
    configuration = try DictionaryConfiguration(directory: directory)
    system = try DictionaryFile(path: path("sys.dic"))
    unknown = try DictionaryFile(path: path("unk.dic"))
    characters = try CharacterTable(path: path("char.bin"))
    let matrix = path("matrix.bin")
    let size = try FileBytes(path: matrix).withBytes { bytes throws(MeCabError) in
      try MatrixSize(compiled: bytes, path: matrix)
    }
    leftSize = size.left
    rightSize = size.right
    try verifyTogether()
  }

  /// Checks that the files belong together, and optionally checks their complete contents.
  ///
  /// - Parameter full: Whether to read every entry and the category of every character, so that a
  ///   damaged file is detected instead of crashing libmecab; this takes about 0.3 s for 800,000
  ///   entries in a release build. The costs in `matrix.bin` can have any value and are not read; a
  ///   changed cost or letter is detected only by ``verifyHashes()``.
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` and the file.
  public func verify(full: Bool) throws(MeCabError) {
    try verifyTogether()
    guard full else { return }
    try characters.verify()
    try unknown.verify()
    for category in categories where try !unknown.hasEntries(forSurface: category) {
      throw unknown.damaged("the category \(category) of char.bin has no entry")
    }
    try system.verify()
  }

  /// Checks a dictionary with its user dictionaries and throws a precise error if it cannot be
  /// opened or is damaged.
  ///
  /// - Throws: The same errors as ``init(directory:)`` and ``verify(full:)``; `unsupportedCharset`.
  package static func check(
    directory: String, userDictionaries: [DictionaryFile], full: Bool
  ) throws(MeCabError) {
    let inspection = try DictionaryInspection(directory: directory)
    try inspection.system.requireUTF8()
    if full {
      try inspection.verify(full: true)
      _ = try inspection.verifyHashes()
    }
    for file in userDictionaries {
      try file.requireCompatibility(with: inspection.system)
      if full { try file.verify() }
    }
  }

  /// Checks a dictionary with the files of its user dictionaries.
  ///
  /// - Throws: The same errors as `check` with open files, and those of opening a file.
  package static func check(
    directory: String, userDictionaryPaths paths: [String], full: Bool
  ) throws(MeCabError) {
    // First without them, because problems of the system dictionary explain others.
    try check(directory: directory, userDictionaries: [], full: false)
    let files = try paths.map { path throws(MeCabError) in try DictionaryFile(path: path) }
    try check(directory: directory, userDictionaries: files, full: full)
  }

  private func verifyTogether() throws(MeCabError) {
    for (file, kind) in [(system, DictionaryFile.Kind.system), (unknown, .unknown)] {
      guard file.kind == kind else {
        throw file.damaged("it is \(file.kind.phrase), but has the file name of another kind")
      }
      guard file.leftSize == leftSize, file.rightSize == rightSize else {
        throw file.damaged(
          "it was compiled for a \(file.leftSize) × \(file.rightSize) matrix, but matrix.bin is "
            + "\(leftSize) × \(rightSize)")
      }
    }
    guard system.charset.lowercased() == unknown.charset.lowercased() else {
      throw unknown.damaged(
        "its charset is \(unknown.charset), but that of sys.dic is \(system.charset)")
    }
  }
}
