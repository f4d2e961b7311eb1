import MeCabDictionary

/// The lattice of a line, from the first character to the last, and the best path through it.
///
/// At each place where a word ends, the best word of each right id is kept; the words that start
/// there follow the best of them. Lines are worked on in parts; wherever all ways lead through one
/// word, the words before it are settled and their memory is used again.
struct PathSearch: ~Copyable {
  private let lexica: [Lexicon]
  private let unknown: UnknownWords
  private let classes: CharacterClasses
  private let costs: ConnectionCosts
  private let longestGroup: Int
  private let preparation: TablePreparation
  /// The trees of the lexica that have one.
  private var tries: [WordTrie?]

  /// Words and entries by the number of their lexicon; read for every match.
  private var words = Scratch<Table<UInt64>>(minimumCapacity: 256)
  private var tokens = Scratch<TokenTable>(minimumCapacity: 256)

  private var units = LineUnits()
  private var matches = Matches()
  private var trieSearch = TrieSearch()
  /// Words found by walking, for the whole line: the lattice refers to them until they are settled.
  private var walkedWords = Scratch<UInt64>(minimumCapacity: 64)
  private var walkedCount = 0

  private var lattice: PathLattice
  /// The cost of the words that are settled.
  private var settledCost = 0
  /// The right id of the last of them.
  private var settledRightID: UInt16 = 0
  private var path = Scratch<UInt32>(minimumCapacity: 256)

  /// The characters of a part.
  private static let partSize = 1 << 10
  /// As many words may be in the lattice before it is tried to settle some.
  private static let settlingSize = 1 << 12
  /// White space of so many bytes is too much for MeCab's 16 bits; libmecab does what it does.
  private static let longestSpace = 1 << 15
  /// As many words and matches a line may have, so that the number of each has 24 bits; there is
  /// room for those of a part.
  private static let mostNumbers = PathRank.limit - 1 << 20
  /// Scratch is kept for lines of so many characters.
  private static let keptSize = 1 << 16

  init(_ model: LatticeModel) {
    lexica = model.lexica
    unknown = model.unknown
    classes = model.classes
    costs = model.costs
    longestGroup = model.longestGroup
    preparation = model.preparation
    tries = Array(repeating: nil, count: model.lexica.count)
    lattice = PathLattice(model.costs)
    words.cells[Int(Match.unknown)] = unknown.words
    tokens.cells[Int(Match.unknown)] = unknown.tokens
    for number in lexica.indices { tokens.cells[number] = lexica[number].tokens }
  }

  /// Appends the words of a line to `records`.
  mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ records: inout [NodeRecord]
  ) throws(MeCabError) {
    guard let line = bytes.baseAddress, !bytes.isEmpty else { return }
    try takeTables(bytes.count)
    units.decode(bytes, classes)
    let count = units.count
    lattice.begin(places: count + 1)
    matches.removeAll()
    settledCost = 0
    settledRightID = 0
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

  /// Where a part ends: it has the word behind white space at its start.
  private func end(ofPartFrom start: Int) -> Int {
    let end = min(units.count, start + Self.partSize)
    guard units.classes.cells[start] & classes.space.categories != 0 else { return end }
    return min(units.count, max(end, Int(units.runEnds.cells[start]) + 1))
  }

  private mutating func findMatches(
    _ part: Range<Int>, _ line: UnsafePointer<UInt8>
  ) throws(MeCabError) {
    matches.begin(part.count)
    for number in lexica.indices {
      let source = UInt32(truncatingIfNeeded: number)
      if let trie = tries[number] {
        trieSearch.search(trie, source: source, part, of: units, into: &matches)
        continue
      }
      let outcome = lexica[number].walk.search(
        source: source, part, of: line, units, into: &matches, words: &walkedWords,
        wordCount: &walkedCount)
      guard outcome == .done else { throw preparation.refuse(lexica[number]) }
      try checkCount(walkedCount)
    }
    // The matches of a line stay: the lattice refers to them.
    try checkCount(matches.count)
    for number in lexica.indices where tries[number] == nil {
      words.cells[number] = Table(walkedWords.start, count: walkedCount)
    }
  }

  /// Takes the tables that have appeared; once a line, whose words must all be from one place.
  private mutating func takeTables(_ size: Int) throws(MeCabError) {
    walkedCount = 0
    guard tries.contains(where: { $0 == nil }) else { return }
    if lexica.contains(where: { $0.tables == nil }) { try preparation.count(size) }
    for number in lexica.indices {
      guard let tables = lexica[number].tables else { continue }
      tries[number] = tables.trie
      words.cells[number] = tables.trie.words
    }
  }

  /// Adds the words that start in a part.
  ///
  /// - Returns: where the next part starts.
  private mutating func connect(
    _ part: Range<Int>, _ records: inout [NodeRecord]
  ) throws(MeCabError) -> Int {
    let count = units.count
    let spaces = classes.space.categories
    let classBits = units.classes.cells
    let runEnds = units.runEnds.cells
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
      lattice.follow(place)
      if lattice.nodeCount > Self.settlingSize, let way = lattice.onlyWay(through: place) {
        settle(way, at: place, &records)
      }
      try checkCount(lattice.nodeCount)
      let characterClass = CharacterClass(bits: classBits[start])
      var head = matches.heads.cells[start &- part.lowerBound]
      if head == 0 || characterClass.isAlwaysTried {
        head = addUnknown(characterClass, start, behind: head)
      }
      lattice.add(head, of: matches.matches.cells, words: words.cells)
      place &+= 1
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

  // MARK: Words

  /// Adds matches for the unknown words that start at a character: the run it is in, if that is
  /// not too long, and words of one to a few characters of the same kind.
  ///
  /// - Returns: the head of a list of them and, behind them, the known words in `head`.
  private mutating func addUnknown(
    _ characterClass: CharacterClass, _ start: Int, behind head: UInt32
  ) -> UInt32 {
    let entries = unknown.entries(of: characterClass)
    let count = units.count
    let classBits = units.classes.cells
    matches.reserve(20)
    var list = head
    var runEnd = 0
    if characterClass.isGrouped {
      runEnd = Int(units.runEnds.cells[start])
      if runEnd &- start &- 1 <= longestGroup {
        list = matches.add(start..<runEnd, entries, behind: list)
      }
    }
    var end = start &+ 1
    var length = 1
    while length <= characterClass.longest, end != runEnd {
      list = matches.add(start..<end, entries, behind: list)
      guard end < count, characterClass.isKind(of: CharacterClass(bits: classBits[end])) else {
        break
      }
      end &+= 1
      length &+= 1
    }
    return list == 0 ? matches.add(start..<start &+ 1, entries, behind: 0) : list
  }

  // MARK: The path

  /// Hands over the words up to a place all ways lead through, and starts a new lattice there.
  private mutating func settle(
    _ way: (rank: Int64, rightID: UInt16), at place: Int, _ records: inout [NodeRecord]
  ) {
    appendPath(to: way.rank, &records)
    settledCost += PathRank.cost(way.rank)
    settledRightID = way.rightID
    lattice.start(at: place, rightID: way.rightID)
    lattice.follow(place)
  }

  /// Connects the end of the line with the last words; white space behind them is no word.
  private mutating func finish(_ records: inout [NodeRecord]) {
    lattice.follow(lattice.furthest)
    appendPath(to: lattice.best(0), &records)
  }

  /// Appends the words of the way to a word, and the word itself.
  private mutating func appendPath(to rank: Int64, _ records: inout [NodeRecord]) {
    var count = 0
    var number = PathRank.number(rank)
    let nodes = lattice.nodes.cells
    while number != 0 {
      if count == path.capacity { path.reserve(count + 1, keeping: count) }
      path.cells[count] = UInt32(truncatingIfNeeded: number)
      count &+= 1
      number = nodes[number].previous
    }
    let path = path.cells
    let found = matches.matches.cells
    let offsets = units.offsets.cells
    let tokens = tokens.cells
    records.reserveCapacity(records.count + count)
    var cost = settledCost
    var rightID = settledRightID
    while count > 0 {
      count &-= 1
      let node = nodes[Int(path[count])]
      let match = found[node.match]
      let number = match.source &>> 24
      let entries = tokens[Int(number)]
      let token = Int(match.source & 0xFF_FFFF) &+ node.offset
      let entry = entries[min(token, entries.count &- 1)]
      cost &+= costs.cost(from: rightID, to: entry.leftID) &+ Int(entry.cost)
      rightID = entry.rightID
      records.append(
        NodeRecord(
          start: Int(offsets[Int(match.start)]), end: Int(offsets[Int(match.end)]),
          feature: entries.feature(entry), pathCost: cost,
          wordCost: entry.cost, leftID: entry.leftID, rightID: entry.rightID,
          isUnknown: number == Match.unknown))
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
