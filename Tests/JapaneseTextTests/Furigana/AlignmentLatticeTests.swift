import TestSupport
import Testing

@testable import JapaneseText

@Suite("Alignment lattice")
struct AlignmentLatticeTests {
  /// The documented contents of a boundary: the cheapest path to each reading index, and of those
  /// the cheapest ones.
  private struct Boundary {
    var costs: [Int: Int] = [:]

    mutating func add(_ index: Int, _ cost: Int) {
      if let known = costs[index] {
        costs[index] = min(known, cost)
        return
      }
      costs[index] = cost
      guard costs.count > AlignmentLattice.width else { return }
      if let worst = costs.max(by: { $0.value < $1.value }) { costs[worst.key] = nil }
    }
  }

  private func costs(_ lattice: AlignmentLattice, at unit: Int) -> [Int: Int] {
    var costs: [Int: Int] = [:]
    for index in lattice.range(at: unit) {
      costs[lattice.states[index].readingIndex] = lattice.states[index].cost
    }
    return costs
  }

  @Test("only the start is reachable after a reset")
  func reset() {
    var lattice = AlignmentLattice()
    for units in [0, 1, 5, 2, 40] {
      lattice.reset(units: units)
      #expect(lattice.range(at: 0).count == 1, "\(units)")
      #expect(lattice.state(at: 0, readingIndex: 0) == 0, "\(units)")
      #expect(lattice.state(at: 0, readingIndex: 1) == nil, "\(units)")
      #expect((0..<units).allSatisfy { lattice.range(at: $0 + 1).isEmpty }, "\(units)")
      #expect(lattice.states[0].previous == -1 && lattice.states[0].cost == 0)
      for unit in 0..<units {
        lattice.add(.init(readingIndex: unit, cost: unit, previous: 0), at: unit + 1)
      }
    }
  }

  @Test("a state belongs to the boundary it was added at")
  func boundaries() {
    var lattice = AlignmentLattice()
    lattice.reset(units: 9)
    for unit in 1...9 {
      for reading in 0..<AlignmentLattice.width {
        lattice.add(.init(readingIndex: reading, cost: 1, previous: 0), at: unit)
      }
    }
    for unit in 1...9 {
      #expect(lattice.range(at: unit).count == AlignmentLattice.width)
      #expect(lattice.range(at: unit).allSatisfy { lattice.unit(of: $0) == unit })
    }
  }

  @Test("of two paths to one reading index, the cheaper one remains, of equal ones the first")
  func equalIndices() {
    let table: [(costs: [Int], cost: Int, previous: Int, why: String)] = [
      ([5], 5, 0, "one path"), ([5, 4], 4, 1, "a cheaper second"),
      ([4, 5], 4, 0, "a dearer second"),
      ([5, 5], 5, 0, "an equal second"), ([9, 3, 7, 2, 8], 2, 3, "the cheapest of five"),
      ([0, -1], -1, 1, "a negative cost"),
    ]
    for row in table {
      var lattice = AlignmentLattice()
      lattice.reset(units: 1)
      for (number, cost) in row.costs.enumerated() {
        lattice.add(.init(readingIndex: 3, cost: cost, previous: number), at: 1)
      }
      let states = lattice.range(at: 1).map { lattice.states[$0] }
      #expect(states.count == 1, "\(row.why)")
      #expect(states.first?.cost == row.cost, "\(row.why)")
      #expect(states.first?.previous == row.previous, "\(row.why)")
    }
  }

  @Test("a full boundary accepts only paths that are cheaper than its most expensive one")
  func fullBoundary() {
    let full = Array(1...AlignmentLattice.width).map { ($0, $0 * 10) }
    let last = AlignmentLattice.width * 10
    let table: [(index: Int, cost: Int, isAdded: Bool, why: String)] = [
      (100, last + 1, false, "dearer than all"), (100, last, false, "as dear as the dearest"),
      (100, last - 1, true, "cheaper than the dearest"), (100, 0, true, "the cheapest"),
    ]
    for row in table {
      var lattice = AlignmentLattice()
      lattice.reset(units: 1)
      for (index, cost) in full {
        lattice.add(.init(readingIndex: index, cost: cost, previous: 0), at: 1)
      }
      lattice.add(.init(readingIndex: row.index, cost: row.cost, previous: 0), at: 1)
      #expect((lattice.state(at: 1, readingIndex: row.index) != nil) == row.isAdded, "\(row.why)")
      #expect(
        (lattice.state(at: 1, readingIndex: AlignmentLattice.width) == nil) == row.isAdded,
        "\(row.why): the dearest")
      #expect(lattice.range(at: 1).count == AlignmentLattice.width, "\(row.why)")
    }
  }

  @Test("the most expensive path is found again when a path becomes cheaper")
  func cheaperInAFullBoundary() {
    var lattice = AlignmentLattice()
    lattice.reset(units: 1)
    for index in 1...AlignmentLattice.width {
      lattice.add(.init(readingIndex: index, cost: index, previous: 0), at: 1)
    }
    lattice.add(.init(readingIndex: AlignmentLattice.width, cost: 0, previous: 0), at: 1)
    lattice.add(.init(readingIndex: 99, cost: AlignmentLattice.width, previous: 0), at: 1)
    #expect(lattice.state(at: 1, readingIndex: 99) == nil)
    #expect(lattice.state(at: 1, readingIndex: AlignmentLattice.width) != nil)
  }

  @Test("of random paths, the cheapest of each boundary are retained", arguments: 0..<20)
  func randomPaths(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
    var lattice = AlignmentLattice()
    for _ in 0..<20 {
      let units = Int.random(in: 1...6, using: &random)
      lattice.reset(units: units)
      var model = [Boundary](repeating: Boundary(), count: units + 1)
      // Costs are distinct, so that only one path can be the dearest.
      for cost in Array(0..<200).shuffled(using: &random) {
        let unit = Int.random(in: 1...units, using: &random)
        let index = Int.random(in: 0..<50, using: &random)
        lattice.add(.init(readingIndex: index, cost: cost, previous: 0), at: unit)
        model[unit].add(index, cost)
      }
      for unit in 1...units { #expect(costs(lattice, at: unit) == model[unit].costs) }
    }
  }
}
