/// The lines whose costs add up to the least (Knuth and Plass, *Breaking Paragraphs into Lines*,
/// 1981), by dynamic programming over the places where lines may end.
///
/// The cost of a line is the square of the share of its width that is left empty (or that has to
/// be reduced), plus the square of its ending's penalty. A last line costs nothing for its empty
/// part but four times what it is shorter than ``Paragraph/Penalties/shortestLastLine``, squared.
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

    /// What the squares of penalties are multiplied with.
    var penaltyFactor: Double {
      switch self {
      case .full: 1
      case .even: 25
      }
    }
  }

  let setter: LineSetter
  let widths: Paragraph.LineWidths
  let goal: Goal
  /// How many pairs of breaks have been compared; tests ask it whether time is linear.
  private(set) var steps = 0

  private let candidates: [BreakCandidate]
  /// The reduction that is possible before each item since the paragraph's start, if justified.
  private let reductions: [Double]
  private let run: Range<Int>
  /// The number of the run's first line.
  private let firstLine: Int
  private var nodes: [Node] = []
  /// Where each candidate's nodes begin in `nodes`.
  private var firstNode: [Int] = []

  /// The best way to end a number of lines at a candidate.
  private struct Node {
    var line: Int
    var cost: Double
    var previous: Int
    var candidate: Int
  }

  /// A search among the lines of a run of items; text wider than `unitWidth` without an opportunity
  /// may be cut between clusters, by default if it is wider than a line.
  init(
    setter: LineSetter, run: Range<Int>, widths: Paragraph.LineWidths, firstLine: Int = 0,
    goal: Goal = .full, unitWidth: Double? = nil
  ) {
    self.setter = setter
    self.run = run
    self.widths = widths
    self.firstLine = firstLine
    self.goal = goal
    let narrowest = widths.first.dropFirst(firstLine).reduce(widths.rest, min)
    candidates = setter.candidates(in: run, width: unitWidth ?? narrowest)
    reductions = setter.options.alignment.isJustified ? setter.reductions(in: run) : []
  }

  /// The ends of the best lines, nil if no lines reach the goal.
  mutating func search() -> [LineEnd]? {
    nodes.append(Node(line: stateOfLine(0), cost: 0, previous: -1, candidate: 0))
    firstNode = [0, 1]
    var firstOpen = 0
    for index in 1..<max(1, candidates.count) {
      extend(to: index, from: firstOpen)
      firstNode.append(nodes.count)
      if candidates[index].end.ending == .mandatory { firstOpen = index }
    }
    return bestEnds()
  }

  private func bestEnds() -> [LineEnd]? {
    guard candidates.count > 1 else { return [] }
    var best: Int?
    for node in firstNode[candidates.count - 1]..<nodes.count {
      if case .even(_, let count) = goal, nodes[node].line != count { continue }
      if best.map({ nodes[node].cost < nodes[$0].cost }) ?? true { best = node }
    }
    guard var node = best else { return nil }
    var ends: [LineEnd] = []
    while nodes[node].previous >= 0 {
      ends.append(candidates[nodes[node].candidate].end)
      node = nodes[node].previous
    }
    return ends.reversed()
  }

  /// The part of a line's number that matters: all lines behind the listed widths are alike.
  private func stateOfLine(_ line: Int) -> Int {
    if case .even = goal { return line }
    return min(line + firstLine, widths.first.count)
  }

  /// The numbers of lines that may end at a candidate.
  private func lines(at index: Int) -> ClosedRange<Int> {
    guard case .even(_, let count) = goal else {
      return 0...max(0, widths.first.count)
    }
    guard count > Self.exactLineCount, let end = candidates.last else { return 0...count }
    // In long texts an even share, give or take a few lines.
    let start = setter.records[run.lowerBound].start
    let whole = setter.records[max(run.lowerBound, end.end.lastVisible)].start - start
    let part = setter.records[max(run.lowerBound, candidates[index].end.lastVisible)].start - start
    let share = whole > 0 ? Int(Double(count) * min(1, part / whole)) : 0
    return max(0, share - Self.lineTolerance)...min(count, share + Self.lineTolerance)
  }

  private static let exactLineCount = 32
  private static let lineTolerance = 8

  /// Finds the best lines that end at a candidate.
  private mutating func extend(to index: Int, from firstOpen: Int) {
    let target = candidates[index]
    let lines = lines(at: index)
    var best = [Node?](repeating: nil, count: lines.count)
    let widest = widths.first.reduce(widths.rest, max)
    for start in stride(from: index - 1, through: firstOpen, by: -1) {
      steps += 1
      let isUnit = start == index - 1
      let line = measure(from: candidates[start], to: target, limit: widest)
      if !isUnit, line.isBeyond { break }
      for node in firstNode[start]..<firstNode[start + 1] {
        let before = nodes[node]
        let state = nextState(before.line)
        guard lines.contains(state) else { continue }
        let width = width(ofState: before.line)
        var cost = before.cost + target.cost * goal.penaltyFactor
        cost += lineCost(line, width: width, start: candidates[start], end: target, isUnit: isUnit)
        if candidates[start].end.ending == .hyphen, target.end.ending == .hyphen {
          let penalty = setter.options.penalties.consecutiveHyphens
          cost += penalty * penalty
        }
        guard cost.isFinite else { continue }
        let slot = state - lines.lowerBound
        if best[slot].map({ cost < $0.cost }) ?? true {
          best[slot] = Node(line: state, cost: cost, previous: node, candidate: index)
        }
      }
    }
    for case let node? in best { nodes.append(node) }
  }

  private func nextState(_ line: Int) -> Int {
    if case .even = goal { return line + 1 }
    return min(line + 1, widths.first.count)
  }

  private func width(ofState line: Int) -> Double {
    if case .even = goal { return widths.rest }
    return widths[line]
  }

  /// The measures of the text between two candidates.
  private struct Measure {
    /// The width without trimming or hanging.
    var plain: Double
    /// The most that reduction can take from it.
    var reduction: Double
    /// Whether nothing can make it fit in the widest line.
    var isBeyond: Bool
  }

  private func measure(
    from start: BreakCandidate, to end: BreakCandidate, limit: Double
  ) -> Measure {
    let last = end.end.lastVisible
    guard last >= start.end.next else {
      return Measure(plain: 0, reduction: 0, isBeyond: false)
    }
    let record = setter.records[last]
    let plain = record.start + record.item.advance - start.origin
    let reduction =
      reductions.isEmpty
      ? 0 : reductions[last - run.lowerBound] - reductions[start.end.next - run.lowerBound]
    let excess = plain - record.item.advance - record.item.em - reduction
    return Measure(
      plain: plain, reduction: reduction,
      isBeyond: excess > limit + LineSetter.tolerance(limit))
  }

  /// The cost of a line; infinite if it is too wide, unless it is a single unit, which must stand
  /// somewhere.
  private func lineCost(
    _ line: Measure, width: Double, start: BreakCandidate, end: BreakCandidate, isUnit: Bool
  ) -> Double {
    let limit = width + LineSetter.tolerance(width)
    var natural = 0.0
    if end.end.lastVisible >= start.end.next {
      natural =
        setter.endEdge(
          of: end.end.lastVisible, origin: start.origin, limit: limit, ending: end.end.ending
        ).width
    }
    if natural - line.reduction > limit {
      return isUnit ? Self.overfull * (1 + (natural - width) / width) : .infinity
    }
    if case .even(let ideal, _) = goal {
      let share = ideal > 0 ? (natural - ideal) / ideal : 0
      return share * share
    }
    let isForced = end.end.ending == .textEnd || end.end.ending == .mandatory
    var share = (width - natural) / width
    if isForced, natural <= limit {
      let isOnly = start.end.ending == .mandatory
      share = isOnly ? 0 : 4 * max(0, setter.options.penalties.shortestLastLine - natural / width)
    }
    return share * share
  }

  /// What a line that is too wide costs: more than any number of cut words.
  private static let overfull = 1e6
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
