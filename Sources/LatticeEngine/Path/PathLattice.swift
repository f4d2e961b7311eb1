/// The words of a line found so far, by where they end, each with the best way to it.
struct PathLattice: ~Copyable {
  private(set) var nodes = Scratch<PathNode>(minimumCapacity: 1 << 10)
  private(set) var nodeCount = 0
  private var ends = WordEnds()
  /// The last place where a word ends.
  private(set) var furthest = 0

  private let costs: ConnectionCosts
  /// The words that end at the place followed, and as many that are never best as make them a
  /// multiple of four.
  private var followed: WordEnds.List
  /// For each left id the best rank of a way from them, if the stamp is right.
  private var bests = Scratch<BestWay>(zeroed: 1 << 16)
  private var stamp: Int64 = 0
  /// The left ids to find the best ways for.
  private var leftIDs = Scratch<UInt16>(zeroed: 1 << 16)

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ends.begin(places: 1)
    followed = ends.list(0, more: 0)
  }

  // MARK: Start

  /// Makes room for the places of a line.
  mutating func begin(places: Int) {
    ends.begin(places: places)
    start(at: 0, rightID: 0)
  }

  /// Forgets all words but one without cost, which ends at `place`.
  mutating func start(at place: Int, rightID: UInt16) {
    var list = ends.list(place, more: 1)
    list.words[0] = EndingWord(rank: PathRank.mask, rightID: UInt64(rightID))
    list.count = 1
    ends.update(place, list)
    nodeCount = 1
    furthest = place
  }

  // MARK: The words before

  /// Whether a word ends at a place.
  @inline(__always)
  func isReached(_ place: Int) -> Bool { !ends.isEmpty(place) }

  /// Turns to the words that end at a place; those added next follow them.
  mutating func follow(_ place: Int) {
    followed = ends.list(place, more: 0)
    stamp &+= 1
    var count = followed.count
    while count & 3 != 0 {
      followed.words[count] = .none
      count &+= 1
    }
  }

  /// The word all ways lead through, if only words with one right id end at the place followed and
  /// none behind it.
  func onlyWay(through place: Int) -> (rank: Int64, rightID: UInt16)? {
    guard followed.count == 1, furthest == place else { return nil }
    let word = followed.words[0]
    return (word.rank, UInt16(truncatingIfNeeded: word.rightID))
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
    Self.findBest(leftIDs.cells, wanted, followed, costs, bests.cells)
    if nodeCount &+ count > nodes.capacity { grow(count) }
    next = head
    while next != 0 {
      let number = next &- 1
      let match = matches[Int(number)]
      next = match.next
      add(match.words, tables[Int(match.source &>> 24)], Int(match.end), UInt64(number))
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
    _ words: UInt32, _ table: Table<UInt64>, _ place: Int, _ match: UInt64
  ) {
    var list = ends.list(place, more: Int(words & 0xFF))
    let nodes = nodes.cells
    let bests = bests.cells
    let match = match &<< 24
    let rightCount = UInt64(costs.rightCount)
    var number = nodeCount
    var index = Int(words &>> 8)
    let end = index &+ Int(words & 0xFF)
    while index < end {
      let word = Word(bits: table[index])
      index &+= 1
      let best = bests[Int(word.leftID)]
      let rank = best.cost &+ word.rankCost &- Int64(number)
      let rightID = word.bits &>> 48
      nodes[number] = PathNode(link: word.offsetBits | match | best.link)
      number &+= 1
      // Only in damaged dictionaries.
      guard rightID < rightCount else { continue }
      let bit: UInt64 = 1 &<< (rightID & 63)
      if list.filter & bit == 0 {
        list.filter |= bit
      } else if let rival = list.index(of: rightID) {
        if rank < list.words[rival].rank { list.words.start[rival].rank = rank }
        continue
      }
      list.words[list.count] = EndingWord(rank: rank, rightID: rightID)
      list.count &+= 1
    }
    nodeCount = number
    ends.update(place, list)
    furthest = max(furthest, place)
  }

  @inline(never)
  private mutating func grow(_ count: Int) {
    nodes.reserve(nodeCount + count, keeping: nodeCount)
  }

  /// The last word of the best way from the words followed to words with a left id: the lower bits
  /// of its rank.
  func best(_ leftID: UInt16) -> Int64 {
    leftIDs.cells[0] = leftID
    Self.findBest(leftIDs.cells, 1, followed, costs, bests.cells)
    return Int64(truncatingIfNeeded: bests.cells[Int(leftID)].link)
  }

  /// Finds the best ranks of ways from a list of words to words with each of the left ids.
  ///
  /// Words with an id the matrix does not have, which are in damaged dictionaries only, have none.
  @inline(never)
  private static func findBest(
    _ leftIDs: Scratch<UInt16>.Cells, _ wanted: Int, _ lefts: WordEnds.List,
    _ costs: ConnectionCosts, _ bests: Scratch<BestWay>.Cells
  ) {
    let words = lefts.words
    let count = lefts.count
    var number = 0
    while number < wanted {
      let leftID = Int(leftIDs[number])
      number &+= 1
      var best = PathRank.none
      if leftID < costs.leftCount {
        let row = costs.row(leftID: leftID)
        var index = 0
        while index < count {
          let first = min(rank(words[index], row), rank(words[index &+ 1], row))
          let second = min(rank(words[index &+ 2], row), rank(words[index &+ 3], row))
          best = min(best, min(first, second))
          index &+= 4
        }
      }
      bests.start[leftID].cost = best | PathRank.mask
      bests.start[leftID].link = UInt64(truncatingIfNeeded: best & PathRank.mask)
    }
  }

  @inline(__always)
  private static func rank(_ word: EndingWord, _ row: Table<Int16>) -> Int64 {
    word.rank &+ Int64(row[Int(truncatingIfNeeded: word.rightID)]) &<< 24
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    nodes.shrink(to: capacity)
    ends.shrink(to: capacity)
    begin(places: 1)
    follow(0)
  }
}

/// A word in the lattice.
struct PathNode: BitwiseCopyable {
  /// The lower bits of the rank of the word before (0–23), the number of its match (24–47), and how
  /// far behind the match's first entry its own lies (48–63).
  var link: UInt64

  var previous: Int { PathRank.number(Int64(truncatingIfNeeded: link)) }
  var match: Int { Int(link &>> 24 & 0xFF_FFFF) }
  var offset: Int { Int(link &>> 48) }
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
