/// Finds the surfaces of a tree that start at each character of a part of a line.
///
/// Level by level for all starts at once, and each level in two passes: the first only reads, so
/// that the processor waits for many places of memory at a time; the second decides.
struct TrieSearch: ~Copyable {
  /// A start whose surfaces may go on.
  struct Start: BitwiseCopyable {
    var index: Int
    /// The edge reached.
    var edge: WordTrie.Edge
    /// What stands where the next edge should be.
    var candidate: UInt64
  }

  private var starts = Scratch<Start>(minimumCapacity: 256)

  /// Adds to `matches` what `trie` has in `part` of a line.
  mutating func search(
    _ trie: WordTrie, source: UInt32, _ part: Range<Int>, of units: borrowing LineUnits,
    into matches: inout Matches
  ) {
    starts.reserve(part.count)
    let characters = units.characters.cells
    let source = source &<< 24
    var remaining = readRoot(trie, part, characters)
    var depth = 0
    while remaining > 0 {
      matches.reserve(remaining)
      remaining = advance(trie, source, part.lowerBound, depth, remaining, characters, &matches)
      depth &+= 1
      read(trie, depth, remaining, characters)
    }
  }

  /// Reads the edges from the root.
  private func readRoot(
    _ trie: WordTrie, _ part: Range<Int>, _ characters: Scratch<UInt32>.Cells
  ) -> Int {
    let starts = starts.cells
    var index = part.lowerBound
    while index < part.upperBound {
      starts[index &- part.lowerBound] = Start(
        index: index, edge: trie.edge(characters[index]), candidate: 0)
      index &+= 1
    }
    return part.count
  }

  /// Reads where the next edges of the first starts should be.
  private func read(
    _ trie: WordTrie, _ depth: Int, _ count: Int, _ characters: Scratch<UInt32>.Cells
  ) {
    let starts = starts.cells
    var number = 0
    while number < count {
      let character = characters[starts[number].index &+ depth]
      starts[number].candidate = trie.candidate(of: starts[number].edge, WordTrie.hash(character))
      number &+= 1
    }
  }

  /// Goes on from the first starts over the next character, and adds the surfaces that end there.
  ///
  /// - Returns: how many starts are left; they come first.
  private func advance(
    _ trie: WordTrie, _ source: UInt32, _ first: Int, _ depth: Int, _ count: Int,
    _ characters: Scratch<UInt32>.Cells, _ matches: inout Matches
  ) -> Int {
    let starts = starts.cells
    var kept = 0
    var number = 0
    while number < count {
      let start = starts[number]
      number &+= 1
      let place = start.index &+ depth
      var edge = start.edge
      if depth > 0 {
        let character = characters[place]
        guard character != WordTrie.noCharacter else { continue }
        edge = trie.child(of: edge, character, start.candidate)
        guard edge.first != 0 else { continue }
      }
      if edge.words != 0 {
        matches.add(
          start.index &- first, start.index..<place &+ 1, words: edge.words, of: trie.words,
          source: source | edge.words &>> 8)
      }
      if edge.mayHaveChild(WordTrie.hash(characters[place &+ 1])) {
        starts[kept] = Start(index: start.index, edge: edge, candidate: 0)
        kept &+= 1
      }
    }
    return kept
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) { starts.shrink(to: capacity) }
}
