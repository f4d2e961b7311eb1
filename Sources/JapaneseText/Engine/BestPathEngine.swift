package import LatticeEngine
package import MeCabDictionary

/// Finds the words of lines in reusable buffers.
///
/// Not thread-safe: use one per task.
package protocol BestPathEngine: AnyObject {
  /// Parses `bytes` (UTF-8) and replaces `records` with the best path.
  ///
  /// - Throws: an error if the engine cannot process the text; `records` is then undefined.
  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError)
}

/// A dictionary opened by an engine; immutable and shared by all tasks.
package protocol EngineModel: AnyObject, Sendable {
  /// The engine that opened the dictionary.
  var engine: TokenizerEngine { get }
  /// The directory of the system dictionary.
  var dictionary: String { get }
  /// The contents of `dicrc`.
  var configuration: DictionaryConfiguration { get }
  /// The entries of the system dictionary.
  var lexicon: EntrySource { get }
  /// The opened files.
  var files: [DictionaryDescription] { get }
  /// The number of right ids; every right id of an entry is less than this.
  var rightIDCount: Int { get }
  /// The number of left ids; every left id of an entry is less than this.
  var leftIDCount: Int { get }
  /// A description of where the engine's tries were loaded from.
  var trieOrigin: String { get }
  /// The reason why the engine's cache was not used, or nil.
  var cacheProblem: MeCabError? { get }

  /// Returns the connection cost of two adjacent words; `nil` if an id is out of range.
  func transitionCost(from rightID: Int, to leftID: Int) -> Int?
  /// Creates an engine for one task.
  func makeEngine() -> any BestPathEngine
}

extension EngineModel {
  // Engines other than the native one have no cache.
  package var cacheProblem: MeCabError? { nil }
}

extension BestPathFinder: BestPathEngine {}

extension LatticeModel: EngineModel {
  package var engine: TokenizerEngine { .native }
  package func makeEngine() -> any BestPathEngine { BestPathFinder(model: self) }
}

extension PatternAnalyzer: BestPathEngine {}

/// The facts of a dictionary do not depend on the engine, so they are those of the lattice model.
extension PatternModel: EngineModel {
  package var engine: TokenizerEngine { .distilled }
  package var dictionary: String { lattice.dictionary }
  package var configuration: DictionaryConfiguration { lattice.configuration }
  package var lexicon: EntrySource { lattice.lexicon }
  package var files: [DictionaryDescription] { lattice.files }
  package var rightIDCount: Int { lattice.rightIDCount }
  package var leftIDCount: Int { lattice.leftIDCount }
  package var trieOrigin: String { "beside the dictionary" }
  package func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    lattice.transitionCost(from: rightID, to: leftID)
  }
  package func makeEngine() -> any BestPathEngine { PatternAnalyzer(model: self) }
}
