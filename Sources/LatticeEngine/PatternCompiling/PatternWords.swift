/// The entries of a dictionary that patterns refer to by spelling and class.
struct PatternWords {
  private let classes: [PatternClass]
  private let model: LatticeModel

  init(_ patterns: PatternSet, _ model: LatticeModel) {
    classes = patterns.classes
    self.model = model
  }

  /// Returns the cheapest entry of a surface, the first of equally cheap ones.
  func cheapestEntry(of surface: UnsafeBufferPointer<UInt8>) -> PatternValue {
    cheapestEntry(of: surface, excess: 0) { _ in true }
  }

  private func cheapestEntry(
    of surface: UnsafeBufferPointer<UInt8>, excess: Int, where isMatch: (TokenEntry) -> Bool
  ) -> PatternValue {
    let lexicon = model.lexica[0]
    var best: (entry: Int, cost: Int16)?
    for entry in lexicon.entries(of: surface) {
      let token = lexicon.tokens[entry]
      if isMatch(token), token.cost < best?.cost ?? .max || best == nil {
        best = (entry, token.cost)
      }
    }
    return best.flatMap { PatternValue(entry: $0.entry, excess: excess, isUnknown: false) } ?? .none
  }

  /// Inserts a pattern for a string that has the word `surfaceValue` without it.
  func insert(_ row: PatternRow, surfaceValue: PatternValue, into tree: inout PatternTree) {
    let own = row.prediction.map { word(of: row.key, $0) } ?? .none
    let value = own.isNone ? surfaceValue : own
    let exceptions = row.exceptions
      .map { (state: $0.state, value: word(of: row.key, $0.prediction)) }
      .filter { !$0.value.isNone }
    guard !value.isNone || !exceptions.isEmpty else { return }
    let cost = ([value] + exceptions.map(\.value)).map(cost).min() ?? 0
    tree.insert(row.key, value, cost: cost, exceptions: exceptions)
  }

  /// Returns the cost of a word, higher for patterns longer than it, which occur less often.
  func cost(_ value: PatternValue) -> Int {
    guard !value.isNone, !value.isUnknown else { return .max }
    return Int(model.lexica[0].tokens[value.entry].cost) + 1_000 * value.excess
  }

  /// Returns the word that a pattern predicts, or none if the dictionary has no such entry.
  private func word(of key: [UInt16], _ prediction: PatternPrediction) -> PatternValue {
    let wordClass = classes[prediction.wordClass]
    let surface = key.dropLast(prediction.excess)
    guard !surface.contains(PatternKey.endOfLine) else { return .none }
    if wordClass.isUnknown { return unknownValue(prediction, wordClass, surface) }
    return PatternKey.bytes(surface).withUnsafeBufferPointer { bytes in
      cheapestEntry(of: bytes, excess: prediction.excess) { $0.hasIDs(of: wordClass) }
    }
  }

  private func unknownValue(
    _ prediction: PatternPrediction, _ wordClass: PatternClass, _ surface: ArraySlice<UInt16>
  ) -> PatternValue {
    guard let first = surface.first else { return .none }
    let entries = model.unknown.entries(of: model.classes[Int(first)])
    let start = Int(entries.firstToken)
    let entry = (start..<start + Int(entries.words & 0xFF)).first {
      model.unknown.tokens[$0].hasIDs(of: wordClass)
    }
    return entry.flatMap {
      PatternValue(entry: $0, excess: prediction.excess, isUnknown: true)
    } ?? .none
  }
}

extension TokenEntry {
  /// Whether the entry has the ids of a class.
  func hasIDs(of wordClass: PatternClass) -> Bool {
    leftID == wordClass.leftID && rightID == wordClass.rightID
  }
}
