/// Finds the surfaces of a tree that start at each character of a part of a line.
///
/// Level by level for all starts at once: the reads of one level do not wait for each other.
struct TrieSearch: ~Copyable {
  /// The starts whose surfaces may go on, with the edge reached.
  struct Start: BitwiseCopyable {
    var index: Int
    var edge: WordTrie.Edge
  }

  private var starts = Scratch<Start>(minimumCapacity: 256)

  /// Adds to `matches` what `trie` has in `part` of a line.
  mutating func search(
    _ trie: WordTrie, source: UInt32, _ part: Range<Int>, of units: borrowing LineUnits,
    into matches: inout Matches
  ) {
    starts.reserve(part.count)
    matches.reserve(part.count)
    let starts = starts.cells
    let characters = units.characters.cells
    let source = source &<< 24
    var remaining = 0
    var index = part.lowerBound
    while index < part.upperBound {
      let edge = trie.edge(characters[index])
      if edge.words != 0 {
        matches.add(
          start: index &- part.lowerBound, end: index &+ 1, words: edge.words, of: trie.words,
          source: source | edge.words &>> 8)
      }
      if edge.mayHaveChild(WordTrie.hash(characters[index &+ 1])) {
        starts[remaining] = Start(index: index, edge: edge)
        remaining &+= 1
      }
      index &+= 1
    }
    var depth = 1
    while remaining > 0 {
      matches.reserve(remaining)
      var kept = 0
      var number = 0
      while number < remaining {
        let start = starts[number]
        number &+= 1
        let place = start.index &+ depth
        let character = characters[place]
        guard character != WordTrie.noCharacter else { continue }
        let edge = trie.child(of: start.edge, character, WordTrie.hash(character))
        guard edge.first != 0 else { continue }
        if edge.words != 0 {
          matches.add(
            start: start.index &- part.lowerBound, end: place &+ 1, words: edge.words,
            of: trie.words,
            source: source | edge.words &>> 8)
        }
        if edge.mayHaveChild(WordTrie.hash(characters[place &+ 1])) {
          starts[kept] = Start(index: start.index, edge: edge)
          kept &+= 1
        }
      }
      remaining = kept
      depth &+= 1
    }
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) { starts.shrink(to: capacity) }
}
