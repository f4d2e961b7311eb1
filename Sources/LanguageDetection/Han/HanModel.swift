/// A character model of Japanese, Simplified and Traditional Chinese.
///
/// A maximum-entropy model over characters, pairs of neighbours, and a list of words that these
/// alone would give to the wrong language.
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
    var sums = HanSums(table: table)
    for letter in letters {
      sums.append(letter)
    }
    sums.append(0)
    guard sums.known > 0 else { return nil }
    let odds = table.calibration.logOdds(sums.weights, letters: sums.known)
    return HanScores(oddsOfSimplified: odds.simplified, oddsOfTraditional: odds.traditional)
  }
}

/// The evidence of letters read so far.
private struct HanSums {
  let table: HanTable
  var weights = HanTable.Weights.none
  /// How many letters the model knows.
  var known = 0
  private var previous: UInt32 = 0
  private var stretch = HanStretch()

  init(table: HanTable) {
    self.table = table
  }

  /// Takes a letter, or 0 for the end of a stretch.
  mutating func append(_ letter: UInt32) {
    guard letter | previous != 0 else { return }
    if let pair = HanHash(previous, letter) {
      weights.add(table.weights(of: pair))
    }
    previous = letter
    if letter != 0 {
      stretch.append(letter)
      if let evidence = table.weights(of: letter) {
        weights.add(evidence)
        known &+= 1
      }
    } else {
      if let whole = stretch.hash {
        weights.add(table.weights(of: whole))
      }
      stretch = HanStretch()
    }
  }
}
