/// Where a line ends.
struct LineEnd {
  /// The first item of the next line.
  var next: Int
  /// The last drawn item of this line; one before its first if nothing is drawn.
  var lastVisible: Int
  var ending: Paragraph.Line.Ending
}

/// First fit: each line takes as much as it can.
extension LineSetter {
  /// The end of the line that begins with an item, in time linear in the line's items.
  ///
  /// The last opportunity that fits is taken, first among those between phrases; if there is none,
  /// among those between words, then inside of words; then, if allowed, between clusters. Where
  /// lines are justified, one that fits when gaps are reduced comes before one that leaves room
  /// (JLREQ §3.8.2).
  func greedyEnd(from first: Int, width: Double) -> LineEnd {
    let limit = width + Self.tolerance(width)
    let origin = startEdge(of: first).origin
    if isSearchable, !options.alignment.isJustified,
      let end = lastEnd(from: first, origin: origin, limit: limit)
    {
      return end
    }
    var fitting = BestEnds()
    var reducible = BestEnds()
    var lastVisible = first - 1
    var isFitting = true
    for index in first..<records.count {
      let record = records[index]
      if !record.item.isTrailing {
        // One em more than the limit: no trimming or hanging brings back what begins there.
        if record.start - origin > limit + record.item.em, index > first { break }
        lastVisible = index
        isFitting = record.start + record.item.advance - origin <= limit
      }
      guard let kind = record.breakBehind else { continue }
      let end = LineEnd(next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      if isFitting && kind != .hyphen || fits(end, first: first, origin: origin, limit: limit) {
        if kind == .mandatory { return end }
        fitting.replace(with: end)
      } else if options.reducesGaps,
        fitsReduced(end, first: first, origin: origin, limit: limit)
      {
        reducible.keepFirst(end)
      }
      if kind == .mandatory { break }
    }
    if let reduced = reducible.best,
      fitting.best.map({ leavesRoom($0, reduced: reduced, origin: origin, width: width) }) ?? true
    {
      return reduced
    }
    if let end = fitting.best { return end }
    return options.overflowWrap == .normal
      ? firstOpportunity(from: first) : emergencyEnd(from: first, origin: origin, limit: limit)
  }

  /// The end that first fit finds among the opportunities, looked for from behind.
  ///
  /// Only the items near the line's end are read. Nil if no opportunity fits.
  private func lastEnd(from first: Int, origin: Double, limit: Double) -> LineEnd? {
    var (low, high) = (first + 1, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].start - origin > limit { high = middle } else { low = middle + 1 }
    }
    // One em more than the limit, as trimming and hanging may bring back what begins there.
    while low < records.count {
      let record = records[low]
      if !record.item.isTrailing, record.start - origin > limit + record.item.em { break }
      low += 1
    }
    var best = BestEnds()
    var lastVisible = low
    var index = low - 1
    while index >= first {
      lastVisible = min(lastVisible, index)
      while lastVisible >= first, records[lastVisible].item.isTrailing { lastVisible -= 1 }
      if let kind = records[index].breakBehind {
        let end = LineEnd(
          next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
        if fits(end, first: first, origin: origin, limit: limit) {
          if kind != .withinPhrase, kind != .withinWord { return end }
          best.keepFirst(end)
        }
      }
      index -= 1
    }
    return best.best
  }

  private func fits(_ end: LineEnd, first: Int, origin: Double, limit: Double) -> Bool {
    end.lastVisible < first
      || endEdge(of: end.lastVisible, origin: origin, limit: limit, ending: end.ending).width
        <= limit
  }

  /// Whether the line fits once its gaps are reduced.
  func fitsReduced(_ end: LineEnd, first: Int, origin: Double, limit: Double) -> Bool {
    let edge = endEdge(of: end.lastVisible, origin: origin, limit: limit, ending: end.ending)
    return edge.width - reduction(from: first, through: end.lastVisible) <= limit
  }

  /// Whether a line that fits is to give way to a reduced one: it is not full, and no better.
  private func leavesRoom(
    _ end: LineEnd, reduced: LineEnd, origin: Double, width: Double
  ) -> Bool {
    guard reduced.ending.rank <= end.ending.rank, end.lastVisible >= 0 else { return false }
    let edge = endEdge(of: end.lastVisible, origin: origin, limit: width, ending: end.ending)
    return width - edge.width > Self.tolerance(width)
  }

  /// How much sums of advances may exceed a width by the rounding of floating-point numbers.
  static func tolerance(_ width: Double) -> Double { width * 1e-7 }

  func ending(_ kind: BreakOpportunity.Kind, at index: Int) -> Paragraph.Line.Ending {
    kind == .mandatory && index == records.count - 1 ? .textEnd : Paragraph.Line.Ending(kind)
  }

  /// The line up to the first opportunity of any kind, however long.
  private func firstOpportunity(from first: Int) -> LineEnd {
    var lastVisible = first - 1
    for index in first..<records.count {
      if !records[index].item.isTrailing { lastVisible = index }
      if let kind = records[index].breakBehind {
        return LineEnd(
          next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      }
    }
    return LineEnd(next: records.count, lastVisible: lastVisible, ending: .textEnd)
  }

  /// The end of a line in text without any opportunity that fits: behind the last cluster that
  /// fits and keeps kinsoku, else behind the last that fits, else behind the first that is drawn.
  private func emergencyEnd(from first: Int, origin: Double, limit: Double) -> LineEnd {
    var last = records[first...].firstIndex { !$0.item.isTrailing } ?? first
    var lastKeepingKinsoku: Int?
    for index in first..<records.count where !records[index].item.isTrailing {
      if records[index].start - origin > limit + records[index].item.em, index > first { break }
      if endEdge(of: index, origin: origin, limit: limit, ending: .emergency).width <= limit {
        last = index
        if keepsKinsoku(behind: index) { lastKeepingKinsoku = index }
      }
    }
    return endTakingSpaces(behind: lastKeepingKinsoku ?? last, first: first)
  }

  /// Whether a line may end behind an item as far as the marks beside the break are concerned.
  func keepsKinsoku(behind index: Int) -> Bool {
    guard index + 1 < records.count else { return true }
    let (left, right) = (records[index].item, records[index + 1].item)
    return !left.traits.contains(.notAtLineEnd) && !right.traits.contains(.notAtLineStart)
      && !(left.spacing == .inseparable && right.spacing == .inseparable)
  }

  /// The end behind an item and the spaces that follow it.
  func endTakingSpaces(behind last: Int, first: Int) -> LineEnd {
    var index = last
    while index + 1 < records.count, records[index + 1].item.isTrailing,
      records[index].breakBehind != .mandatory
    {
      index += 1
    }
    let lastVisible = records[last].item.isTrailing ? first - 1 : last
    guard records[index].breakBehind == .mandatory else {
      return LineEnd(next: index + 1, lastVisible: lastVisible, ending: .emergency)
    }
    return LineEnd(
      next: index + 1, lastVisible: lastVisible, ending: ending(.mandatory, at: index))
  }
}

/// One end for each rank of endings.
private struct BestEnds {
  private var betweenPhrases: LineEnd?
  private var withinPhrase: LineEnd?
  private var withinWord: LineEnd?

  mutating func replace(with end: LineEnd) {
    switch end.ending {
    case .withinPhrase: withinPhrase = end
    case .withinWord: withinWord = end
    default: betweenPhrases = end
    }
  }

  mutating func keepFirst(_ end: LineEnd) {
    switch end.ending {
    case .withinPhrase: withinPhrase = withinPhrase ?? end
    case .withinWord: withinWord = withinWord ?? end
    default: betweenPhrases = betweenPhrases ?? end
    }
  }

  var best: LineEnd? { betweenPhrases ?? withinPhrase ?? withinWord }
}

extension Paragraph.Line.Ending {
  /// How bad an end it is: 0 between phrases, 1 within one, 2 within a word, 3 anywhere.
  fileprivate var rank: Int {
    switch self {
    case .withinPhrase: 1
    case .withinWord: 2
    case .emergency: 3
    default: 0
    }
  }
}
