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
  /// among those between words, then inside of words; then, if allowed, between clusters.
  func greedyEnd(from first: Int, width: Double) -> LineEnd {
    let limit = width + Self.tolerance(width)
    let origin = startEdge(of: first).origin
    var fitting = BestEnds()
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
      guard
        lastVisible < first || isFitting && kind != .hyphen
          || endEdge(of: lastVisible, origin: origin, limit: limit, ending: kind).width <= limit
      else { continue }
      let end = LineEnd(next: index + 1, lastVisible: lastVisible, ending: ending(kind, at: index))
      if kind == .mandatory { return end }
      fitting.add(end, kind: kind)
    }
    if let end = fitting.best { return end }
    return options.overflowWrap == .normal
      ? firstOpportunity(from: first) : emergencyEnd(from: first, origin: origin, limit: limit)
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
  /// fits and keeps kinsoku, else behind the last that fits, else behind the first.
  private func emergencyEnd(from first: Int, origin: Double, limit: Double) -> LineEnd {
    var last = first
    var lastKeepingKinsoku: Int?
    for index in first..<records.count where !records[index].item.isTrailing {
      if records[index].start - origin > limit + records[index].item.em, index > first { break }
      if endEdge(of: index, origin: origin, limit: limit, ending: nil).width <= limit {
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
  private func endTakingSpaces(behind last: Int, first: Int) -> LineEnd {
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

/// The last ends that fit, by how good they are.
private struct BestEnds {
  private var betweenPhrases: LineEnd?
  private var withinPhrase: LineEnd?
  private var withinWord: LineEnd?

  mutating func add(_ end: LineEnd, kind: BreakOpportunity.Kind) {
    switch kind {
    case .mandatory, .allowed, .hyphen: betweenPhrases = end
    case .withinPhrase: withinPhrase = end
    case .withinWord: withinWord = end
    }
  }

  var best: LineEnd? { betweenPhrases ?? withinPhrase ?? withinWord }
}
