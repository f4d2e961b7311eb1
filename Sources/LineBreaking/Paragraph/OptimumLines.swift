/// A search for the lines with the minimum total cost, by dynamic programming over the line end
/// candidates (Knuth and Plass, *Breaking Paragraphs into Lines*, 1981).
///
/// The cost of a line is the square of the share of its width that is empty or has to be reduced,
/// plus the square of the penalty of its ending. The empty share of a last line costs nothing, but
/// if the line is shorter than ``Paragraph/Penalties/shortestLastLine``, it costs the square of
/// three times the difference.
///
/// Only pairs of candidates that fit on one line are compared, so the time is linear in the text.
/// The search is abandoned for a long text with hundreds of candidates per line (extremely wide
/// lines, or characters without width), see ``budget``.
///
/// Borrows the memory of the paragraph for the duration of one call.
struct OptimumLines {
  /// The objective of the search.
  enum Goal {
    /// Any number of full lines.
    case full
    /// Exactly `count` lines of one width, including the last line.
    ///
    /// Penalties count five times here, because evenness alone does not justify dividing a phrase.
    case even(width: Double, count: Int)
  }

  /// The best path to a candidate with a given number of lines.
  private struct Node {
    /// The number of lines, as far as it is relevant: see `states(at:)`.
    var state: Int
    var cost: Double
    var previous: Int
    var candidate: Int
  }

  let setter: LineSetter
  /// The number of candidate pairs compared so far.
  private(set) var steps = 0

  private let candidates: [BreakCandidate]
  private let goal: Goal
  private let shares: [Double]
  /// The width of the line that follows each state.
  private let widths: [Double]
  private let widest: Double
  private let penalties: Paragraph.Penalties
  /// The width that reduction can remove from the text up to each item, or empty if lines are not
  /// justified.
  private let reductions: [Double]
  private let firstItem: Int
  private var nodes: [Node] = []
  /// The index in `nodes` of the first node of each candidate.
  private var firstNode: [Int] = []
  /// The best node found for each state of the current candidate.
  private var best: [Node] = []

  /// Creates a search for the lines of a run of items.
  ///
  /// Unbreakable text wider than `unitWidth` may be broken between clusters; the default is the
  /// width of a line.
  init(
    setter: LineSetter, run: Range<Int>, widths: Paragraph.LineWidths, goal: Goal = .full,
    unitWidth: Double? = nil
  ) {
    self.setter = setter
    self.goal = goal
    self.widths = widths.first + [widths.rest]
    widest = widths.first.reduce(widths.rest, max)
    penalties = setter.options.penalties
    firstItem = run.lowerBound
    let all = setter.candidates(
      in: run, width: unitWidth ?? widths.first.reduce(widths.rest, min))
    candidates = Self.useful(all, for: goal)
    shares =
      if case .even(let width, let count) = goal {
        Self.shares(candidates, width: width, count: count)
      } else {
        []
      }
    reductions = setter.options.reducesGaps ? setter.reductions(in: run) : []
  }

  /// The maximum number of candidate pairs to compare.
  ///
  /// An even line may be up to three times as wide as the ideal, with 256 candidates for each ideal
  /// width.
  private var budget: Int {
    if case .even = goal { return 1_000_000 + 1024 * candidates.count }
    return 1_000_000 + 256 * candidates.count
  }

  /// Returns the candidates without those far from any possible end of an even line, if there are
  /// hundreds per line.
  private static func useful(_ all: [BreakCandidate], for goal: Goal) -> [BreakCandidate] {
    guard case .even(let ideal, let count) = goal, ideal > 0, all.count / 256 > count else {
      return all
    }
    let window = 64 * Double(count) / Double(all.count)
    var start = all.first?.origin ?? 0
    return all.filter { candidate in
      let lines = (candidate.position - start) / ideal
      if candidate.isForced { start = candidate.origin }
      return candidate.isForced || abs(lines - lines.rounded()) < window
    }
  }

  /// Returns the ends of the best lines, or nil if no lines reach the goal or the budget is
  /// exhausted.
  mutating func search() -> [LineEnd]? {
    guard candidates.count > 1 else { return [] }
    if case .full = goal, widths.count == 1, reductions.isEmpty { return searchUniformly() }
    nodes = [Node(state: 0, cost: 0, previous: -1, candidate: 0)]
    firstNode = [0, 1]
    var firstOpen = 0
    for index in 1..<candidates.count {
      extend(to: index, from: firstOpen)
      guard steps <= budget else { return nil }
      firstNode.append(nodes.count)
      if candidates[index].end.ending == .mandatory { firstOpen = index }
    }
    return bestEnds()
  }

  /// Searches ragged lines of one width, the common case, where each candidate has only one best
  /// path.
  private mutating func searchUniformly() -> [LineEnd]? {
    let budget = budget
    var costs = [Double](repeating: 0, count: candidates.count)
    var previous = [Int](repeating: 0, count: candidates.count)
    let comparer = UniformLines(setter: setter, width: widest, penalties: penalties)
    candidates.withUnsafeBufferPointer { candidates in
      costs.withUnsafeMutableBufferPointer { costs in
        var firstOpen = 0
        for index in 1..<candidates.count {
          let best = comparer.best(index, from: firstOpen, candidates, UnsafeBufferPointer(costs))
          (costs[index], previous[index]) = (best.cost, best.start)
          steps += best.steps
          guard steps <= budget else { return }
          if candidates[index].end.ending == .mandatory { firstOpen = index }
        }
      }
    }
    guard steps <= budget else { return nil }
    var ends: [LineEnd] = []
    var index = candidates.count - 1
    while index > 0 {
      ends.append(candidates[index].end)
      index = previous[index]
    }
    return ends.reversed()
  }

  private func bestEnds() -> [LineEnd]? {
    var best: Node?
    for node in nodes[firstNode[candidates.count - 1]...] {
      if case .even(_, let count) = goal, node.state != count { continue }
      if best.map({ node.cost < $0.cost }) ?? true { best = node }
    }
    guard var node = best else { return nil }
    var ends: [LineEnd] = []
    while node.previous >= 0 {
      ends.append(candidates[node.candidate].end)
      node = nodes[node.previous]
    }
    return ends.reversed()
  }

  /// Returns the possible states of a candidate.
  ///
  /// A state is the number of lines where it is relevant: while lines have individual widths, or if
  /// it is part of the goal. With many lines, only states near the proportional share are
  /// considered.
  private func states(at index: Int) -> ClosedRange<Int> {
    guard case .even(_, let count) = goal else { return 0...widths.count - 1 }
    guard count > Self.exactCount else { return 0...count }
    let share = Int(min(shares[index], Double(count)))
    return max(0, share - Self.tolerance)...min(count, share + Self.tolerance)
  }

  private static let exactCount = 24
  private static let tolerance = 6

  /// Returns the number of even lines before each candidate, if the text could be broken anywhere.
  private static func shares(_ candidates: [BreakCandidate], width: Double, count: Int) -> [Double]
  {
    guard width > 0 else { return [Double](repeating: 0, count: candidates.count) }
    var (before, start) = (0.0, candidates.first?.origin ?? 0)
    var shares: [Double] = []
    shares.reserveCapacity(candidates.count)
    for candidate in candidates.dropFirst() {
      let lines = max(0, (candidate.position - start) / width)
      shares.append(before + lines)
      guard candidate.isForced else { continue }
      before += max(1, lines.rounded(.up))
      start = candidate.origin
    }
    let scale = before > 0 ? Double(count) / before : 0
    return [0] + shares.map { $0 * scale }
  }

  private func state(after state: Int) -> Int {
    if case .even = goal { return state + 1 }
    return min(state + 1, widths.count - 1)
  }

  /// Finds the best lines that end at a candidate.
  private mutating func extend(to index: Int, from firstOpen: Int) {
    let target = candidates[index]
    let states = states(at: index)
    let none = Node(state: -1, cost: .infinity, previous: -1, candidate: index)
    best.removeAll(keepingCapacity: true)
    for _ in states { best.append(none) }
    for start in stride(from: index - 1, through: firstOpen, by: -1) {
      steps += 1
      guard compare(start, target, isUnit: start == index - 1, states: states) else { break }
    }
    for node in best where node.cost < .infinity { nodes.append(node) }
  }

  /// Updates the best nodes of a candidate with the line from another candidate to it, and returns
  /// false if this line and all longer ones are too wide.
  private mutating func compare(
    _ start: Int, _ target: BreakCandidate, isUnit: Bool, states: ClosedRange<Int>
  ) -> Bool {
    let source = candidates[start]
    let isEmpty = target.end.lastVisible < source.end.next
    let plain = isEmpty ? 0 : target.position - source.origin
    let reduction =
      isEmpty || reductions.isEmpty
      ? 0 : reductions[target.end.lastVisible - firstItem] - reductions[source.end.next - firstItem]
    if !isUnit, plain - reduction - target.maximumSaving > widest * (1 + 1e-7) { return false }
    var penalty = target.cost
    if case .even = goal { penalty *= 25 }
    if target.end.ending == .hyphen, source.end.ending == .hyphen {
      penalty += penalties.consecutiveHyphens * penalties.consecutiveHyphens
    }
    for index in firstNode[start]..<firstNode[start + 1] {
      let node = nodes[index]
      let state = state(after: node.state)
      guard states.contains(state) else { continue }
      let width = widths[min(node.state, widths.count - 1)]
      let limit = width + LineSetter.tolerance(width)
      let natural =
        isEmpty || target.isPlain
        ? plain
        : setter.endEdge(
          of: target.end.lastVisible, origin: source.origin, limit: limit,
          ending: target.end.ending
        ).width
      var cost = node.cost + penalty
      if natural - reduction <= limit {
        let share = emptyShare(natural, width: width, source: source, target: target)
        cost += share * share
      } else if isUnit {
        // Unbreakable text must be placed on some line.
        cost += Self.overfull * (1 + (natural - width) / width)
      } else {
        continue
      }
      let slot = state - states.lowerBound
      if cost < best[slot].cost {
        best[slot].state = state
        best[slot].cost = cost
        best[slot].previous = index
      }
    }
    return true
  }

  /// The cost of a line that is too wide, higher than that of any number of divided words.
  static let overfull = 1e9

  /// Returns the share of its width by which a line misses the goal; its square is the cost.
  private func emptyShare(
    _ natural: Double, width: Double, source: BreakCandidate, target: BreakCandidate
  ) -> Double {
    if case .even(let ideal, _) = goal { return ideal > 0 ? (natural - ideal) / ideal : 0 }
    guard target.isForced, natural <= width else { return (width - natural) / width }
    let isOnly = source.end.ending == .mandatory
    return isOnly ? 0 : 3 * max(0, penalties.shortestLastLine - natural / width)
  }
}

extension LineSetter {
  /// Returns, for each item of a run, the width that reduction can remove from the gaps before it,
  /// summed from the start of the run.
  func reductions(in run: Range<Int>) -> [Double] {
    var sums = [Double](repeating: 0, count: run.count)
    for index in run.dropFirst() {
      let offset = index - run.lowerBound
      sums[offset] = sums[offset - 1] + elasticity(before: index).reduction
    }
    return sums
  }
}
