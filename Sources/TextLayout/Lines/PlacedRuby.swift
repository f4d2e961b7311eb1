/// A ruby annotation at its position on a line.
package struct PlacedRuby: Sendable {
  /// The index of the ruby in ``ShapedParagraph/rubies``.
  package var ruby: Int
  /// The clusters of the annotation on this line: all of them, unless the base continues on another
  /// line.
  package var clusters: Range<Int>
  /// The start of each cluster, from the edge of the paragraph.
  package var positions: [Double]
  /// The range from the start of the annotation to its end, from the edge of the paragraph.
  package var extent: Range<Double>
  /// The items of the base on this line.
  package var items: Range<Int>
  /// The index of the item placement that precedes the annotation in reading order.
  package var last: Int
}

extension LineFragment {
  /// Returns the ruby annotations on the line, ordered by the ends of their bases, for hit testing
  /// and drawing.
  ///
  /// `placements` must be the placements of the line's items (``positions(in:)``). The time is
  /// linear in the line.
  package func readings(in paragraph: ShapedParagraph, placements: [ItemPlacement]) -> [PlacedRuby]
  {
    guard !paragraph.rubies.isEmpty else { return [] }
    let near = paragraph.rubies(near: items)
    var readings: [PlacedRuby] = []
    var cursor = 0
    for index in near.indices {
      let ruby = paragraph.rubies[index]
      guard ruby.items.overlaps(items) else { continue }
      while cursor < placements.count,
        placements[cursor].item.map({ $0 < ruby.items.lowerBound }) ?? true
      {
        cursor += 1
      }
      if let reading = reading(index, of: paragraph, placements: placements[cursor...]) {
        readings.append(reading)
      }
    }
    // Reading order: each annotation after its base.
    if readings.count > 1 { readings.sort { ($0.last, $0.ruby) < ($1.last, $1.ruby) } }
    return readings
  }

  /// Returns the annotation of a ruby whose base begins at the first of the given positions.
  private func reading(
    _ index: Int, of paragraph: ShapedParagraph, placements: ArraySlice<ItemPlacement>
  ) -> PlacedRuby? {
    let ruby = paragraph.rubies[index]
    guard var base = shownBase(of: ruby, placements: placements) else { return nil }
    // Text that is clipped or hangs at the edges of the line is not considered.
    base.start = min(max(base.start, start), base.end)
    base.end = max(min(base.end, start + width), base.start)
    let clusters = part(of: ruby, shown: base.items, in: paragraph)
    guard !clusters.isEmpty else { return nil }
    let reading = ruby.reading
    let length = clusters.reduce(0) { $0 + reading.advances[$1] }
    var spread = RubyAlignment.Spread()
    if case .after(let offset) = ruby.position {
      guard base.items.upperBound == ruby.items.upperBound else { return nil }
      base.start = placements[base.last].x + offset
    } else {
      let units = clusters.dropFirst().reduce(1) { $0 + (reading.startsUnit[$1] ? 1 : 0) }
      let space = base.end - base.start - length
      spread = ruby.alignment.spread(abs(space) < 1e-6 ? 0 : space, units: units)
      base.start = moved(
        base.start + spread.before, length: length + spread.between * Double(units - 1))
    }
    var positions: [Double] = []
    positions.reserveCapacity(clusters.count)
    var x = base.start
    for cluster in clusters {
      if cluster > clusters.lowerBound, reading.startsUnit[cluster] { x += spread.between }
      positions.append(x)
      x += reading.advances[cluster]
    }
    if reading.runs.first?.direction == .rightToLeft {
      // The first cluster is the rightmost one.
      for (offset, cluster) in clusters.enumerated() {
        positions[offset] = base.start + x - positions[offset] - reading.advances[cluster]
      }
    }
    return PlacedRuby(
      ruby: index, clusters: clusters, positions: positions,
      extent: base.start..<max(base.start, x), items: base.items, last: base.last)
  }

  private struct ShownBase {
    var items: Range<Int>
    var start: Double
    var end: Double
    /// The index of the placement of the last item.
    var last: Int
  }

  /// Returns the visible items of a base on this line, and their extent.
  private func shownBase(of ruby: ShapedRuby, placements: ArraySlice<ItemPlacement>) -> ShownBase? {
    var found: ShownBase?
    for index in placements.indices {
      guard let item = placements[index].item, item < ruby.items.upperBound else { break }
      let (start, end) = (placements[index].x, placements[index].x + placements[index].width)
      if let known = found {
        found = ShownBase(
          items: known.items.lowerBound..<item + 1, start: min(known.start, start),
          end: max(known.end, end), last: index)
      } else {
        found = ShownBase(items: item..<item + 1, start: start, end: end, last: index)
      }
    }
    return found
  }

  /// Returns the clusters of an annotation for the visible part of its base, in proportion to that
  /// part.
  private func part(
    of ruby: ShapedRuby, shown: Range<Int>, in paragraph: ShapedParagraph
  ) -> Range<Int> {
    let count = ruby.reading.advances.count
    if case .after = ruby.position { return 0..<count }
    guard shown != ruby.items else { return 0..<count }
    var covered = shown
    if truncation == nil { covered = ruby.items.clamped(to: paragraph.items(in: range)) }
    var total = 0.0
    var (before, through) = (0.0, 0.0)
    // A base over hundreds of lines is divided by item counts, so that the time for a line does not
    // depend on the base.
    if ruby.items.count > 1000 {
      total = Double(ruby.items.count)
      before = Double(covered.lowerBound - ruby.items.lowerBound)
      through = Double(covered.upperBound - ruby.items.lowerBound)
    } else {
      for item in ruby.items {
        total += paragraph.items[item].advance
        if item < covered.lowerBound { before = total }
        if item < covered.upperBound { through = total }
      }
    }
    guard total > 0 else { return covered.upperBound == ruby.items.upperBound ? 0..<count : 0..<0 }
    let lower = Int((before / total * Double(count)).rounded())
    let upper = Int((through / total * Double(count)).rounded())
    return lower..<max(lower, min(upper, count))
  }

  /// Returns the start of an annotation, moved into the line if it would extend out of it, as far
  /// as there is space.
  private func moved(_ x: Double, length: Double) -> Double {
    max(min(x, start + width - length), start)
  }
}
