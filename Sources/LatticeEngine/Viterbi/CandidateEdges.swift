/// The words that start in a chunk of a line, in the order of their starts, with the best paths to
/// some of them.
struct CandidateEdges: ~Copyable {
  /// The words, see ``Word``.
  private(set) var words = ReusableBuffer<UInt64>(minimumCapacity: 1 << 10)
  /// The index of the match and of the word in it, in the format of a ``BackPointer``, and the end
  /// of the word (bits 32–63).
  private(set) var origins = ReusableBuffer<UInt64>(minimumCapacity: 1 << 10)
  /// The costs of the best paths to the words of the last search.
  private(set) var bestCosts = ReusableBuffer<Int64>(minimumCapacity: 1 << 9)

  /// The number of words after the last one that may be written and read.
  private static let padding = 8

  /// Loads the words of the matches that were sorted last.
  @inline(never)
  mutating func load(
    _ matches: borrowing Matches, words tables: ReusableBuffer<Table<UInt64>>.BufferView
  ) {
    let ordered = matches.ordered.view
    let end = matches.orderedCount
    var number = matches.chunkStart
    var count = 0
    while number < end {
      let match = ordered[number]
      let added = match.wordCount
      if count &+ added &+ Self.padding > words.capacity {
        reserve(count + added, preserving: count)
      }
      let origin = UInt64(match.end) &<< 32 | UInt64(truncatingIfNeeded: number)
      let table = tables[match.lexicon]
      number &+= 1
      if added <= 8, match.firstWord &+ 8 <= table.count {
        writeEight(table, match.firstWord, origin, at: count)
      } else {
        write(table, match.firstWord, origin, at: count..<count &+ added)
      }
      count &+= added
    }
    words.view[count] = 0
  }

  @inline(never)
  private mutating func reserve(_ count: Int, preserving preserved: Int) {
    words.reserve(count + Self.padding, preserving: preserved)
    origins.reserve(words.capacity, preserving: preserved)
  }

  /// Writes eight words regardless of the number needed, which avoids a loop with an unpredictable
  /// end.
  @inline(__always)
  private func writeEight(_ table: Table<UInt64>, _ first: Int, _ origin: UInt64, at count: Int) {
    let (word0, word1) = (table[first], table[first &+ 1])
    let (word2, word3) = (table[first &+ 2], table[first &+ 3])
    let (word4, word5) = (table[first &+ 4], table[first &+ 5])
    let (word6, word7) = (table[first &+ 6], table[first &+ 7])
    let words = words.view
    words[count] = word0
    words[count &+ 1] = word1
    words[count &+ 2] = word2
    words[count &+ 3] = word3
    words[count &+ 4] = word4
    words[count &+ 5] = word5
    words[count &+ 6] = word6
    words[count &+ 7] = word7
    let origins = origins.view
    origins[count] = origin
    origins[count &+ 1] = origin &+ 1 &<< 24
    origins[count &+ 2] = origin &+ 2 &<< 24
    origins[count &+ 3] = origin &+ 3 &<< 24
    origins[count &+ 4] = origin &+ 4 &<< 24
    origins[count &+ 5] = origin &+ 5 &<< 24
    origins[count &+ 6] = origin &+ 6 &<< 24
    origins[count &+ 7] = origin &+ 7 &<< 24
  }

  /// Writes any number of words.
  @inline(never)
  private func write(_ table: Table<UInt64>, _ first: Int, _ origin: UInt64, at range: Range<Int>) {
    let words = words.view
    let origins = origins.view
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

  /// Loads the word without cost that represents the end of the line.
  mutating func loadEnd() {
    words.view[0] = 0
    words.view[1] = 0
  }

  // MARK: The search

  /// Finds the costs of the best paths to a range of the words, each coming from one of `leftNodes`.
  @inline(never)
  mutating func findBest(
    _ range: Range<Int>, after leftNodes: ReusableBuffer<LatticeNode>.BufferView,
    _ costs: ConnectionCosts
  ) {
    bestCosts.reserve(range.count + 4)
    let words = words.view
    let bestCosts = bestCosts.view
    let count = leftNodes.count
    var target = range.lowerBound
    var number = 0
    // Four at a time: each preceding node is read once for all four, and the four computations are
    // independent.
    while target &+ 2 < range.upperBound {
      let row0 = costs.row(of: words[target])
      let row1 = costs.row(of: words[target &+ 1])
      let row2 = costs.row(of: words[target &+ 2])
      let row3 = costs.row(of: words[target &+ 3])
      var (best0, best1) = (TieBrokenCost.none, TieBrokenCost.none)
      var (best2, best3) = (TieBrokenCost.none, TieBrokenCost.none)
      var index = 0
      repeat {
        let left = leftNodes[index]
        let id = Int(truncatingIfNeeded: left.rightID)
        best0 = min(best0, left.pathCost &+ TieBrokenCost.cost(row0[id]))
        best1 = min(best1, left.pathCost &+ TieBrokenCost.cost(row1[id]))
        best2 = min(best2, left.pathCost &+ TieBrokenCost.cost(row2[id]))
        best3 = min(best3, left.pathCost &+ TieBrokenCost.cost(row3[id]))
        index &+= 1
      } while index < count
      bestCosts[number] = best0
      bestCosts[number &+ 1] = best1
      bestCosts[number &+ 2] = best2
      bestCosts[number &+ 3] = best3
      number &+= 4
      target &+= 4
    }
    guard target < range.upperBound else { return }
    let row0 = costs.row(of: words[target])
    let row1 = costs.row(of: words[target &+ 1])
    var (best0, best1) = (TieBrokenCost.none, TieBrokenCost.none)
    var index = 0
    repeat {
      let left = leftNodes[index]
      let id = Int(truncatingIfNeeded: left.rightID)
      best0 = min(best0, left.pathCost &+ TieBrokenCost.cost(row0[id]))
      best1 = min(best1, left.pathCost &+ TieBrokenCost.cost(row1[id]))
      index &+= 1
    } while index < count
    bestCosts[number] = best0
    bestCosts[number &+ 1] = best1
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    words.shrink(to: capacity)
    origins.shrink(to: capacity)
  }
}
