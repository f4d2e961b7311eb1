internal import TextFoundation

/// Alignment of kanji that share a reading.
extension FuriganaAligner {
  /// Adds the words of the jukujikun table that start at a unit; their kanji share a reading.
  mutating func continueJukujikun(_ unit: Int) {
    for row in Jukujikun.table.rows(from: units[unit].scalar) {
      let (kanji, next) = row.field(from: 0, upTo: UInt8(ascii: " "))
      guard let count = countOfUnits(spelling: kanji, after: unit) else { continue }
      let kana = row.field(from: next, upTo: UInt8(ascii: "\n")).field
      for state in lattice.range(at: unit) {
        guard let end = readingIndexAfter(kana, from: lattice.states[state].readingIndex) else {
          continue
        }
        advance(state, by: count, from: unit, to: end, cost: 0)
      }
    }
  }

  /// Returns the number of units from `unit` to the last kanji of a word whose other kanji are
  /// `kanji`, or `nil` if the surface differs.
  private func countOfUnits(spelling kanji: StaticBytes, after unit: Int) -> Int? {
    var next = unit &+ 1
    var offset = 0
    while let scalar = kanji.scalar(at: offset) {
      guard next < units.count, units[next].scalar == scalar.value else { return nil }
      next &+= 1
      offset &+= scalar.length
    }
    return next &- unit
  }

  private func readingIndexAfter(_ kana: StaticBytes, from start: Int) -> Int? {
    var readingIndex = start
    var offset = 0
    while let scalar = kana.scalar(at: offset) {
      guard let code = KanaSound(scalar: scalar.value), readingIndex < reading.count else {
        return nil
      }
      let heard = reading[readingIndex].kana
      guard code.spellingCost(of: heard) != nil || readingIndex == start && code.voiced == heard
      else {
        return nil
      }
      readingIndex &+= 1
      offset &+= scalar.length
    }
    return readingIndex
  }

  /// Adds groups of adjacent kanji with any reading.
  mutating func continueGroups(_ unit: Int) {
    var kanji = units[unit].kind == .kanji ? 1 : 0
    for size in 1...5 where unit &+ size <= units.count {
      if size > 1 {
        let last = units[unit &+ size &- 1]
        guard last.kind == .kanji || last.isDigit else { return }
        kanji &+= last.kind == .kanji ? 1 : 0
      }
      guard kanji > 0 else { continue }
      // A single kanji with an unknown reading is less likely than two that share one.
      let base = AlignmentCost.group &+ AlignmentCost.groupedKanji &* (size == 1 ? 3 : size)
      for state in lattice.range(at: unit) {
        let readingIndex = lattice.states[state].readingIndex
        guard startsMora(readingIndex) else { continue }
        for count in size...max(8, size &* 3 &+ 1) {
          let cost = base &+ abs(count &- 2 &* size) &* AlignmentCost.unevenness
          advance(state, by: size, from: unit, to: readingIndex &+ count, cost: cost)
        }
      }
    }
  }
}

extension SurfaceUnit {
  /// Whether the unit is an ASCII or full-width digit, which may share a reading with kanji: 1日
  /// ついたち.
  var isDigit: Bool { scalar.isASCIIOrFullwidthDigit }
}
