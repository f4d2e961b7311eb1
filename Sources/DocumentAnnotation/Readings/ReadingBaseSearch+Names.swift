/// Names whose reading is divided.
extension ReadingBaseSearch {
  /// The cheapest words for the last parts of a name, from an index.
  private struct Path {
    let words: [Range<Int>]
    let cost: Int
    let hasKnown: Bool
  }

  /// Returns the words of a name, each with its part of the reading.
  mutating func name(allowingUnknown: Bool) -> [UnmarkedReading.Base]? {
    if (2...3).contains(parts.count) { return name(parts, allowingUnknown) }
    guard parts.count == 1, allowingUnknown, run.lastPart.lowerBound > 0 else { return nil }
    // 山田 太郎（やまだたろう）
    let scalars = Array(joined.unicodeScalars)
    for index in scalars.indices.dropFirst() {
      let parts = [scalars[..<index], scalars[index...]]
        .map { String(String.UnicodeScalarView($0)) }
      guard let last = known(run.lastPart, parts[1]), last < ReadingFit.maximumKnownCost else {
        continue
      }
      if let name = name(parts, false) { return name }
    }
    return nil
  }

  private mutating func name(
    _ parts: [String], _ allowingUnknown: Bool
  ) -> [UnmarkedReading.Base]? {
    // By the index at which the words start.
    var paths = [run.elements.count: Path(words: [], cost: 0, hasKnown: false)]
    for (number, part) in parts.enumerated().reversed() {
      var next: [Int: Path] = [:]
      for (end, path) in paths.sorted(by: { $0.key > $1.key }) {
        var end = end
        if end > 0, end < run.elements.count, run.elements[end - 1].kind == .separator { end -= 1 }
        var start = end - 1
        let length = part.unicodeScalars.count
        while start >= 0, end - start <= length, run.elements[start].kind != .separator {
          defer { start -= 1 }
          guard run.mayStart(at: start), let word = word(start..<end, part, allowingUnknown),
            number > 0 || word.isKnown || isBoundary(start)
          else { continue }
          let cost = path.cost + word.cost
          if let known = next[start], known.cost <= cost { continue }
          next[start] = Path(
            words: [start..<end] + path.words, cost: cost,
            hasKnown: path.hasKnown || word.isKnown && length > 1)
        }
      }
      paths = next
    }
    let best = paths.values.filter(\.hasKnown).min {
      ($0.cost, $1.words[0].lowerBound) < ($1.cost, $0.words[0].lowerBound)
    }
    return best.map { best in zip(best.words, parts).map { base($0, $1) } }
  }

  /// Returns the cost of a word of a name, or nil if it cannot have the reading.
  private mutating func word(
    _ indices: Range<Int>, _ part: String, _ allowingUnknown: Bool
  ) -> (cost: Int, isKnown: Bool)? {
    if let cost = known(indices, part) { return (cost, true) }
    guard allowingUnknown, run.count(of: .kanji, in: indices) == indices.count,
      let cost = finder.fit.unknown(text(indices), part, kanji: indices.count)
    else { return nil }
    return (cost, false)
  }
}
