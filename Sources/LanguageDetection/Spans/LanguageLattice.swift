/// A Viterbi lattice of the languages of a sequence of words.
struct LanguageLattice {
  private let stateCount: Int
  private var totals: [Float]
  private var next: [Float]
  /// The back pointers: for each word and state, the state of the preceding word.
  private var origins: [UInt16] = []

  /// Creates a lattice without words.
  ///
  /// - Parameter start: the initial score of each state.
  init(start: [Float]) {
    stateCount = start.count
    totals = start
    next = start
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - scores: the score of the word in each state.
  ///   - switchCost: the cost of a language change before the word.
  ///   - priors: the score added for a change to each state.
  mutating func append(_ scores: ArraySlice<Float>, switchCost: Float, priors: [Float]) {
    var best = 0
    for state in 1..<max(stateCount, 1) where totals[state] > totals[best] { best = state }
    for state in 0..<stateCount {
      let switched = totals[best] - switchCost + priors[state]
      let stays = totals[state] >= switched
      origins.append(UInt16(truncatingIfNeeded: stays ? state : best))
      next[state] = (stays ? totals[state] : switched) + scores[scores.startIndex + state]
    }
    // Only differences matter; subtracting the maximum preserves the precision of long sequences.
    let maximum = next.max() ?? 0
    for state in 0..<stateCount { totals[state] = next[state] - maximum }
  }

  /// Returns the state of each word on the best path.
  func bestPath() -> [Int] {
    guard stateCount > 0 else { return [] }
    let wordCount = origins.count / stateCount
    var path = Array(repeating: 0, count: wordCount)
    var state = totals.indices.max { totals[$0] < totals[$1] } ?? 0
    for word in (0..<wordCount).reversed() {
      path[word] = state
      state = Int(origins[word * stateCount + state])
    }
    return path
  }
}
