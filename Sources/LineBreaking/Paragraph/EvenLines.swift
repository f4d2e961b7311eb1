/// Lines that are as equal in width as possible: a given number, or the number of first-fit lines.
extension LineSetter {
  /// Returns the line ends of each segment between mandatory breaks, balanced (CSS Text 4,
  /// `text-wrap-style: balance`).
  func balancedEnds(widths: Paragraph.LineWidths) -> [LineEnd] {
    var ends: [LineEnd] = []
    var first = 0
    while first < records.count {
      let greedy = greedyEnds(from: first, widths: widths, firstLine: ends.count)
      let next = greedy.last?.next ?? records.count
      // Lines next to a float differ in width by design.
      let isUneven = ends.count < widths.first.count
      let even =
        greedy.count == 1 || isUneven
        ? nil : evenEnds(in: first..<next, count: greedy.count, width: widths.rest)
      ends += even ?? greedy
      first = next
    }
    return ends
  }

  /// Returns the ends of exactly `count` lines that are as equal as the text allows, or nil if this
  /// is impossible.
  func evenEnds(in run: Range<Int>, count: Int, width: Double) -> [LineEnd]? {
    let ideal = evenWidth(of: run, count: count, width: width)
    // Even lines are never much wider; without a limit every pair would be compared.
    let unit = widestUnit(of: run)
    if let ends = evenEnds(
      in: run, count: count, ideal: ideal, limit: min(width, max(3 * ideal, unit)))
    {
      return ends
    }
    guard options.overflowWrap != .normal else { return nil }
    // Fewer opportunities than lines: break between any two clusters.
    let cluster = run.reduce(0) { max($0, records[$1].item.advance) }
    return evenEnds(
      in: run, count: count, ideal: ideal, limit: min(width, max(3 * ideal, cluster)), unitWidth: 0)
  }

  private func evenEnds(
    in run: Range<Int>, count: Int, ideal: Double, limit: Double, unitWidth: Double? = nil
  ) -> [LineEnd]? {
    guard limit > 0, limit.isFinite else { return nil }
    var search = OptimumLines(
      setter: self, run: run, widths: Paragraph.LineWidths(rest: limit),
      goal: .even(width: ideal, count: count), unitWidth: unitWidth)
    return search.search()
  }

  /// Returns the width of each line if the text could be broken anywhere.
  private func evenWidth(of run: Range<Int>, count: Int, width: Double) -> Double {
    guard let last = run.last, count > 0 else { return 0 }
    let whole =
      records[last].start + records[last].item.advance - records[run.lowerBound].start
    let even = whole / Double(count)
    let parts = run.dropLast().count { records[$0].breakAfter == .mandatory }
    guard parts > 0 else { return even }
    // Short paragraphs leave lines that cannot be filled: find the minimum width that yields this
    // number of lines.
    var (low, high) = (even, min(whole, width))
    for _ in 0..<24 where low < high {
      let middle = low + (high - low) / 2
      let isEnough =
        greedyEnds(
          from: run.lowerBound, to: run.upperBound, widths: Paragraph.LineWidths(rest: middle)
        ).count <= count
      if isEnough { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns the width of the widest unbreakable unit between two opportunities.
  private func widestUnit(of run: Range<Int>) -> Double {
    var (widest, start) = (0.0, run.lowerBound)
    for index in run where records[index].breakAfter != nil {
      let width = records[index].start + records[index].item.advance - records[start].start
      widest = max(widest, width + options.hyphenAdvance)
      start = index + 1
    }
    return widest
  }

  /// Returns the first-fit line ends up to the next mandatory break.
  func greedyEnds(
    from first: Int, widths: Paragraph.LineWidths, firstLine: Int
  ) -> [LineEnd] {
    var ends: [LineEnd] = []
    var first = first
    while first < records.count {
      let end = greedyEnd(from: first, width: widths[firstLine + ends.count])
      ends.append(end)
      if end.ending == .mandatory || end.ending == .textEnd { break }
      first = end.next
    }
    return ends
  }

  /// Returns the first-fit line ends of a run of items.
  func greedyEnds(from first: Int, to last: Int, widths: Paragraph.LineWidths) -> [LineEnd] {
    var ends: [LineEnd] = []
    ends.reserveCapacity(estimatedLines(from: first, to: last, width: widths.rest))
    var first = first
    while first < last {
      let end = greedyEnd(from: first, width: widths[ends.count])
      ends.append(end)
      first = end.next
    }
    return ends
  }
}
