/// The words of a line that are not settled yet, by where they end, each with the best way to it.
struct PathLattice: ~Copyable {
  /// By place, counted from ``origin``.
  private var ends = WordEnds()
  /// The place where what is settled ends.
  private(set) var origin = 0
  /// The words that start in the part in work.
  private var words = PartWords()
  /// How many words there are.
  private(set) var wordCount = 0
  /// The last place where a word ends.
  private(set) var furthest = 0
  private let costs: ConnectionCosts

  /// The best words of each right id at a place with ``many`` words.
  private var best = Scratch<EndingWord>(minimumCapacity: 64)
  /// By right id: the number of its word in `best`, and above it the stamp that makes it valid.
  private var numbers = Scratch<UInt64>(zeroed: 1 << 16)
  private var stamp: UInt64 = 0
  /// So many words at a place are looked through for those of one right id.
  private static let many = 16

  init(_ costs: ConnectionCosts) {
    self.costs = costs
    ends.reserve(places: 256)
  }

  /// Whether more words end at a place than can be told apart.
  var isOverfull: Bool { ends.isOverfull }

  // MARK: Start

  /// Forgets all words but one without cost, which ends at `place`.
  mutating func start(at place: Int, rightID: UInt64) {
    ends.removeAll(upTo: furthest - origin)
    ends.append(EndingWord(rank: PathRank.mask, rightID: rightID), WordLink(bits: 0), to: 0)
    origin = place
    wordCount = 1
    furthest = place
  }

  /// Turns to the part of a line whose matches have been arranged.
  mutating func begin(_ matches: borrowing Matches, words tables: Scratch<Table<UInt64>>.Cells) {
    ends.reserve(places: matches.furthest &+ 1 &- origin)
    words.take(matches, words: tables)
  }

  // MARK: The words that end at a place

  /// Whether a word ends at a place.
  @inline(__always)
  func isReached(_ place: Int) -> Bool { place <= furthest && ends.count(place &- origin) != 0 }

  /// A word that ends at a place: where it comes from, and what the way over it costs.
  @inline(__always)
  func word(_ number: Int, endingAt place: Int) -> (link: WordLink, cost: Int) {
    let cell = ends.start(place &- origin) &+ number
    return (ends.links.cells[cell], PathRank.cost(ends.words.cells[cell].rank))
  }

  /// The right id of the word all ways lead through, if only one ends at a place and none behind it.
  func onlyWay(through place: Int) -> UInt64? {
    guard furthest == place, ends.count(place &- origin) == 1 else { return nil }
    return ends.list(place &- origin)[0].rightID
  }

  /// The number of the best word before the end of the line among those that end at a place.
  mutating func last(endingAt place: Int) -> Int {
    words.takeEnd()
    words.findBest(0..<1, behind: ends.list(place &- origin), costs)
    return Int(PathRank.number(words.bests.cells[0]))
  }

  // MARK: The words that start there

  /// Adds a range of the part's words behind those that end at `place`.
  mutating func add(_ range: Range<Int>, behind place: Int) {
    let lefts = ends.list(place &- origin)
    words.findBest(range, behind: lefts.count < Self.many ? lefts : best(of: lefts), costs)
    var number = 0
    while number < range.count { number = put(range, behind: place, from: number) }
    wordCount &+= range.count
  }

  /// The best word of each right id.
  ///
  /// A few words have hardly ever two of an id; behind runs of unknown words most have.
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

  /// Puts words where they end, until the room of a place is used up.
  ///
  /// - Returns: the number of the first word that is left.
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
      // Other ids are in damaged dictionaries only.
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

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    ends.releaseMemory()
    ends.reserve(places: 256)
    words.shrink(to: capacity)
  }
}
