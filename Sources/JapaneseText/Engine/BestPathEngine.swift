package import LatticeEngine
package import MeCabDictionary

/// Finds the words of one line after the other: the scratch of one worker.
///
/// Not Sendable: every parse writes to it.
package protocol BestPathEngine: AnyObject {
  /// Parses `bytes` (UTF-8) and puts the best path in the place of `records`.
  ///
  /// - Throws: an error for a text the engine cannot take; `records` is then undefined.
  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [NodeRecord]
  ) throws(MeCabError)
}

/// A dictionary as an engine has opened it, shared by the workers.
///
/// Sendable: nothing changes after it was opened.
package protocol EngineModel: AnyObject, Sendable {
  /// Which engine it is.
  var engine: AnalysisEngine { get }
  /// The directory of the system dictionary.
  var dictionary: String { get }
  /// What `dicrc` says.
  var configuration: DictionaryConfiguration { get }
  /// The lexicon, `sys.dic`.
  var lexicon: DictionaryFile { get }
  /// The opened files.
  var files: [DictionaryDescription] { get }
  /// The number of right ids: those of entries are below it.
  var rightIDCount: Int { get }
  /// The number of left ids: those of entries are below it.
  var leftIDCount: Int { get }
  /// Where the engine's word tables come from, for people.
  var tables: String { get }

  /// The cost of a word behind another; `nil` when an id is out of range.
  func transitionCost(from rightID: Int, to leftID: Int) -> Int?
  /// Scratch for a worker.
  func makeEngine() -> any BestPathEngine
}

extension BestPathFinder: BestPathEngine {}

extension LatticeModel: EngineModel {
  package var engine: AnalysisEngine { .native }
  package func makeEngine() -> any BestPathEngine { BestPathFinder(model: self) }
}
