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
    table.flatMap { scores(of: letters, in: $0) }
  }

  private static let table = HanTable(ModelBytes.han)

  /// So many letters have mostly decided: behind them one in `sampling` stands for all.
  private static let wholeLetters = 16
  private static let sampling = 4

  static func scores(of letters: UnsafeBufferPointer<UInt32>, in table: HanTable) -> HanScores? {
    var sums = HanSums(table: table)
    let whole = min(letters.count, wholeLetters)
    for letter in letters[..<whole] { sums.append(letter) }
    if whole == letters.count { sums.append(0) }
    for index in stride(from: whole + sampling - 1, to: letters.count, by: sampling) {
      sums.append(letters[index], after: letters[index - 1], times: sampling)
    }
    guard sums.known > 0 else { return nil }
    let odds = table.calibration.logOdds(sums.weights, letters: sums.known)
    return HanScores(oddsOfSimplified: odds.simplified, oddsOfTraditional: odds.traditional)
  }
}

/// The evidence of letters read so far.
private struct HanSums {
  private let table: HanTable
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

  /// Takes a letter inside of a long text, with the one before it, for several.
  mutating func append(_ letter: UInt32, after previous: UInt32, times count: Int) {
    guard letter != 0, let single = table.weights(of: letter) else { return }
    weights.add(single, times: count)
    if let pair = HanHash(previous, letter) {
      weights.add(table.weights(of: pair), times: count)
    }
    known &+= count
  }
}
