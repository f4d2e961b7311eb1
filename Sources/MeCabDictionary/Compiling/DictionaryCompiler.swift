/// Compiles MeCab dictionaries without libmecab.
///
/// The files are those of `mecab-dict-index -f UTF-8 -t UTF-8`, byte for byte, for every source that
/// tool accepts, save that carriage returns before a line end are dropped, a quoted first feature
/// is kept whole and csv files are read in the order of their names. What it would end the process
/// for, or misread, is an error here.
///
/// ```swift
/// let compiler = try DictionaryCompiler(systemDictionary: "/var/lib/mecab/dic/ipadic-utf8")
/// try compiler.writeUserDictionary(csvFiles: ["reiwa.csv"], to: "reiwa.dic")
/// ```
///
/// Sendable: a plain value; compiling keeps its state in locals.
public struct DictionaryCompiler: Sendable {
  private let directory: String
  private let definitions: String
  private let size: MatrixSize

  /// Prepares to compile user dictionaries for a system dictionary.
  ///
  /// - Parameters:
  ///   - systemDictionary: The directory of the compiled dictionary.
  ///   - definitions: Where `pos-id.def` is and, for rows without ids, `rewrite.def`,
  ///     `left-id.def` and `right-id.def`; by default the same directory. Without `pos-id.def`
  ///     every part-of-speech id is 1, as MeCab has it.
  /// - Throws: ``MeCabError`` if the directory has no `dicrc` or no matrix, or its charset is not
  ///   UTF-8.
  public init(
    systemDictionary: String, definitions: String? = nil
  ) throws(MeCabError) {
    directory = systemDictionary
    self.definitions = definitions ?? systemDictionary
    _ = try DictionaryConfiguration(directory: directory)
    let lexicon = FileSystem.join(directory, "sys.dic")
    if FileSystem.exists(lexicon) { try DictionaryFile(path: lexicon).requireUTF8() }
    size = try MatrixSize(directory: directory)
  }

  /// Compiles rows to the bytes of a user dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow`; `line` is the number of the row, from 1.
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
        // An error with a path is about a definition file.
        guard error.path == nil else { throw error }
        let place = "row \(number), “\(row.surface)”, "
        throw MeCabError(error.code, place + error.message, line: number)
      }
    }
    return try source.compiled(kind: .user)
  }

  /// Compiles csv files to the bytes of a user dictionary.
  ///
  /// - Throws: ``MeCabError`` with the file and, for `invalidRow`, the line.
  public func userDictionary(csvFiles: [String]) throws(MeCabError) -> [UInt8] {
    var source = try LexiconSource(size: size, definitions: definitions)
    for path in csvFiles { try source.append(contentsOf: path) }
    return try source.compiled(kind: .user)
  }

  /// Compiles csv files and writes the user dictionary; `path` never holds half of one.
  ///
  /// - Throws: as ``userDictionary(csvFiles:)``, or `fileUnreadable` if `path` cannot be written.
  public func writeUserDictionary(csvFiles: [String], to path: String) throws(MeCabError) {
    try FileSystem.writeAtomically(userDictionary(csvFiles: csvFiles), to: path)
  }

  /// Compiles rows and writes the user dictionary; `path` never holds half of one.
  ///
  /// - Throws: as ``userDictionary(rows:)``, or `fileUnreadable` if `path` cannot be written.
  public func writeUserDictionary(
    rows: some Sequence<DictionaryRow>, to path: String
  ) throws(MeCabError) {
    try FileSystem.writeAtomically(userDictionary(rows: rows), to: path)
  }

  /// What a system dictionary's compilation produced.
  ///
  /// Sendable: a plain value.
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
  /// Reads all `.csv` files of `source`, sorted by name, and `matrix.def`, `char.def`, `unk.def`,
  /// `dicrc`; `pos-id.def`, and for rows without ids `rewrite.def`, `left-id.def`, `right-id.def`,
  /// if they are there. Writes `sys.dic`, `unk.dic`, `char.bin`, `matrix.bin` and copies of `dicrc`
  /// and the `.def` files that user dictionaries need. Nothing is written if anything is wrong.
  ///
  /// - Parameters:
  ///   - source: The directory of the source files.
  ///   - destination: A directory, made if it is not there.
  /// - Returns: The sizes of what was compiled.
  /// - Throws: ``MeCabError`` with file and line.
  @discardableResult
  public static func compileSystemDictionary(
    source: String, to destination: String
  ) throws(MeCabError) -> Summary {
    func input(_ name: String) -> String { FileSystem.join(source, name) }
    _ = try DictionaryConfiguration(directory: source)
    let size = try MatrixSize(directory: source)
    let characters = try CharacterDefinition(path: input("char.def"))
    let lexica = try FileSystem.names(in: source)
      .filter { $0.lowercased().hasSuffix(".csv") && $0.utf8.count >= 5 }
    guard !lexica.isEmpty else {
      throw MeCabError(.dictionaryMissing, "has no .csv file; add the lexicon", path: source)
    }

    var unknown = try LexiconSource(size: size, definitions: source)
    try unknown.append(contentsOf: input("unk.def"), categories: characters.names)
    var system = try LexiconSource(size: size, definitions: source)
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
    // Those of the dictionary that was there before.
    for name in [DictionaryFormat.wordTablesName, DictionaryFormat.namesName] {
      FileSystem.remove(FileSystem.join(destination, name))
    }
    for output in outputs {
      try FileSystem.writeAtomically(output.bytes, to: FileSystem.join(destination, output.name))
    }
    return Summary(
      entryCount: system.count, unknownEntryCount: unknown.count, leftSize: size.left,
      rightSize: size.right, categories: characters.names)
  }
}
