import MeCabDictionary

/// The Viterbi search for the best path through the lattice of a line.
///
/// A line is processed in chunks. First the surfaces of a chunk are found and their words sorted by
/// start; then, at each offset in turn, the words that start there are connected to the best of the
/// nodes that end there. When every surviving path passes through one node, the nodes up to it are
/// final: they are emitted and their storage is reused.
struct PathSearch: ~Copyable {
  private let lexica: [Lexicon]
  private let unknownWords: UnknownWordSearch
  let classes: CharacterClasses
  private let trieScheduler: TrieBuildScheduler
  /// The tries of the lexica that have one.
  private var tries = ReusableBuffer<WordTrie?>(minimumCapacity: 1)

  private var isMissingTries = true

  /// The words of each lexicon, read for every match.
  private var words = ReusableBuffer<Table<UInt64>>(minimumCapacity: 256)
  /// The entries of each lexicon, in the memory of the model.
  private let tokens: UnsafePointer<TokenTable>

  private(set) var units = LineUnits()
  private(set) var matches = Matches()
  private var trieSearch = TrieSearch()
  /// The words found by direct search in the current chunk.
  private var walkedWords = ReusableBuffer<UInt64>(minimumCapacity: 64)
  private var walkedCount = 0

  private var lattice: PathLattice
  /// The path cost of the committed nodes.
  private var committedCost = 0
  private var path = ReusableBuffer<PathWord>(minimumCapacity: 256)
  /// How often the array for the words of the lines had to grow, for tests.
  private(set) var recordGrowthCount = 0

  struct PathWord: BitwiseCopyable {
    /// The number of the word among the candidate edges.
    var edge: UInt32
    var cost: Int
  }

  /// The number of characters in a chunk.
  private static let chunkSize = 1 << 10
  /// The minimum number of nodes in the lattice for which the search tries to commit some.
  private static let commitThreshold = 1 << 12
  /// The minimum length in bytes of white space that exceeds MeCab’s 16 bits; such a text is left
  /// to libmecab.
  private static let spaceLimit = LineUnits.maximumWordLength + 1
  /// The maximum number of uncommitted nodes and of matches in a line before a new chunk, so that
  /// their indices fit in 24 bits, and the cells of the nodes in 31.
  private static let maximumCount = 1 << 24 - 1 << 20
  /// The line length in characters up to which buffers are retained.
  static let retainedSize = 1 << 16

  init(_ model: LatticeModel) {
    lexica = model.lexica
    unknownWords = UnknownWordSearch(
      unknown: model.unknown, maximumGroupSize: model.maximumGroupSize)
    classes = model.classes
    trieScheduler = model.trieScheduler
    tokens = UnsafePointer(model.tokens)
    lattice = PathLattice(model.costs)
    tries.reserve(model.lexica.count)
    tries.view.fill(nil, count: model.lexica.count)
    words.view[Match.unknown] = model.unknown.words
  }

  /// Appends the words of a line to `records`.
  mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ records: inout [LatticeWord]
  ) throws(MeCabError) {
    guard let line = bytes.baseAddress, !bytes.isEmpty else { return }
    try adoptTries(bytes.count)
    units.decode(bytes, classes)
    let count = units.count
    lattice.startLine()
    matches.removeAll()
    committedCost = 0
    var start = 0
    while start < count {
      let end = self.end(ofChunkFrom: start)
      try findMatches(start..<end, line)
      start = try connect(start..<end, &records)
    }
    finish(&records)
    if count > Self.retainedSize { releaseMemory() }
  }

  // MARK: Parts

  /// Returns the end of a chunk, which includes the word after white space at its start.
  private func end(ofChunkFrom start: Int) -> Int {
    let end = min(units.count, start + Self.chunkSize)
    guard units.classes.view[start] & classes.space.categories != 0 else { return end }
    return min(units.count, max(end, Int(units.runEnds.view[start]) + 1))
  }

  private mutating func findMatches(
    _ chunk: Range<Int>, _ line: UnsafePointer<UInt8>
  ) throws(MeCabError) {
    matches.begin(chunk)
    walkedCount = 0
    for number in lexica.indices {
      let source = UInt32(truncatingIfNeeded: number)
      if let trie = tries.view[number] {
        trieSearch.search(trie, source: source, chunk, of: units, into: &matches)
        continue
      }
      guard
        let outcome = lexica[number].walk?.search(
          source: source, chunk, of: line, units, into: &matches, words: &walkedWords,
          wordCount: &walkedCount)
      else { continue }
      guard outcome == .done else { throw trieScheduler.recordUnsupported(lexica[number]) }
      try checkCount(walkedCount)
    }
    unknownWords.search(chunk, of: units, spaces: classes.space.categories, into: &matches) {
      lattice.isReached($0)
    }
    matches.sortByStart()
    // The matches of a line are retained: the nodes refer to them.
    try checkCount(matches.orderedCount)
    guard matches.maximumLength <= LineUnits.maximumWordLength else {
      throw MeCabError(.engine, "a word is longer than 32,767 characters, the limit of libmecab")
    }
    for number in lexica.indices where tries.view[number] == nil {
      words.view[number] = Table(walkedWords.start, count: walkedCount)
    }
    lattice.begin(matches, words: words.view)
  }

  /// Adopts newly available tries, once per line, because all words of a line must come from the
  /// same source.
  private mutating func adoptTries(_ size: Int) throws(MeCabError) {
    guard isMissingTries else { return }
    isMissingTries = false
    if lexica.contains(where: { $0.trieImage == nil }) { try trieScheduler.count(size) }
    for number in lexica.indices {
      guard let trieImage = lexica[number].trieImage else {
        isMissingTries = true
        continue
      }
      tries.view[number] = trieImage.trie
      words.view[number] = trieImage.trie.words
    }
  }

  /// Adds the nodes of the words that start in a chunk.
  ///
  /// - Returns: the start of the next chunk.
  private mutating func connect(
    _ chunk: Range<Int>, _ records: inout [LatticeWord]
  ) throws(MeCabError) -> Int {
    let count = units.count
    let spaces = classes.space.categories
    let classBits = units.classes.view
    let runEnds = units.runEnds.view
    let wordStarts = matches.wordStarts.view
    var position = chunk.lowerBound
    while position < chunk.upperBound {
      guard lattice.isReached(position) else {
        position &+= 1
        continue
      }
      var start = position
      if classBits[position] & spaces != 0 {
        start = Int(runEnds[position])
        if start < count, start >= chunk.upperBound { return position }
        try checkSpace(position, start)
        if start == count {
          position &+= 1
          continue
        }
      }
      let first = Int(wordStarts[start &- chunk.lowerBound])
      if lattice.nodeCount > Self.commitThreshold {
        try checkCount(lattice.nodeCount)
        if let rightID = lattice.sharedRightID(at: position) {
          commit(rightID, at: position, before: first, &records)
        }
      }
      lattice.add(first..<Int(wordStarts[start &- chunk.lowerBound &+ 1]), after: position)
      position &+= 1
    }
    guard !lattice.isOverfull else {
      throw MeCabError(.engine, "more than 65,536 words end at one offset; split the line")
    }
    return position
  }

  private func checkCount(_ count: Int) throws(MeCabError) {
    guard count < Self.maximumCount else {
      throw MeCabError(.engine, "the line has too many candidate words; split it")
    }
  }

  private func checkSpace(_ position: Int, _ start: Int) throws(MeCabError) {
    let offsets = units.offsets.view
    guard offsets[start] &- offsets[position] < UInt32(Self.spaceLimit) else {
      throw MeCabError(
        .engine,
        "the line contains 32 KB or more of consecutive white space; split it or use libmecab")
    }
  }

  // MARK: The path

  /// Emits the nodes up to an offset where all paths share one node, and starts a new lattice
  /// there, with the word `first` of the chunk.
  private mutating func commit(
    _ rightID: UInt64, at position: Int, before first: Int, _ records: inout [LatticeWord]
  ) {
    let cell = lattice.firstCell(endingAt: position)
    let cost = lattice.node(cell).cost
    appendPath(to: cell, &records)
    committedCost += cost
    lattice.start(
      at: position, rightID: rightID,
      firstEdge: lattice.edges.base + lattice.edges.chunkStart + first)
  }

  /// Connects the end of the line with the last nodes; trailing white space does not form a word.
  private mutating func finish(_ records: inout [LatticeWord]) {
    appendPath(to: lattice.last(upTo: units.count), &records)
  }

  /// Appends the words of the path up to and including the node of a cell.
  private mutating func appendPath(to last: Int, _ records: inout [LatticeWord]) {
    var count = 0
    var cell = last
    let origin = lattice.firstCell(endingAt: lattice.origin)
    while cell != origin {
      let node = lattice.node(cell)
      if count == path.capacity { path.reserve(count + 1, preserving: count) }
      path.view[count] = PathWord(
        edge: node.backPointer.edge, cost: committedCost &+ node.cost)
      count &+= 1
      cell = Int(node.backPointer.previous)
    }
    let found = matches.ordered.view
    let path = path.view
    let offsets = units.offsets.view
    reserve(count, in: &records)
    while count > 0 {
      count &-= 1
      let edge = path[count].edge
      let match = found[lattice.edges.match(edge)]
      let word = lattice.edges.word(edge)
      records.append(
        LatticeWord(
          start: Int(offsets[Int(match.start)]), end: Int(offsets[Int(match.end)]),
          pathCost: path[count].cost, word: word, entry: match.firstToken &+ word.offset,
          of: tokens + match.lexicon, isUnknown: match.lexicon == Match.unknown))
    }
  }

  /// Reserves capacity for `count` more words, at least doubling it.
  ///
  /// `reserveCapacity` alone allocates exactly what is requested: a long line, whose words are
  /// appended in thousands of segments, would be copied for each of them.
  private mutating func reserve(_ count: Int, in records: inout [LatticeWord]) {
    let needed = records.count + count
    guard needed > records.capacity else { return }
    records.reserveCapacity(max(needed, 2 * records.capacity))
    recordGrowthCount += 1
  }

  private mutating func releaseMemory() {
    units.shrink(to: Self.retainedSize)
    trieSearch.shrink(to: Self.retainedSize)
    matches.shrink(to: Self.retainedSize)
    walkedWords.shrink(to: Self.retainedSize)
    lattice.shrink(to: Self.retainedSize)
    path.shrink(to: Self.retainedSize)
  }
}
