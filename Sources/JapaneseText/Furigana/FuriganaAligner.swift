internal import TextFoundation

/// Aligns the reading of a word with the characters of its surface.
///
/// Kana of the surface must appear in the reading. Each kanji takes one of its known readings, with
/// the sound changes of compounds (rendaku, gemination, liaison); kanji for which this fails share
/// a reading, as few of them as possible (jukujikun). The cheapest alignment is found by dynamic
/// programming in time linear in the length of the surface.
///
/// Holds reusable buffers: use one per task.
package struct FuriganaAligner: Sendable {
  /// A span of the surface with the corresponding span of the reading, as byte ranges.
  package struct AlignedSpan: Equatable, Sendable {
    package var surface: Range<Int>
    package var reading: Range<Int>
    /// Whether the span contains kanji, and therefore gets furigana.
    package var hasKanji: Bool
  }

  private(set) var units: [SurfaceUnit] = []
  private(set) var reading: [ReadingUnit] = []
  private(set) var lattice = AlignmentLattice()
  private var candidates = ReadingCandidates()
  private var ends: [(end: Int, cost: Int)] = []
  private var split: [AlignedSpan] = []
  private var surfaceCount = 0
  private var readingCount = 0
  /// Whether a kanji between kana may not have a reading that is in no table.
  private var requiresKnownReadings = false

  package init() {}

  /// Returns whether each kanji of a word takes one of its known readings; false for 大人[おとな].
  ///
  /// - Parameters:
  ///   - surface: The word as written.
  ///   - text: Its reading in kana.
  /// - Returns: true also if the word has no kanji.
  package mutating func isRegular(_ surface: String, reading text: String) -> Bool {
    load(surface, reading: text)
    return units.isEmpty || findSplit(groups: false, jukujikun: false)
  }

  /// Returns how well a reading fits a word: the cost of the cheapest alignment, or nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - surface: The word as written.
  ///   - text: Its reading in kana.
  ///   - groups: Whether adjacent kanji may share a reading that is in no table; otherwise each kanji
  ///     takes one of its known readings, or those of a word of the jukujikun table share one.
  /// - Returns: nil also for a word without characters; comparable for words with the same `groups`.
  package mutating func cost(
    of surface: String, reading text: String, allowingGroups groups: Bool
  ) -> Int? {
    load(surface, reading: text)
    guard !units.isEmpty else { return nil }
    requiresKnownReadings = true
    defer { requiresKnownReadings = false }
    guard findSplit(groups: groups) else { return nil }
    return lattice.state(at: units.count, readingIndex: reading.count).map {
      lattice.states[$0].cost
    }
  }

  private mutating func load(_ surface: String, reading text: String) {
    units.removeAll(keepingCapacity: true)
    reading.removeAll(keepingCapacity: true)
    split.removeAll(keepingCapacity: true)
    withUTF8Bytes(of: surface) { bytes in
      bytes.appendSurfaceUnits(to: &units)
      surfaceCount = bytes.count
    }
    withUTF8Bytes(of: text) { bytes in
      bytes.appendReadingUnits(to: &reading)
      readingCount = bytes.count
    }
  }

  /// Appends the spans of a word to `spans`; they cover the surface and the reading in order.
  /// - Parameters:
  ///   - surface: The word as written, in UTF-8.
  ///   - readingBytes: Its reading in katakana or hiragana, in UTF-8.
  ///   - byKanji: Whether each kanji gets its own span; otherwise adjacent kanji share one.
  ///   - spans: The array to append to.
  package mutating func align(
    _ surface: UnsafeBufferPointer<UInt8>, reading readingBytes: UnsafeBufferPointer<UInt8>,
    byKanji: Bool, into spans: inout [AlignedSpan]
  ) {
    units.removeAll(keepingCapacity: true)
    reading.removeAll(keepingCapacity: true)
    split.removeAll(keepingCapacity: true)
    surface.appendSurfaceUnits(to: &units)
    readingBytes.appendReadingUnits(to: &reading)
    surfaceCount = surface.count
    readingCount = readingBytes.count
    guard !units.isEmpty else { return }
    guard let first = units.firstIndex(where: { $0.kind == .kanji }),
      let last = units.lastIndex(where: { $0.kind == .kanji })
    else {
      spans.append(span(0..<units.count, 0..<reading.count, hasKanji: false))
      return
    }
    let isSingleRun = first == last || !byKanji && isKanji(first...last)
    if isSingleRun, appendBetweenKana(first...last, &spans) { return }
    if !findSplit(groups: false), !findSplit(groups: true) {
      if !appendBetweenKana(first...last, &spans) {
        spans.append(span(0..<units.count, 0..<reading.count, hasKanji: true))
      }
      return
    }
    appendSplit(byKanji: byKanji, to: &spans)
  }

  private func span(_ surface: Range<Int>, _ readingRange: Range<Int>, hasKanji: Bool)
    -> AlignedSpan
  {
    AlignedSpan(
      surface: surfaceOffset(surface.lowerBound)..<surfaceOffset(surface.upperBound),
      reading: readingOffset(readingRange.lowerBound)..<readingOffset(readingRange.upperBound),
      hasKanji: hasKanji)
  }

  private func surfaceOffset(_ unit: Int) -> Int {
    unit < units.count ? units[unit].offset : surfaceCount
  }

  private func readingOffset(_ readingIndex: Int) -> Int {
    readingIndex < reading.count ? reading[readingIndex].offset : readingCount
  }

  // MARK: A single run of kanji

  private func isKanji(_ range: ClosedRange<Int>) -> Bool {
    units[range].allSatisfy { $0.kind == .kanji }
  }

  /// Aligns a word in which all kanji from the first to the last share a reading, with kana around
  /// them; returns false if the kana do not match.
  private func appendBetweenKana(_ kanji: ClosedRange<Int>, _ spans: inout [AlignedSpan]) -> Bool {
    let after = units.count &- kanji.upperBound &- 1
    let before = kanji.lowerBound
    guard before &+ after < reading.count else { return false }
    for unit in 0..<before where !spells(unit, at: unit) { return false }
    let shift = reading.count &- units.count
    for unit in kanji.upperBound &+ 1..<units.count where !spells(unit, at: unit &+ shift) {
      return false
    }
    let end = reading.count &- after
    if before > 0 { spans.append(span(0..<before, 0..<before, hasKanji: false)) }
    spans.append(
      span(kanji.lowerBound..<kanji.upperBound &+ 1, before..<end, hasKanji: true))
    if after > 0 {
      spans.append(
        span(kanji.upperBound &+ 1..<units.count, end..<reading.count, hasKanji: false))
    }
    return true
  }

  private func spells(_ unit: Int, at readingIndex: Int) -> Bool {
    units[unit].kind == .kana
      && units[unit].kana.spellingCost(of: reading[readingIndex].kana) != nil
  }

  // MARK: Search

  /// Fills the lattice, and returns whether a path covers both surface and reading.
  private mutating func findSplit(groups: Bool, jukujikun: Bool = true) -> Bool {
    lattice.reset(units: units.count)
    for unit in units.indices where !lattice.range(at: unit).isEmpty {
      switch units[unit].kind {
      case .kana: continueKana(unit)
      case .silent: continueSilent(unit)
      case .other:
        continueKanji(unit)
        continueOther(unit)
      case .kanji:
        continueKanji(unit)
        if jukujikun { continueJukujikun(unit) }
      }
      if groups, units[unit].kind == .kanji || units[unit].isDigit { continueGroups(unit) }
    }
    return lattice.state(at: units.count, readingIndex: reading.count) != nil
  }

  /// Adds a path that continues a state over `count` units, up to a position in the reading.
  mutating func advance(
    _ state: Int, by count: Int = 1, from unit: Int, to readingIndex: Int, cost: Int
  ) {
    guard readingIndex <= reading.count else { return }
    let total = lattice.states[state].cost &+ cost
    lattice.add(.init(readingIndex: readingIndex, cost: total, previous: state), at: unit &+ count)
  }

  private mutating func continueSilent(_ unit: Int) {
    for state in lattice.range(at: unit) {
      advance(state, from: unit, to: lattice.states[state].readingIndex, cost: 0)
    }
  }

  private mutating func continueKana(_ unit: Int) {
    let kana = units[unit].kana
    let hasVoicingMark = unit &+ 1 < units.count && units[unit &+ 1].kind == .silent
    for state in lattice.range(at: unit) {
      let readingIndex = lattice.states[state].readingIndex
      guard readingIndex < reading.count else { continue }
      let heard = reading[readingIndex].kana
      if let cost = kana.spellingCost(of: heard)
        ?? (unit > 0 ? kana.historicalSpellingCost(of: heard) : nil)
      {
        advance(state, from: unit, to: readingIndex &+ 1, cost: cost)
      } else if hasVoicingMark, kana.voiced == heard || kana.semiVoiced == heard {
        advance(state, from: unit, to: readingIndex &+ 1, cost: 0)
      } else if kana == .iteration || kana == .voicedIteration, readingIndex > 0 {
        let previous = reading[readingIndex &- 1].kana
        if heard == previous || heard == previous.voiced || heard.voiced == previous {
          advance(state, from: unit, to: readingIndex &+ 1, cost: 0)
        }
      }
    }
  }

  /// Adds paths for digits, letters and symbols, which match any kana or none.
  private mutating func continueOther(_ unit: Int) {
    for state in lattice.range(at: unit) {
      let readingIndex = lattice.states[state].readingIndex
      for count in 0...8 {
        let cost = count == 0 ? 1 : AlignmentCost.readSymbol &+ count
        advance(state, from: unit, to: readingIndex &+ count, cost: cost)
      }
    }
  }

  private mutating func continueKanji(_ unit: Int) {
    let repeated = units[unit].isIterationMark ? repeatedUnit(unit) : nil
    candidates.load(repeated.map { units[$0].scalar } ?? units[unit].readingScalar)
    let isInside = unit &+ 1 < units.count && units[unit &+ 1].kind == .kanji
    let isLone = !isInside && (unit == 0 || units[unit &- 1].kind != .kanji)
    for state in lattice.range(at: unit) {
      let readingIndex = lattice.states[state].readingIndex
      guard startsMora(readingIndex) else { continue }
      if let repeated { continueRepetition(of: repeated, unit, state) }
      candidates.match(reading, at: readingIndex, ends: &ends)
      for (end, cost) in ends {
        advance(state, from: unit, to: end, cost: cost)
        if isInside, end < reading.count, [.no, .ga].contains(reading[end].kana) {
          advance(
            state, from: unit, to: end &+ 1, cost: cost &+ AlignmentCost.insertedParticle)
        }
      }
      guard units[unit].kind == .kanji, isLone && !requiresKnownReadings || candidates.isEmpty
      else { continue }
      let base = candidates.isEmpty ? AlignmentCost.readSymbol : AlignmentCost.unknownReading
      for count in 1...8 {
        let cost = base &+ abs(count &- 2) &* AlignmentCost.unevenness
        advance(state, from: unit, to: readingIndex &+ count, cost: cost)
      }
    }
  }

  /// Returns whether a kanji's reading can start at a kana: it is not ッ, ー or a small kana.
  func startsMora(_ readingIndex: Int) -> Bool {
    guard readingIndex < reading.count else { return true }
    let kana = reading[readingIndex].kana
    return kana != .longVowel && kana.large == kana
  }

  /// Returns the unit that a 々 repeats: the preceding one, or for several 々 in a row, that many
  /// units back.
  private func repeatedUnit(_ unit: Int) -> Int? {
    var first = unit
    var end = unit &+ 1
    while first > 0, units[first &- 1].isIterationMark { first &-= 1 }
    while end < units.count, units[end].isIterationMark { end &+= 1 }
    let repeated = unit &- (end &- first)
    guard first > 0 else { return nil }
    return repeated >= 0 && units[repeated].kind == .kanji ? repeated : first &- 1
  }

  /// Adds the path in which 々 has the reading of the repeated kanji, possibly with rendaku: ヒト →
  /// ビト.
  private mutating func continueRepetition(of repeated: Int, _ unit: Int, _ state: Int) {
    var origin = state
    while lattice.unit(of: origin) > repeated &+ 1 { origin = lattice.states[origin].previous }
    guard lattice.unit(of: origin) == repeated &+ 1 else { return }
    let previous = lattice.states[origin].previous
    guard previous >= 0, lattice.unit(of: previous) == repeated else { return }
    let source = lattice.states[previous].readingIndex..<lattice.states[origin].readingIndex
    let readingIndex = lattice.states[state].readingIndex
    guard !source.isEmpty, readingIndex &+ source.count <= reading.count else { return }
    let head = reading[source.lowerBound].kana
    let heard = reading[readingIndex].kana
    guard heard == head || heard == head.voiced || heard == head.semiVoiced else { return }
    for index in source.dropFirst() {
      let mirrored = reading[readingIndex &+ index &- source.lowerBound].kana
      guard reading[index].kana == mirrored else { return }
    }
    advance(state, from: unit, to: readingIndex &+ source.count, cost: heard == head ? 0 : 1)
  }

  // MARK: Result

  /// Follows the cheapest path and appends its spans, with adjacent spans joined where possible.
  private mutating func appendSplit(byKanji: Bool, to spans: inout [AlignedSpan]) {
    guard var state = lattice.state(at: units.count, readingIndex: reading.count) else { return }
    var silentEnd = 0
    while lattice.states[state].previous >= 0 {
      let previous = lattice.states[state].previous
      let range = lattice.unit(of: previous)..<lattice.unit(of: state)
      let readingRange = lattice.states[previous].readingIndex..<lattice.states[state].readingIndex
      let hasKanji = units[range].contains { $0.kind == .kanji }
      if units[range.lowerBound].kind == .silent {
        silentEnd = max(silentEnd, range.upperBound)
      } else {
        split.append(
          span(
            range.lowerBound..<max(silentEnd, range.upperBound), readingRange, hasKanji: hasKanji))
        silentEnd = 0
      }
      state = previous
    }
    if silentEnd > 0 { split.append(span(0..<silentEnd, 0..<0, hasKanji: false)) }
    let start = spans.count
    for span in split.reversed() {
      if spans.count > start, spans[spans.count &- 1].hasKanji == span.hasKanji,
        !span.hasKanji || !byKanji
      {
        let last = spans[spans.count &- 1]
        spans[spans.count &- 1].surface = last.surface.lowerBound..<span.surface.upperBound
        spans[spans.count &- 1].reading = last.reading.lowerBound..<span.reading.upperBound
      } else {
        spans.append(span)
      }
    }
  }
}
