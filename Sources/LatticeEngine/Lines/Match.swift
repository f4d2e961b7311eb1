/// A surface found in a line: where it is and what its words are.
struct Match: BitwiseCopyable {
  /// The next match of the same start, as a number plus one; 0 ends the list.
  var next: UInt32
  /// The character behind its last.
  var end: UInt32
  /// First word and number of words (see ``WordTrie/packed(first:count:)``).
  var words: UInt32
  /// The number of its first entry (24 bits) and above it the lexicon's number.
  var source: UInt32
  /// The first character.
  var start: UInt32

  /// The number that stands for the unknown words in place of a lexicon.
  static let unknown: UInt32 = 0xFF
}

/// The surfaces found in a line; those of the part in work by where they start.
struct Matches: ~Copyable {
  private(set) var matches = Scratch<Match>(minimumCapacity: 1 << 9)
  private(set) var count = 0
  /// For each start, counted from that of the part, the number of a match plus one.
  private(set) var heads = Scratch<UInt32>(minimumCapacity: 256)
  /// The first word of the last match: read so that memory has it at hand when it is needed.
  private(set) var touched: UInt64 = 0

  /// Forgets all.
  mutating func removeAll() { count = 0 }

  /// Turns to a part of `starts` starts.
  mutating func begin(_ starts: Int) {
    heads.reserve(starts)
    heads.cells.fill(0, count: starts)
  }

  /// Makes room for `more` matches.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > matches.capacity { matches.reserve(count + more, keeping: count) }
  }

  /// Adds a match to those that start `offset` characters from the start of the part; there must be
  /// room for it.
  @inline(__always)
  mutating func add(
    _ offset: Int, _ range: Range<Int>, words: UInt32, of table: Table<UInt64>, source: UInt32
  ) {
    let first = Int(words &>> 8)
    let behind = first &+ Int(words & 0xFF)
    guard first < behind, behind <= table.count else { return }
    touched = table[first]
    let heads = heads.cells
    heads[offset] = append(
      Match(
        next: heads[offset], end: UInt32(truncatingIfNeeded: range.upperBound), words: words,
        source: source, start: UInt32(truncatingIfNeeded: range.lowerBound)))
  }

  /// Adds a match for unknown words; there must be room for it.
  ///
  /// - Returns: the head of a list of it and those in `list`.
  mutating func add(
    _ range: Range<Int>, _ entries: UnknownWords.Entries, behind list: UInt32
  ) -> UInt32 {
    append(
      Match(
        next: list, end: UInt32(truncatingIfNeeded: range.upperBound), words: entries.words,
        source: Match.unknown &<< 24 | entries.firstToken,
        start: UInt32(truncatingIfNeeded: range.lowerBound)))
  }

  @inline(__always)
  private mutating func append(_ match: Match) -> UInt32 {
    matches.cells[count] = match
    count &+= 1
    return UInt32(truncatingIfNeeded: count)
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    matches.shrink(to: capacity)
    heads.shrink(to: capacity)
  }
}
