/// The words of a line found so far, by where they end, each with the best way to it.
struct PathLattice: ~Copyable {
  private(set) var nodes = Scratch<PathNode>(minimumCapacity: 1 << 10)
  private(set) var nodeCount = 0
  private(set) var runs = Scratch<PathRun>(minimumCapacity: 1 << 10)
  private(set) var runCount = 0
  /// For each place, the run that was last found to end there, as a number plus one.
  private(set) var heads = Scratch<UInt32>(minimumCapacity: 256)
  /// The last place where a word ends.
  private(set) var furthest = 0

  private let costs: ConnectionCosts

  /// The words that end at the place followed, the best of each right id; their number, and how
  /// many cells are filled: a multiple of four.
  private var ranks: Scratch<Int64>
  private var rightIDs: Scratch<UInt16>
  private var leftCount = 0
  private var filled = 0
  /// For each right id its index in these, counted from `base`; less if it is not among them.
  private var indices = Scratch<UInt32>(zeroed: 1 << 16)
  private var base: UInt32 = 1

  /// For each left id the best rank of a way from them, if the stamp is right.
  private var bests = Scratch<BestWay>(zeroed: 1 << 16)
  private var stamp: Int64 = 0

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ranks = Scratch(minimumCapacity: costs.rightCount + 4)
    rightIDs = Scratch(minimumCapacity: costs.rightCount + 4)
  }

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
    runs.cells[0] = PathRun(
      start: 0, end: 1, next: 0, source: 0, firstCharacter: 0, lastCharacter: 0)
    nodeCount = 1
    runCount = 1
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
    let runs = runs.cells
    let nodes = nodes.cells
    let ranks = ranks.cells
    let rightIDs = rightIDs.cells
    let indices = indices.cells
    let base = base
    let limit = costs.rightCount
    var count = 0
    var next = heads.cells[place]
    while next != 0 {
      let run = runs[Int(next) &- 1]
      next = run.next
      var number = Int(run.end)
      let start = Int(run.start)
      while number > start {
        number &-= 1
        let node = nodes[number]
        let rank = node.rank
        let rightID = node.rightID
        let index = indices[rightID]
        if index >= base {
          if rank < ranks[Int(index &- base)] { ranks[Int(index &- base)] = rank }
        } else if rightID < limit {
          ranks[count] = rank
          rightIDs[count] = UInt16(truncatingIfNeeded: rightID)
          indices[rightID] = base &+ UInt32(truncatingIfNeeded: count)
          count &+= 1
        }
      }
    }
    leftCount = count
    // Filled up with words that are never best.
    while count & 3 != 0 || count == 0 {
      ranks[count] = PathRank.none
      rightIDs[count] = 0
      count &+= 1
    }
    filled = count
  }

  private mutating func forget() {
    stamp &+= 1
    base &+= UInt32(truncatingIfNeeded: leftCount)
    guard base > .max - 1 << 17 else { return }
    indices.cells.fill(0, count: indices.capacity)
    base = 1
  }

  /// The word all ways lead through, if only words with one right id end at the place followed and
  /// none behind it.
  func onlyWay(through place: Int) -> (rank: Int64, rightID: UInt16)? {
    guard leftCount == 1, furthest == place else { return nil }
    return (ranks.cells[0], rightIDs.cells[0])
  }

  // MARK: The words behind

  /// Adds the words of a list of matches, which start at a character, behind those followed.
  mutating func add(
    _ head: UInt32, of matches: Scratch<Match>.Cells, words tables: Scratch<Table<UInt64>>.Cells,
    at character: Int
  ) {
    let followed = Followed(
      ranks: ranks.cells, rightIDs: rightIDs.cells, count: filled, bests: bests.cells,
      stamp: stamp, costs: costs)
    let bests = followed.bests
    let heads = heads.cells
    var number = nodeCount
    var furthest = furthest
    var next = head
    while next != 0 {
      let match = matches[Int(next) &- 1]
      next = match.next
      if number &+ 256 > nodes.capacity || runCount == runs.capacity { grow(number) }
      let start = number
      let table = tables[Int(match.source &>> 24)]
      let end = Int(match.end)
      let first = Int(match.words &>> 8)
      let last = first &+ Int(match.words & 0xFF)
      guard last <= table.count else { continue }
      var index = first
      while index < last {
        let leftID = Int(table[index] & 0xFFFF)
        index &+= 1
        if bests[leftID].stamp != stamp { followed.findBest(leftID) }
      }
      let nodes = nodes.cells
      let run = UInt64(truncatingIfNeeded: runCount) &<< 24
      index = first
      while index < last {
        let bits = table[index]
        index &+= 1
        let best = bests[Int(bits & 0xFFFF)].rank
        let cost = (Int64(truncatingIfNeeded: bits &<< 32) &>> 48) &<< 24
        nodes[number] = PathNode(
          rank: (best | PathRank.mask) &+ cost &- Int64(number),
          link: (bits &<< 16) & 0xFFFF_0000_0000_0000 | run
            | UInt64(truncatingIfNeeded: best & PathRank.mask))
        number &+= 1
      }
      runs.cells[runCount] = PathRun(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: number),
        next: heads[end], source: match.source,
        firstCharacter: UInt32(truncatingIfNeeded: character), lastCharacter: match.end,
        words: match.words)
      runCount &+= 1
      heads[end] = UInt32(truncatingIfNeeded: runCount)
      furthest = max(furthest, end)
    }
    nodeCount = number
    self.furthest = furthest
  }

  @inline(never)
  private mutating func grow(_ nodeCount: Int) {
    nodes.reserve(nodeCount + 256, keeping: nodeCount)
    runs.reserve(runCount + 1, keeping: runCount)
  }

  /// The best rank of a way from the words followed to words with a left id.
  func best(_ leftID: Int) -> Int64 {
    Followed(
      ranks: ranks.cells, rightIDs: rightIDs.cells, count: filled, bests: bests.cells,
      stamp: stamp, costs: costs
    ).findBest(leftID)
    return bests.cells[leftID].rank
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    nodes.shrink(to: capacity)
    runs.shrink(to: capacity)
    heads.shrink(to: capacity)
  }
}

/// A word in the lattice, with the best way to it.
struct PathNode: BitwiseCopyable {
  var rank: Int64
  /// The lower bits of the rank of the word before (0–23), the number of the run (24–47), the right
  /// id (48–63).
  var link: UInt64

  var previous: Int { PathRank.number(Int64(truncatingIfNeeded: link)) }
  var run: Int { Int(link &>> 24 & 0xFF_FFFF) }
  var rightID: Int { Int(link &>> 48) }
}

/// Words of one surface at one place.
struct PathRun: BitwiseCopyable {
  /// The words.
  var start: UInt32
  var end: UInt32
  /// The run before it that ends at the same place, as a number plus one; 0 for none.
  var next: UInt32
  /// The number of the first entry (24 bits) and above it the lexicon's number.
  var source: UInt32
  /// The characters; white space before them is not among them.
  var firstCharacter: UInt32
  var lastCharacter: UInt32
  /// The words, as the match had them.
  var words: UInt32 = 0
}

/// The words that end at a place, and the best ways from them found so far.
struct Followed {
  let ranks: Scratch<Int64>.Cells
  let rightIDs: Scratch<UInt16>.Cells
  /// A multiple of four.
  let count: Int
  let bests: Scratch<BestWay>.Cells
  let stamp: Int64
  let costs: ConnectionCosts

  /// Finds the best rank of a way to words with a left id, and keeps it.
  ///
  /// Words with an id the matrix does not have, which are in damaged dictionaries only, have none.
  @inline(never)
  func findBest(_ leftID: Int) {
    var best = PathRank.none
    if leftID < costs.leftCount {
      let row = costs.row(leftID: leftID)
      var index = 0
      repeat {
        let first = min(
          ranks[index] &+ Int64(row[Int(rightIDs[index])]) &<< 24,
          ranks[index &+ 1] &+ Int64(row[Int(rightIDs[index &+ 1])]) &<< 24)
        let second = min(
          ranks[index &+ 2] &+ Int64(row[Int(rightIDs[index &+ 2])]) &<< 24,
          ranks[index &+ 3] &+ Int64(row[Int(rightIDs[index &+ 3])]) &<< 24)
        best = min(best, min(first, second))
        index &+= 4
      } while index < count
    }
    bests[leftID] = BestWay(stamp: stamp, rank: best)
  }
}

/// The best way to words with some left id, if the stamp is right.
struct BestWay: BitwiseCopyable {
  var stamp: Int64
  var rank: Int64
}
