/// A candidate for the end of a line in the search for optimum lines.
struct BreakCandidate {
  /// The end of the line before the break.
  var end: LineEnd
  /// The position where the line after the break begins, measured as if all items were on one
  /// infinite line.
  var origin = 0.0
  /// The position where the line before the break ends on the infinite line, untrimmed.
  var position = 0.0
  /// The maximum width that trimming and hanging can save at the end of the line.
  var maximumSaving = 0.0
  /// The cost of ending a line here: the square of its penalty.
  var cost = 0.0
  /// Whether nothing can be trimmed or hung at the end of the line and no hyphen is drawn.
  var isPlain = true
  /// Whether the line ends at a mandatory break or at the end of the text.
  var isForced = false

  /// Returns whether this candidate makes an earlier one useless: only spaces separate the two, and
  /// it does not cost more.
  func replaces(_ earlier: BreakCandidate) -> Bool {
    earlier.end.lastVisible == end.lastVisible && !earlier.isForced && cost <= earlier.cost
  }
}

extension LineSetter {
  /// Returns the candidates for line ends in a run of items, in ascending order, from the start of
  /// the run to its end.
  ///
  /// The text between two neighboring candidates fits in `width` or is a single cluster, unless
  /// ``OverflowWrap/normal`` does not allow breaking it.
  func candidates(in run: Range<Int>, width: Double) -> [BreakCandidate] {
    let start = LineEnd(next: run.lowerBound, lastVisible: run.lowerBound - 1, ending: .mandatory)
    var candidates = [candidate(start)]  // forced, so it is never replaced
    candidates.reserveCapacity(run.count / 2)
    var lastVisible = run.lowerBound - 1
    for index in run {
      if !records[index].item.isTrailing { lastVisible = index }
      guard let kind = records[index].breakAfter else { continue }
      let end = LineEnd(next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      if options.overflowWrap != .normal {
        appendEmergencies(before: end, width: width, to: &candidates)
      }
      let candidate = candidate(end)
      while let last = candidates.last, candidate.replaces(last) { candidates.removeLast() }
      candidates.append(candidate)
    }
    return candidates
  }

  private func candidate(_ end: LineEnd) -> BreakCandidate {
    var penalty = options.penalties.penalty(of: end.ending)
    if end.ending == .emergency, !respectsKinsoku(after: end.lastVisible) { penalty *= 2 }
    var candidate = BreakCandidate(end: end, cost: penalty * penalty)
    candidate.isForced = end.ending == .textEnd || end.ending == .mandatory
    if end.next < records.count { candidate.origin = startEdge(of: end.next).origin }
    if end.lastVisible >= 0 {
      let record = records[end.lastVisible]
      candidate.position = record.start + record.item.advance
      candidate.maximumSaving = record.item.advance + record.item.em
      candidate.isPlain = record.item.traits.isEmpty && end.ending != .hyphen
    }
    return candidate
  }

  /// Appends candidates between clusters for text that is wider than a line.
  private func appendEmergencies(
    before end: LineEnd, width: Double, to candidates: inout [BreakCandidate]
  ) {
    guard var previous = candidates.last, !fits(end, after: previous, width: width) else { return }
    let first = previous.end.next
    // First those that respect kinsoku; all of them where the text between two of these is too
    // wide.
    var unit: [LineEnd] = []
    for index in first..<max(first, end.lastVisible + 1) where !records[index].item.isTrailing {
      let emergency = endIncludingSpaces(after: index, first: first)
      let isLast = emergency.next >= end.next
      if !isLast { unit.append(emergency) }
      guard isLast || respectsKinsoku(after: index) else { continue }
      let last = isLast ? end : emergency
      if !fits(last, after: previous, width: width) {
        for inner in unit.dropLast(isLast ? 0 : 1) { candidates.append(candidate(inner)) }
      }
      guard !isLast else { return }
      previous = candidate(emergency)
      candidates.append(previous)
      unit.removeAll(keepingCapacity: true)
    }
  }

  private func fits(_ end: LineEnd, after previous: BreakCandidate, width: Double) -> Bool {
    let limit = width + Self.tolerance(width)
    return end.lastVisible < previous.end.next
      || endEdge(of: end.lastVisible, origin: previous.origin, limit: limit, ending: end.ending)
        .width <= limit
  }
}

extension Paragraph.Penalties {
  /// Returns the penalty of an ending, as the equivalent empty share of a line.
  func penalty(of ending: Paragraph.Line.Ending) -> Double {
    switch ending {
    case .textEnd, .mandatory, .allowed: 0
    case .hyphen: hyphen
    case .withinPhrase: withinPhrase
    case .withinWord: withinWord
    case .emergency: emergency
    }
  }
}
