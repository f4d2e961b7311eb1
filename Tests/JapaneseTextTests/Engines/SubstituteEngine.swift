import LatticeEngine
import MeCabDictionary

@testable import JapaneseText

/// A native engine that leaves what the test wants it to leave: another engine with that in front.
final class SubstituteModel: EngineModel {
  private let other: any EngineModel
  private let leaves: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  /// A stand-in that parses as `other` does, but leaves texts for which `leaves` is true.
  init(
    _ other: any EngineModel,
    leaving leaves: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.other = other
    self.leaves = leaves
  }

  var engine: AnalysisEngine { .native }
  var dictionary: String { other.dictionary }
  var configuration: DictionaryConfiguration { other.configuration }
  var lexicon: DictionaryFile { other.lexicon }
  var files: [DictionaryDescription] { other.files }
  var rightIDCount: Int { other.rightIDCount }
  var leftIDCount: Int { other.leftIDCount }
  var tables: String { "those of a substitute" }

  func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    other.transitionCost(from: rightID, to: leftID)
  }

  func makeEngine() -> any BestPathEngine {
    SubstituteEngine(other.makeEngine(), leaving: leaves)
  }
}

/// An engine that leaves some texts.
final class SubstituteEngine: BestPathEngine {
  private let other: any BestPathEngine
  private let leaves: (UnsafeBufferPointer<UInt8>) -> Bool
  /// How many texts it was asked for.
  private(set) var count = 0

  init(
    _ other: any BestPathEngine, leaving leaves: @escaping (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.other = other
    self.leaves = leaves
  }

  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [NodeRecord]
  ) throws(MeCabError) {
    count += 1
    try other.parse(bytes, into: &records)
    // What is left half done must not be seen.
    if leaves(bytes) { throw MeCabError(.engine, "left by the substitute") }
  }
}
