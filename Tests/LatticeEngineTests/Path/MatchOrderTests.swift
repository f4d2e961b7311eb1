import Testing

@testable import LatticeEngine

/// Tests the order of matches: surfaces are found in any order, and words enter the lattice by
/// start, the last one found first.
@Suite struct MatchOrderTests {
  private static let words: [UInt64] = Array(100..<200)

  /// Returns the matches of a chunk in order, as pairs of start and end, and the index of the first
  /// word of each start.
  private func order(
    _ found: [(start: UInt32, end: UInt32, count: Int)], _ chunk: Range<Int>,
    unreachable: Set<UInt32> = []
  ) -> (matches: [[UInt32]], wordStarts: [UInt32]) {
    var matches = Matches()
    matches.begin(chunk)
    Self.words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      let table = Table(start, count: words.count)
      for match in found {
        matches.reserve(2)
        matches.add(
          Match(
            start: match.start, end: match.end,
            words: WordTrie.packed(first: 3, count: match.count), source: 0), of: table)
      }
    }
    for start in unreachable { matches.setReachable(Int(start), false) }
    matches.sortByStart()
    let ordered = matches.ordered.view
    return (
      (matches.chunkStart..<matches.orderedCount).map { [ordered[$0].start, ordered[$0].end] },
      (0...chunk.count).map { matches.wordStarts.view[$0] }
    )
  }

  @Test func startByStart() {
    let (matches, starts) = order(
      [(5, 6, 1), (7, 8, 2), (5, 7, 3), (6, 9, 4), (5, 9, 5)], 5..<9)
    #expect(matches == [[5, 9], [5, 7], [5, 6], [6, 9], [7, 8]])
    #expect(starts == [0, 9, 13, 15, 15])
  }

  @Test func matchesWithoutWordsAreIgnored() {
    let (matches, starts) = order([(0, 1, 0), (1, 2, 1), (1, 3, 0)], 0..<2)
    #expect(matches == [[1, 2]])
    #expect(starts == [0, 0, 1])
  }

  /// Words out of the bounds of the table, as in a damaged file.
  @Test func invalidMatchesAreIgnored() {
    let (matches, _) = order([(0, 1, 98), (0, 2, 97)], 0..<1)
    #expect(matches == [[0, 2]])
  }

  /// Starts that no path reaches, in every combination.
  @Test func unreachableStarts() {
    let found: [(start: UInt32, end: UInt32, count: Int)] = [
      (0, 1, 1), (1, 2, 2), (2, 3, 3), (0, 4, 4), (2, 4, 5), (3, 4, 6), (1, 3, 7),
    ]
    for unreachable: Set<UInt32> in [[], [0], [3], [1, 2], [0, 1, 2], [0, 1, 2, 3]] {
      let (matches, starts) = order(found, 0..<4, unreachable: unreachable)
      let used = found.filter { !unreachable.contains($0.start) }
      let expected = (0..<4).flatMap { start -> [[UInt32]] in
        used.filter { $0.start == start }.reversed().map { [$0.start, $0.end] }
      }
      #expect(matches == expected, "without \(unreachable.sorted())")
      let counts = (0..<4).map { start in
        UInt32(used.filter { $0.start == start }.map(\.count).reduce(0, +))
      }
      #expect(zip(starts, starts.dropFirst()).map { $1 - $0 } == counts)
    }
  }

  @Test func lengthsOfMatches() {
    #expect((1...65).map { Matches.lengthBit($0) } == (1...63).map { 1 << UInt64($0) } + [1, 1])
  }

  @Test func anEmptyChunk() {
    let (matches, starts) = order([], 4..<4)
    #expect(matches == [])
    #expect(starts == [0])
  }
}
