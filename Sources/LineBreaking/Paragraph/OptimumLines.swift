/// The lines whose costs add up to the least (Knuth and Plass, *Breaking Paragraphs into Lines*,
/// 1981), by dynamic programming over the places where lines may end.
///
/// The cost of a line is the square of the share of its width that is left empty (or that has to
/// be reduced), plus the square of its ending's penalty. A last line costs nothing for its empty
/// part but three times what it is shorter than ``Paragraph/Penalties/shortestLastLine``, squared.
///
/// Only pairs of places that a line can span are compared, so the time is linear in the text. A long
/// text with hundreds of places a line, wide beyond use or of characters without width, is given
/// up (``budget``).
///
/// Not Sendable: it borrows the paragraph's memory for the time of one call.
struct OptimumLines {
  /// What lines are compared with.
  enum Goal {
    /// Full lines, of which there may be any number.
    case full
    /// Exactly so many lines of one width, the last ones too. To cut a phrase for evenness alone
    /// is no gain: penalties count five times.
    case even(width: Double, count: Int)
  }

  /// The best way to set the text up to a candidate in a number of lines.
  private struct Node {
    /// The number of lines, as far as it matters: see `statesBehind`.
    var state: Int
    var cost: Double
    var previous: Int
    var candidate: Int
  }

  let setter: LineSetter
  /// How many pairs of places have been compared.
  private(set) var steps = 0

  private let candidates: [BreakCandidate]
  private let goal: Goal
  private let shares: [Double]
  /// The width of the line that follows each state.
  private let widths: [Double]
  private let widest: Double
  private let penalties: Paragraph.Penalties
  /// What reduction can take from the text up to each item, if lines are justified.
  private let reductions: [Double]
  private let firstItem: Int
  private var nodes: [Node] = []
  /// Where each candidate's nodes begin in `nodes`.
  private var firstNode: [Int] = []
  /// The best node found for each state of the candidate in work.
  private var best: [Node] = []

  /// A search among the lines of a run of items; text wider than `unitWidth` without an opportunity
  /// may be cut between clusters, by default if it is wider than a line.
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

  /// How many pairs of places are compared before the search is given up.
  ///
  /// An even line may be three times as wide as it should be, with 256 places for each width.
  private var budget: Int {
    if case .even = goal { return 1_000_000 + 1024 * candidates.count }
    return 1_000_000 + 256 * candidates.count
  }

  /// The candidates without those far from where an even line could end, if there are hundreds a
  /// line.
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

  /// The ends of the best lines, nil if no lines reach the goal or too many pairs are to be
  /// compared.
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

  /// The common case, ragged lines of one width, where a candidate has one best way only.
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

  /// The states possible at a candidate.
  ///
  /// A state is the number of lines where that matters: as long as each has a width of its own, or
  /// where it is the goal. Of many lines only an even share, give or take a few.
  private func states(at index: Int) -> ClosedRange<Int> {
    guard case .even(_, let count) = goal else { return 0...widths.count - 1 }
    guard count > Self.exactCount else { return 0...count }
    let share = Int(min(shares[index], Double(count)))
    return max(0, share - Self.tolerance)...min(count, share + Self.tolerance)
  }

  private static let exactCount = 24
  private static let tolerance = 6

  /// How many even lines there are before each candidate, if the text could be cut anywhere.
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

  private func state(behind state: Int) -> Int {
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

  /// Compares the lines that end with the one from a candidate to another; false if that and all
  /// longer ones are too wide.
  private mutating func compare(
    _ start: Int, _ target: BreakCandidate, isUnit: Bool, states: ClosedRange<Int>
  ) -> Bool {
    let source = candidates[start]
    let isEmpty = target.end.lastVisible < source.end.next
    let plain = isEmpty ? 0 : target.position - source.origin
    let reduction =
      isEmpty || reductions.isEmpty
      ? 0 : reductions[target.end.lastVisible - firstItem] - reductions[source.end.next - firstItem]
    if !isUnit, plain - reduction - target.lastRoom > widest * (1 + 1e-7) { return false }
    var penalty = target.cost
    if case .even = goal { penalty *= 25 }
    if target.end.ending == .hyphen, source.end.ending == .hyphen {
      penalty += penalties.consecutiveHyphens * penalties.consecutiveHyphens
    }
    for index in firstNode[start]..<firstNode[start + 1] {
      let node = nodes[index]
      let state = state(behind: node.state)
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
        // Text that cannot be cut has to stand somewhere.
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

  /// What a line that is too wide costs: more than any number of cut words.
  static let overfull = 1e9

  /// The share of a line by which it misses the goal; its square is the cost.
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
  /// For each item of a run, what reduction can take from the gaps before it since the run's start.
  func reductions(in run: Range<Int>) -> [Double] {
    var sums = [Double](repeating: 0, count: run.count)
    for index in run.dropFirst() {
      let offset = index - run.lowerBound
      sums[offset] = sums[offset - 1] + elasticity(before: index).reduction
    }
    return sums
  }
}
