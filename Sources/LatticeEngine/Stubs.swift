public import MeCabDictionary

// Stands in until the engine is there.

/// An opened dictionary, shared and immutable.
///
/// Sendable: nothing changes after `init`.
public final class LatticeModel: Sendable {
  /// The directory of the system dictionary.
  public let dictionary: String
  /// The compiled user dictionaries, in the order of their rank.
  public let userDictionaries: [String]
  /// What `dicrc` says.
  public let configuration: DictionaryConfiguration
  /// The lexicon, `sys.dic`.
  package let lexicon: DictionaryFile

  /// Opens the dictionary in directory `dictionary`, and compiled user dictionaries with it.
  ///
  /// - Throws: `engine`, as long as there is no engine.
  public init(
    dictionary: String, userDictionaries: [String] = [], verification: DictionaryCheck = .headers
  ) throws(MeCabError) {
    throw MeCabError(.engine, "not built yet")
  }

  /// The number of right ids: those of entries are below it.
  public var rightIDCount: Int { lexicon.leftSize }
  /// The number of left ids: those of entries are below it.
  public var leftIDCount: Int { lexicon.rightSize }

  /// The cost of a word with left id `leftID` following one with right id `rightID`.
  public func transitionCost(from rightID: Int, to leftID: Int) -> Int? { nil }

  /// The opened files.
  public var files: [DictionaryDescription] { [DictionaryDescription(lexicon)] }

  /// Where the word tables come from, for people.
  public var tables: String { "none (not built yet)" }
}

/// The scratch of one worker.
public final class BestPathFinder {
  /// The dictionaries it parses with.
  public let model: LatticeModel

  /// Scratch for `model`.
  public init(model: LatticeModel) { self.model = model }

  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [NodeRecord]
  ) throws(MeCabError) {
    throw MeCabError(.engine, "not built yet")
  }
}

@available(*, unavailable, message: "every parse writes to the finder: make one per worker")
extension BestPathFinder: Sendable {}
