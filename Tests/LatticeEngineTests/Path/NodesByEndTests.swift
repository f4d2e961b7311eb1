import Testing

@testable import LatticeEngine

/// Tests the nodes grouped by end offset: their order, inline and in the overflow area.
@Suite struct WordEndsTests {
  /// A class around the lists, so that expectations, which copy their values, can use them.
  private final class Places {
    private var ends = NodesByEnd()

    init(_ count: Int) { ends.reserve(offsetCount: count) }

    /// Appends nodes with these costs, as the lattice does.
    func fill(_ place: Int, _ costs: Range<Int>) {
      for cost in costs {
        ends.append(
          LatticeNode(pathCost: Int64(cost) << 16, rightID: UInt64(cost % 7)),
          BackPointer(bits: UInt64(cost)), to: place)
      }
    }

    func reserve(_ count: Int) { ends.reserve(offsetCount: count) }
    func removeAll(upTo last: Int) { ends.removeAll(upTo: last) }
    func size(_ place: Int) -> Int { ends.count(place) }
    var isOverfull: Bool { ends.isOverfull }

    /// Returns the costs of the nodes at an offset; an empty list if their back pointers do not
    /// match.
    func costs(_ place: Int) -> [Int] {
      let list = ends.list(place)
      let costs = (0..<list.count).map { TieBrokenCost.cost(list[$0].pathCost) }
      let backPointers = (0..<list.count).map { ends.backPointers.view[ends.start(place) + $0].match }
      return costs == backPointers ? costs : []
    }
  }

  @Test func theOrderStaysWhenThereIsNoRoom() {
    for count in [0, 1, NodesByEnd.inlineCapacity - 1, NodesByEnd.inlineCapacity, NodesByEnd.inlineCapacity + 1, 33, 1_000] {
      let places = Places(3)
      places.fill(1, 100..<100 + count)
      #expect(places.size(1) == count)
      #expect(places.costs(1) == Array(100..<100 + count), "\(count) words")
      #expect(places.size(0) == 0)
      #expect(places.size(2) == 0)
    }
  }

  @Test func listsOfManyPlacesStayApart() {
    let places = Places(40)
    // In alternation, so that the lists grow past each other.
    for round in 0..<30 {
      for place in 0..<40 where round <= place {
        places.fill(place, 1_000 * place + round..<1_000 * place + round + 1)
      }
    }
    for place in 0..<40 {
      let first = 1_000 * place
      #expect(places.costs(place) == Array(first..<first + min(30, place + 1)), "place \(place)")
    }
  }

  @Test func morePlacesMoveNoWord() {
    let places = Places(2)
    places.fill(0, 0..<5)
    places.fill(1, 10..<60)
    for count in [3, 4, 100, 5_000] {
      places.reserve(count)
      #expect(places.costs(0) == Array(0..<5), "\(count) places")
      #expect(places.costs(1) == Array(10..<60), "\(count) places")
      #expect(places.size(count - 1) == 0, "\(count) places")
    }
    places.fill(4_999, 7..<90)
    places.fill(1, 60..<99)
    #expect(places.costs(4_999) == Array(7..<90))
    #expect(places.costs(1) == Array(10..<99))
  }

  @Test func whatIsForgottenIsGone() {
    let places = Places(20)
    for place in 0..<20 { places.fill(place, 0..<20) }
    places.removeAll(upTo: 19)
    for place in 0..<20 { #expect(places.size(place) == 0, "place \(place)") }
    places.fill(3, 5..<40)
    #expect(places.costs(3) == Array(5..<40))
  }

  /// Path costs distinguish 65,536 nodes at an offset; further ones are reported and not added.
  @Test func aPlaceCanBeOverfull() {
    let places = Places(2)
    places.fill(1, 0..<TieBrokenCost.limit)
    #expect(!places.isOverfull)
    #expect(places.size(1) == TieBrokenCost.limit)
    places.fill(1, 0..<1)
    #expect(places.isOverfull)
    #expect(places.size(1) == TieBrokenCost.limit)
    places.removeAll(upTo: 1)
    #expect(!places.isOverfull)
  }
}
