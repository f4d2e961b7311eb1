import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests double arrays: which keys are found, their values, and the layout of Darts 0.32.
@Suite struct DoubleArrayTests {
  /// Builds the double array of keys, each with its index in byte order as value.
  private static func build(_ keys: [[UInt8]]) -> [UInt64] {
    var list = SortedKeys(capacity: keys.count, byteCount: keys.reduce(0) { $0 + $1.count })
    for (index, key) in keys.enumerated() {
      key.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        list.append(start, length: key.count, value: Int32(index))
      }
    }
    return DoubleArrayBuilder.build(list)
  }

  private static func base(_ unit: UInt64) -> Int { Int(Int32(truncatingIfNeeded: unit)) }
  private static func check(_ unit: UInt64) -> Int { Int(unit >> 32) }

  /// Returns the value of a key, as `exactMatchSearch` of Darts does.
  private static func value(of key: [UInt8], in units: [UInt64]) -> Int? {
    var node = base(units[0])
    for byte in key {
      let next = node + Int(byte) + 1
      guard next < units.count, check(units[next]) == node else { return nil }
      node = base(units[next])
      guard node > 0 else { return nil }
    }
    guard node < units.count, check(units[node]) == node, base(units[node]) < 0 else { return nil }
    return -base(units[node]) - 1
  }

  private static func sorted(_ keys: some Sequence<[UInt8]>) -> [[UInt8]] {
    Set(keys).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Compares every key, every prefix of a key and every neighbor with a plain dictionary.
  private static func differences(_ keys: [[UInt8]], _ units: [UInt64]) -> [[UInt8]] {
    let expected = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    var candidates = Set(keys)
    for key in keys {
      for length in 0..<key.count { candidates.insert(Array(key[..<length])) }
      for byte in [0x01, 0x61, 0x80, 0xFF] as [UInt8] { candidates.insert(key + [byte]) }
      var changed = key
      changed[key.count - 1] ^= 1
      if changed[key.count - 1] != 0 { candidates.insert(changed) }
    }
    return candidates.filter { value(of: $0, in: units) != expected[$0] }
  }

  @Test func keysOfAllKinds() {
    let table: [(keys: [[UInt8]], why: String)] = [
      ([[0x61]], "one key"), ([[0x01]], "the least byte"), ([[0xFF]], "the greatest byte"),
      ([[0x01], [0xFF]], "the least and the greatest byte"),
      ([[0x61], [0x61, 0x61], [0x61, 0x61, 0x61]], "each key a prefix of the next"),
      ([[0x61, 0x62], [0x61, 0x63]], "a common prefix that is not a key"),
      ((1...255).map { [$0] }, "every byte"), ((1...255).map { [0x61, $0] }, "every second byte"),
      ((1...255).map { [$0, 0x61] }, "every first byte"),
      ((1...255).map { [$0, UInt8(256 - Int($0))] }, "every byte twice"),
      ([[UInt8](repeating: 0xFF, count: 900)], "a long key"),
      ((1...60).map { [UInt8](repeating: 0x41, count: $0) }, "a chain of prefixes"),
      ((1...20).flatMap { a in (1...20).map { [a, $0, a] } }, "a square"),
    ]
    for row in table {
      let keys = Self.sorted(row.keys)
      #expect(Self.differences(keys, Self.build(keys)) == [], "\(row.why)")
    }
  }

  @Test func randomKeysEqualAPlainDictionary() {
    var generator = SeededGenerator(seed: 105)
    for round in 0..<40 {
      // Few letters make common prefixes; many letters make wide nodes.
      let letters = UInt8([2, 3, 10, 255][round % 4])
      let count = Int.random(in: 1...300, using: &generator)
      let keys = Self.sorted(
        (0..<count).map { _ in
          (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            UInt8.random(in: 1...letters, using: &generator)
          }
        })
      #expect(Self.differences(keys, Self.build(keys)) == [], "round \(round)")
    }
  }

  /// The units of small tries by hand: a node takes the first base at which its children are free.
  @Test func unitsOfSmallTries() {
    typealias Unit = (index: Int, base: Int, check: Int)
    let table: [(keys: [String], units: [Unit], why: String)] = [
      // The root has base 1, so a child is at 1 + byte + 1; its only child, the end of the key, is
      // at the first free unit.
      (["a"], [(0, 1, 0), (99, 100, 1), (100, -1, 100)], "one key"),
      // The ends of both keys take consecutive units.
      (
        ["a", "b"], [(0, 1, 0), (99, 101, 1), (100, 102, 1), (101, -1, 101), (102, -2, 102)],
        "two keys"
      ),
      // The end of “a” and its child “b” belong to the same node: 100 and 100 + 99.
      (
        ["a", "ab"],
        [(0, 1, 0), (99, 100, 1), (100, -1, 100), (199, 101, 100), (101, -2, 101)], "a prefix"
      ),
      (["\u{1}"], [(0, 1, 0), (3, 4, 1), (4, -1, 4)], "the least byte"),
    ]
    for row in table {
      let units = Self.build(row.keys.map { Array($0.utf8) })
      var expected = [UInt64](repeating: 0, count: units.count)
      for unit in row.units {
        let low = UInt64(UInt32(bitPattern: Int32(unit.base)))
        expected[unit.index] = low | UInt64(unit.check) << 32
      }
      #expect(units == expected, "\(row.why)")
      let last = row.units.map(\.index).max() ?? 0
      #expect(units.count == last + 1 + 257, "\(row.why): 257 free units after the last node")
    }
  }

  /// Every unit in use belongs to exactly one node, and no base occurs twice.
  @Test func nodesAreDisjoint() {
    var generator = SeededGenerator(seed: 106)
    let keys = Self.sorted(
      (0..<2_000).map { _ in
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in
          UInt8.random(in: 1...255, using: &generator)
        }
      })
    let units = Self.build(keys)
    var bases: Set<Int> = []
    var wrong: [Int] = []
    var leafCount = 0
    for (index, unit) in units.enumerated() where index == 0 || Self.check(unit) != 0 {
      let base = Self.base(unit)
      if base < 0 {
        leafCount += 1
        if Self.check(unit) != index { wrong.append(index) }
      } else if !bases.insert(base).inserted || base + 256 >= units.count {
        wrong.append(index)
      }
    }
    #expect(wrong == [])
    #expect(leafCount == keys.count)
    let checks = Set(units.dropFirst().map(Self.check)).subtracting([0])
    #expect(checks == bases, "every base has children, and every child has a parent")
    #expect(units.suffix(257).allSatisfy { $0 == 0 })
    #expect(units[units.count - 258] != 0)
  }

  @Test func arraysGrow() {
    // The array grows beyond its first 8,192 units and keeps its contents.
    let keys: [[UInt8]] = (1...40).flatMap { first in
      (1...255).map { second -> [UInt8] in [first, second, 0xFF] }
    }
    let units = Self.build(keys)
    #expect(units.count > 8_192 * 2)
    let wrong = keys.enumerated().filter { Self.value(of: $1, in: units) != $0 }
    #expect(wrong.isEmpty)
  }
}
