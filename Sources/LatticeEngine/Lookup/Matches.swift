/// The surfaces found in a line, in the order of their starts.
///
/// They are found chunk by chunk; when all of a chunk are found, they are sorted, omitting those
/// that no path through the line can reach.
struct Matches: ~Copyable {
  /// The sorted matches.
  private(set) var ordered = ReusableBuffer<Match>(minimumCapacity: 1 << 9)
  private(set) var orderedCount = 0
  /// The index of the current chunk’s first match in `ordered`.
  private(set) var chunkStart = 0

  /// The matches of the current chunk in the order they were found.
  private var found = ReusableBuffer<Match>(minimumCapacity: 1 << 9)
  private var foundCount = 0
  private var chunk = 0..<0
  /// The number of matches (bits 0–31) and words (32–63) by start, relative to the start of the
  /// chunk; during sorting, the index of the next match.
  private var tallies = ReusableBuffer<UInt64>(minimumCapacity: 256)
  /// The ``lengthBit(_:)`` values of the matches, by start.
  private var lengths = ReusableBuffer<UInt64>(minimumCapacity: 256)
  /// Whether a path through the line can reach a start.
  private var isReachable = ReusableBuffer<Bool>(minimumCapacity: 256)
  /// The index in the chunk of each start’s first word, followed by the number of words.
  private(set) var wordStarts = ReusableBuffer<UInt32>(minimumCapacity: 256)

  /// The maximum length of a match in characters.
  private(set) var maximumLength = 0
  /// The maximum end of a match.
  private(set) var maximumEnd = 0

  /// Removes all matches.
  mutating func removeAll() {
    orderedCount = 0
    foundCount = 0
    maximumLength = 0
    maximumEnd = 0
  }

  /// Records that a surface is longer than the limit for words.
  mutating func reportTooLong() { maximumLength = .max }

  /// Begins a chunk of the line.
  mutating func begin(_ chunk: Range<Int>) {
    self.chunk = chunk
    tallies.reserve(chunk.count)
    tallies.view.fill(0, count: chunk.count)
    lengths.reserve(chunk.count)
    lengths.view.fill(0, count: chunk.count)
    isReachable.reserve(chunk.count)
    isReachable.view.fill(true, count: chunk.count)
    wordStarts.reserve(chunk.count + 1)
    foundCount = 0
  }

  /// Returns whether no match of the chunk starts at a character.
  @inline(__always)
  func isEmpty(_ start: Int) -> Bool { tallies.view[start &- chunk.lowerBound] == 0 }

  /// Returns the union of the ``lengthBit(_:)`` values of the matches with a start.
  @inline(__always)
  func lengths(_ start: Int) -> UInt64 { lengths.view[start &- chunk.lowerBound] }

  /// Sets whether a path can reach a character of the chunk; the default is true.
  @inline(__always)
  func setReachable(_ start: Int, _ used: Bool) {
    isReachable.view[start &- chunk.lowerBound] = used
  }

  // MARK: Adding

  /// Reserves capacity for `more` matches.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if foundCount &+ more > found.capacity {
      found.reserve(foundCount + more, preserving: foundCount)
    }
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
    fileprivate let matches: ReusableBuffer<Match>.BufferView
    fileprivate let tallies: ReusableBuffer<UInt64>.BufferView
    fileprivate let lengths: ReusableBuffer<UInt64>.BufferView
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
        matches: found.view, tallies: tallies.view, lengths: lengths.view,
        first: chunk.lowerBound, count: foundCount)
    }
  }

  @inline(__always)
  mutating func end(_ appender: Appender) { foundCount = appender.count }

  // MARK: Order

  /// Sorts the matches of the chunk by their starts; of those with the same start, the last one
  /// found comes first.
  @inline(never)
  mutating func sortByStart() {
    let tallies = tallies.view
    let wordStarts = wordStarts.view
    chunkStart = orderedCount
    let isReachable = isReachable.view
    // Unreachable matches are all written to one slot after the last match.
    let unused = orderedCount + foundCount
    if unused >= ordered.capacity { ordered.reserve(unused + 1, preserving: orderedCount) }
    var totals = UInt64(truncatingIfNeeded: orderedCount)
    var offset = 0
    while offset < chunk.count {
      wordStarts[offset] = UInt32(truncatingIfNeeded: totals &>> 32)
      totals &+= isReachable[offset] ? tallies[offset] : 0
      tallies[offset] = totals
      offset &+= 1
    }
    wordStarts[offset] = UInt32(truncatingIfNeeded: totals &>> 32)
    let ordered = ordered.view
    let found = found.view
    let first = chunk.lowerBound
    var maximumLength: UInt32 = 0
    var maximumEnd: UInt32 = 0
    var number = 0
    while number < foundCount {
      let match = found[number]
      number &+= 1
      let offset = Int(match.start) &- first
      let position = tallies[offset] &- 1
      tallies[offset] = position
      ordered[isReachable[offset] ? Int(position & 0xFFFF_FFFF) : unused] = match
      maximumLength = max(maximumLength, match.end &- match.start)
      maximumEnd = max(maximumEnd, match.end)
    }
    self.maximumLength = max(self.maximumLength, Int(maximumLength))
    self.maximumEnd = max(self.maximumEnd, Int(maximumEnd))
    orderedCount = Int(totals & 0xFFFF_FFFF)
    foundCount = 0
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    ordered.shrink(to: capacity)
    found.shrink(to: capacity)
    tallies.shrink(to: capacity)
    lengths.shrink(to: capacity)
    isReachable.shrink(to: capacity)
    wordStarts.shrink(to: capacity)
  }
}
