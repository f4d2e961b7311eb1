import TestSupport
import Testing

@testable import LayoutCaching
@testable import TextLayout

struct RecencyTableTests {
  /// The same as a simple list: the most recent entry is first.
  private struct Model {
    var entries: [(key: Int, value: Int, cost: Int)] = []

    var cost: Int { entries.reduce(0) { $0 + $1.cost } }

    mutating func remove(_ key: Int) -> Int? {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      return entries.remove(at: index).value
    }

    mutating func use(_ key: Int) -> Int? {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.insert(entries.remove(at: index), at: 0)
      return entries[0].value
    }

    mutating func insert(_ value: Int, for key: Int, cost: Int) -> Int? {
      let old = remove(key)
      entries.insert((key, value, cost), at: 0)
      return old
    }
  }

  @Test func randomOperationsMatchAPlainList() {
    var random = SeededGenerator(seed: 9)
    var table = LRUTable<Int, Int>()
    var model = Model()
    for step in 0..<20_000 {
      // Now and then everything is removed, so that freed slots are reused.
      let keys = step % 4000 < 3000 ? 0..<40 : 0..<5
      let key = Int.random(in: keys, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let cost = Int.random(in: 0..<100, using: &random)
        let old = table.insert(step, for: key, cost: cost)
        #expect(old == model.insert(step, for: key, cost: cost))
      case 4..<7: #expect(table.use(key) == model.use(key))
      case 7: #expect(table.remove(key) == model.remove(key))
      case 8 where step % 100 == 0:
        while let oldest = model.entries.last {
          let removed = table.removeOldest()
          #expect(removed?.key == oldest.key && removed?.value == oldest.value)
          model.entries.removeLast()
        }
        #expect(table.removeOldest() == nil)
      default:
        let removed = table.removeOldest()
        let expected = model.entries.popLast()
        #expect(removed?.key == expected?.key && removed?.value == expected?.value)
      }
      #expect(table.count == model.entries.count)
      #expect(table.cost == model.cost)
      #expect(table.oldestKey == model.entries.last?.key)
      if step % 50 == 0 {
        #expect(Array(table.keysByRecency) == model.entries.map(\.key), "step \(step)")
        #expect(Set(table.keys) == Set(model.entries.map(\.key)), "step \(step)")
      }
    }
  }

  @Test func anEmptyTableHasNothing() {
    var table = LRUTable<String, Int>()
    #expect(table.use("a") == nil)
    #expect(table.remove("a") == nil)
    #expect(table.removeOldest() == nil)
    #expect(Array(table.keysByRecency).isEmpty)
    #expect(table.cost == 0)
    #expect(table.insert(1, for: "a", cost: 5) == nil)
    #expect(table.insert(2, for: "a", cost: 7) == 1)
    #expect(table.cost == 7)
    #expect(table.count == 1)
  }
}
