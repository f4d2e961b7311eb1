/// A character model of Japanese, Simplified and Traditional Chinese.
///
/// Two linear decisions over characters and pairs of neighbours: Japanese or Chinese, and, if
/// Chinese, which script.
enum HanModel {
  /// The scores of Han letters.
  ///
  /// Linear in the letters; allocates nothing and keeps no state, so any task may call it.
  ///
  /// - Parameter letters: Unicode scalars, with 0 between stretches that something else divides.
  /// - Returns: The scores, or nil if `letters` holds nothing the model knows.
  static func scores(of letters: UnsafeBufferPointer<UInt32>) -> HanScores? {
    HanTable(ModelBytes.han).flatMap { scores(of: letters, in: $0) }
  }

  static func scores(of letters: UnsafeBufferPointer<UInt32>, in table: HanTable) -> HanScores? {
    var sum = HanTable.Weights(japanese: 0, traditional: 0)
    var known = 0
    var previous: UInt32 = 0
    for letter in letters {
      if letter != 0, let weights = table.weights(of: letter) {
        sum.add(weights)
        known += 1
      }
      if letter != 0 || previous != 0 {
        sum.add(table.weights(of: previous, letter))
      }
      previous = letter
    }
    if previous != 0 {
      sum.add(table.weights(of: previous, 0))
    }
    guard known > 0 else { return nil }
    let scale = table.scale
    let damped = 1 / (1 + Float(known) * scale.damping)
    return HanScores(
      logOddsOfJapanese: (Float(sum.japanese) * scale.japaneseUnit + scale.japaneseBias) * damped,
      logOddsOfTraditional:
        (Float(sum.traditional) * scale.traditionalUnit + scale.traditionalBias) * damped)
  }
}

extension HanTable.Weights {
  mutating func add(_ other: Self) {
    japanese &+= other.japanese
    traditional &+= other.traditional
  }
}
