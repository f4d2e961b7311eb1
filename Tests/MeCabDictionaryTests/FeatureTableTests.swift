import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the hash table of features against a plain dictionary.
@Suite struct FeatureTableTests {
  /// Sets and looks up keys in the order of a list and returns the values before and after.
  private static func lookUp(
    _ operations: [(key: String, value: Int)]
  ) -> [(before: Int?, after: Int?)] {
    var table = FeatureTable()
    var results: [(Int?, Int?)] = []
    for operation in operations {
      let key = Array(operation.key.utf8)
      key.withUnsafeBytes { key in
        let before = table.value(of: key)
        table.set(operation.value, for: key)
        results.append((before, table.value(of: key)))
      }
    }
    return results
  }

  @Test func valuesOfKeys() {
    let table: [(keys: [String], before: [Int?], why: String)] = [
      (["a"], [nil], "a new key"), (["a", "a"], [nil, 0], "a key set twice"),
      (["a", "b", "a"], [nil, nil, 0], "two keys"), (["", ""], [nil, 0], "the empty key"),
      (["a", ""], [nil, nil], "the empty key after another"),
      (["", "a", ""], [nil, nil, 0], "another after the empty key"),
      (["ab", "a", "b"], [nil, nil, nil], "parts of a key"),
      (["abcdefgh", "abcdefg", "abcdefghi", "abcdefgh"], [nil, nil, nil, 0], "about eight bytes"),
      (["abcdefghabcdefgh", "abcdefgh"], [nil, nil], "a repeated word of eight bytes"),
      (["abcdefgh\0", "abcdefgh"], [nil, nil], "a NUL at the end"),
      (["12345678abcdefgh", "abcdefgh12345678"], [nil, nil], "words in another order"),
      (["名詞,一般,", "名詞,一段,", "名詞,一般,"], [nil, nil, 0], "features"),
    ]
    for row in table {
      let results = Self.lookUp(row.keys.enumerated().map { ($1, $0) })
      #expect(results.map(\.before) == row.before, "\(row.why)")
      #expect(results.map(\.after) == Array(row.keys.indices), "\(row.why): the last value counts")
    }
  }

  /// The table doubles its slots several times; no key is lost, and no other key is found.
  @Test func manyKeysEqualAPlainDictionary() {
    var generator = SeededGenerator(seed: 108)
    var table = FeatureTable()
    var expected: [[UInt8]: Int] = [:]
    var keys: [[UInt8]] = []
    var wrong: [[UInt8]] = []
    for number in 0..<3_000 {
      let key: [UInt8] = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0x61...0x64, using: &generator)
      }
      let isSame = key.withUnsafeBytes { table.value(of: $0) == expected[key] }
      if !isSame { wrong.append(key) }
      // Every third key is only looked up.
      if number % 3 == 0 { continue }
      key.withUnsafeBytes { table.set(number, for: $0) }
      expected[key] = number
      keys.append(key)
    }
    #expect(wrong == [], "while the table grows")
    wrong = keys.filter { key in
      key.withUnsafeBytes { table.value(of: $0) } != expected[key]
    }
    #expect(wrong == [], "at the end")
    #expect(expected.count > 1_000, "the table has grown from 128 keys")
  }

  /// At most half of the slots are used: 128 of 256 keys, 256 of 512 and so on.
  @Test func everySizeOfTheTable() {
    var table = FeatureTable()
    var wrong: [Int] = []
    for number in 0..<1_100 {
      withUnsafeBytes(of: UInt32(number).littleEndian) { key in
        if table.value(of: key) != nil { wrong.append(number) }
        table.set(number, for: key)
      }
      // All keys again around each growth.
      guard [127, 128, 129, 255, 256, 257, 511, 512, 513, 1_024, 1_099].contains(number) else {
        continue
      }
      for earlier in 0...number {
        withUnsafeBytes(of: UInt32(earlier).littleEndian) { key in
          if table.value(of: key) != earlier { wrong.append(earlier) }
        }
      }
    }
    #expect(wrong == [])
  }
}
