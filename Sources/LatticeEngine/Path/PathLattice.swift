/// The words of a line found so far, by where they end, each with the best way to it.
struct PathLattice: ~Copyable {
  private(set) var nodes = Scratch<PathNode>(minimumCapacity: 1 << 10)
  /// For each word, the number of its match.
  private(set) var origins = Scratch<UInt32>(minimumCapacity: 1 << 10)
  private(set) var nodeCount = 0
  /// For each place, the word that was last found to end there, as a number plus one.
  private var heads = Scratch<UInt32>(minimumCapacity: 256)
  /// The last place where a word ends.
  private(set) var furthest = 0

  private let costs: ConnectionCosts
  /// The words that end at the place followed, the best of each right id; their number, and how
  /// many cells are filled: a multiple of four.
  private var ranks = Scratch<Int64>(zeroed: 1 << 16)
  private var rightIDs = Scratch<UInt16>(zeroed: 1 << 16)
  private var leftCount = 0
  private var filledCount = 0
  /// For each right id its index in these, counted from `base`; less if it is not among them.
  private var indices = Scratch<UInt32>(zeroed: 1 << 16)
  private var base: UInt32 = 1
  /// For each left id the best rank of a way from them, if the stamp is right.
  private var bests = Scratch<BestWay>(zeroed: 1 << 16)
  private var stamp: Int64 = 0
  /// The left ids to find the best ways for.
  private var leftIDs = Scratch<UInt16>(zeroed: 1 << 16)

  init(_ costs: ConnectionCosts) { self.costs = costs }

  // MARK: Start

  /// Makes room for the places of a line.
  mutating func begin(places: Int) {
    heads.reserve(places)
    heads.cells.fill(0, count: places)
    start(at: 0, rightID: 0)
  }

  /// Forgets all words but one without cost, which ends at `place`.
  mutating func start(at place: Int, rightID: UInt16) {
    nodes.cells[0] = PathNode(rank: PathRank.mask, link: UInt64(rightID) << 48)
    nodeCount = 1
    heads.cells[place] = 1
    furthest = place
  }

  // MARK: The words before

  /// Whether a word ends at a place.
  @inline(__always)
  func isReached(_ place: Int) -> Bool { heads.cells[place] != 0 }

  /// Turns to the words that end at a place; those added next follow them.
  mutating func follow(_ place: Int) {
    forget()
    let nodes = nodes.cells
    let ranks = ranks.cells
    let rightIDs = rightIDs.cells
    let indices = indices.cells
    let base = base
    let limit = costs.rightCount
    var count = 0
    var number = Int(heads.cells[place])
    while number != 0 {
      let node = nodes[number &- 1]
      number = node.next
      let rightID = Int(node.rightID)
      let index = indices[rightID]
      if index >= base {
        if node.rank < ranks[Int(index &- base)] { ranks[Int(index &- base)] = node.rank }
      } else if rightID < limit {
        ranks[count] = node.rank
        rightIDs[count] = node.rightID
        indices[rightID] = base &+ UInt32(truncatingIfNeeded: count)
        count &+= 1
      }
    }
    leftCount = count
    // Filled up with words that are never best.
    while count & 3 != 0 {
      ranks[count] = PathRank.none
      rightIDs[count] = 0
      count &+= 1
    }
    filledCount = count
  }

  @inline(__always)
  private mutating func forget() {
    stamp &+= 1
    base &+= UInt32(truncatingIfNeeded: leftCount)
    if base > .max - 1 << 17 {
      indices.cells.fill(0, count: indices.capacity)
      base = 1
    }
  }

  /// The word all ways lead through, if only words with one right id end at the place followed and
  /// none behind it.
  func onlyWay(through place: Int) -> (rank: Int64, rightID: UInt16)? {
    guard leftCount == 1, furthest == place else { return nil }
    return (ranks.cells[0], rightIDs.cells[0])
  }

  // MARK: The words behind

  /// Adds the words of a list of matches behind those followed.
  ///
  /// First it is found for which left ids best ways are needed, then they are sought one after the
  /// other, then the words are added: three short loops, which the processor likes better than a
  /// long one.
  mutating func add(
    _ head: UInt32, of matches: Scratch<Match>.Cells, words tables: Scratch<Table<UInt64>>.Cells
  ) {
    var wanted = 0
    var count = 0
    var next = head
    while next != 0 {
      let match = matches[Int(next) &- 1]
      next = match.next
      count &+= Int(match.words & 0xFF)
      wanted = collect(match.words, tables[Int(match.source &>> 24)], wanted)
    }
    Self.findBest(
      leftIDs.cells, wanted, ranks.cells, rightIDs.cells, filledCount, costs, bests.cells)
    if nodeCount &+ count > nodes.capacity { grow(count) }
    next = head
    while next != 0 {
      let number = next &- 1
      let match = matches[Int(number)]
      next = match.next
      matches.start[Int(number)].firstNode = UInt32(truncatingIfNeeded: nodeCount)
      add(match.words, tables[Int(match.source &>> 24)], Int(match.end), number)
    }
  }

  /// Adds the left ids of a match's words to those wanted, each once.
  @inline(__always)
  private func collect(_ words: UInt32, _ table: Table<UInt64>, _ wanted: Int) -> Int {
    let leftIDs = leftIDs.cells
    let bests = bests.cells
    let stamp = stamp
    var wanted = wanted
    var index = Int(words &>> 8)
    let end = index &+ Int(words & 0xFF)
    while index < end {
      let leftID = Int(table[index] & 0xFFFF)
      index &+= 1
      guard bests[leftID].stamp != stamp else { continue }
      bests.start[leftID].stamp = stamp
      leftIDs[wanted] = UInt16(truncatingIfNeeded: leftID)
      wanted &+= 1
    }
    return wanted
  }

  /// Adds the words of a match.
  @inline(__always)
  private mutating func add(
    _ words: UInt32, _ table: Table<UInt64>, _ place: Int, _ origin: UInt32
  ) {
    let nodes = nodes.cells
    let origins = origins.cells
    let heads = heads.cells
    let bests = bests.cells
    var number = nodeCount
    var head = UInt64(heads[place]) &<< 24
    var next = UInt64(truncatingIfNeeded: number) &<< 24
    var index = Int(words &>> 8)
    let end = index &+ Int(words & 0xFF)
    while index < end {
      let word = Word(bits: table[index])
      index &+= 1
      let best = bests[Int(word.leftID)]
      nodes[number] = PathNode(
        rank: best.cost &+ word.rankCost &- Int64(number),
        link: word.bits & 0xFFFF_0000_0000_0000 | head | best.link)
      origins[number] = origin
      number &+= 1
      next &+= 1 << 24
      head = next
    }
    nodeCount = number
    heads[place] = UInt32(truncatingIfNeeded: number)
    furthest = max(furthest, place)
  }

  @inline(never)
  private mutating func grow(_ count: Int) {
    nodes.reserve(nodeCount + count, keeping: nodeCount)
    origins.reserve(nodes.capacity, keeping: nodeCount)
  }

  /// The last word of the best way from the words followed to words with a left id: the lower bits
  /// of its rank.
  func best(_ leftID: UInt16) -> Int64 {
    leftIDs.cells[0] = leftID
    Self.findBest(leftIDs.cells, 1, ranks.cells, rightIDs.cells, filledCount, costs, bests.cells)
    return Int64(truncatingIfNeeded: bests.cells[Int(leftID)].link)
  }

  /// Finds the best ranks of ways from a list of words to words with each of the left ids.
  ///
  /// Words with an id the matrix does not have, which are in damaged dictionaries only, have none.
  @inline(never)
  private static func findBest(
    _ leftIDs: Scratch<UInt16>.Cells, _ wanted: Int, _ ranks: Scratch<Int64>.Cells,
    _ rightIDs: Scratch<UInt16>.Cells, _ count: Int, _ costs: ConnectionCosts,
    _ bests: Scratch<BestWay>.Cells
  ) {
    var number = 0
    while number < wanted {
      let leftID = Int(leftIDs[number])
      number &+= 1
      var best = PathRank.none
      if leftID < costs.leftCount {
        let row = costs.row(leftID: leftID)
        var index = 0
        while index < count {
          let first = min(
            ranks[index] &+ Int64(row[Int(rightIDs[index])]) &<< 24,
            ranks[index &+ 1] &+ Int64(row[Int(rightIDs[index &+ 1])]) &<< 24)
          let second = min(
            ranks[index &+ 2] &+ Int64(row[Int(rightIDs[index &+ 2])]) &<< 24,
            ranks[index &+ 3] &+ Int64(row[Int(rightIDs[index &+ 3])]) &<< 24)
          best = min(best, min(first, second))
          index &+= 4
        }
      }
      bests.start[leftID].cost = best | PathRank.mask
      bests.start[leftID].link = UInt64(truncatingIfNeeded: best & PathRank.mask)
    }
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    nodes.shrink(to: capacity)
    origins.shrink(to: capacity)
    heads.shrink(to: capacity)
  }
}

/// A word in the lattice, with the best way to it.
struct PathNode: BitwiseCopyable {
  var rank: Int64
  /// The lower bits of the rank of the word before (0–23), the word found before that ends at the
  /// same place, as a number plus one (24–47), the right id (48–63).
  var link: UInt64

  var previous: Int { PathRank.number(Int64(truncatingIfNeeded: link)) }
  var next: Int { Int(link &>> 24 & 0xFF_FFFF) }
  var rightID: UInt16 { UInt16(truncatingIfNeeded: link &>> 48) }
}

/// The best way to words with some left id, if the stamp is right.
struct BestWay: BitwiseCopyable {
  var stamp: Int64
  /// The rank, its lower bits set.
  var cost: Int64
  /// The lower bits of the rank.
  var link: UInt64
  /// Makes the size a power of two.
  var unused: Int64
}
