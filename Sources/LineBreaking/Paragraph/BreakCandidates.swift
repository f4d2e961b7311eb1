/// A place where a line may end, for the search of the best lines.
struct BreakCandidate {
  /// The end of the line before the break.
  var end: LineEnd
  /// Where the line behind the break begins, on the endless line of all items.
  var origin = 0.0
  /// Where the line before the break ends on it, untrimmed.
  var position = 0.0
  /// What trimming and hanging can take from that line's end at most.
  var lastRoom = 0.0
  /// The cost of ending a line here: the square of its penalty.
  var cost = 0.0
  /// Whether nothing can be trimmed or hung at the end, and no hyphen is drawn.
  var isPlain = true
  /// Whether the text, not the width, ends the line.
  var isForced = false

  /// Whether an earlier candidate is of no use beside this one: only spaces lie between the two, and
  /// it is no better a place.
  func replaces(_ earlier: BreakCandidate) -> Bool {
    earlier.end.lastVisible == end.lastVisible && !earlier.isForced && cost <= earlier.cost
  }
}

extension LineSetter {
  /// The places where the lines of a run of items may end, in order; the run's start is the first
  /// and its end the last.
  ///
  /// Between two neighbours of the list the text fits in `width`, or is one cluster, unless
  /// ``OverflowWrap/normal`` forbids to break it.
  func candidates(in run: Range<Int>, width: Double) -> [BreakCandidate] {
    let start = LineEnd(next: run.lowerBound, lastVisible: run.lowerBound - 1, ending: .mandatory)
    var candidates = [candidate(start)]  // forced, so it stays
    candidates.reserveCapacity(run.count / 2)
    var lastVisible = run.lowerBound - 1
    for index in run {
      if !records[index].item.isTrailing { lastVisible = index }
      guard let kind = records[index].breakBehind else { continue }
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
    if end.ending == .emergency, !keepsKinsoku(behind: end.lastVisible) { penalty *= 2 }
    var candidate = BreakCandidate(end: end, cost: penalty * penalty)
    candidate.isForced = end.ending == .textEnd || end.ending == .mandatory
    if end.next < records.count { candidate.origin = startEdge(of: end.next).origin }
    if end.lastVisible >= 0 {
      let record = records[end.lastVisible]
      candidate.position = record.start + record.item.advance
      candidate.lastRoom = record.item.advance + record.item.em
      candidate.isPlain = record.item.traits.isEmpty && end.ending != .hyphen
    }
    return candidate
  }

  /// Breaks between clusters for text that is wider than a line.
  private func appendEmergencies(
    before end: LineEnd, width: Double, to candidates: inout [BreakCandidate]
  ) {
    guard var previous = candidates.last, !fits(end, behind: previous, width: width) else { return }
    let first = previous.end.next
    // Those that keep kinsoku; where the text between two of them is still too wide, all.
    var unit: [LineEnd] = []
    for index in first..<max(first, end.lastVisible + 1) where !records[index].item.isTrailing {
      let emergency = endTakingSpaces(behind: index, first: first)
      let isLast = emergency.next >= end.next
      if !isLast { unit.append(emergency) }
      guard isLast || keepsKinsoku(behind: index) else { continue }
      let last = isLast ? end : emergency
      if !fits(last, behind: previous, width: width) {
        for inner in unit.dropLast(isLast ? 0 : 1) { candidates.append(candidate(inner)) }
      }
      guard !isLast else { return }
      previous = candidate(emergency)
      candidates.append(previous)
      unit.removeAll(keepingCapacity: true)
    }
  }

  private func fits(_ end: LineEnd, behind previous: BreakCandidate, width: Double) -> Bool {
    let limit = width + Self.tolerance(width)
    return end.lastVisible < previous.end.next
      || endEdge(of: end.lastVisible, origin: previous.origin, limit: limit, ending: end.ending)
        .width <= limit
  }
}

extension Paragraph.Penalties {
  /// The penalty of an ending: the share of an empty line that is as bad.
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
