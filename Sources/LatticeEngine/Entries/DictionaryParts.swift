package import MeCabDictionary

/// The open files of a dictionary and its user dictionaries.
package struct DictionaryParts: Sendable {
  package var folder: DictionaryFolder
  package var configuration: DictionaryConfiguration
  package var configurationFile: FileBytes
  package var system: EntrySource
  package var unknown: DictionaryFile
  package var characters: CharacterTable
  package var matrix: FileBytes
  package var users: [DictionaryFile]

  /// The path of the dictionary as specified.
  package var directory: String { folder.path }

  /// Opens the files of a dictionary.
  ///
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset`.
  package init(directory: String) throws(MeCabError) {
    let folder = try DictionaryFolder(directory)
    do throws(MeCabError) {
      try self.init(opening: folder)
    } catch {
      guard folder.image == nil else { throw error }
      // The inspection reports the problem and its remedy more precisely; intact dictionaries open
      // twice as fast without it.
      try DictionaryInspection.check(directory: directory, userDictionaries: [], full: false)
      throw error
    }
  }

  /// Adds a user dictionary.
  ///
  /// - Throws: `dictionaryDamaged` if it was compiled for another dictionary; `unsupportedCharset`.
  package mutating func append(_ user: DictionaryFile) throws(MeCabError) {
    try user.requireUTF8()
    try user.requireCompatibility(with: system.matrixSize, of: system.path)
    users.append(user)
  }

  /// Opens the files of a dictionary.
  ///
  /// - Throws: the errors of ``init(directory:)``, with less precise messages for files of MeCab.
  package init(opening folder: DictionaryFolder) throws(MeCabError) {
    self.folder = folder
    configurationFile = try folder.contents(of: "dicrc")
    configuration = try DictionaryConfiguration(configurationFile)
    system = try EntrySource(folder)
    try system.requireUTF8()
    unknown = try DictionaryFile(folder.contents(of: "unk.dic"))
    characters = try CharacterTable(folder.contents(of: "char.bin"))
    matrix = try folder.contents(of: "matrix.bin")
    users = []
    let size = try matrix.withBytes { bytes throws(MeCabError) in
      try MatrixSize(compiled: bytes, path: matrix.path)
    }
    let matrixPath = matrix.path
    guard system.kind == .system, system.matrixSize == size else {
      throw system.damaged("it does not belong to \(matrixPath)")
    }
    guard unknown.kind == .unknown, unknown.leftSize == size.left,
      unknown.rightSize == size.right
    else { throw unknown.damaged("it does not belong to \(matrixPath)") }
  }
}
