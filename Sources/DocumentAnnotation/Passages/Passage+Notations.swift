extension Passage {
  /// Makes text unwritable that is left alone.
  ///
  /// - Parameters:
  ///   - kinds: what is left alone.
  ///   - ranges: further ranges of the text that are left alone.
  mutating func protect(_ kinds: ProtectedText.Kinds, and ranges: [Range<Int>] = []) {
    rewrite(
      omitting: [], protecting: Self.disjoint(ProtectedText.ranges(in: text, kinds) + ranges))
  }

  /// Finds readings beside their bases in a text that has been read.
  ///
  /// The readings become given readings of their bases, which get no other, and are not part of the
  /// text any more: the sentence is read without them. Words that have a given reading already are
  /// not bases.
  ///
  /// - Parameter resolve: finds the bases of readings whose notation does not mark them.
  mutating func readNotations(resolving resolve: UnmarkedReading.Resolver) {
    var readings = NotatedReading.all(in: text, resolving: resolve)
    let dots = NotatedReading.emphasisDots(in: text)
    if !givenReadings.isEmpty { readings = withoutGiven(readings) }
    guard !dots.isEmpty || !readings.isEmpty else { return }
    let protected = Self.disjoint(dots + readings.map(\.base))
    let given = readings.map { reading in
      (reading, opening: extent(of: reading.opening), notation: notation(of: reading))
    }
    rewrite(
      omitting: readings.flatMap { [$0.opening, $0.notation] }.filter { !$0.isEmpty },
      protecting: protected)
    var shift = 0
    for (reading, opening, notation) in given {
      shift += reading.opening.count
      give(
        GivenReading(
          text: reading.base.lowerBound - shift..<reading.base.upperBound - shift,
          reading: reading.reading, opening: opening, notation: notation))
      shift += reading.notation.count
    }
    sortGivenReadings()
  }

  /// Returns the range of the source that writes a reading; empty if it is written with the next one.
  private func notation(of reading: NotatedReading) -> Range<Int>? {
    if let range = extent(of: reading.notation) { return range }
    return extent(of: reading.base).map { $0.upperBound..<$0.upperBound }
  }

  /// Returns the readings whose bases do not overlap with given ones; of a name all or none.
  private func withoutGiven(_ readings: [NotatedReading]) -> [NotatedReading] {
    var (result, name): ([NotatedReading], [NotatedReading]) = ([], [])
    var given = givenReadings[...]
    var isFree = true
    for reading in readings {
      while let first = given.first, first.text.upperBound <= reading.base.lowerBound {
        given.removeFirst()
      }
      if let first = given.first, first.text.lowerBound < reading.notation.upperBound {
        isFree = false
      }
      name.append(reading)
      guard !reading.notation.isEmpty else { continue }
      if isFree { result += name }
      (name, isFree) = ([], true)
    }
    return result
  }

  /// Returns the union of ranges as ranges in order.
  private static func disjoint(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var disjoint: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = disjoint.last, range.lowerBound < last.upperBound {
        disjoint[disjoint.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        disjoint.append(range)
      }
    }
    return disjoint
  }
}
