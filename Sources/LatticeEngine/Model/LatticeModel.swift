public import MeCabDictionary

/// An opened dictionary: a system dictionary with any number of user dictionaries on top.
///
/// The files are mapped, not loaded, and shared by all threads and processes; a worker's scratch is
/// a ``BestPathFinder``.
///
/// ```swift
/// let model = try LatticeModel(dictionary: "/var/lib/mecab/dic/ipadic-utf8")
/// let finder = BestPathFinder(model: model)
/// ```
///
/// Damaged files cannot make it read outside of them: sizes are checked when a file is opened,
/// numbers from within when they are used. What damage there is otherwise makes other words.
///
/// Words are looked up in tables made of the dictionary: those in a file `words.trie` beside it
/// (see ``WordTableCompiler``) or in the cache are mapped. Without such a file the dictionary is
/// searched as it is, half as fast; after about a megabyte of text the tables are built and put into
/// the cache. All ways give the same words.
///
/// The names of a dictionary that has a layer of them can be left out (see ``NameLayer``): then the
/// tables are made without them when the dictionary is opened, in a third of a second to a second,
/// and come from the cache the next time; ``tables`` tells.
///
/// Sendable: nothing changes after `init` but tables that appear, atomically.
public final class LatticeModel: Sendable {
  /// The directory of the system dictionary.
  public let dictionary: String
  /// The compiled user dictionaries, in the order of their rank.
  public let userDictionaries: [String]
  /// What `dicrc` says.
  public let configuration: DictionaryConfiguration

  /// The system dictionary, then the user dictionaries.
  let lexica: [Lexicon]
  let unknown: UnknownWords
  let classes: CharacterClasses
  let costs: ConnectionCosts
  /// How many characters a run may have beside the first to be an unknown word.
  ///
  /// libmecab's default; what `dicrc` says of `max-grouping-size` it does not read.
  let longestGroup = 24
  let preparation: TablePreparation
  /// The entries of lexica and unknown words, by the number a ``Match`` has for them.
  ///
  /// Records point here. Written before anything else sees it.
  nonisolated(unsafe) let tokens: UnsafeMutablePointer<TokenTable>
  // Kept, although it has been read: the first string a process gives back costs the runtime as much
  // as opening three files, and a process that only wants a few words gives none back.
  private let configurationFile: FileBytes
  private let unknownFile: DictionaryFile
  private let characterFile: CharacterTable
  private let matrixFile: FileBytes

  /// The system dictionary's file.
  package let lexicon: DictionaryFile

  /// Opens the dictionary in directory `dictionary`, and compiled user dictionaries with it.
  ///
  /// - Parameters:
  ///   - dictionary: a directory with `sys.dic`, `unk.dic`, `matrix.bin`, `char.bin` and `dicrc`.
  ///   - userDictionaries: compiled dictionaries (see ``DictionaryCompiler``).
  ///   - names: whether the dictionary's layer of names is among its words. `.off` changes nothing
  ///     where there is none, and nothing in user dictionaries.
  ///   - verification: how much is checked first.
  ///   - cache: where word tables are kept.
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset` (only UTF-8 is
  ///   served), or `unservedDictionary` for what only libmecab does as libmecab does it. With the
  ///   names off also `dictionaryMissing` or `dictionaryDamaged` if the file `names.bits` beside
  ///   `sys.dic` is missing, damaged or of another dictionary.
  public convenience init(
    dictionary: String, userDictionaries: [String] = [], names: NameLayer = .on,
    verification: DictionaryCheck = .headers, cache: WordTableCache = .userFolder
  ) throws(MeCabError) {
    try self.init(
      dictionary: dictionary, userDictionaries: userDictionaries, names: names,
      verification: verification, tables: .files(cache))
  }

  /// The same with word tables from `tables` only, built after `walkLimit` bytes of text.
  package convenience init(
    dictionary: String, userDictionaries: [String] = [], names: NameLayer = .on,
    verification: DictionaryCheck = .headers, tables: WordTableSource, walkLimit: Int = 1 << 20
  ) throws(MeCabError) {
    try self.init(
      parts: DictionaryParts(directory: dictionary, userDictionaries: userDictionaries),
      names: names, verification: verification, tables: tables, walkLimit: walkLimit)
  }

  /// The same with files that are open already.
  package init(
    parts: DictionaryParts, names: NameLayer = .on, verification: DictionaryCheck = .headers,
    tables: WordTableSource, walkLimit: Int = 1 << 20
  ) throws(MeCabError) {
    guard parts.users.count <= Match.mostUserDictionaries else {
      throw MeCabError(
        .unservedDictionary,
        "has \(parts.users.count) user dictionaries on top; merge some, "
          + "\(Match.mostUserDictionaries) can be served", path: parts.directory)
    }
    dictionary = parts.directory
    userDictionaries = parts.users.isEmpty ? [] : parts.users.map(\.path)
    configuration = parts.configuration
    configurationFile = parts.configurationFile
    lexicon = parts.system
    unknownFile = parts.unknown
    characterFile = parts.characters
    matrixFile = parts.matrix
    classes = CharacterClasses(characterFile)
    costs = try ConnectionCosts(matrixFile)
    unknown = try UnknownWords(
      unknownFile, categories: characterFile, costs: costs,
      feature: configuration.unknownFeature)
    let leftOut =
      names == .off ? try NameEntries.find(in: parts.directory, of: parts.system) : nil
    var lexica = [try Lexicon(parts.system, leavingOut: leftOut)]
    for number in parts.users.indices { lexica.append(try Lexicon(parts.users[number])) }
    self.lexica = lexica
    tokens = .allocate(capacity: Match.unknown + 1)
    (tokens + Match.unknown).initialize(to: unknown.tokens)
    for (number, lexicon) in lexica.enumerated() {
      (tokens + number).initialize(to: lexicon.tokens)
    }
    if verification == .full {
      try DictionaryInspection.check(
        directory: dictionary, userDictionaries: userDictionaries, full: true)
    }
    preparation = try TablePreparation(lexica, source: tables, walkLimit: walkLimit)
    if verification == .full { try Self.verifyTables(lexica) }
  }

  deinit { tokens.deallocate() }

  /// The number of right ids: those of entries are below it.
  public var rightIDCount: Int { costs.rightCount }

  /// The number of left ids: those of entries are below it.
  public var leftIDCount: Int { costs.leftCount }

  /// The cost of a word with left id `leftID` following one with right id `rightID`.
  ///
  /// - Returns: the matrix's entry, or `nil` when an id is out of range.
  public func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    guard 0..<rightIDCount ~= rightID, 0..<leftIDCount ~= leftID else { return nil }
    return Int(costs.row(leftID: leftID)[rightID])
  }

  /// The opened files: system dictionary, user dictionaries, unknown-word dictionary.
  public var files: [DictionaryDescription] {
    (lexica.map(\.file) + [unknownFile]).map { DictionaryDescription($0) }
  }

  /// Where the word tables of the system dictionary come from, for people: `beside the dictionary`,
  /// `cache (PATH)`, `built in memory`, or `none yet (direct walk)`.
  public var tables: String { lexica[0].tables?.origin.description ?? "none yet (direct walk)" }

  /// Builds the word tables now if there are none, and keeps them in the cache folder: for servers
  /// that want no slow start.
  ///
  /// Returns at once if the tables are there. From any thread; a tenth of a second to a second.
  ///
  /// - Throws: `unservedDictionary` if a surface is not UTF-8 or ends inside a character: what only
  ///   libmecab does as libmecab does it.
  public func prepareTables() throws(MeCabError) {
    preparation.build()
    try preparation.checkServed()
  }

  /// Compares tables that were opened with what the dictionary makes; what is missing is kept.
  private static func verifyTables(_ lexica: [Lexicon]) throws(MeCabError) {
    for lexicon in lexica {
      let kept = lexicon.tables
      if kept?.origin == .memory { continue }
      let identity = lexicon.identity
      let built = try WordTables(
        building: lexicon.file, leavingOut: lexicon.leftOut,
        identity: kept?.origin == .besideDictionary ? identity.withoutTime : identity)
      guard let kept else {
        lexicon.publish(built)
        continue
      }
      guard built.bytes.hasSameBytes(as: kept.bytes) else {
        throw MeCabError(
          .dictionaryDamaged, "does not have the words of \(lexicon.file.path); remove it",
          path: kept.bytes.path)
      }
    }
  }
}
