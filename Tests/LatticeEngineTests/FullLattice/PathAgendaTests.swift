import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the order in which entries leave the queue.
@Suite struct PathAgendaTests {
  @Test func entriesLeaveInOrderOfCost() {
    var generator = SeededGenerator(seed: 1)
    for size in 0..<200 {
      var agenda = PathAgenda()
      let costs = (0..<size).map { _ in Int64.random(in: -20...20, using: &generator) }
      for (index, cost) in costs.enumerated() {
        agenda.push(.init(cost: cost, element: UInt32(index)))
      }
      var found: [Int64] = []
      var elements: Set<UInt32> = []
      while let entry = agenda.popFirst() {
        found.append(entry.cost)
        elements.insert(entry.element)
        #expect(costs[Int(entry.element)] == entry.cost)
      }
      #expect(found == costs.sorted() && elements.count == size)
    }
  }

  /// The order of equal costs, recorded from `std::priority_queue` of libstdc++ 12 with the same
  /// operations: pushes of costs from 0 to 4, and removals.
  @Test func equalEntriesLeaveAsInLibstdcxx() {
    let expected: [UInt32] = [
      2, 3, 6, 8, 14, 17, 28, 10, 24, 26, 18, 53, 32, 55, 15, 30, 58, 59, 66, 1, 19, 75, 69, 81, 73,
      80, 57, 63, 23, 4, 37, 76, 78, 79, 7, 74, 31, 9, 65, 64, 25, 5, 50, 21, 42, 43, 40, 39, 34,
      56,
      27, 13, 70, 71, 29, 49, 62, 67, 0, 16, 46, 47, 48, 12, 41, 38, 35, 44, 51, 11, 20, 33, 77, 45,
      68, 54, 52, 61, 36, 82, 72, 60, 22,
    ]
    var state: UInt64 = 1
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    var agenda = PathAgenda()
    var found: [UInt32] = []
    var number: UInt32 = 0
    for _ in 0..<60 {
      for _ in 0..<next() % 4 {
        agenda.push(.init(cost: Int64(next() % 5), element: number))
        number += 1
      }
      if next() % 2 == 1, let entry = agenda.popFirst() { found.append(entry.element) }
    }
    while let entry = agenda.popFirst() { found.append(entry.element) }
    #expect(found == expected)
  }
}
