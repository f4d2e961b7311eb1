/// A reading at its place on a line.
///
/// Sendable: a plain value.
package struct PlacedReading: Sendable {
  /// The ruby, as an index of ``PreparedParagraph/rubies``.
  package var ruby: Int
  /// Which clusters of the reading are on this line: all, unless its base goes on on another line.
  package var clusters: Range<Int>
  /// Where each of them begins, from the paragraph's edge.
  package var positions: [Double]
  /// From where the reading begins to where it ends, from the paragraph's edge.
  package var extent: Range<Double>
  /// The part of the base that is on this line.
  package var items: Range<Int>
  /// Behind which of the line's places the reading comes in the text.
  package var last: Int
}

extension LayoutLine {
  /// The readings of the line, by the ends of their bases: where hit testing and drawing find them.
  ///
  /// `places` are the line's items (``positions(in:)``). It takes time linear in the line.
  package func readings(in paragraph: PreparedParagraph, places: [ItemPosition]) -> [PlacedReading] {
    guard !paragraph.rubies.isEmpty else { return [] }
    let near = paragraph.rubies(near: items)
    var readings: [PlacedReading] = []
    var cursor = 0
    for index in near.indices {
      let ruby = paragraph.rubies[index]
      guard ruby.items.overlaps(items) else { continue }
      while cursor < places.count, places[cursor].item.map({ $0 < ruby.items.lowerBound }) ?? true {
        cursor += 1
      }
      if let reading = reading(index, of: paragraph, places: places[cursor...]) {
        readings.append(reading)
      }
    }
    // In the order in which they are read: behind their bases.
    if readings.count > 1 { readings.sort { ($0.last, $0.ruby) < ($1.last, $1.ruby) } }
    return readings
  }

  /// The reading of a ruby whose base begins with the first of some places.
  private func reading(
    _ index: Int, of paragraph: PreparedParagraph, places: ArraySlice<ItemPosition>
  ) -> PlacedReading? {
    let ruby = paragraph.rubies[index]
    guard var base = shownBase(of: ruby, places: places) else { return nil }
    // What is cut off or hangs at the line's edges does not count.
    base.start = min(max(base.start, start), base.end)
    base.end = max(min(base.end, start + width), base.start)
    let clusters = part(of: ruby, shown: base.items, in: paragraph)
    guard !clusters.isEmpty else { return nil }
    let reading = ruby.reading
    let length = clusters.reduce(0) { $0 + reading.advances[$1] }
    var spread = RubyAlignment.Spread()
    if case .behind(let offset) = ruby.place {
      guard base.items.upperBound == ruby.items.upperBound else { return nil }
      base.start = places[base.last].x + offset
    } else {
      let units = clusters.dropFirst().reduce(1) { $0 + (reading.startsUnit[$1] ? 1 : 0) }
      let room = base.end - base.start - length
      spread = ruby.alignment.spread(abs(room) < 1e-6 ? 0 : room, units: units)
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
    return PlacedReading(
      ruby: index, clusters: clusters, positions: positions,
      extent: base.start..<max(base.start, x), items: base.items, last: base.last)
  }

  private struct ShownBase {
    var items: Range<Int>
    var start: Double
    var end: Double
    /// The place of its last item.
    var last: Int
  }

  /// The items of a base that are drawn on this line side by side, and where.
  private func shownBase(of ruby: PreparedRuby, places: ArraySlice<ItemPosition>) -> ShownBase? {
    var found: ShownBase?
    for place in places.indices {
      guard let item = places[place].item, item < ruby.items.upperBound else { break }
      let (start, end) = (places[place].x, places[place].x + places[place].width)
      if let known = found {
        found = ShownBase(
          items: known.items.lowerBound..<item + 1, start: min(known.start, start),
          end: max(known.end, end), last: place)
      } else {
        found = ShownBase(items: item..<item + 1, start: start, end: end, last: place)
      }
    }
    return found
  }

  /// The clusters of a reading for a part of its base: as much of it as of the base.
  private func part(
    of ruby: PreparedRuby, shown: Range<Int>, in paragraph: PreparedParagraph
  ) -> Range<Int> {
    let count = ruby.reading.advances.count
    if case .behind = ruby.place { return 0..<count }
    guard shown != ruby.items else { return 0..<count }
    var covered = shown
    if truncation == nil { covered = ruby.items.clamped(to: paragraph.items(in: range)) }
    var total = 0.0
    var (before, through) = (0.0, 0.0)
    // A base over hundreds of lines is divided by counts: no line looks at all of it.
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

  /// A reading that would stand out of the line is moved into it, as far as it has room.
  private func moved(_ x: Double, length: Double) -> Double {
    max(min(x, start + width - length), start)
  }
}
