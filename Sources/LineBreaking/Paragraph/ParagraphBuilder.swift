import TextFoundation

/// Collects items and their places; the work of `Paragraph`'s initializers.
struct ParagraphBuilder {
  let options: Paragraph.Options
  private(set) var records: [Paragraph.Record] = []
  private(set) var overlaps: [Paragraph.Overlap] = []
  /// Whether no item begins before one that is in front of it.
  private(set) var startsAscend = true
  /// Whether the text ends a line before its own end.
  private(set) var hasForcedBreaks = false

  init(options: Paragraph.Options, capacity: Int) {
    self.options = options.normalized
    records.reserveCapacity(capacity)
  }

  /// All items at once, some of which may share room.
  init(
    _ records: consuming [Paragraph.Record], overlaps: [Paragraph.Overlap],
    options: Paragraph.Options
  ) {
    self.options = options.normalized
    guard overlaps.isEmpty else {
      self.records.reserveCapacity(records.count)
      var rest = overlaps[...]
      for (index, record) in records.enumerated() {
        while let next = rest.first, next.item < index { rest.removeFirst() }
        append(record.item, overlap: rest.first.map { $0.item == index ? $0.amount : 0 } ?? 0)
      }
      return
    }
    self.records = records
    place()
  }

  /// Gives the items their places.
  private mutating func place() {
    let spacing = options.spacing
    var ascends = true
    records.withUnsafeMutableBufferPointer { records in
      guard let base = records.baseAddress else { return }
      var (end, start) = (0, 0.0)
      var left = base
      for index in 0..<records.count {
        let record = base + index
        if !record.pointee.item.isNormal { record.pointee.item = record.pointee.item.normalized }
        let (sum, overflow) = end.addingReportingOverflow(record.pointee.item.length)
        end = overflow ? Int.max : sum
        if index > 0 {
          start += left.pointee.item.advance
          if !left.pointee.item.spacing.neverParts(from: record.pointee.item.spacing) {
            let gap = spacing.gap(between: left.pointee.item, and: record.pointee.item).amount
            start += gap
            record.pointee.hasGapBefore = gap != 0
            if start < left.pointee.start { ascends = false }
          }
        }
        record.pointee.end = end
        record.pointee.start = start
        left = record
      }
    }
    startsAscend = ascends
  }

  /// Appends an item, which may share room with the one before it.
  mutating func append(_ item: Paragraph.Item, overlap: Double = 0) {
    var item = item.normalized
    var (end, start) = (item.length, 0.0)
    var hasGap = false
    if let last = records.last {
      let (sum, overflow) = last.end.addingReportingOverflow(item.length)
      end = overflow ? Int.max : sum
      start = last.start + last.item.advance
      let gap = options.spacing.gap(between: last.item, and: item).amount
      start += gap
      hasGap = gap != 0
      if overlap > 0 {
        let shared = min(overlap, last.item.advance, item.advance)
        overlaps.append(Paragraph.Overlap(item: records.count, amount: shared))
        item.traits.insert(.overlapping)
        start -= shared
        hasGap = true
      }
      if start < last.start { startsAscend = false }
    }
    var record = Paragraph.Record(item: item)
    (record.end, record.start, record.hasGapBefore) = (end, start, hasGap)
    records.append(record)
  }

  /// Notes where lines may end, once all items are there.
  mutating func mark(_ opportunities: [BreakOpportunity]) {
    var isForced = false
    records.withUnsafeMutableBufferPointer { records in
      guard let base = records.baseAddress, !records.isEmpty else { return }
      let last = records.count - 1
      var index = 0
      var previous = -1
      for opportunity in opportunities where opportunity.offset > previous {
        let offset = opportunity.offset
        previous = offset
        while index < last, base[index].end < offset { index += 1 }
        guard base[index].end == offset else { continue }
        // Items that are not in the text belong to what stands before them.
        while index < last, base[index + 1].end == offset { index += 1 }
        base[index].breakBehind = opportunity.kind
        if opportunity.kind == .mandatory, index < last { isForced = true }
      }
      base[last].breakBehind = .mandatory
    }
    hasForcedBreaks = isForced
  }
}

extension Paragraph.Item {
  @inline(__always)
  fileprivate var isNormal: Bool { length >= 0 && advance.isMeasure && em.isMeasure }

  fileprivate var normalized: Self {
    if isNormal { return self }
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

  @inline(__always)
  fileprivate var isMeasure: Bool { self >= 0 && self <= Self.greatestMeasure }

  /// The value as a measure: 0 if it is negative or no number.
  fileprivate var clampedToMeasure: Double {
    self > 0 ? Swift.min(self, Self.greatestMeasure) : 0
  }
}
