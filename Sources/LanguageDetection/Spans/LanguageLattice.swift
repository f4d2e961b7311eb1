/// The cheapest way through the languages of a row of words (Viterbi).
struct LanguageLattice {
  private let stateCount: Int
  private var totals: [Float]
  private var next: [Float]
  /// For each word and state, the state of the word before.
  private var origins: [UInt16] = []

  /// A lattice before its first word.
  ///
  /// - Parameter start: what each state scores before it.
  init(start: [Float]) {
    stateCount = start.count
    totals = start
    next = start
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - scores: what each state makes of it.
  ///   - switchCost: the cost of a change of language before it.
  ///   - priors: what each state scores when changed to.
  mutating func append(_ scores: ArraySlice<Float>, switchCost: Float, priors: [Float]) {
    var best = 0
    for state in 1..<max(stateCount, 1) where totals[state] > totals[best] { best = state }
    for state in 0..<stateCount {
      let switched = totals[best] - switchCost + priors[state]
      let stays = totals[state] >= switched
      origins.append(UInt16(truncatingIfNeeded: stays ? state : best))
      next[state] = (stays ? totals[state] : switched) + scores[scores.startIndex + state]
    }
    // Differences count, so that long rows keep their precision.
    let greatest = next.max() ?? 0
    for state in 0..<stateCount { totals[state] = next[state] - greatest }
  }

  /// The state of each word on the best path.
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
