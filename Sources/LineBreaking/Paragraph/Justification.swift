/// Filling a line to its width: JLREQ §3.8.2, reduction before expansion.
extension LineSetter {
  /// The room that reduction can take from a line between its items.
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

  /// Changes a line's gaps such that it becomes wider by `room`, or narrower; what remains if the
  /// line has too little to give is returned.
  ///
  /// `gaps` holds the amounts before the items from the line's second on.
  func fill(_ room: Double, first: Int, gaps: inout [Double]) -> Double {
    let elastic = gaps.indices.map { elasticity(before: first + 1 + $0) }
    return room < 0
      ? -reduce(-room, elastic, gaps: &gaps) : expand(room, elastic, first: first, gaps: &gaps)
  }

  /// Takes room from gaps, step by step; what is still too much is returned.
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

  /// Adds room to gaps, step by step; what is left over is returned.
  private func expand(
    _ room: Double, _ elastic: [Elasticity], first: Int, gaps: inout [Double]
  ) -> Double {
    var rest = room
    for step in Elasticity.Expansion.allCases where rest > 0 {
      var rooms = elastic.map { $0.room(step) }
      var sum = rooms.reduce(0, +)
      if step == .equally, sum == 0 {
        // Western text alone: its word spaces take it all.
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
