/// Finds the unknown words that start at each character of a chunk of a line.
struct UnknownWordSearch {
  let unknown: UnknownWords
  /// The maximum number of characters after the first in a run that forms a word.
  let maximumGroupSize: Int

  /// Determines which characters of `chunk` a path can reach, and adds the unknown words that start
  /// there to `matches`.
  ///
  /// It must be called after the matches of all lexica have been added: unknown words are added
  /// where there are none, or where the character class always has unknown words. Words after white
  /// space (characters of the categories `spaces`) start where the white space ends. `isReached`
  /// returns whether a word of an earlier chunk ends at an offset.
  @inline(__always)
  func search(
    _ chunk: Range<Int>, of units: borrowing LineUnits, spaces: UInt32, into matches: inout Matches,
    isReached: (Int) -> Bool
  ) {
    let classBits = units.classes.view
    let runEnds = units.runEnds.view
    // Bit n: whether a path reaches the nth character after `start`. An edge over 64 characters or
    // more is assumed to reach all that follow.
    var reachable: UInt64 = 0
    var reachesAll = false
    var start = chunk.lowerBound
    while start < chunk.upperBound {
      let characterClass = CharacterClass(bits: classBits[start])
      var isReachable = reachesAll || reachable & 1 != 0 || isReached(start)
      if isReachable, characterClass.categories & spaces != 0 {
        let width = UInt64(runEnds[start]) &- UInt64(truncatingIfNeeded: start)
        if width < 64 { reachable |= 1 &<< width } else { reachesAll = true }
        isReachable = false
      }
      matches.setReachable(start, isReachable)
      if isReachable {
        let isEmpty = matches.isEmpty(start)
        if isEmpty || characterClass.isAlwaysInvoked {
          add(start, characterClass, isEmpty, units, &matches)
        }
        let lengths = matches.lengths(start)
        reachable |= lengths
        if lengths & 1 != 0 { reachesAll = true }
      }
      reachable &>>= 1
      start &+= 1
    }
  }

  /// Adds the run that starts at a character, unless it is too long, and words of one up to a few
  /// characters of the same class; at least one word if `isNeeded`.
  @inline(never)
  private func add(
    _ start: Int, _ characterClass: CharacterClass, _ isNeeded: Bool,
    _ units: borrowing LineUnits, _ matches: inout Matches
  ) {
    let entries = unknown.entries(of: characterClass)
    let classBits = units.classes.view
    let count = units.count
    matches.reserve(characterClass.maximumLength + 3)
    var isNeeded = isNeeded
    var runEnd = 0
    if characterClass.isGrouped {
      runEnd = Int(units.runEnds.view[start])
      if runEnd &- start &- 1 <= maximumGroupSize {
        add(start..<runEnd, entries, &matches)
        isNeeded = false
      }
    }
    var end = start &+ 1
    var length = 1
    while length <= characterClass.maximumLength, end != runEnd {
      add(start..<end, entries, &matches)
      isNeeded = false
      guard end < count, characterClass.sharesCategory(with: CharacterClass(bits: classBits[end]))
      else {
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
