/// Justification of a line to its width: reduction before expansion (JLREQ §3.8.2).
extension LineSetter {
  /// Returns the width that reduction can remove from the gaps of a line.
  func reduction(from first: Int, through last: Int) -> Double {
    guard first < last else { return 0 }
    var sum = 0.0
    for index in first + 1...last { sum += elasticity(before: index).reduction }
    return sum
  }

  func gap(before index: Int) -> Gap {
    var gap = options.spacing.gap(between: records[index - 1].item, and: records[index].item)
    if records[index].item.traits.contains(.overlapping) { gap.overlap = overlap(before: index) }
    return gap
  }

  func elasticity(before index: Int) -> Elasticity {
    Elasticity(
      left: records[index - 1].item, right: records[index].item, gap: gap(before: index))
  }

  /// Changes the gaps of a line to widen it by `space` (or to narrow it, if negative) and returns
  /// the remainder that its gaps cannot absorb.
  ///
  /// `gaps` holds the gaps before the items of the line, from the second item on.
  func fill(_ space: Double, first: Int, gaps: inout [Double]) -> Double {
    let elastic = gaps.indices.map { elasticity(before: first + 1 + $0) }
    return space < 0
      ? -reduce(-space, elastic, gaps: &gaps) : expand(space, elastic, first: first, gaps: &gaps)
  }

  /// Reduces gaps step by step and returns the excess that remains.
  private func reduce(_ space: Double, _ elastic: [Elasticity], gaps: inout [Double]) -> Double {
    var rest = space
    for step in Elasticity.Reduction.allCases where rest > 0 {
      let capacities = elastic.map { $0.capacity(step) }
      let sum = capacities.reduce(0, +)
      guard sum > 0 else { continue }
      let share = min(1, rest / sum)
      for index in gaps.indices { gaps[index] -= capacities[index] * share }
      rest -= sum * share
    }
    return rest
  }

  /// Expands gaps step by step and returns the width that remains.
  private func expand(
    _ space: Double, _ elastic: [Elasticity], first: Int, gaps: inout [Double]
  ) -> Double {
    var rest = space
    for step in Elasticity.Expansion.allCases where rest > 0 {
      var capacities = elastic.map { $0.capacity(step) }
      var sum = capacities.reduce(0, +)
      if step == .equally, sum == 0 {
        // Western text only: its word spaces absorb all the width.
        capacities = gaps.indices.map { records[first + $0].item.spacing == .westernSpace ? 1 : 0 }
        sum = capacities.reduce(0, +)
      }
      guard sum > 0 else { continue }
      let share = step == .equally ? rest / sum : min(1, rest / sum)
      for index in gaps.indices { gaps[index] += capacities[index] * share }
      rest -= sum * share
    }
    return rest
  }
}
