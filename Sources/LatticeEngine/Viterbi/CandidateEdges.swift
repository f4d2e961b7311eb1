/// The words that start in the chunks of a line, in the order of their starts.
///
/// Words are numbered from the start of the line. Those of committed nodes are dropped when a new
/// chunk is loaded, so that the memory for a line does not grow with its length.
struct CandidateEdges: ~Copyable {
  /// The match of a word and its end offset.
  struct Origin: BitwiseCopyable {
    var match: UInt32
    var end: UInt32
  }

  /// The words from number ``base`` on, see ``Word``.
  private(set) var words = ReusableBuffer<UInt64>(minimumCapacity: 1 << 10)
  private(set) var origins = ReusableBuffer<Origin>(minimumCapacity: 1 << 10)
  /// The number of the first word in the buffers.
  private(set) var base = 0
  /// The index in the buffers of the first word of the current chunk.
  private(set) var chunkStart = 0
  /// The number of words in the buffers.
  private var count = 0

  /// The number of words after the last one that may be written and read.
  private static let padding = 8

  /// Removes all words.
  mutating func removeAll() {
    base = 0
    chunkStart = 0
    count = 0
  }

  /// Removes the words with smaller numbers than `number`, and makes the others those of earlier
  /// chunks.
  private mutating func removeAll(before number: Int) {
    let removedCount = min(max(0, number &- base), count)
    guard removedCount > 0 else { return }
    count &-= removedCount
    base &+= removedCount
    words.start.update(from: words.start + removedCount, count: count)
    origins.start.update(from: origins.start + removedCount, count: count)
  }

  /// Loads the words of the matches that were sorted last, and drops those with smaller numbers than
  /// `firstUsed`.
  @inline(never)
  mutating func load(
    _ matches: borrowing Matches, words tables: ReusableBuffer<Table<UInt64>>.BufferView,
    firstUsed: Int
  ) {
    removeAll(before: firstUsed)
    let ordered = matches.ordered.view
    let end = matches.orderedCount
    var number = matches.chunkStart
    var count = count
    chunkStart = count
    var limit = words.capacity &- Self.padding
    while number < end {
      let match = ordered[number]
      let added = match.wordCount
      if count &+ added > limit {
        reserve(count + added, preserving: count)
        limit = words.capacity &- Self.padding
      }
      let origin = Origin(match: UInt32(truncatingIfNeeded: number), end: match.end)
      let table = tables[match.lexicon]
      number &+= 1
      if added <= Self.padding, match.firstWord &+ Self.padding <= table.count {
        writeBlock(table, match.firstWord, origin, at: count, added)
      } else {
        write(table, match.firstWord, origin, at: count..<count &+ added)
      }
      count &+= added
    }
    words.view[count] = 0
    self.count = count
  }

  @inline(never)
  private mutating func reserve(_ count: Int, preserving preserved: Int) {
    words.reserve(count + Self.padding, preserving: preserved)
    origins.reserve(words.capacity, preserving: preserved)
  }

  /// Writes four or eight words regardless of the number needed, which avoids a loop with an
  /// unpredictable end.
  @inline(__always)
  private func writeBlock(
    _ table: Table<UInt64>, _ first: Int, _ origin: Origin, at count: Int, _ added: Int
  ) {
    let source = UnsafeRawPointer(table.start + first)
    let target = UnsafeMutableRawPointer(words.start + count)
    let originTarget = UnsafeMutableRawPointer(origins.start + count)
    let pair = SIMD2(repeating: UInt64(origin.end) &<< 32 | UInt64(origin.match))
    @inline(__always) func writePair(_ offset: Int) {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self),
        toByteOffset: offset, as: SIMD2<UInt64>.self)
      originTarget.storeBytes(of: pair, toByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    writePair(0)
    writePair(16)
    guard added > 4 else { return }
    writePair(32)
    writePair(48)
  }

  /// Writes any number of words.
  @inline(never)
  private func write(_ table: Table<UInt64>, _ first: Int, _ origin: Origin, at range: Range<Int>) {
    let words = words.view
    let origins = origins.view
    var index = first
    for count in range {
      words[count] = table[index]
      origins[count] = origin
      index &+= 1
    }
  }

  /// Returns the word with a number.
  @inline(__always)
  func word(_ number: UInt32) -> Word { Word(bits: words.view[Int(number) &- base]) }

  /// Returns the index of the match of the word with a number.
  @inline(__always)
  func match(_ number: UInt32) -> Int { Int(origins.view[Int(number) &- base].match) }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    removeAll()
    words.shrink(to: capacity)
    origins.shrink(to: capacity)
  }
}
