import Testing

@testable import LatticeEngine

/// Tests the words of the chunks of a line: their order, their origins, and which are retained.
@Suite struct CandidateEdgesTests {
  private static let words: [UInt64] = Array(100..<200)

  /// Loads a chunk with three matches of `count` words each, found in another order.
  private func load(
    _ edges: inout CandidateEdges, _ matches: inout Matches, count: Int, firstUsed: Int
  ) {
    matches.begin(0..<3)
    Self.words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      let tables = ReusableBuffer<Table<UInt64>>(minimumCapacity: 1)
      tables.view[0] = Table(start, count: words.count)
      for number in [2, 0, 1] {
        matches.reserve(2)
        matches.add(
          Match(
            start: UInt32(number), end: UInt32(number + 5),
            words: WordTrie.packed(first: 10 - number, count: count), source: 0),
          of: tables.view[0])
      }
      matches.sortByStart()
      edges.load(matches, words: tables.view, firstUsed: firstUsed)
    }
  }

  @Test(arguments: [1, 3, 4, 5, 7, 8, 9, 40, 90])
  func wordsAreContiguous(count: Int) {
    var edges = CandidateEdges()
    var matches = Matches()
    load(&edges, &matches, count: count, firstUsed: 0)
    for number in 0..<3 {
      for index in 0..<count {
        let edge = UInt32(number * count + index)
        #expect(edges.word(edge).bits == UInt64(110 - number + index))
        #expect(edges.match(edge) == number)
        #expect(edges.origins.view[Int(edge)].end == UInt32(number + 5))
      }
    }
  }

  /// The numbers of words do not change when those of committed nodes are dropped.
  @Test func droppedWords() {
    for (firstUsed, base) in [(0, 0), (4, 4), (12, 12), (13, 12)] {
      var edges = CandidateEdges()
      var matches = Matches()
      load(&edges, &matches, count: 4, firstUsed: 0)
      load(&edges, &matches, count: 2, firstUsed: firstUsed)
      #expect(edges.base == base)
      #expect(edges.chunkStart == 12 - base)
      for edge in base..<18 {
        let (number, index) = edge < 12 ? (edge / 4, edge % 4) : ((edge - 12) / 2, edge % 2)
        #expect(edges.word(UInt32(edge)).bits == UInt64(110 - number + index), "\(edge)")
        #expect(edges.match(UInt32(edge)) == number + (edge < 12 ? 0 : 3), "\(edge)")
      }
      edges.removeAll()
      #expect(edges.base == 0)
    }
  }

  /// The memory for the words of a line is that of a few chunks, if the nodes are committed.
  @Test func manyChunks() {
    var edges = CandidateEdges()
    var matches = Matches()
    for chunk in 0..<2_000 { load(&edges, &matches, count: 30, firstUsed: 90 * chunk) }
    #expect(edges.base == 90 * 1_999)
    #expect(edges.words.capacity == CandidateEdges().words.capacity)
  }
}
