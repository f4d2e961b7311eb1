import TextFoundation

/// Collects items and their places; the work of `Paragraph`'s initializers.
struct ParagraphBuilder {
  let options: Paragraph.Options
  private(set) var records: [Paragraph.Record] = []
  private(set) var overlaps: [Paragraph.Overlap] = []

  init(options: Paragraph.Options, capacity: Int) {
    self.options = options.normalized
    records.reserveCapacity(capacity)
  }

  /// All items at once.
  init(items: [Paragraph.Item], options: Paragraph.Options) {
    let options = options.normalized
    self.options = options
    records = Array(unsafeUninitializedCapacity: items.count) { records, count in
      var previous: Paragraph.Item?
      var (end, start) = (0, 0.0)
      for item in items {
        let item = item.normalized
        let (sum, overflow) = end.addingReportingOverflow(item.length)
        end = overflow ? Int.max : sum
        if let previous {
          start += previous.advance
          if !previous.spacing.neverParts(from: item.spacing) {
            start += options.spacing.gap(between: previous, and: item).amount
          }
        }
        records.initializeElement(
          at: count, to: Paragraph.Record(item: item, end: end, start: start))
        previous = item
        count += 1
      }
    }
  }

  /// All items, some of which share room.
  init(items: [Paragraph.Item], overlaps: [Paragraph.Overlap], options: Paragraph.Options) {
    self.init(options: options, capacity: items.count)
    var rest = overlaps[...]
    for (index, item) in items.enumerated() {
      while let next = rest.first, next.item < index { rest.removeFirst() }
      append(item, overlap: rest.first.map { $0.item == index ? $0.amount : 0 } ?? 0)
    }
  }

  /// Appends an item, which may share room with the one before it.
  mutating func append(_ item: Paragraph.Item, overlap: Double = 0) {
    var item = item.normalized
    var (end, start) = (item.length, 0.0)
    if let last = records.last {
      let (sum, overflow) = last.end.addingReportingOverflow(item.length)
      end = overflow ? Int.max : sum
      start = last.start + last.item.advance
      start += options.spacing.gap(between: last.item, and: item).amount
      if overlap > 0 {
        let shared = min(overlap, last.item.advance, item.advance)
        overlaps.append(Paragraph.Overlap(item: records.count, amount: shared))
        item.traits.insert(.overlapping)
        start -= shared
      }
    }
    records.append(Paragraph.Record(item: item, end: end, start: start))
  }

  /// Notes where lines may end, once all items are there.
  mutating func mark(_ opportunities: [BreakOpportunity]) {
    records.withUnsafeMutableBufferPointer { records in
      var index = 0
      var previous = -1
      for opportunity in opportunities where opportunity.offset > previous {
        previous = opportunity.offset
        while index < records.count, records[index].end < opportunity.offset { index += 1 }
        guard index < records.count, records[index].end == opportunity.offset else { continue }
        // Items that are not in the text belong to what stands before them.
        while index + 1 < records.count, records[index + 1].end == opportunity.offset {
          index += 1
        }
        records[index].breakBehind = opportunity.kind
      }
      if !records.isEmpty { records[records.count - 1].breakBehind = .mandatory }
    }
  }
}

extension Paragraph.Item {
  @inline(__always)
  fileprivate var normalized: Self {
    if length >= 0, advance.isMeasure, em.isMeasure { return self }
    var copy = self
    copy.length = max(0, length)
    copy.advance = advance.clampedToMeasure
    copy.em = em.clampedToMeasure
    return copy
  }
}

extension Paragraph.Options {
  fileprivate var normalized: Self {
    var copy = self
    copy.hyphenAdvance = hyphenAdvance.clampedToMeasure
    copy.spacing.autospaceAmount = min(spacing.autospaceAmount.clampedToMeasure, 1)
    copy.penalties = penalties.normalized
    return copy
  }
}

extension Paragraph.Penalties {
  fileprivate var normalized: Self {
    // No penalty above a thousand empty lines: costs stay finite and comparable.
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1000) : 0 }
    return Self(
      hyphen: clamped(hyphen), consecutiveHyphens: clamped(consecutiveHyphens),
      withinPhrase: clamped(withinPhrase), withinWord: clamped(withinWord),
      emergency: clamped(emergency), shortestLastLine: min(clamped(shortestLastLine), 1))
  }
}

extension Double {
  /// The greatest advance: sums of them over any text stay finite.
  private static let greatestMeasure = 1e15

  fileprivate var isMeasure: Bool { self >= 0 && self <= Self.greatestMeasure }

  /// The value as a measure: 0 if it is negative or no number.
  fileprivate var clampedToMeasure: Double {
    self > 0 ? Swift.min(self, Self.greatestMeasure) : 0
  }
}
