/// A place where a line may end, for the search of the best lines.
struct BreakCandidate {
  /// The end of the line before the break.
  var end: LineEnd
  /// Where the line behind the break begins, on the endless line of all items.
  var origin: Double
  /// The cost of ending a line here: the square of its penalty.
  var cost: Double
}

extension LineSetter {
  /// The places where the lines of a run of items may end, in order; the run's start is the first
  /// and its end the last.
  ///
  /// Between two neighbours of the list the text fits in `width`, or is one cluster, unless
  /// ``OverflowWrap/normal`` forbids to break it.
  func candidates(in run: Range<Int>, width: Double) -> [BreakCandidate] {
    let start = LineEnd(next: run.lowerBound, lastVisible: run.lowerBound - 1, ending: .mandatory)
    var candidates = [candidate(start)]
    candidates.reserveCapacity(run.count / 2)
    var lastVisible = run.lowerBound - 1
    for index in run {
      if !records[index].item.isTrailing { lastVisible = index }
      guard let kind = records[index].breakBehind else { continue }
      let end = LineEnd(next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      if options.overflowWrap != .normal {
        appendEmergencies(before: end, width: width, to: &candidates)
      }
      candidates.append(candidate(end))
    }
    return candidates
  }

  private func candidate(_ end: LineEnd) -> BreakCandidate {
    var penalty = options.penalties.penalty(of: end.ending)
    if end.ending == .emergency, !keepsKinsoku(behind: end.lastVisible) { penalty *= 2 }
    return BreakCandidate(
      end: end, origin: end.next < records.count ? startEdge(of: end.next).origin : 0,
      cost: penalty * penalty)
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
