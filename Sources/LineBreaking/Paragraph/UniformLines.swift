/// The inner loop of ``OptimumLines`` for ragged lines of one width.
///
/// It compares dozens of lines for each candidate, so everything that does not depend on the start
/// of the line is computed outside the loop.
///
/// Borrows the memory of the paragraph for the duration of one call.
struct UniformLines {
  let setter: LineSetter
  let width: Double
  let penalties: Paragraph.Penalties

  /// Returns the start of the best last line that ends at a candidate, with the cost of all lines
  /// and the number of starts compared.
  func best(
    _ end: Int, from firstOpen: Int, _ candidates: UnsafeBufferPointer<BreakCandidate>,
    _ costs: UnsafeBufferPointer<Double>
  ) -> (start: Int, cost: Double, steps: Int) {
    let target = candidates[end]
    let limit = width + LineSetter.tolerance(width)
    let share = 1 / width
    let isHyphen = target.end.ending == .hyphen
    var best = (start: end - 1, cost: Double.infinity)
    var start = end - 1
    while start >= firstOpen {
      let origin = candidates[start].origin
      let isEmpty = target.end.lastVisible < candidates[start].end.next
      var natural = isEmpty ? 0 : target.position - origin
      if natural - target.maximumSaving > limit, start < end - 1 { break }
      if !target.isPlain, !isEmpty {
        natural =
          setter.endEdge(
            of: target.end.lastVisible, origin: origin, limit: limit, ending: target.end.ending
          ).width
      }
      var cost = costs[start]
      let empty = (width - natural) * share
      if natural > limit {
        // Unbreakable text must be placed on some line.
        cost += start == end - 1 ? OptimumLines.overfull * (1 - empty) : .infinity
      } else if !target.isForced {
        cost += empty * empty
      } else if candidates[start].end.ending != .mandatory {
        let missing = 3 * max(0, penalties.shortestLastLine - (1 - empty))
        cost += missing * missing
      }
      if isHyphen, candidates[start].end.ending == .hyphen {
        cost += penalties.consecutiveHyphens * penalties.consecutiveHyphens
      }
      if cost < best.cost { best = (start, cost) }
      start -= 1
    }
    return (best.start, best.cost + target.cost, end - start)
  }
}
