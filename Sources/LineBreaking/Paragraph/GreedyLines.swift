import TextFoundation

/// The end of a line.
struct LineEnd {
  /// The index of the first item of the next line.
  var next: Int
  /// The index of the last drawn item of this line, or the index before its first item if nothing
  /// is drawn.
  var lastVisible: Int
  var ending: Paragraph.Line.Ending
}

/// First-fit line breaking: each line takes as many items as possible.
extension LineSetter {
  /// Returns the end of the line that begins with an item, in time linear in the items of the line.
  ///
  /// The last opportunity that fits is chosen: if possible one between phrases, else between words,
  /// else inside a word, else, if allowed, between clusters. In justified lines, a break that fits
  /// when gaps are reduced is preferred to one that leaves the line short (JLREQ §3.8.2).
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
        // One em more than the limit: trimming and hanging cannot make an item fit that begins
        // later.
        if record.start - origin > limit + record.item.em, index > first { break }
        lastVisible = index
        isFitting = record.start + record.item.advance - origin <= limit
      }
      guard let kind = record.breakAfter else { continue }
      let end = LineEnd(next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      if isFitting && kind != .hyphen || fits(end, first: first, origin: origin, limit: limit) {
        if kind == .mandatory { return end }
        fitting.replace(with: end)
      } else if options.reducesGaps,
        fitsReduced(end, first: first, origin: origin, limit: limit)
      {
        reducible.insertIfAbsent(end)
      }
      if kind == .mandatory { break }
    }
    if let reduced = reducible.best,
      fitting.best.map({ leavesSpace($0, reduced: reduced, origin: origin, width: width) }) ?? true
    {
      return reduced
    }
    if let end = fitting.best { return end }
    return options.overflowWrap == .normal
      ? firstOpportunity(from: first) : emergencyEnd(from: first, origin: origin, limit: limit)
  }

  /// Returns the first-fit end among the opportunities, searching backward from the end of the
  /// line.
  ///
  /// Reads only the items near the end of the line. Returns nil if no opportunity fits.
  private func lastEnd(from first: Int, origin: Double, limit: Double) -> LineEnd? {
    var end = (first + 1..<max(first + 1, records.count)).partitioningIndex {
      records[$0].start - origin > limit
    }
    // One em more than the limit, as trimming and hanging can make an item fit that begins there.
    while end < records.count {
      let record = records[end]
      if !record.item.isTrailing, record.start - origin > limit + record.item.em { break }
      end += 1
    }
    var best = BestEnds()
    var lastVisible = end
    var index = end - 1
    while index >= first {
      lastVisible = min(lastVisible, index)
      while lastVisible >= first, records[lastVisible].item.isTrailing { lastVisible -= 1 }
      if let kind = records[index].breakAfter {
        let end = LineEnd(
          next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
        if fits(end, first: first, origin: origin, limit: limit) {
          if kind != .withinPhrase, kind != .withinWord { return end }
          best.insertIfAbsent(end)
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

  /// Returns whether the line fits when its gaps are reduced.
  func fitsReduced(_ end: LineEnd, first: Int, origin: Double, limit: Double) -> Bool {
    let edge = endEdge(of: end.lastVisible, origin: origin, limit: limit, ending: end.ending)
    return edge.width - reduction(from: first, through: end.lastVisible) <= limit
  }

  /// Returns whether a reduced line is preferable to a line that fits, because the latter is not
  /// full and its ending is not better.
  private func leavesSpace(
    _ end: LineEnd, reduced: LineEnd, origin: Double, width: Double
  ) -> Bool {
    guard reduced.ending.rank <= end.ending.rank, end.lastVisible >= 0 else { return false }
    let edge = endEdge(of: end.lastVisible, origin: origin, limit: width, ending: end.ending)
    return width - edge.width > Self.tolerance(width)
  }

  /// Returns the tolerance for rounding errors when sums of advances are compared with a width.
  static func tolerance(_ width: Double) -> Double { width * 1e-7 }

  func ending(_ kind: BreakOpportunity.Kind, at index: Int) -> Paragraph.Line.Ending {
    kind == .mandatory && index == records.count - 1 ? .textEnd : Paragraph.Line.Ending(kind)
  }

  /// Returns the end of the line at the first opportunity of any kind, regardless of its width.
  private func firstOpportunity(from first: Int) -> LineEnd {
    var lastVisible = first - 1
    for index in first..<records.count {
      if !records[index].item.isTrailing { lastVisible = index }
      if let kind = records[index].breakAfter {
        return LineEnd(
          next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      }
    }
    return LineEnd(next: records.count, lastVisible: lastVisible, ending: .textEnd)
  }

  /// Returns the end of a line without an opportunity that fits: after the last cluster that fits
  /// and respects kinsoku, else after the last one that fits, else after the first drawn one.
  private func emergencyEnd(from first: Int, origin: Double, limit: Double) -> LineEnd {
    var last = records[first...].firstIndex { !$0.item.isTrailing } ?? first
    var lastRespectingKinsoku: Int?
    for index in first..<records.count where !records[index].item.isTrailing {
      if records[index].start - origin > limit + records[index].item.em, index > first { break }
      if endEdge(of: index, origin: origin, limit: limit, ending: .emergency).width <= limit {
        last = index
        if respectsKinsoku(after: index) { lastRespectingKinsoku = index }
      }
    }
    return endIncludingSpaces(after: lastRespectingKinsoku ?? last, first: first)
  }

  /// Returns whether the kinsoku rules allow a break after an item.
  func respectsKinsoku(after index: Int) -> Bool {
    guard index + 1 < records.count else { return true }
    let (left, right) = (records[index].item, records[index + 1].item)
    return !left.traits.contains(.notAtLineEnd) && !right.traits.contains(.notAtLineStart)
      && !(left.spacing == .inseparable && right.spacing == .inseparable)
  }

  /// Returns the line end after an item and the spaces that follow it.
  func endIncludingSpaces(after last: Int, first: Int) -> LineEnd {
    var index = last
    while index + 1 < records.count, records[index + 1].item.isTrailing,
      records[index].breakAfter != .mandatory
    {
      index += 1
    }
    let lastVisible = records[last].item.isTrailing ? first - 1 : last
    guard records[index].breakAfter == .mandatory else {
      return LineEnd(next: index + 1, lastVisible: lastVisible, ending: .emergency)
    }
    return LineEnd(
      next: index + 1, lastVisible: lastVisible, ending: ending(.mandatory, at: index))
  }
}

/// The best line end of each rank.
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

  mutating func insertIfAbsent(_ end: LineEnd) {
    switch end.ending {
    case .withinPhrase: withinPhrase = withinPhrase ?? end
    case .withinWord: withinWord = withinWord ?? end
    default: betweenPhrases = betweenPhrases ?? end
    }
  }

  var best: LineEnd? { betweenPhrases ?? withinPhrase ?? withinWord }
}

extension Paragraph.Line.Ending {
  /// The rank of an ending: 0 between phrases, 1 within a phrase, 2 within a word, 3 anywhere.
  fileprivate var rank: Int {
    switch self {
    case .withinPhrase: 1
    case .withinWord: 2
    case .emergency: 3
    default: 0
    }
  }
}
