/// The words of a line found so far, by where they end, each with the best way to it.
struct PathLattice: ~Copyable {
  /// A word: the lower bits of the rank of the word before (0–23), the number of its run (24–47),
  /// and how far behind the run's first entry its own lies (48–63).
  private(set) var nodes = Scratch<UInt64>(minimumCapacity: 1 << 10)
  private(set) var nodeCount = 0
  private(set) var runs = Scratch<PathRun>(minimumCapacity: 1 << 10)
  private var runCount = 0
  private var ends = WordEnds()
  /// The last place where a word ends.
  private(set) var furthest = 0

  private let costs: ConnectionCosts
  /// The words that end at the place followed, filled up to a multiple of four.
  private var followed: WordEnds.List
  /// For each left id the best rank of a way from them, if the stamp is right.
  private var bests = Scratch<BestWay>(zeroed: 1 << 16)
  private var stamp: Int64 = 0

  init(_ costs: ConnectionCosts) {
    self.costs = costs
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
    list.ranks[0] = PathRank.mask
    list.rightIDs[0] = rightID
    list.count = 1
    ends.update(place, list)
    nodeCount = 1
    runCount = 0
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
    // Filled up with words that are never best; the room is a multiple of eight.
    var count = followed.count
    while count & 3 != 0 {
      followed.ranks[count] = PathRank.none
      followed.rightIDs[count] = 0
      count &+= 1
    }
  }

  /// The word all ways lead through, if only words with one right id end at the place followed and
  /// none behind it.
  func onlyWay(through place: Int) -> (rank: Int64, rightID: UInt16)? {
    guard followed.count == 1, furthest == place else { return nil }
    return (followed.ranks[0], followed.rightIDs[0])
  }

  // MARK: The words behind

  /// Adds the words of a list of matches, which start at a character, behind those followed.
  mutating func add(
    _ head: UInt32, of matches: Scratch<Match>.Cells, words tables: Scratch<Table<UInt64>>.Cells,
    at character: Int
  ) {
    let bests = bests.cells
    let stamp = stamp
    let followed = followed
    let costs = costs
    var number = nodeCount
    var next = head
    while next != 0 {
      let match = matches[Int(next) &- 1]
      next = match.next
      let table = tables[Int(match.source &>> 24)]
      let wordCount = Int(match.words & 0xFF)
      var index = Int(match.words &>> 8)
      let last = index &+ wordCount
      guard last <= table.count else { continue }
      if number &+ 256 > nodes.capacity || runCount == runs.capacity { grow(number) }
      let nodes = nodes.cells
      let run = UInt64(truncatingIfNeeded: runCount) &<< 24
      let place = Int(match.end)
      var list = ends.list(place, more: wordCount)
      while index < last {
        let bits = table[index]
        index &+= 1
        let leftID = Int(bits & 0xFFFF)
        let known = bests[leftID]
        var best = known.rank
        if known.stamp != stamp {
          best = Self.findBest(followed, leftID, costs)
          bests[leftID] = BestWay(stamp: stamp, rank: best)
        }
        let cost = (Int64(truncatingIfNeeded: bits &<< 32) &>> 48) &<< 24
        let rank = (best | PathRank.mask) &+ cost &- Int64(number)
        let rightID = UInt16(truncatingIfNeeded: bits &>> 32)
        let bit: UInt64 = 1 &<< UInt64(rightID & 63)
        var slot = list.count
        if list.filter & bit != 0 {
          slot = 0
          while slot < list.count, list.rightIDs[slot] != rightID { slot &+= 1 }
          if slot < list.count, list.ranks[slot] < rank { continue }
        }
        list.filter |= bit
        list.count = max(list.count, slot &+ 1)
        list.ranks[slot] = rank
        list.rightIDs[slot] = rightID
        nodes[number] =
          bits & 0xFFFF_0000_0000_0000 | run | UInt64(truncatingIfNeeded: best & PathRank.mask)
        number &+= 1
      }
      ends.update(place, list)
      runs.cells[runCount] = PathRun(
        source: match.source, firstCharacter: UInt32(truncatingIfNeeded: character),
        lastCharacter: match.end)
      runCount &+= 1
      furthest = max(furthest, place)
    }
    nodeCount = number
  }

  @inline(never)
  private mutating func grow(_ nodeCount: Int) {
    nodes.reserve(nodeCount + 256, keeping: nodeCount)
    runs.reserve(runCount + 1, keeping: runCount)
  }

  /// The best rank of a way from the words followed to words with a left id.
  func best(_ leftID: Int) -> Int64 { Self.findBest(followed, leftID, costs) }

  /// The best rank of a way from a list of words to words with a left id.
  ///
  /// Words with an id the matrix does not have, which are in damaged dictionaries only, have none.
  @inline(never)
  private static func findBest(
    _ list: WordEnds.List, _ leftID: Int, _ costs: ConnectionCosts
  ) -> Int64 {
    guard leftID < costs.leftCount else { return PathRank.none }
    let row = costs.row(leftID: leftID)
    let ranks = list.ranks
    let rightIDs = list.rightIDs
    var best = PathRank.none
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
    } while index < list.count
    return best
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    nodes.shrink(to: capacity)
    runs.shrink(to: capacity)
    ends.shrink(to: capacity)
    begin(places: 1)
    follow(0)
  }
}

/// Words of one surface at one place.
struct PathRun: BitwiseCopyable {
  /// The number of the first entry (24 bits) and above it the lexicon's number.
  var source: UInt32
  /// The characters; white space before them is not among them.
  var firstCharacter: UInt32
  var lastCharacter: UInt32
}

/// The best way to words with some left id, if the stamp is right.
struct BestWay: BitwiseCopyable {
  var stamp: Int64
  var rank: Int64
}
