/// Finds the surfaces of a trie that start at each character of a chunk of a line.
///
/// It advances level by level for all starts together and almost without branches, so that many
/// memory accesses can be in flight at a time.
struct TrieSearch: ~Copyable {
  /// A start that may have longer surfaces.
  struct Start: BitwiseCopyable {
    var index: UInt32
    /// The index of the bucket where the next character is expected.
    var bucket: UInt32

    @inline(__always)
    init(_ index: UInt32, _ edge: WordTrie.Edge, _ hash: UInt32) {
      self.index = index
      bucket = UInt32(truncatingIfNeeded: edge.bucket(hash))
    }
  }

  private var starts = ReusableBuffer<Start>(minimumCapacity: 256)
  /// The sum of prefetched values, which prevents the compiler from removing the reads.
  private var readAhead: UInt64 = 0

  /// Adds the surfaces of `trie` that start in `chunk` of a line to `matches`.
  @inline(never)
  mutating func search(
    _ trie: WordTrie, source: UInt32, _ chunk: Range<Int>, of units: borrowing LineUnits,
    into matches: inout Matches
  ) {
    starts.reserve(chunk.count + 1)
    matches.reserve(chunk.count + 1)
    let characters = units.characters.view
    var remaining = searchRoot(trie, source &<< 24, chunk, characters, &matches)
    var depth = 1
    while remaining > 0 {
      guard depth <= LineUnits.maximumWordLength else { return matches.reportTooLong() }
      readBuckets(trie, remaining)
      matches.reserve(remaining + 1)
      remaining = advance(trie, source &<< 24, depth, remaining, characters, &matches)
      depth &+= 1
    }
  }

  /// Adds the surfaces of one character.
  ///
  /// - Returns: the number of starts that may continue.
  @inline(__always)
  private func searchRoot(
    _ trie: WordTrie, _ source: UInt32, _ chunk: Range<Int>,
    _ characters: ReusableBuffer<UInt32>.BufferView,
    _ matches: inout Matches
  ) -> Int {
    let starts = starts.view
    let words = trie.words
    var appender = matches.appender
    var continuingCount = 0
    var index = chunk.lowerBound
    while index < chunk.upperBound {
      let edge = trie.edge(characters[index])
      let hash = WordTrie.hash(characters[index &+ 1])
      let start = UInt32(truncatingIfNeeded: index)
      index &+= 1
      appender.add(
        Match(
          start: start, end: UInt32(truncatingIfNeeded: index), words: edge.words,
          source: source | edge.words &>> 8), words, lengthBit: 2)
      starts[continuingCount] = Start(start, edge, hash)
      continuingCount &+= edge.mayHaveChild(hash) ? 1 : 0
    }
    matches.end(appender)
    return continuingCount
  }

  /// Reads the next buckets of the first `count` starts to prefetch them into the cache.
  @inline(never)
  private mutating func readBuckets(_ trie: WordTrie, _ count: Int) {
    let starts = starts.view
    var sum = readAhead
    var number = 0
    while number < count {
      sum &+= trie.bucket(at: Int(starts[number].bucket)).first
      number &+= 1
    }
    readAhead = sum
  }

  /// Advances the first `count` starts by one character, and adds the surfaces that end there.
  ///
  /// - Returns: the number of starts that may continue; they are moved to the front.
  @inline(__always)
  private func advance(
    _ trie: WordTrie, _ source: UInt32, _ depth: Int, _ count: Int,
    _ characters: ReusableBuffer<UInt32>.BufferView, _ matches: inout Matches
  ) -> Int {
    let starts = starts.view
    let words = trie.words
    let lengthBit = Matches.lengthBit(depth &+ 1)
    var appender = matches.appender
    var continuingCount = 0
    var number = 0
    while number < count {
      let start = starts[number]
      number &+= 1
      let position = Int(start.index) &+ depth
      let character = characters[position]
      let hash = WordTrie.hash(characters[position &+ 1])
      let bucket = trie.bucket(at: Int(start.bucket))
      var edge = bucket.edge(character)
      if edge.character != character, bucket.hasOverflow {
        edge = trie.overflowEdge(character, after: Int(start.bucket))
      }
      let isFound = edge.character == character
      let found = isFound ? edge.words : 0
      appender.add(
        Match(
          start: start.index, end: UInt32(truncatingIfNeeded: position &+ 1), words: found,
          source: source | found &>> 8), words, lengthBit: lengthBit)
      starts[continuingCount] = Start(start.index, edge, hash)
      continuingCount &+= (isFound ? 1 : 0) & (edge.mayHaveChild(hash) ? 1 : 0)
    }
    matches.end(appender)
    return continuingCount
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) { starts.shrink(to: capacity) }
}
