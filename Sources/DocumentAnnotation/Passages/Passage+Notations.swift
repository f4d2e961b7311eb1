extension Passage {
  /// Finds readings beside their bases, and what is left alone, in a text that has been read.
  ///
  /// The readings become given readings of their bases, which get no other, and are not part of the
  /// text any more: the sentence is read without them.
  ///
  /// - Parameters:
  ///   - notations: the notations of readings.
  ///   - kinds: what is left alone.
  ///   - ranges: further ranges of the text that are left alone.
  mutating func readNotations(
    _ notations: NotatedReading.Notations = .all, protecting kinds: ProtectedText.Kinds = [],
    and ranges: [Range<Int>] = []
  ) {
    let readings = NotatedReading.all(in: text, notations)
    var protected = ProtectedText.ranges(in: text, kinds) + ranges
    if notations.contains(.aozora) { protected += NotatedReading.emphasisDots(in: text) }
    guard !protected.isEmpty || !readings.isEmpty else { return }
    protected += readings.map(\.base)
    protected.sort { $0.lowerBound < $1.lowerBound }
    var disjoint: [Range<Int>] = []
    for range in protected {
      if let last = disjoint.last, range.lowerBound < last.upperBound {
        disjoint[disjoint.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        disjoint.append(range)
      }
    }
    let given = readings.map { reading in
      (reading, opening: extent(of: reading.opening), notation: extent(of: reading.notation))
    }
    rewrite(
      omitting: readings.flatMap { [$0.opening, $0.notation] }.filter { !$0.isEmpty },
      protecting: disjoint)
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
}
