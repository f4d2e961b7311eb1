/// The lattice nodes not yet committed, grouped by end offset, each with its best path.
struct PathLattice: ~Copyable {
  /// The nodes by end offset, relative to ``origin``.
  private var ends = WordEnds()
  /// The end offset of the committed nodes.
  private(set) var origin = 0
  /// The words that start in the current chunk.
  private var words = PartWords()
  /// The number of nodes.
  private(set) var wordCount = 0
  /// The maximum end offset of a node.
  private(set) var furthest = 0
  private let costs: ConnectionCosts

  /// The best node of each right id at an end offset with at least ``mergeThreshold`` nodes.
  private var best = Scratch<EndingWord>(minimumCapacity: 64)
  /// The index in `best` of the node of each right id, with the stamp that makes it valid in the
  /// upper half.
  private var numbers = Scratch<UInt64>(zeroed: 1 << 16)
  private var stamp: UInt64 = 0
  /// The number of nodes at an end offset from which those of the same right id are merged.
  private static let many = 16

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ends.reserve(places: 256)
  }

  /// Whether more nodes end at an offset than can be distinguished.
  var isOverfull: Bool { ends.isOverfull }

  // MARK: Start

  /// Removes all nodes and adds one without cost that ends at `place`.
  mutating func start(at place: Int, rightID: UInt64) {
    ends.removeAll(upTo: furthest - origin)
    ends.append(EndingWord(rank: PathRank.mask, rightID: rightID), WordLink(bits: 0), to: 0)
    origin = place
    wordCount = 1
    furthest = place
  }

  /// Begins a chunk of a line; its matches must be sorted.
  mutating func begin(_ matches: borrowing Matches, words tables: Scratch<Table<UInt64>>.Cells) {
    ends.reserve(places: matches.furthest &+ 1 &- origin)
    words.take(matches, words: tables)
  }

  // MARK: The words that end at a place

  /// Returns whether a node ends at an offset.
  @inline(__always)
  func isReached(_ place: Int) -> Bool { place <= furthest && ends.count(place &- origin) != 0 }

  /// Returns the back pointer and the path cost of a node.
  @inline(__always)
  func word(_ number: Int, endingAt place: Int) -> (link: WordLink, cost: Int) {
    let cell = ends.start(place &- origin) &+ number
    return (ends.links.cells[cell], PathRank.cost(ends.words.cells[cell].rank))
  }

  /// Returns the right id of the node shared by all surviving paths, or nil if there is none at
  /// this offset.
  func onlyWay(through place: Int) -> UInt64? {
    guard furthest == place, ends.count(place &- origin) == 1 else { return nil }
    return ends.list(place &- origin)[0].rightID
  }

  /// Returns the index of the best node before the end of the line among those that end at an
  /// offset.
  mutating func last(endingAt place: Int) -> Int {
    words.takeEnd()
    words.findBest(0..<1, behind: ends.list(place &- origin), costs)
    return Int(PathRank.number(words.bests.cells[0]))
  }

  // MARK: The words that start there

  /// Adds a range of the chunk’s words after the nodes that end at `place`.
  mutating func add(_ range: Range<Int>, behind place: Int) {
    let lefts = ends.list(place &- origin)
    words.findBest(range, behind: lefts.count < Self.many ? lefts : best(of: lefts), costs)
    var number = 0
    while number < range.count { number = put(range, behind: place, from: number) }
    wordCount &+= range.count
  }

  /// Returns the best node of each right id.
  ///
  /// A small group rarely contains two nodes with the same right id; after runs of unknown words
  /// most nodes share theirs with others.
  @inline(never)
  private mutating func best(of lefts: Scratch<EndingWord>.Cells) -> Scratch<EndingWord>.Cells {
    best.reserve(lefts.count)
    stamp &+= 1
    let best = best.cells
    let numbers = numbers.cells
    var count = 0
    for index in 0..<lefts.count {
      let word = lefts[index]
      let id = Int(truncatingIfNeeded: word.rightID)
      let number = Int(numbers[id] & 0xFFFF_FFFF)
      if numbers[id] &>> 32 == stamp {
        if word.rank < best[number].rank { best[number] = word }
      } else {
        numbers[id] = stamp &<< 32 | UInt64(truncatingIfNeeded: count)
        best[count] = word
        count &+= 1
      }
    }
    return Scratch<EndingWord>.Cells(best.start, count: count)
  }

  /// Adds nodes until the inline storage of an end offset is full.
  ///
  /// - Returns: the index of the first word that remains to be added.
  @inline(never)
  private mutating func put(_ range: Range<Int>, behind before: Int, from first: Int) -> Int {
    let bits = words.words.cells
    let bests = words.bests.cells
    let origins = words.origins.cells
    let counts = ends.counts.cells
    let ending = ends.words.cells
    let links = ends.links.cells
    let rightCount = UInt64(truncatingIfNeeded: costs.rightCount)
    let origin = origin
    var furthest = furthest
    var number = first
    let count = range.count
    while number < count {
      let word = Word(bits: bits[range.lowerBound &+ number])
      let best = bests[number]
      let source = origins[range.lowerBound &+ number]
      number &+= 1
      let end = Int(truncatingIfNeeded: source &>> 32)
      furthest = max(furthest, end)
      let place = end &- origin
      let index = counts[place]
      let rank = (best & ~PathRank.mask) &+ word.rankCost | Int64(~index & 0xFFFF)
      // Other ids occur only in damaged dictionaries.
      let rightID = word.bits &>> 48 < rightCount ? word.bits &>> 48 : 0
      let link =
        source & 0xFFFF_FFFF | PathRank.number(best) &<< 32
        | UInt64(truncatingIfNeeded: end &- before) &<< 48
      if index >= UInt32(truncatingIfNeeded: WordEnds.room) {
        ends.append(EndingWord(rank: rank, rightID: rightID), WordLink(bits: link), to: place)
        break
      }
      counts[place] = index &+ 1
      let cell = place &* WordEnds.room &+ Int(index)
      ending[cell] = EndingWord(rank: rank, rightID: rightID)
      links[cell] = WordLink(bits: link)
    }
    self.furthest = furthest
    return number
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    ends.releaseMemory()
    ends.reserve(places: 256)
    words.shrink(to: capacity)
  }
}
