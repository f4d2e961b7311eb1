/// A character model of Japanese, Simplified Chinese and Traditional Chinese.
///
/// It is a maximum-entropy model over characters, pairs of adjacent characters, the first and the
/// last two characters of a run, and a list of words and names that these alone would assign to the
/// wrong language.
enum HanModel {
  /// Returns the scores of Han characters, in linear time and without allocation.
  ///
  /// - Parameter letters: Unicode scalars, with 0 between runs that other text separates.
  /// - Returns: the scores; nil if the model knows none of `letters`.
  static func scores(of letters: UnsafeBufferPointer<UInt32>) -> HanScores? {
    table.flatMap { scores(of: letters, in: $0) }
  }

  private static let table = HanTable(ModelBytes.han)

  /// The number of letters scored individually; after them, one in `sampling` letters represents
  /// all, since the language is mostly decided.
  private static let fullyScoredLetters = 16
  private static let sampling = 4

  static func scores(of letters: UnsafeBufferPointer<UInt32>, in table: HanTable) -> HanScores? {
    var sums = HanSums(table: table)
    let whole = min(letters.count, fullyScoredLetters)
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

/// The accumulated evidence of the letters read so far.
private struct HanSums {
  private let table: HanTable
  var weights = HanTable.Weights.none
  /// The number of letters that the model knows.
  var known = 0
  private var previous: UInt32 = 0
  private var beforePrevious: UInt32 = 0
  private var run = HanRun()

  init(table: HanTable) {
    self.table = table
  }

  /// Adds a letter, or 0 for the end of a run.
  mutating func append(_ letter: UInt32) {
    guard letter | previous != 0 else { return }
    weights.add(table.weights(of: HanHash(previous, letter)))
    if letter != 0 {
      if run.length == 2 {
        weights.add(table.weights(of: HanHash(edge: 0, beforePrevious, previous)))
      }
      run.append(letter)
      if let evidence = table.weights(of: letter) {
        weights.add(evidence)
        known &+= 1
      }
    } else {
      if run.length == 2 {
        weights.add(table.weights(of: HanHash(edgeOfTwo: 0, beforePrevious)))
        weights.add(table.weights(of: HanHash(edgeOfTwo: previous, 0)))
      } else if run.length > 2 {
        weights.add(table.weights(of: HanHash(edge: beforePrevious, previous, 0)))
      }
      weights.add(table.weights(of: run.hash))
      run = HanRun()
    }
    (beforePrevious, previous) = (previous, letter)
  }

  /// Adds a letter of a long text, given the letter before it, as a sample that represents `count`
  /// letters.
  mutating func append(_ letter: UInt32, after previous: UInt32, times count: Int) {
    guard letter != 0, let single = table.weights(of: letter) else { return }
    weights.add(single, times: count)
    weights.add(table.weights(of: HanHash(previous, letter)), times: count)
    known &+= count
  }
}
