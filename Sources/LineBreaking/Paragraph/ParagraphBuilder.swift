import TextFoundation

/// Computes the positions of items and the breaks after them, for the initializers of `Paragraph`.
struct ParagraphBuilder {
  let options: Paragraph.Options
  private(set) var records: [Paragraph.Record]
  /// The nonzero gaps, by ascending items.
  private(set) var gaps: [Paragraph.PlacedGap] = []
  /// The effective overlaps of items.
  private(set) var overlaps: [Paragraph.Overlap] = []
  /// Whether the start positions of items never decrease.
  private(set) var startsAscend = true
  /// Whether there is a mandatory break before the end of the text.
  private(set) var hasForcedBreaks = false

  /// Creates a builder from items that have no positions yet.
  init(
    _ records: consuming [Paragraph.Record], opportunities: [BreakOpportunity],
    overlaps: [Paragraph.Overlap] = [], options: Paragraph.Options
  ) {
    self.options = options.normalized
    self.records = records
    computePositions(opportunities)
    if !overlaps.isEmpty { share(overlaps) }
  }

  /// Computes the positions of the items and the break kind after each.
  private mutating func computePositions(_ opportunities: [BreakOpportunity]) {
    let count = records.count
    guard count > 0 else { return }
    let spacing = options.spacing
    (gaps, startsAscend, hasForcedBreaks) = records.withUnsafeMutableBufferPointer { records in
      opportunities.withUnsafeBufferPointer { opportunities in
        withUnsafeTemporaryAllocation(of: Paragraph.PlacedGap.self, capacity: count) { gaps in
          let found = Self.computePositions(records, opportunities, spacing, gaps: gaps)
          return (Array(gaps[..<found.gapCount]), found.startsAscend, found.hasForcedBreaks)
        }
      }
    }
  }

  /// Computes positions, gaps and breaks in one pass over the items, of which there must be at
  /// least one.
  ///
  /// `gaps` must have a capacity of one gap per item.
  private static func computePositions(
    _ records: UnsafeMutableBufferPointer<Paragraph.Record>,
    _ opportunities: UnsafeBufferPointer<BreakOpportunity>, _ spacing: SpacingOptions,
    gaps: UnsafeMutableBufferPointer<Paragraph.PlacedGap>
  ) -> (gapCount: Int, startsAscend: Bool, hasForcedBreaks: Bool) {
    var (gapCount, forcedCount, next, ascends) = (0, 0, 0, true)
    var (end, start): (UInt32, Double) = (0, 0)
    for index in 0..<records.count {
      let length = records[index].byteEnd
      let (sum, overflow) = end.addingReportingOverflow(length)
      end = overflow ? UInt32.max : sum
      records[index].byteEnd = end
      if index > 0 {
        let left = records[index &- 1].item
        start += left.advance
        if !left.spacing.isAlwaysSolid(before: records[index].item.spacing) {
          let gap = spacing.gap(between: left, and: records[index].item).amount
          if gap != 0 {
            gaps[gapCount] = Paragraph.PlacedGap(item: index, amount: gap)
            gapCount &+= 1
            start += gap
            if start < records[index &- 1].start { ascends = false }
          }
        }
      }
      records[index].start = start
      if length == 0, index > 0 {
        // Items without text belong to the preceding item.
        records[index].breakAfter = records[index &- 1].breakAfter
        records[index &- 1].breakAfter = nil
        continue
      }
      while next < opportunities.count, opportunities[next].offset < Int(end) { next &+= 1 }
      guard next < opportunities.count else { continue }
      // Avoids an unpredictable branch.
      let opportunity = opportunities[next]
      let isHere = opportunity.offset == Int(end)
      records[index].breakAfter = isHere ? opportunity.kind : nil
      forcedCount &+= isHere && opportunity.kind == .mandatory ? 1 : 0
      next &+= isHere ? 1 : 0
    }
    let last = records.count - 1
    if records[last].breakAfter == .mandatory { forcedCount -= 1 }
    records[last].breakAfter = .mandatory
    return (gapCount, ascends, forcedCount > 0)
  }

  /// Applies the requested overlaps, moving items over the preceding ones.
  private mutating func share(_ requested: [Paragraph.Overlap]) {
    var (requested, remainingGaps) = (requested[...], gaps[...])
    gaps = []
    var shared = 0.0
    for index in records.indices.dropFirst() {
      var amount = 0.0
      if let gap = remainingGaps.first, gap.item == index {
        amount = gap.amount
        remainingGaps.removeFirst()
      }
      while let next = requested.first, next.item < index { requested.removeFirst() }
      if let next = requested.first, next.item == index, next.amount > 0 {
        let overlapWidth = min(
          next.amount, records[index - 1].item.advance, records[index].item.advance)
        overlaps.append(Paragraph.Overlap(item: index, amount: overlapWidth))
        records[index].item.traits.insert(.overlapping)
        amount -= overlapWidth
        shared += overlapWidth
      }
      if amount != 0 { gaps.append(Paragraph.PlacedGap(item: index, amount: amount)) }
      records[index].start -= shared
      if records[index].start < records[index - 1].start { startsAscend = false }
    }
  }
}

extension Paragraph.Options {
  fileprivate var normalized: Self {
    var copy = self
    copy.hyphenAdvance = hyphenAdvance.clampedToAdvance
    copy.spacing.autospaceAmount = min(spacing.autospaceAmount.clampedToAdvance, 1)
    copy.penalties = penalties.normalized
    return copy
  }
}

extension Paragraph.Penalties {
  fileprivate var normalized: Self {
    // Penalties are limited to a thousand empty lines, so that costs remain finite and comparable.
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1000) : 0 }
    return Self(
      hyphen: clamped(hyphen), consecutiveHyphens: clamped(consecutiveHyphens),
      withinPhrase: clamped(withinPhrase), withinWord: clamped(withinWord),
      emergency: clamped(emergency), shortestLastLine: min(clamped(shortestLastLine), 1))
  }
}
