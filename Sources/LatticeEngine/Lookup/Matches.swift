/// The surfaces found in a line, in the order of their starts.
///
/// They are found part by part; those of a part are put in order when all are found, but for those
/// to which no way through the line leads.
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
  /// By start: the ``lengthBit(_:)`` of each of its matches.
  private var lengths = Scratch<UInt64>(minimumCapacity: 256)
  /// By start: whether a way through the line leads to it.
  private var isUsed = Scratch<Bool>(minimumCapacity: 256)
  /// By start: the number of its first word among those of the part; one more at the end.
  private(set) var wordStarts = Scratch<UInt32>(minimumCapacity: 256)

  /// The most characters a match has had.
  private(set) var longest = 0
  /// Where the match ends that goes furthest.
  private(set) var furthest = 0

  /// Forgets all.
  mutating func removeAll() {
    orderedCount = 0
    foundCount = 0
    longest = 0
    furthest = 0
  }

  /// Says that there is a surface with more characters than a word may have: so many have been
  /// followed of it.
  mutating func tellTooLong() { longest = .max }

  /// Turns to a part of the line.
  mutating func begin(_ part: Range<Int>) {
    self.part = part
    tallies.reserve(part.count)
    tallies.cells.fill(0, count: part.count)
    lengths.reserve(part.count)
    lengths.cells.fill(0, count: part.count)
    isUsed.reserve(part.count)
    isUsed.cells.fill(true, count: part.count)
    wordStarts.reserve(part.count + 1)
    foundCount = 0
  }

  /// Whether no match of the part starts at a character.
  @inline(__always)
  func isEmpty(_ start: Int) -> Bool { tallies.cells[start &- part.lowerBound] == 0 }

  /// The ``lengthBit(_:)`` of each match of a start.
  @inline(__always)
  func lengths(_ start: Int) -> UInt64 { lengths.cells[start &- part.lowerBound] }

  /// Says whether a way leads to a character of the part; it does where nothing is said.
  @inline(__always)
  func setUsed(_ start: Int, _ used: Bool) { isUsed.cells[start &- part.lowerBound] = used }

  // MARK: Adding

  /// Makes room for `more` matches.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if foundCount &+ more > found.capacity { found.reserve(foundCount + more, keeping: foundCount) }
  }

  /// Adds a match, if it has words; there must be room for it.
  mutating func add(_ match: Match, of table: Table<UInt64>) {
    var appender = appender
    appender.add(match, table, lengthBit: Self.lengthBit(Int(match.end &- match.start)))
    end(appender)
  }

  /// The bit that stands for a number of characters: the first for 64 and more.
  static func lengthBit(_ length: Int) -> UInt64 { length < 64 ? 1 &<< UInt64(length) : 1 }

  /// Adds matches one after the other; there must be room for one more than are added.
  struct Appender {
    fileprivate let matches: Scratch<Match>.Cells
    fileprivate let tallies: Scratch<UInt64>.Cells
    fileprivate let lengths: Scratch<UInt64>.Cells
    fileprivate let first: Int
    fileprivate var count: Int

    /// Adds a match, if it has words.
    @inline(__always)
    mutating func add(_ match: Match, _ table: Table<UInt64>, lengthBit: UInt64) {
      // Only in damaged files.
      guard match.firstWord &+ match.wordCount <= table.count else { return }
      matches[count] = match
      let one = match.wordCount != 0 ? 1 : 0
      count &+= one
      let offset = Int(match.start) &- first
      tallies[offset] = tallies[offset] &+ UInt64(truncatingIfNeeded: match.wordCount &<< 32 | one)
      lengths[offset] = lengths[offset] | (0 &- UInt64(truncatingIfNeeded: one)) & lengthBit
    }
  }

  var appender: Appender {
    @inline(__always) get {
      Appender(
        matches: found.cells, tallies: tallies.cells, lengths: lengths.cells,
        first: part.lowerBound, count: foundCount)
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
    let isUsed = isUsed.cells
    // What is not used goes behind the last, one over the other.
    let unused = orderedCount + foundCount
    if unused >= ordered.capacity { ordered.reserve(unused + 1, keeping: orderedCount) }
    var behind = UInt64(truncatingIfNeeded: orderedCount)
    var offset = 0
    while offset < part.count {
      wordStarts[offset] = UInt32(truncatingIfNeeded: behind &>> 32)
      behind &+= isUsed[offset] ? tallies[offset] : 0
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
      ordered[isUsed[offset] ? Int(place & 0xFFFF_FFFF) : unused] = match
      longest = max(longest, match.end &- match.start)
      furthest = max(furthest, match.end)
    }
    self.longest = max(self.longest, Int(longest))
    self.furthest = max(self.furthest, Int(furthest))
    orderedCount = Int(behind & 0xFFFF_FFFF)
    foundCount = 0
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    ordered.shrink(to: capacity)
    found.shrink(to: capacity)
    tallies.shrink(to: capacity)
    lengths.shrink(to: capacity)
    isUsed.shrink(to: capacity)
    wordStarts.shrink(to: capacity)
  }
}
