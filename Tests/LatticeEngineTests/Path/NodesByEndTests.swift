import Testing

@testable import LatticeEngine

/// Tests the nodes grouped by end offset: their order, inline and in the overflow area.
@Suite struct NodesByEndTests {
  /// A class around the lists, so that expectations, which copy their values, can use them.
  private final class NodeLists {
    private var ends = NodesByEnd()

    init(_ count: Int) { ends.reserve(offsetCount: count) }

    /// Appends nodes with these costs, as the lattice does.
    func fill(_ offset: Int, _ costs: Range<Int>) {
      for cost in costs {
        ends.append(
          LatticeNode(pathCost: Int64(cost) << 16, rightID: UInt64(cost % 7)),
          BackPointer(edge: UInt32(cost), previous: UInt32(2 * cost)), to: offset)
      }
    }

    func reserve(_ count: Int) { ends.reserve(offsetCount: count) }
    func removeAll(upTo last: Int) { ends.removeAll(upTo: last) }
    func size(_ offset: Int) -> Int { ends.count(offset) }
    var isOverfull: Bool { ends.isOverfull }

    func isReached(_ offset: Int) -> Bool { ends.isReached(offset) }

    /// Returns the costs of the nodes at an offset; an empty list if their cells do not hold the same
    /// nodes and their back pointers.
    func costs(_ offset: Int) -> [Int] {
      let list = ends.list(offset)
      let costs = (0..<list.count).map { TieBrokenCost.cost(list[$0].pathCost) }
      let cells = (0..<list.count).map { ends.firstCell(offset) + $0 }
      let nodes = cells.map { TieBrokenCost.cost(ends.node($0).pathCost) }
      let edges = cells.map { Int(ends.backPointer($0).edge) }
      let previous = cells.map { Int(ends.backPointer($0).previous) / 2 }
      return costs == nodes && costs == edges && costs == previous ? costs : []
    }
  }

  @Test func theOrderIsPreservedOnOverflow() {
    for count in [
      0, 1, NodesByEnd.inlineCapacity - 1, NodesByEnd.inlineCapacity, NodesByEnd.inlineCapacity + 1,
      33, 1_000,
    ] {
      let lists = NodeLists(3)
      lists.fill(1, 100..<100 + count)
      #expect(lists.size(1) == count)
      #expect(lists.costs(1) == Array(100..<100 + count), "\(count) words")
      #expect(lists.size(0) == 0)
      #expect(lists.size(2) == 0)
    }
  }

  @Test func listsOfManyOffsetsAreSeparate() {
    let lists = NodeLists(40)
    // In alternation, so that the lists grow past each other.
    for round in 0..<30 {
      for offset in 0..<40 where round <= offset {
        lists.fill(offset, 1_000 * offset + round..<1_000 * offset + round + 1)
      }
    }
    for offset in 0..<40 {
      let first = 1_000 * offset
      #expect(lists.costs(offset) == Array(first..<first + min(30, offset + 1)), "offset \(offset)")
    }
  }

  @Test func moreOffsetsMoveNoNode() {
    let lists = NodeLists(2)
    lists.fill(0, 0..<5)
    lists.fill(1, 10..<60)
    for count in [3, 4, 100, 5_000] {
      lists.reserve(count)
      #expect(lists.costs(0) == Array(0..<5), "\(count) offsets")
      #expect(lists.costs(1) == Array(10..<60), "\(count) offsets")
      #expect(lists.size(count - 1) == 0, "\(count) offsets")
    }
    lists.fill(4_999, 7..<90)
    lists.fill(1, 60..<99)
    #expect(lists.costs(4_999) == Array(7..<90))
    #expect(lists.costs(1) == Array(10..<99))
  }

  @Test func removedNodesAreGone() {
    let lists = NodeLists(20)
    for offset in 0..<20 { lists.fill(offset, 0..<20) }
    lists.removeAll(upTo: 19)
    for offset in 0..<20 { #expect(lists.size(offset) == 0, "offset \(offset)") }
    lists.fill(3, 5..<40)
    #expect(lists.costs(3) == Array(5..<40))
  }

  @Test func reachedOffsets() {
    let lists = NodeLists(4)
    lists.fill(2, 0..<20)
    #expect((0..<4).map { lists.isReached($0) } == [false, false, true, false])
    // No memory is reserved for a later chunk yet.
    #expect(!lists.isReached(1 << 20))
  }

  /// Back pointers refer to cells, so more offsets and nodes at others must not renumber them.
  @Test func cellsAreStable() {
    var ends = NodesByEnd()
    ends.reserve(offsetCount: 2)
    for cost in 0..<40 {
      ends.append(
        LatticeNode(pathCost: Int64(cost) << 16, rightID: 0), BackPointer(edge: 0, previous: 0),
        to: cost % 2)
    }
    let cells = [ends.firstCell(0), ends.firstCell(1)]
    ends.reserve(offsetCount: 1_000)
    for cost in 0..<100 {
      ends.append(
        LatticeNode(pathCost: Int64(cost) << 16, rightID: 0), BackPointer(edge: 0, previous: 0),
        to: 700)
    }
    for (offset, cell) in cells.enumerated() {
      #expect(ends.firstCell(offset) == cell)
      for number in 0..<20 {
        #expect(TieBrokenCost.cost(ends.node(cell + number).pathCost) == 2 * number + offset)
      }
    }
  }

  /// Path costs distinguish 65,536 nodes at an offset; further ones are reported and not added.
  @Test func anOffsetCanBeOverfull() {
    let lists = NodeLists(2)
    lists.fill(1, 0..<TieBrokenCost.limit)
    #expect(!lists.isOverfull)
    #expect(lists.size(1) == TieBrokenCost.limit)
    lists.fill(1, 0..<1)
    #expect(lists.isOverfull)
    #expect(lists.size(1) == TieBrokenCost.limit)
    lists.removeAll(upTo: 1)
    #expect(!lists.isOverfull)
  }
}
