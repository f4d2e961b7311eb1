import Testing

@testable import LatticeEngine

/// The words that end at each place: their order, wherever they lie.
@Suite struct WordEndsTests {
  /// Writes the words of a place with the costs `costs`, as the lattice does.
  private func fill(_ ends: inout WordEnds, _ place: Int, _ costs: Range<Int>) {
    for cost in costs {
      ends.append(
        EndingWord(rank: Int64(cost) << 16, rightID: UInt64(cost % 7)),
        WordLink(bits: UInt64(cost)), to: place)
    }
  }

  /// The costs of a place's words; an empty list if their links are not those they came with.
  private func costs(_ ends: borrowing WordEnds, _ place: Int) -> [Int] {
    let list = ends.list(place)
    let costs = (0..<list.count).map { PathRank.cost(list[$0].rank) }
    let links = (0..<list.count).map { ends.links.cells[ends.start(place) + $0].match }
    return costs == links ? costs : []
  }

  private func isOverfull(_ ends: borrowing WordEnds) -> Bool { ends.isOverfull }

  private func count(_ ends: borrowing WordEnds, _ place: Int) -> Int { ends.count(place) }

  @Test func theOrderStaysWhenThereIsNoRoom() {
    for count in [0, 1, WordEnds.room - 1, WordEnds.room, WordEnds.room + 1, 33, 1_000] {
      var ends = WordEnds()
      ends.reserve(places: 3)
      fill(&ends, 1, 100..<100 + count)
      #expect(count(ends, 1) == count)
      #expect(costs(ends, 1) == Array(100..<100 + count), "\(count) words")
      #expect(count(ends, 0) == 0)
      #expect(count(ends, 2) == 0)
    }
  }

  @Test func listsOfManyPlacesStayApart() {
    var ends = WordEnds()
    ends.reserve(places: 40)
    // One after the other, so that the lists grow past each other.
    for round in 0..<30 {
      for place in 0..<40 where round <= place {
        fill(&ends, place, 1_000 * place + round..<1_000 * place + round + 1)
      }
    }
    for place in 0..<40 {
      let first = 1_000 * place
      #expect(costs(ends, place) == Array(first..<first + min(30, place + 1)), "place \(place)")
    }
  }

  @Test func morePlacesMoveNoWord() {
    var ends = WordEnds()
    ends.reserve(places: 2)
    fill(&ends, 0, 0..<5)
    fill(&ends, 1, 10..<60)
    for places in [3, 4, 100, 5_000] {
      ends.reserve(places: places)
      #expect(costs(ends, 0) == Array(0..<5), "\(places) places")
      #expect(costs(ends, 1) == Array(10..<60), "\(places) places")
      #expect(count(ends, places - 1) == 0, "\(places) places")
    }
    fill(&ends, 4_999, 7..<90)
    fill(&ends, 1, 60..<99)
    #expect(costs(ends, 4_999) == Array(7..<90))
    #expect(costs(ends, 1) == Array(10..<99))
  }

  @Test func whatIsForgottenIsGone() {
    var ends = WordEnds()
    ends.reserve(places: 20)
    for place in 0..<20 { fill(&ends, place, 0..<20) }
    ends.removeAll(upTo: 19)
    for place in 0..<20 { #expect(count(ends, place) == 0, "place \(place)") }
    fill(&ends, 3, 5..<40)
    #expect(costs(ends, 3) == Array(5..<40))
  }

  /// Ranks tell 65,536 words of a place apart; more are told of, and not taken.
  @Test func aPlaceCanBeOverfull() {
    var ends = WordEnds()
    ends.reserve(places: 2)
    fill(&ends, 1, 0..<PathRank.limit)
    #expect(!isOverfull(ends))
    #expect(count(ends, 1) == PathRank.limit)
    fill(&ends, 1, 0..<1)
    #expect(isOverfull(ends))
    #expect(count(ends, 1) == PathRank.limit)
    ends.removeAll(upTo: 1)
    #expect(!isOverfull(ends))
  }
}
