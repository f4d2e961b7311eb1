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

  /// Changes the gaps of a line to widen it by `room` (or to narrow it, if negative) and returns
  /// the remainder that its gaps cannot absorb.
  ///
  /// `gaps` holds the gaps before the items of the line, from the second item on.
  func fill(_ room: Double, first: Int, gaps: inout [Double]) -> Double {
    let elastic = gaps.indices.map { elasticity(before: first + 1 + $0) }
    return room < 0
      ? -reduce(-room, elastic, gaps: &gaps) : expand(room, elastic, first: first, gaps: &gaps)
  }

  /// Reduces gaps step by step and returns the excess that remains.
  private func reduce(_ room: Double, _ elastic: [Elasticity], gaps: inout [Double]) -> Double {
    var rest = room
    for step in Elasticity.Reduction.allCases where rest > 0 {
      let rooms = elastic.map { $0.room(step) }
      let sum = rooms.reduce(0, +)
      guard sum > 0 else { continue }
      let share = min(1, rest / sum)
      for index in gaps.indices { gaps[index] -= rooms[index] * share }
      rest -= sum * share
    }
    return rest
  }

  /// Expands gaps step by step and returns the width that remains.
  private func expand(
    _ room: Double, _ elastic: [Elasticity], first: Int, gaps: inout [Double]
  ) -> Double {
    var rest = room
    for step in Elasticity.Expansion.allCases where rest > 0 {
      var rooms = elastic.map { $0.room(step) }
      var sum = rooms.reduce(0, +)
      if step == .equally, sum == 0 {
        // Western text only: its word spaces absorb all the width.
        rooms = gaps.indices.map { records[first + $0].item.spacing == .westernSpace ? 1 : 0 }
        sum = rooms.reduce(0, +)
      }
      guard sum > 0 else { continue }
      let share = step == .equally ? rest / sum : min(1, rest / sum)
      for index in gaps.indices { gaps[index] += rooms[index] * share }
      rest -= sum * share
    }
    return rest
  }
}
