import LatticeEngine
import MeCabDictionary

@testable import JapaneseText

/// A native engine that declines the texts a test selects, and parses the others with another
/// engine.
final class SubstituteModel: EngineModel {
  private let other: any EngineModel
  private let declines: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  /// Creates a substitute that parses as `other` does, but declines the texts that a closure
  /// selects.
  init(
    _ other: any EngineModel,
    declining declines: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.other = other
    self.declines = declines
  }

  var engine: TokenizerEngine { .native }
  var dictionary: String { other.dictionary }
  var configuration: DictionaryConfiguration { other.configuration }
  var lexicon: EntrySource { other.lexicon }
  var files: [DictionaryDescription] { other.files }
  var rightIDCount: Int { other.rightIDCount }
  var leftIDCount: Int { other.leftIDCount }
  var trieOrigin: String { "a substitute" }

  func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    other.transitionCost(from: rightID, to: leftID)
  }

  func makeEngine() -> any BestPathEngine {
    SubstituteEngine(other.makeEngine(), declining: declines)
  }
}

/// An engine that declines some texts.
final class SubstituteEngine: BestPathEngine {
  private let other: any BestPathEngine
  private let declines: (UnsafeBufferPointer<UInt8>) -> Bool
  /// The number of texts that it was given.
  private(set) var count = 0

  init(
    _ other: any BestPathEngine, declining declines: @escaping (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.other = other
    self.declines = declines
  }

  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError) {
    count += 1
    try other.parse(bytes, into: &records)
    // Incomplete results must not be visible.
    if declines(bytes) { throw MeCabError(.engine, "declined by the substitute") }
  }
}
