public import MeCabDictionary

/// An open dictionary: a system dictionary with any number of user dictionaries.
///
/// The files are memory-mapped rather than loaded, and shared by all threads and processes; the
/// buffers of a worker are in a ``BestPathFinder``.
///
/// ```swift
/// let model = try LatticeModel(dictionary: "/var/lib/mecab/dic/ipadic-utf8")
/// let finder = BestPathFinder(model: model)
/// ```
///
/// Damaged files cannot cause reads outside their memory: sizes are checked when a file is opened,
/// and offsets in a file when they are used. Other damage of a dictionary merely produces wrong
/// words (see `DictionaryVerification.full`); a trie from the cache is used only if its checksum
/// matches.
///
/// Words are looked up in tries built from the dictionary. Trie images are mapped from a file
/// `words.trie` next to the dictionary (see ``TrieImageCompiler``) or from the cache. Without such
/// a file, the double array of the dictionary is searched directly, which is half as fast; after
/// about a megabyte of text the tries are built and stored in the cache. The results are the same
/// in all cases.
///
/// The proper names of a dictionary with a proper-name lexicon can be excluded (see
/// ``ProperNames``). In this case the tries are built without them when the dictionary is opened,
/// which takes between a third of a second and a second, and are read from the cache the next time;
/// ``trieOrigin`` shows their origin.
///
/// Thread-safe: the only change after initialization is the atomic publication of tries.
public final class LatticeModel: Sendable {
  /// The directory of the system dictionary.
  public let dictionary: String
  /// The paths of the compiled user dictionaries, in order of precedence; for those in memory, the
  /// names that messages use.
  public let userDictionaries: [String]
  /// The settings in `dicrc`.
  public let configuration: DictionaryConfiguration

  /// The system dictionary, followed by the user dictionaries.
  let lexica: [Lexicon]
  let unknown: UnknownWords
  let classes: CharacterClasses
  let costs: ConnectionCosts
  /// The maximum number of characters after the first in a run that forms an unknown word.
  ///
  /// This is libmecab’s default; libmecab ignores `max-grouping-size` in `dicrc`.
  let maximumGroupSize = 24
  let trieScheduler: TrieBuildScheduler
  /// The entries of the lexica and the unknown words, by the lexicon number of a ``Match``.
  ///
  /// Node records refer to this memory. The memory is written before the model is shared.
  nonisolated(unsafe) let tokens: UnsafeMutablePointer<TokenTable>
  // Retained after parsing because of its cost: the first string that a process deallocates costs
  // the runtime as much as opening three files, and a process that tokenizes only a few words
  // deallocates none.
  private let configurationFile: FileBytes
  private let unknownFile: DictionaryFile
  private let characterFile: CharacterTable
  private let matrixFile: FileBytes

  /// The names of the categories of characters by number.
  var categoryNames: [String] { characterFile.categories }

  /// The entries of the system dictionary.
  package let lexicon: EntrySource

  /// Opens the dictionary in the directory `dictionary`, with compiled user dictionaries.
  ///
  /// - Parameters:
  ///   - dictionary: a directory with `dictionary.mutsu`, or with `sys.dic`, `unk.dic`,
  ///     `matrix.bin`, `char.bin` and `dicrc`; or the path of a file whose name ends in `.mutsu`.
  ///   - userDictionaries: compiled dictionaries (see `DictionaryCompiler`).
  ///   - properNames: whether to use the proper-name lexicon of the dictionary. `.excluded` has no
  ///     effect on dictionaries without one, nor on user dictionaries.
  ///   - verification: the extent to which the files are checked.
  ///   - cache: the location where tries are cached.
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset` (only UTF-8 is
  ///   supported), or `unsupportedDictionary` for dictionaries that only libmecab supports. If
  ///   proper names are excluded, also `dictionaryMissing` or `dictionaryDamaged` if the file
  ///   `names.bits` next to `sys.dic` is missing, damaged or belongs to another dictionary.
  public convenience init(
    dictionary: String, userDictionaries: [String] = [], properNames: ProperNames = .included,
    verification: DictionaryVerification = .headers, cache: TrieCache = .userFolder
  ) throws(MeCabError) {
    try self.init(
      dictionary: dictionary, userDictionaries: userDictionaries, properNames: properNames,
      verification: verification, tries: .files(cache))
  }

  /// Opens a dictionary with user dictionaries that are already open, such as those in memory.
  package convenience init(
    dictionary: String, openUserDictionaries users: [DictionaryFile],
    properNames: ProperNames = .included, verification: DictionaryVerification = .headers,
    cache: TrieCache = .userFolder
  ) throws(MeCabError) {
    var parts = try DictionaryParts(directory: dictionary)
    for user in users { try parts.append(user) }
    try self.init(
      parts: parts, properNames: properNames, verification: verification, tries: .files(cache))
  }

  /// Opens a dictionary with tries from `tries` only, which are built after `walkLimit` bytes of
  /// text.
  package convenience init(
    dictionary: String, userDictionaries: [String] = [], properNames: ProperNames = .included,
    verification: DictionaryVerification = .headers, tries: TrieSource, walkLimit: Int = 1 << 20
  ) throws(MeCabError) {
    var parts = try DictionaryParts(directory: dictionary)
    for path in userDictionaries { try parts.append(DictionaryFile(path: path)) }
    try self.init(
      parts: parts, properNames: properNames, verification: verification, tries: tries,
      walkLimit: walkLimit)
  }

  /// Creates a model from files that are already open.
  package init(
    parts: DictionaryParts, properNames: ProperNames = .included,
    verification: DictionaryVerification = .headers,
    tries: TrieSource, walkLimit: Int = 1 << 20
  ) throws(MeCabError) {
    guard parts.users.count <= Match.maximumUserDictionaries else {
      throw MeCabError(
        .unsupportedDictionary,
        "has \(parts.users.count) user dictionaries; merge some, "
          + "\(Match.maximumUserDictionaries) are supported", path: parts.directory)
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
    let excludedEntries =
      properNames == .excluded
      ? try ProperNameEntries.find(in: parts.folder, of: parts.system) : nil
    var lexica = [try Lexicon(parts.system, excluding: excludedEntries)]
    for user in parts.users { lexica.append(try Lexicon(.compiled(user))) }
    self.lexica = lexica
    if verification == .full {
      try Self.verify(parts)
    }
    trieScheduler = try TrieBuildScheduler(lexica, source: tries, walkLimit: walkLimit)
    // Allocated last: an error thrown before all properties are set would not call `deinit`.
    tokens = .allocate(capacity: Match.unknown + 1)
    (tokens + Match.unknown).initialize(to: unknown.tokens)
    for (number, lexicon) in lexica.enumerated() {
      (tokens + number).initialize(to: lexicon.tokens)
    }
    if verification == .full {
      trieScheduler.publishCached()
      try Self.verifyTries(lexica)
    }
  }

  deinit { tokens.deallocate() }

  /// The number of right ids; valid ids are less than this number.
  public var rightIDCount: Int { costs.rightCount }

  /// The number of left ids; valid ids are less than this number.
  public var leftIDCount: Int { costs.leftCount }

  /// Returns the cost of a word with left id `leftID` after one with right id `rightID`.
  ///
  /// - Returns: the entry of the matrix, or `nil` if an id is out of range.
  public func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    guard 0..<rightIDCount ~= rightID, 0..<leftIDCount ~= leftID else { return nil }
    return Int(costs.row(leftID: leftID)[rightID])
  }

  /// The open files: system dictionary, user dictionaries, unknown-word dictionary.
  public var files: [DictionaryDescription] {
    lexica.map(\.source.description) + [DictionaryDescription(unknownFile)]
  }

  /// A description of the origin of the system dictionary’s trie: `beside the dictionary`,
  /// `cache (PATH)`, `built in memory`, or `none yet (direct walk)`.
  ///
  /// A trie in the cache is verified first, which reads the whole file.
  public var trieOrigin: String {
    trieScheduler.publishCached()
    return lexica[0].trieImage?.origin.description ?? "none yet (direct walk)"
  }

  /// The first reason why the cache of tries or one of its files was not used or not written, or nil.
  ///
  /// The words are the same in any case: without a cached trie, it is built in memory. A missing file
  /// is not a problem. The message states the remedy:
  ///
  /// ```swift
  /// // after: ln -s /tmp/other ~/.cache/mutsu
  /// let model = try LatticeModel(dictionary: "/var/lib/mecab/dic/ipadic-utf8")
  /// print(model.cacheProblem!)
  /// // /home/kenji/.cache/mutsu: is a symbolic link, not a folder; use another folder
  /// ```
  ///
  /// The errors have the code `fileUnreadable`, or `dictionaryDamaged` for a file whose checksum does
  /// not match, which is detected when the file is needed.
  public var cacheProblem: MeCabError? { trieScheduler.cacheProblem }

  /// Builds missing tries now and stores them in the cache, for servers whose first requests must
  /// be fast.
  ///
  /// Returns immediately if the tries exist. It may be called from any thread, and takes between a
  /// tenth of a second and a second.
  ///
  /// - Throws: `unsupportedDictionary` if a surface is not UTF-8 or ends inside a character; only
  ///   libmecab supports such dictionaries.
  public func buildTries() throws(MeCabError) {
    trieScheduler.build()
    try trieScheduler.checkSupported()
  }

  /// Verifies the contents of the files.
  private static func verify(_ parts: DictionaryParts) throws(MeCabError) {
    guard case .coded(let lexicon) = parts.system else {
      return try DictionaryInspection.check(
        directory: parts.directory, userDictionaries: parts.users, full: true)
    }
    try lexicon.verify()
    for user in parts.users { try user.verify() }
  }

  /// Compares the trie images with newly built ones; missing images are published.
  private static func verifyTries(_ lexica: [Lexicon]) throws(MeCabError) {
    for lexicon in lexica {
      let existing = lexicon.trieImage
      if existing?.origin == .memory || existing?.origin == .image { continue }
      let identity = lexicon.identity
      let built = try TrieImage.build(
        lexicon.source, excluding: lexicon.excludedEntries,
        identity: existing?.origin == .besideDictionary ? identity.withoutTime : identity)
      guard let existing else {
        lexicon.publish(built)
        continue
      }
      guard built.bytes.hasSameBytes(as: existing.bytes) else {
        throw MeCabError(
          .dictionaryDamaged, "does not match the words of \(lexicon.source.path); remove it",
          path: existing.bytes.path)
      }
    }
  }
}
