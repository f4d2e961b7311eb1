import TestSupport
import Testing
import TextFoundation

@testable import LibMutsu

/// Tests the parts of results, each against a simple implementation.
@Suite struct ResultStorageTests {
  @Test func stringsHaveOneIndexEach() {
    var generator = SeededGenerator(seed: 3)
    var table = StringTable()
    for _ in 0..<3 {
      var indices: [String: Int32] = [:]
      for _ in 0..<5000 {
        let length = Int.random(in: 0...4, using: &generator)
        let string = String(
          (0..<length).map { _ in "あ東aé👍".randomElement(using: &generator) ?? "a" })
        let index = table.index(of: string)
        #expect(indices[string] ?? Int32(indices.count) == index)
        indices[string] = index
      }
      #expect(table.count == indices.count)
      for (string, index) in indices {
        let range = Int(table.offsets[Int(index)])..<Int(table.offsets[Int(index) + 1])
        #expect(Array(table.bytes.values[range]) == Array(string.utf8))
      }
      table.removeAll()
      #expect(table.count == 0 && table.offsets[0] == 0)
    }
  }

  @Test func codePointsAreCounted() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let text = RandomText.scalars(count: 30, using: &generator)
      let utf8 = Array(text.utf8)
      utf8.withUnsafeBufferPointer { bytes in
        var cursor = CodePointCursor()
        var (byte, count) = (0, 0)
        for scalar in text.unicodeScalars {
          if Bool.random(using: &generator) { #expect(cursor.offset(at: byte, in: bytes) == count) }
          byte += String(scalar).utf8.count
          count += 1
        }
        #expect(cursor.offset(at: byte, in: bytes) == count)
        #expect(cursor.offset(at: 0, in: bytes) == 0, "a smaller offset starts again")
        #expect(cursor.offset(at: byte + 9, in: bytes) == count, "the end limits an offset")
      }
    }
  }

  @Test func handlesAreFoundUntilTheyAreRemoved() {
    var generator = SeededGenerator(seed: 5)
    let table = HandleTable()
    var expected: Set<UInt> = []
    for _ in 0..<20_000 {
      // Few different buckets, so that further tables are needed.
      let address = UInt.random(in: 1...4000, using: &generator) << 4
      if expected.contains(address) {
        #expect(table.contains(address))
        #expect(table.remove(address))
        #expect(!table.remove(address))
        expected.remove(address)
      } else {
        #expect(!table.contains(address))
        table.insert(address)
        expected.insert(address)
      }
    }
    #expect(expected.allSatisfy { table.contains($0) })
    #expect(expected.count > 500)
  }

  @Test func handlesOfSeveralTasksAreDistinct() async {
    let table = HandleTable()
    await withTaskGroup(of: Bool.self) { group in
      for task in UInt(1)...4 {
        group.addTask {
          (1...5000).allSatisfy { number in
            let address = (task * 100_000 + UInt(number)) << 4
            table.insert(address)
            return table.contains(address) && (number % 2 == 0 || table.remove(address))
          }
        }
      }
      for await isCorrect in group { #expect(isCorrect) }
    }
    for task in UInt(1)...4 {
      for number in UInt(1)...5000 {
        #expect(table.contains((task * 100_000 + number) << 4) == (number % 2 == 0))
      }
    }
  }
}
