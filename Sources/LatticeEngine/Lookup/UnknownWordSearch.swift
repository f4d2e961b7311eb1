/// Finds the unknown words that start at each character of a part of a line.
struct UnknownWordSearch {
  let unknown: UnknownWords
  /// How many characters a run may have beside the first to be a word.
  let longestGroup: Int

  /// Finds to which characters of `part` a way leads, and adds to `matches` the unknown words there,
  /// after those of all lexica have been added: where there are none of them, or the character's
  /// class always has unknown words.
  ///
  /// Words behind white space, which has one of the categories `spaces`, start where it ends.
  /// `isReached` says whether a word of an earlier part ends at a place.
  @inline(__always)
  func search(
    _ part: Range<Int>, of units: borrowing LineUnits, spaces: UInt32, into matches: inout Matches,
    isReached: (Int) -> Bool
  ) {
    let classBits = units.classes.cells
    let runEnds = units.runEnds.cells
    // Bit n: whether a way leads to the character n behind `start`. A step of 64 characters or more
    // leads to all that are left.
    var ways: UInt64 = 0
    var leadsEverywhere = false
    var start = part.lowerBound
    while start < part.upperBound {
      let characterClass = CharacterClass(bits: classBits[start])
      var isUsed = leadsEverywhere || ways & 1 != 0 || isReached(start)
      if isUsed, characterClass.categories & spaces != 0 {
        let width = UInt64(runEnds[start]) &- UInt64(truncatingIfNeeded: start)
        if width < 64 { ways |= 1 &<< width } else { leadsEverywhere = true }
        isUsed = false
      }
      matches.setUsed(start, isUsed)
      if isUsed {
        let isEmpty = matches.isEmpty(start)
        if isEmpty || characterClass.isAlwaysTried {
          add(start, characterClass, isEmpty, units, &matches)
        }
        let lengths = matches.lengths(start)
        ways |= lengths
        if lengths & 1 != 0 { leadsEverywhere = true }
      }
      ways &>>= 1
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
