/// The words of a part of a line in the order of their starts, and the best ways to some of them.
struct PartWords: ~Copyable {
  /// See ``Word``.
  private(set) var words = Scratch<UInt64>(minimumCapacity: 1 << 10)
  /// The number of the match and that of the word in it, as a ``WordLink`` has them, and the place
  /// where the word ends (bits 32–63).
  private(set) var origins = Scratch<UInt64>(minimumCapacity: 1 << 10)
  /// The ranks of the best ways to the words they were last sought for.
  private(set) var bests = Scratch<Int64>(minimumCapacity: 1 << 9)

  /// The words beyond the last that may be written and read.
  private static let padding = 8

  /// Takes the words of the matches that have been arranged last.
  @inline(never)
  mutating func take(_ matches: borrowing Matches, words tables: Scratch<Table<UInt64>>.Cells) {
    let ordered = matches.ordered.cells
    let behind = matches.orderedCount
    var number = matches.partStart
    var count = 0
    while number < behind {
      let match = ordered[number]
      let added = match.wordCount
      if count &+ added &+ Self.padding > words.capacity { reserve(count + added, keeping: count) }
      let origin = UInt64(match.end) &<< 32 | UInt64(truncatingIfNeeded: number)
      let table = tables[match.lexicon]
      number &+= 1
      if added <= 8, match.firstWord &+ 8 <= table.count {
        putEight(table, match.firstWord, origin, at: count)
      } else {
        put(table, match.firstWord, origin, at: count..<count &+ added)
      }
      count &+= added
    }
    words.cells[count] = 0
  }

  @inline(never)
  private mutating func reserve(_ count: Int, keeping kept: Int) {
    words.reserve(count + Self.padding, keeping: kept)
    origins.reserve(words.capacity, keeping: kept)
  }

  /// Puts words and what comes after them: without a loop, whose end the processor would have to
  /// guess.
  @inline(__always)
  private func putEight(_ table: Table<UInt64>, _ first: Int, _ origin: UInt64, at count: Int) {
    let (word0, word1) = (table[first], table[first &+ 1])
    let (word2, word3) = (table[first &+ 2], table[first &+ 3])
    let (word4, word5) = (table[first &+ 4], table[first &+ 5])
    let (word6, word7) = (table[first &+ 6], table[first &+ 7])
    let words = words.cells
    words[count] = word0
    words[count &+ 1] = word1
    words[count &+ 2] = word2
    words[count &+ 3] = word3
    words[count &+ 4] = word4
    words[count &+ 5] = word5
    words[count &+ 6] = word6
    words[count &+ 7] = word7
    let origins = origins.cells
    origins[count] = origin
    origins[count &+ 1] = origin &+ 1 &<< 24
    origins[count &+ 2] = origin &+ 2 &<< 24
    origins[count &+ 3] = origin &+ 3 &<< 24
    origins[count &+ 4] = origin &+ 4 &<< 24
    origins[count &+ 5] = origin &+ 5 &<< 24
    origins[count &+ 6] = origin &+ 6 &<< 24
    origins[count &+ 7] = origin &+ 7 &<< 24
  }

  /// Puts any number of words.
  @inline(never)
  private func put(_ table: Table<UInt64>, _ first: Int, _ origin: UInt64, at range: Range<Int>) {
    let words = words.cells
    let origins = origins.cells
    var origin = origin
    var index = first
    var count = range.lowerBound
    while count < range.upperBound {
      words[count] = table[index]
      origins[count] = origin
      count &+= 1
      index &+= 1
      origin &+= 1 &<< 24
    }
  }

  /// Takes one word without cost: the end of the line.
  mutating func takeEnd() {
    words.cells[0] = 0
    words.cells[1] = 0
  }

  // MARK: The search

  /// Finds the ranks of the best ways to a range of the words, from one of `lefts` each.
  @inline(never)
  mutating func findBest(
    _ range: Range<Int>, behind lefts: Scratch<EndingWord>.Cells, _ costs: ConnectionCosts
  ) {
    bests.reserve(range.count + 4)
    let words = words.cells
    let bests = bests.cells
    let count = lefts.count
    var wanted = range.lowerBound
    var number = 0
    // Several at a time: the words before are read once for all, and none waits for another.
    while wanted &+ 2 < range.upperBound {
      let row0 = costs.row(of: words[wanted])
      let row1 = costs.row(of: words[wanted &+ 1])
      let row2 = costs.row(of: words[wanted &+ 2])
      let row3 = costs.row(of: words[wanted &+ 3])
      var (best0, best1) = (PathRank.none, PathRank.none)
      var (best2, best3) = (PathRank.none, PathRank.none)
      var index = 0
      repeat {
        let left = lefts[index]
        let id = Int(truncatingIfNeeded: left.rightID)
        best0 = min(best0, left.rank &+ PathRank.cost(row0[id]))
        best1 = min(best1, left.rank &+ PathRank.cost(row1[id]))
        best2 = min(best2, left.rank &+ PathRank.cost(row2[id]))
        best3 = min(best3, left.rank &+ PathRank.cost(row3[id]))
        index &+= 1
      } while index < count
      bests[number] = best0
      bests[number &+ 1] = best1
      bests[number &+ 2] = best2
      bests[number &+ 3] = best3
      number &+= 4
      wanted &+= 4
    }
    guard wanted < range.upperBound else { return }
    let row0 = costs.row(of: words[wanted])
    let row1 = costs.row(of: words[wanted &+ 1])
    var (best0, best1) = (PathRank.none, PathRank.none)
    var index = 0
    repeat {
      let left = lefts[index]
      let id = Int(truncatingIfNeeded: left.rightID)
      best0 = min(best0, left.rank &+ PathRank.cost(row0[id]))
      best1 = min(best1, left.rank &+ PathRank.cost(row1[id]))
      index &+= 1
    } while index < count
    bests[number] = best0
    bests[number &+ 1] = best1
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    words.shrink(to: capacity)
    origins.shrink(to: capacity)
  }
}
