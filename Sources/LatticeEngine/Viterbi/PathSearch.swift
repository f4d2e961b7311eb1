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
  private let classes: CharacterClasses
  private let costs: ConnectionCosts
  private let preparation: TablePreparation
  /// The tries of the lexica that have one.
  private var tries = Scratch<WordTrie?>(minimumCapacity: 1)

  private var isMissingTables = true

  /// The words of each lexicon, read for every match.
  private var words = Scratch<Table<UInt64>>(minimumCapacity: 256)
  /// The entries of each lexicon, in the memory of the model.
  private let tokens: UnsafePointer<TokenTable>

  private var units = LineUnits()
  private var matches = Matches()
  private var trieSearch = TrieSearch()
  /// The words found by direct search in the whole line, to which the lattice refers until they are
  /// committed.
  private var walkedWords = Scratch<UInt64>(minimumCapacity: 64)
  private var walkedCount = 0

  private var lattice: PathLattice
  /// The path cost of the committed nodes.
  private var settledCost = 0
  private var path = Scratch<PathWord>(minimumCapacity: 256)

  struct PathWord: BitwiseCopyable {
    var link: WordLink
    /// The end offset of the preceding node.
    var place: Int
    var cost: Int
  }

  /// The number of characters in a chunk.
  private static let partSize = 1 << 10
  /// The number of nodes in the lattice from which the search tries to commit some.
  private static let settlingSize = 1 << 12
  /// The minimum length of white space in bytes that exceeds MeCab’s 16 bits, which is left to
  /// libmecab.
  private static let longestSpace = LineUnits.longestWord + 1
  /// The maximum number of words and of matches in a line before a new chunk, so that their indices
  /// fit in 24 bits.
  private static let mostNumbers = 1 << 24 - 1 << 20
  /// The line length in characters up to which buffers are retained.
  private static let keptSize = 1 << 16

  init(_ model: LatticeModel) {
    lexica = model.lexica
    unknownWords = UnknownWordSearch(unknown: model.unknown, longestGroup: model.longestGroup)
    classes = model.classes
    costs = model.costs
    preparation = model.preparation
    tokens = UnsafePointer(model.tokens)
    lattice = PathLattice(model.costs)
    tries.reserve(model.lexica.count)
    tries.cells.fill(nil, count: model.lexica.count)
    words.cells[Match.unknown] = model.unknown.words
  }

  /// Appends the words of a line to `records`.
  mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ records: inout [NodeRecord]
  ) throws(MeCabError) {
    guard let line = bytes.baseAddress, !bytes.isEmpty else { return }
    try takeTables(bytes.count)
    units.decode(bytes, classes)
    let count = units.count
    lattice.start(at: 0, rightID: 0)
    matches.removeAll()
    settledCost = 0
    var start = 0
    while start < count {
      let end = self.end(ofPartFrom: start)
      try findMatches(start..<end, line)
      start = try connect(start..<end, &records)
    }
    finish(&records)
    if count > Self.keptSize { releaseMemory() }
  }

  // MARK: Parts

  /// Returns the end of a chunk, which includes the word after white space at its start.
  private func end(ofPartFrom start: Int) -> Int {
    let end = min(units.count, start + Self.partSize)
    guard units.classes.cells[start] & classes.space.categories != 0 else { return end }
    return min(units.count, max(end, Int(units.runEnds.cells[start]) + 1))
  }

  private mutating func findMatches(
    _ part: Range<Int>, _ line: UnsafePointer<UInt8>
  ) throws(MeCabError) {
    matches.begin(part)
    for number in lexica.indices {
      let source = UInt32(truncatingIfNeeded: number)
      if let trie = tries.cells[number] {
        trieSearch.search(trie, source: source, part, of: units, into: &matches)
        continue
      }
      let outcome = lexica[number].walk.search(
        source: source, part, of: line, units, into: &matches, words: &walkedWords,
        wordCount: &walkedCount)
      guard outcome == .done else { throw preparation.refuse(lexica[number]) }
      try checkCount(walkedCount)
    }
    unknownWords.search(part, of: units, spaces: classes.space.categories, into: &matches) {
      lattice.isReached($0)
    }
    matches.arrange()
    // The matches of a line are retained: the lattice refers to them.
    try checkCount(matches.orderedCount)
    guard matches.longest <= LineUnits.longestWord else {
      throw MeCabError(.engine, "a word is longer than libmecab's limit")
    }
    for number in lexica.indices where tries.cells[number] == nil {
      words.cells[number] = Table(walkedWords.start, count: walkedCount)
    }
    lattice.begin(matches, words: words.cells)
  }

  /// Adopts newly available tries, once per line, because all words of a line must come from the
  /// same source.
  private mutating func takeTables(_ size: Int) throws(MeCabError) {
    walkedCount = 0
    guard isMissingTables else { return }
    isMissingTables = false
    if lexica.contains(where: { $0.tables == nil }) { try preparation.count(size) }
    for number in lexica.indices {
      guard let tables = lexica[number].tables else {
        isMissingTables = true
        continue
      }
      tries.cells[number] = tables.trie
      words.cells[number] = tables.trie.words
    }
  }

  /// Adds the nodes of the words that start in a chunk.
  ///
  /// - Returns: the start of the next chunk.
  private mutating func connect(
    _ part: Range<Int>, _ records: inout [NodeRecord]
  ) throws(MeCabError) -> Int {
    let count = units.count
    let spaces = classes.space.categories
    let classBits = units.classes.cells
    let runEnds = units.runEnds.cells
    let wordStarts = matches.wordStarts.cells
    var place = part.lowerBound
    while place < part.upperBound {
      guard lattice.isReached(place) else {
        place &+= 1
        continue
      }
      var start = place
      if classBits[place] & spaces != 0 {
        start = Int(runEnds[place])
        if start < count, start >= part.upperBound { return place }
        try checkSpace(place, start)
        if start == count {
          place &+= 1
          continue
        }
      }
      if lattice.wordCount > Self.settlingSize, let rightID = lattice.onlyWay(through: place) {
        settle(rightID, at: place, &records)
      }
      try checkCount(lattice.wordCount)
      let first = Int(wordStarts[start &- part.lowerBound])
      lattice.add(first..<Int(wordStarts[start &- part.lowerBound &+ 1]), behind: place)
      place &+= 1
    }
    guard !lattice.isOverfull else {
      throw MeCabError(.engine, "too many words end at one place; break the line")
    }
    return place
  }

  private func checkCount(_ count: Int) throws(MeCabError) {
    guard count < Self.mostNumbers else {
      throw MeCabError(.engine, "the line has too many possible words; break it")
    }
  }

  private func checkSpace(_ place: Int, _ start: Int) throws(MeCabError) {
    let offsets = units.offsets.cells
    guard offsets[start] &- offsets[place] < UInt32(Self.longestSpace) else {
      throw MeCabError(.engine, "white space of 32 KB or more is left to libmecab")
    }
  }

  // MARK: The path

  /// Emits the nodes up to an offset where all paths share one node, and starts a new lattice
  /// there.
  private mutating func settle(_ rightID: UInt64, at place: Int, _ records: inout [NodeRecord]) {
    let cost = lattice.word(0, endingAt: place).cost
    appendPath(to: 0, endingAt: place, &records)
    settledCost += cost
    lattice.start(at: place, rightID: rightID)
  }

  /// Connects the end of the line with the last nodes; trailing white space does not form a word.
  private mutating func finish(_ records: inout [NodeRecord]) {
    let place = lattice.furthest
    appendPath(to: lattice.last(endingAt: place), endingAt: place, &records)
  }

  /// Appends the words of the path up to and including a node.
  private mutating func appendPath(
    to number: Int, endingAt place: Int, _ records: inout [NodeRecord]
  ) {
    var count = 0
    var place = place
    var number = number
    let found = matches.ordered.cells
    let spaces = classes.space.categories
    let classBits = units.classes.cells
    let runEnds = units.runEnds.cells
    while place > lattice.origin {
      let word = lattice.word(number, endingAt: place)
      if count == path.capacity { path.reserve(count + 1, keeping: count) }
      place &-= word.link.length
      path.cells[count] = PathWord(
        link: word.link, place: place, cost: settledCost &+ word.cost)
      count &+= 1
      number = word.link.previous
    }
    let path = path.cells
    let offsets = units.offsets.cells
    let words = words.cells
    records.reserveCapacity(records.count + count)
    while count > 0 {
      count &-= 1
      let ending = path[count]
      let link = ending.link
      let match = found[link.match]
      let word = Word(bits: words[match.lexicon][match.firstWord &+ link.number])
      let isSpace = classBits[ending.place] & spaces != 0
      let start = isSpace ? Int(runEnds[ending.place]) : ending.place
      records.append(
        NodeRecord(
          start: Int(offsets[start]), end: Int(offsets[Int(match.end)]), pathCost: ending.cost,
          word: word, entry: match.firstToken &+ word.offset, of: tokens + match.lexicon,
          isUnknown: match.lexicon == Match.unknown))
    }
  }

  private mutating func releaseMemory() {
    units.shrink(to: Self.keptSize)
    trieSearch.shrink(to: Self.keptSize)
    matches.shrink(to: Self.keptSize)
    walkedWords.shrink(to: Self.keptSize)
    lattice.shrink(to: Self.keptSize)
    path.shrink(to: Self.keptSize)
  }
}
