/// The surfaces found in a line, in the order of their starts.
///
/// They are found chunk by chunk; when all of a chunk are found, they are sorted, omitting those
/// that no path through the line can reach.
struct Matches: ~Copyable {
  /// The sorted matches.
  private(set) var ordered = Scratch<Match>(minimumCapacity: 1 << 9)
  private(set) var orderedCount = 0
  /// The index of the current chunk’s first match in `ordered`.
  private(set) var partStart = 0

  /// The matches of the current chunk in the order they were found.
  private var found = Scratch<Match>(minimumCapacity: 1 << 9)
  private var foundCount = 0
  private var part = 0..<0
  /// The number of matches (bits 0–31) and words (32–63) by start, relative to the start of the
  /// chunk; during sorting, the index of the next match.
  private var tallies = Scratch<UInt64>(minimumCapacity: 256)
  /// The ``lengthBit(_:)`` values of the matches, by start.
  private var lengths = Scratch<UInt64>(minimumCapacity: 256)
  /// Whether a path through the line can reach a start.
  private var isUsed = Scratch<Bool>(minimumCapacity: 256)
  /// The index in the chunk of each start’s first word, followed by the number of words.
  private(set) var wordStarts = Scratch<UInt32>(minimumCapacity: 256)

  /// The maximum length of a match in characters.
  private(set) var longest = 0
  /// The maximum end of a match.
  private(set) var furthest = 0

  /// Removes all matches.
  mutating func removeAll() {
    orderedCount = 0
    foundCount = 0
    longest = 0
    furthest = 0
  }

  /// Records that a surface is longer than the limit for words.
  mutating func tellTooLong() { longest = .max }

  /// Begins a chunk of the line.
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

  /// Returns whether no match of the chunk starts at a character.
  @inline(__always)
  func isEmpty(_ start: Int) -> Bool { tallies.cells[start &- part.lowerBound] == 0 }

  /// Returns the union of the ``lengthBit(_:)`` values of the matches with a start.
  @inline(__always)
  func lengths(_ start: Int) -> UInt64 { lengths.cells[start &- part.lowerBound] }

  /// Sets whether a path can reach a character of the chunk; the default is true.
  @inline(__always)
  func setUsed(_ start: Int, _ used: Bool) { isUsed.cells[start &- part.lowerBound] = used }

  // MARK: Adding

  /// Reserves capacity for `more` matches.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if foundCount &+ more > found.capacity { found.reserve(foundCount + more, keeping: foundCount) }
  }

  /// Adds a match if it has words; capacity for it must be reserved.
  mutating func add(_ match: Match, of table: Table<UInt64>) {
    var appender = appender
    appender.add(match, table, lengthBit: Self.lengthBit(Int(match.end &- match.start)))
    end(appender)
  }

  /// Returns the bit that represents a length in characters, the lowest bit for 64 and more.
  static func lengthBit(_ length: Int) -> UInt64 { length < 64 ? 1 &<< UInt64(length) : 1 }

  /// Adds a series of matches; capacity must be reserved for one more than are added.
  struct Appender {
    fileprivate let matches: Scratch<Match>.Cells
    fileprivate let tallies: Scratch<UInt64>.Cells
    fileprivate let lengths: Scratch<UInt64>.Cells
    fileprivate let first: Int
    fileprivate var count: Int

    /// Adds a match if it has words.
    @inline(__always)
    mutating func add(_ match: Match, _ table: Table<UInt64>, lengthBit: UInt64) {
      // Only possible in damaged files.
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

  /// Sorts the matches of the chunk by their starts; of those with the same start, the last one
  /// found comes first.
  @inline(never)
  mutating func arrange() {
    let tallies = tallies.cells
    let wordStarts = wordStarts.cells
    partStart = orderedCount
    let isUsed = isUsed.cells
    // Unreachable matches are all written to one slot after the last match.
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

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    ordered.shrink(to: capacity)
    found.shrink(to: capacity)
    tallies.shrink(to: capacity)
    lengths.shrink(to: capacity)
    isUsed.shrink(to: capacity)
    wordStarts.shrink(to: capacity)
  }
}
