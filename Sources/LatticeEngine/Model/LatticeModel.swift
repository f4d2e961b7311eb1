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
/// Sendable: nothing changes after `init` but tables that are made once, under a lock.
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
  let longestGroup: Int
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
  ///   - verification: how much is checked first.
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset` (only UTF-8 is
  ///   served), or `unservedDictionary` for what only libmecab does as libmecab does it.
  public convenience init(
    dictionary: String, userDictionaries: [String] = [], verification: DictionaryCheck = .headers
  ) throws(MeCabError) {
    try self.init(
      dictionary: dictionary, userDictionaries: userDictionaries, verification: verification,
      tables: .memory)
  }

  /// The same with word tables or without, which makes no difference to the words found.
  package init(
    dictionary: String, userDictionaries: [String], verification: DictionaryCheck = .headers,
    tables: WordTableSource
  ) throws(MeCabError) {
    func path(_ name: String) -> String { FileSystem.join(dictionary, name) }
    self.dictionary = dictionary
    self.userDictionaries = userDictionaries
    configuration = try DictionaryConfiguration(directory: dictionary)
    let file = try DictionaryFile(path: path("sys.dic"))
    try file.requireUTF8()
    lexicon = file
    unknownFile = try DictionaryFile(path: path("unk.dic"))
    characterFile = try CharacterTable(path: path("char.bin"))
    matrixFile = try FileBytes(path: path("matrix.bin"))
    classes = CharacterClasses(characterFile)
    costs = try ConnectionCosts(matrixFile)
    longestGroup = 24
    unknown = try UnknownWords(
      unknownFile, categories: characterFile.categories, costs: costs)
    func open(_ file: DictionaryFile) throws(MeCabError) -> Lexicon {
      try Lexicon(file, tables: tables == .memory ? try WordTables(building: file) : nil)
    }
    var lexica = [try open(file)]
    for path in userDictionaries {
      let user = try DictionaryFile(path: path)
      try user.requireCompatibility(with: file)
      lexica.append(try open(user))
    }
    self.lexica = lexica
  }

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

  /// Where the word tables come from, for people.
  public var tables: String { "built in memory" }
}

/// Where word tables may come from; for tests and measurements.
package enum WordTableSource: Sendable, Equatable {
  /// Built at once.
  case memory
  /// None, ever: walking.
  case walk
}
