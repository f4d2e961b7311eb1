/// Finds the unknown words that start at each character of a part of a line.
struct UnknownWordSearch {
  let unknown: UnknownWords
  /// How many characters a run may have beside the first to be a word.
  let longestGroup: Int

  /// Adds to `matches` the unknown words of `part`, after those of all lexica have been added: where
  /// there are none of them, or the character's class always has unknown words.
  func search(_ part: Range<Int>, of units: borrowing LineUnits, into matches: inout Matches) {
    var start = part.lowerBound
    while start < part.upperBound {
      let characterClass = CharacterClass(bits: units.classes.cells[start])
      let isEmpty = matches.isEmpty(start)
      if isEmpty || characterClass.isAlwaysTried {
        add(start, characterClass, isEmpty, units, &matches)
      }
      start &+= 1
    }
  }

  /// Adds the run a character is in, if that is not too long, and words of one to a few characters
  /// of the same kind; at least one if it `isNeeded`.
  @inline(never)
  private func add(
    _ start: Int, _ characterClass: CharacterClass, _ isNeeded: Bool,
    _ units: borrowing LineUnits, _ matches: inout Matches
  ) {
    let entries = unknown.entries(of: characterClass)
    let classBits = units.classes.cells
    let count = units.count
    matches.reserve(characterClass.longest + 3)
    var isNeeded = isNeeded
    var runEnd = 0
    if characterClass.isGrouped {
      runEnd = Int(units.runEnds.cells[start])
      if runEnd &- start &- 1 <= longestGroup {
        add(start..<runEnd, entries, &matches)
        isNeeded = false
      }
    }
    var end = start &+ 1
    var length = 1
    while length <= characterClass.longest, end != runEnd {
      add(start..<end, entries, &matches)
      isNeeded = false
      guard end < count, characterClass.isKind(of: CharacterClass(bits: classBits[end])) else {
        break
      }
      end &+= 1
      length &+= 1
    }
    if isNeeded { add(start..<start &+ 1, entries, &matches) }
  }

  private func add(
    _ range: Range<Int>, _ entries: UnknownWords.Entries, _ matches: inout Matches
  ) {
    matches.add(
      Match(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound), words: entries.words,
        source: UInt32(Match.unknown) &<< 24 | entries.firstToken), of: unknown.words)
  }
}
