package import MeCabDictionary

/// The open files of a dictionary and its user dictionaries.
package struct DictionaryParts: Sendable {
  package var directory: String
  package var configuration: DictionaryConfiguration
  package var configurationFile: FileBytes
  package var system: DictionaryFile
  package var unknown: DictionaryFile
  package var characters: CharacterTable
  package var matrix: FileBytes
  package var users: [DictionaryFile]

  /// Opens the files of a dictionary directory.
  ///
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset`.
  package init(directory: String) throws(MeCabError) {
    do throws(MeCabError) {
      try self.init(opening: directory)
    } catch {
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
    try user.requireCompatibility(with: system)
    users.append(user)
  }

  private init(opening directory: String) throws(MeCabError) {
    func path(_ name: String) -> String { FileSystem.join(directory, name) }
    self.directory = directory
    configurationFile = try FileBytes(path: path("dicrc"))
    configuration = try DictionaryConfiguration(configurationFile)
    system = try DictionaryFile(path: path("sys.dic"))
    try system.requireUTF8()
    unknown = try DictionaryFile(path: path("unk.dic"))
    characters = try CharacterTable(path: path("char.bin"))
    matrix = try FileBytes(path: path("matrix.bin"))
    users = []
    let size = try matrix.withBytes { bytes throws(MeCabError) in
      try MatrixSize(compiled: bytes, path: matrix.path)
    }
    let matrixPath = matrix.path
    func check(_ file: DictionaryFile, _ kind: DictionaryFile.Kind) throws(MeCabError) {
      guard file.kind == kind, file.leftSize == size.left, file.rightSize == size.right else {
        throw file.damaged("it does not belong to \(matrixPath)")
      }
    }
    try check(system, .system)
    try check(unknown, .unknown)
  }
}
