import DictionaryManifest

/// Compiles MeCab dictionaries without libmecab.
///
/// For every source that `mecab-dict-index -f UTF-8 -t UTF-8` accepts, the files are identical to
/// its output, with three exceptions: carriage returns before a line end are dropped, a quoted
/// first feature is preserved, and CSV files are read in the order of their names. Input that the
/// tool misreads, or at which it terminates, causes an error.
///
/// ```swift
/// let compiler = try DictionaryCompiler(systemDictionary: "/var/lib/mecab/dic/ipadic-utf8")
/// try compiler.writeUserDictionary(csvFiles: ["reiwa.csv"], to: "reiwa.dic")
/// ```
public struct DictionaryCompiler: Sendable {
  private let definitions: DictionaryFolder
  private let size: MatrixSize

  /// Creates a compiler of user dictionaries for a system dictionary.
  ///
  /// - Parameters:
  ///   - systemDictionary: The directory of the compiled dictionary, or the path of its image.
  ///   - definitions: The directory of `pos-id.def` and, for rows without ids, `rewrite.def`,
  ///     `left-id.def` and `right-id.def`; by default the same directory. Without `pos-id.def`
  ///     every part-of-speech id is 1, as in MeCab.
  /// - Throws: ``MeCabError`` if the directory has no `dicrc` or no matrix, or its charset is not
  ///   UTF-8.
  public init(
    systemDictionary: String, definitions: String? = nil
  ) throws(MeCabError) {
    let folder = try DictionaryFolder(systemDictionary)
    self.definitions =
      try definitions.map { path throws(MeCabError) in
        try DictionaryFolder(path)
      } ?? folder
    _ = try DictionaryConfiguration(folder.contents(of: "dicrc"))
    if folder.contains("sys.dic") {
      try DictionaryFile(folder.contents(of: "sys.dic")).requireUTF8()
    }
    size = try MatrixSize(folder)
  }

  /// Compiles rows to a user dictionary and returns its contents.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow`; `line` is the number of the row, counted from 1.
  public func userDictionary(
    rows: some Sequence<DictionaryRow>
  ) throws(MeCabError) -> [UInt8] {
    var source = try LexiconSource(size: size, definitions: definitions)
    var number = 0
    for row in rows {
      number += 1
      do throws(MeCabError) {
        try source.append(row)
      } catch {
        // An error with a path concerns a definition file.
        guard error.path == nil else { throw error }
        let location = "row \(number), “\(row.surface)”, "
        throw MeCabError(error.code, location + error.message, line: number)
      }
    }
    return try source.compiled(kind: .user)
  }

  /// Compiles CSV files to a user dictionary and returns its contents.
  ///
  /// - Throws: ``MeCabError`` with the file and, for `invalidRow`, the line.
  public func userDictionary(csvFiles: [String]) throws(MeCabError) -> [UInt8] {
    var source = try LexiconSource(size: size, definitions: definitions)
    for path in csvFiles { try source.append(contentsOf: path) }
    return try source.compiled(kind: .user)
  }

  /// Compiles CSV files and writes the user dictionary atomically.
  ///
  /// - Throws: The same errors as ``userDictionary(csvFiles:)``, or `fileUnreadable` if `path`
  ///   cannot be written.
  public func writeUserDictionary(csvFiles: [String], to path: String) throws(MeCabError) {
    try FileSystem.writeAtomically(userDictionary(csvFiles: csvFiles), to: path)
  }

  /// Compiles rows and writes the user dictionary atomically.
  ///
  /// - Throws: The same errors as ``userDictionary(rows:)``, or `fileUnreadable` if `path` cannot
  ///   be written.
  public func writeUserDictionary(
    rows: some Sequence<DictionaryRow>, to path: String
  ) throws(MeCabError) {
    try FileSystem.writeAtomically(userDictionary(rows: rows), to: path)
  }

  /// The sizes of a compiled system dictionary.
  public struct Summary: Sendable, Hashable {
    /// The number of entries in `sys.dic`.
    public let entryCount: Int
    /// The number of entries in `unk.dic`.
    public let unknownEntryCount: Int
    /// The first size of the matrix, the number of right ids.
    public let leftSize: Int
    /// The second size of the matrix, the number of left ids.
    public let rightSize: Int
    /// The character categories in the order of `char.def`.
    public let categories: [String]
  }

  /// Compiles a system dictionary.
  ///
  /// Reads all `.csv` files of `source`, sorted by name, and `matrix.def`, `char.def`, `unk.def`
  /// and `dicrc`; also `pos-id.def` and, for rows without ids, `rewrite.def`, `left-id.def` and
  /// `right-id.def`, if they exist. Writes `sys.dic`, `unk.dic`, `char.bin`, `matrix.bin` and
  /// copies of `dicrc` and of the `.def` files that user dictionaries need, and then `manifest`, which
  /// lists the size and SHA-256 of each of them for ``DictionaryInspection/verifyHashes()``. If an
  /// input is invalid, nothing is written.
  ///
  /// - Parameters:
  ///   - source: The directory of the source files.
  ///   - destination: The output directory, created if it does not exist.
  ///   - charset: The charset of the source files, such as `EUC-JP`, by a name that `iconv` knows; the
  ///     compiled dictionary is always in UTF-8. Other charsets than UTF-8 require Linux.
  /// - Returns: The sizes of the compiled dictionary.
  /// - Throws: ``MeCabError`` with file and line; `unsupportedCharset` if the charset is unknown or a
  ///   file is not in it.
  @discardableResult
  public static func compileSystemDictionary(
    source: String, to destination: String, charset: String = "UTF-8"
  ) throws(MeCabError) -> Summary {
    guard !Charset.isUTF8(charset) else {
      return try compileSystemDictionary(source: source, to: destination, hashing: true)
    }
    guard FileSystem.exists(source) else {
      return try compileSystemDictionary(source: source, to: destination, hashing: true)
    }
    try FileSystem.makeDirectory(destination)
    return try SourceConversion.withConverted(source, from: charset, in: destination) {
      converted throws(MeCabError) in
      try compileSystemDictionary(source: converted, to: destination, hashing: true)
    }
  }

  /// Compiles a system dictionary, with a manifest if `isHashed` is true; the build tool of the
  /// embedded dictionary writes its own.
  @discardableResult
  package static func compileSystemDictionary(
    source: String, to destination: String, hashing isHashed: Bool
  ) throws(MeCabError) -> Summary {
    func input(_ name: String) -> String { FileSystem.join(source, name) }
    _ = try DictionaryConfiguration(directory: source)
    let folder = try DictionaryFolder(source)
    let size = try MatrixSize(folder)
    let characters = try CharacterDefinition(path: input("char.def"))
    let lexica = try FileSystem.names(in: source)
      .filter { $0.lowercased().hasSuffix(".csv") && $0.utf8.count >= 5 }
    guard !lexica.isEmpty else {
      throw MeCabError(.dictionaryMissing, "has no .csv file; add the lexicon", path: source)
    }

    var unknown = try LexiconSource(size: size, definitions: folder)
    try unknown.append(contentsOf: input("unk.def"), categories: characters.names)
    var system = try LexiconSource(size: size, definitions: folder)
    for name in lexica { try system.append(contentsOf: input(name)) }
    var outputs: [(name: String, bytes: [UInt8])] = [
      ("unk.dic", try unknown.compiled(kind: .unknown)),
      ("sys.dic", try system.compiled(kind: .system)),
      ("char.bin", characters.compiled()),
      ("matrix.bin", try ConnectionMatrix.compile(definition: input("matrix.def"))),
    ]
    for name in ["dicrc", "pos-id.def", "rewrite.def", "left-id.def", "right-id.def"]
    where FileSystem.exists(input(name)) {
      outputs.append((name, try FileBytes(path: input(name)).withBytes { Array($0) }))
    }

    try FileSystem.makeDirectory(destination)
    // Removes the derived files of a previous dictionary, and its manifest, which must never describe
    // other files.
    for name in DictionaryFormat.derivedNames + [FileHashes.fileName] {
      FileSystem.remove(FileSystem.join(destination, name))
    }
    for output in outputs {
      try FileSystem.writeAtomically(output.bytes, to: FileSystem.join(destination, output.name))
    }
    if isHashed { try writeManifest(of: outputs, to: destination) }
    return Summary(
      entryCount: system.count, unknownEntryCount: unknown.count, leftSize: size.left,
      rightSize: size.right, categories: characters.names)
  }

  private static func writeManifest(
    of outputs: [(name: String, bytes: [UInt8])], to directory: String
  ) throws(MeCabError) {
    let hashes = FileHashes(
      outputs.map { output in
        FileHashes.File(
          name: output.name, size: output.bytes.count,
          sha256: output.bytes.withUnsafeBytes { SHA256.hexadecimal(of: $0) })
      })
    try FileSystem.writeAtomically(
      Array(hashes.text.utf8), to: FileSystem.join(directory, FileHashes.fileName))
  }
}
