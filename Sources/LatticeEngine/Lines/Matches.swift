/// The surfaces found in a line, in the order of their starts.
///
/// They are found part by part; those of a part are put in order when all are found.
struct Matches: ~Copyable {
  /// The matches in order.
  private(set) var ordered = Scratch<Match>(minimumCapacity: 1 << 9)
  private(set) var orderedCount = 0
  /// Where in the order the part in work starts.
  private(set) var partStart = 0

  /// The matches of the part in work, as they were found.
  private var found = Scratch<Match>(minimumCapacity: 1 << 9)
  private var foundCount = 0
  private var part = 0..<0
  /// By start, counted from that of the part: how many matches (bits 0–31) and words (32–63) there
  /// are; when the matches are in order, where the next one goes.
  private var tallies = Scratch<UInt64>(minimumCapacity: 256)
  /// By start: the number of its first word among those of the part; one more at the end.
  private(set) var wordStarts = Scratch<UInt32>(minimumCapacity: 256)

  /// The most characters a match has had.
  private(set) var longest = 0
  /// Where the match ends that goes furthest.
  private(set) var furthest = 0

  /// How many matches there are.
  var count: Int { orderedCount + foundCount }

  /// Forgets all.
  mutating func removeAll() {
    orderedCount = 0
    foundCount = 0
    longest = 0
    furthest = 0
  }

  /// Turns to a part of the line.
  mutating func begin(_ part: Range<Int>) {
    self.part = part
    tallies.reserve(part.count)
    tallies.cells.fill(0, count: part.count)
    wordStarts.reserve(part.count + 1)
    foundCount = 0
  }

  /// Whether no match of the part starts at a character.
  @inline(__always)
  func isEmpty(_ start: Int) -> Bool { tallies.cells[start &- part.lowerBound] == 0 }

  // MARK: Adding

  /// Makes room for `more` matches.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if foundCount &+ more > found.capacity { found.reserve(foundCount + more, keeping: foundCount) }
  }

  /// Adds a match, if it has words; there must be room for it.
  mutating func add(_ match: Match, of table: Table<UInt64>) {
    var appender = appender
    appender.add(match, table)
    end(appender)
  }

  /// Adds matches one after the other; there must be room for one more than are added.
  struct Appender {
    fileprivate let matches: Scratch<Match>.Cells
    fileprivate let tallies: Scratch<UInt64>.Cells
    fileprivate let first: Int
    fileprivate var count: Int

    /// Adds a match, if it has words.
    @inline(__always)
    mutating func add(_ match: Match, _ table: Table<UInt64>) {
      // Only in damaged files.
      guard match.firstWord &+ match.wordCount <= table.count else { return }
      matches[count] = match
      let one = match.wordCount != 0 ? 1 : 0
      count &+= one
      let offset = Int(match.start) &- first
      tallies[offset] = tallies[offset] &+ UInt64(truncatingIfNeeded: match.wordCount &<< 32 | one)
    }
  }

  var appender: Appender {
    @inline(__always) get {
      Appender(
        matches: found.cells, tallies: tallies.cells, first: part.lowerBound, count: foundCount)
    }
  }

  @inline(__always)
  mutating func end(_ appender: Appender) { foundCount = appender.count }

  // MARK: Order

  /// Puts the matches of the part in the order of their starts; of those with one start, the last
  /// found comes first.
  @inline(never)
  mutating func arrange() {
    let tallies = tallies.cells
    let wordStarts = wordStarts.cells
    partStart = orderedCount
    if orderedCount + foundCount > ordered.capacity {
      ordered.reserve(orderedCount + foundCount, keeping: orderedCount)
    }
    var behind = UInt64(truncatingIfNeeded: orderedCount)
    var offset = 0
    while offset < part.count {
      wordStarts[offset] = UInt32(truncatingIfNeeded: behind &>> 32)
      behind &+= tallies[offset]
      tallies[offset] = behind
      offset &+= 1
    }
    wordStarts[offset] = UInt32(truncatingIfNeeded: behind &>> 32)
    let ordered = ordered.cells
    let found = found.cells
    let first = part.lowerBound
    var longest: UInt32 = 0
    var furthest: UInt32 = 0
    var number = 0
    while number < foundCount {
      let match = found[number]
      number &+= 1
      let offset = Int(match.start) &- first
      let place = tallies[offset] &- 1
      tallies[offset] = place
      ordered[Int(place & 0xFFFF_FFFF)] = match
      longest = max(longest, match.end &- match.start)
      furthest = max(furthest, match.end)
    }
    self.longest = max(self.longest, Int(longest))
    self.furthest = max(self.furthest, Int(furthest))
    orderedCount &+= foundCount
    foundCount = 0
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    ordered.shrink(to: capacity)
    found.shrink(to: capacity)
    tallies.shrink(to: capacity)
    wordStarts.shrink(to: capacity)
  }
}
