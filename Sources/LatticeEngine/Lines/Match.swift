/// A surface found in a line: where it ends and what its words are.
struct Match: BitwiseCopyable {
  /// The next match of the same start, as a number plus one; 0 ends the list.
  var next: UInt32
  /// The character behind its last.
  var end: UInt32
  /// First word and number of words (see ``WordTrie/packed(first:count:)``).
  var words: UInt32
  /// The number of its first entry (24 bits) and above it the lexicon's number.
  var source: UInt32
  /// The first word; most surfaces have one only, and reading it early spares a wait later.
  var firstWord: UInt64

  /// The number that stands for the unknown words in place of a lexicon.
  static let unknown: UInt32 = 0xFF
}

/// The surfaces found in a part of a line, by where they start.
struct Matches: ~Copyable {
  /// For each start, counted from that of the part, the number of a match plus one.
  private(set) var heads = Scratch<UInt32>(minimumCapacity: 256)
  private(set) var matches = Scratch<Match>(minimumCapacity: 1 << 10)
  private(set) var count = 0

  /// Forgets all and makes room for `starts` starts.
  mutating func begin(_ starts: Int) {
    heads.reserve(starts)
    heads.cells.fill(0, count: starts)
    count = 0
  }

  /// Makes room for `more` matches.
  mutating func reserve(_ more: Int) { matches.reserve(count + more, keeping: count) }

  /// Adds a match; there must be room for it.
  @inline(__always)
  mutating func add(
    start: Int, end: Int, words: UInt32, of table: Table<UInt64>, source: UInt32
  ) {
    let first = Int(words &>> 8)
    guard first < table.count else { return }
    let heads = heads.cells
    matches.cells[count] = Match(
      next: heads[start], end: UInt32(truncatingIfNeeded: end), words: words, source: source,
      firstWord: table[first])
    count &+= 1
    heads[start] = UInt32(truncatingIfNeeded: count)
  }

  /// Adds a match for unknown words; there must be room for it.
  ///
  /// - Returns: the head of a list of it and those in `list`.
  mutating func add(end: Int, _ entries: UnknownWords.Entries, behind list: UInt32) -> UInt32 {
    matches.cells[count] = Match(
      next: list, end: UInt32(truncatingIfNeeded: end), words: entries.words,
      source: Match.unknown &<< 24 | entries.firstToken, firstWord: entries.firstWord)
    count &+= 1
    return UInt32(truncatingIfNeeded: count)
  }
}
