import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the order of surfaces and the distinct keys made of them.
@Suite struct SurfaceOrderTests {
  /// Calls `body` with the order of surfaces.
  private static func withOrder<Result>(
    of surfaces: [[UInt8]], _ body: (borrowing SurfaceOrder) throws -> Result
  ) rethrows -> Result {
    var ends: [Int] = []
    for surface in surfaces { ends.append((ends.last ?? 0) + surface.count) }
    // Memory of at least one byte: an empty array has no address.
    let bytes = Array(surfaces.joined()) + [0]
    ends.append(0)
    return try bytes.withUnsafeBufferPointer { bytes in
      try ends.withUnsafeBufferPointer { ends in
        guard let text = bytes.baseAddress, let ends = ends.baseAddress else {
          preconditionFailure("neither is empty")
        }
        return try body(SurfaceOrder(text, ends: ends, count: surfaces.count))
      }
    }
  }

  private static func entries(of surfaces: [[UInt8]]) -> [Int] {
    withOrder(of: surfaces) { order in surfaces.indices.map { order.entry(at: $0) } }
  }

  /// The distinct keys with the number and first position of their entries.
  private static func keys(of surfaces: [[UInt8]]) throws -> [String] {
    try withOrder(of: surfaces) { order in
      let keys = try order.distinct()
      return (0..<keys.count).map { key in
        let bytes = UnsafeBufferPointer(
          start: keys.bytes + keys.start(key), count: keys.ends[key] - keys.start(key))
        let value = keys.values[key]
        return "\(String(decoding: bytes, as: UTF8.self)) \(value & 0xFF) \(value >> 8)"
      }
    }
  }

  @Test func orderOfSurfaces() {
    let table: [(surfaces: [String], entries: [Int], why: String)] = [
      ([], [], "no entries"), (["a"], [0], "one"), (["a", "b"], [0, 1], "sorted"),
      (["b", "a"], [1, 0], "reversed"), (["a", "a"], [0, 1], "equal surfaces keep their order"),
      (["b", "a", "b", "a"], [1, 3, 0, 2], "pairs of equal surfaces"),
      (["ab", "a"], [1, 0], "a prefix comes first"),
      (["b", "ab"], [1, 0], "the first byte decides"),
      (["abcdefgh", "abcdefg"], [1, 0], "eight and seven bytes"),
      (["abcdefgh", "abcdefgh", "abcdefg"], [2, 0, 1], "eight equal bytes"),
      (["abcdefghi", "abcdefgh"], [1, 0], "nine and eight bytes"),
      (["abcdefghj", "abcdefghi"], [1, 0], "the ninth byte decides"),
      (["abcdefghi", "abcdefghi", "abcdefgh"], [2, 0, 1], "nine equal bytes"),
      (["abcdefghia", "abcdefghi", "abcdefghib"], [1, 0, 2], "ten, nine and ten bytes"),
      (["\u{80}", "a"], [1, 0], "bytes are unsigned"), (["é", "z"], [1, 0], "ASCII first"),
      (["𠮷", "\u{FFFD}"], [1, 0], "the order of bytes, not of UTF-16"),
      (["か\u{3099}", "が"], [0, 1], "canonical equivalents are different surfaces"),
      (["a b", "a\tb", "ab"], [1, 0, 2], "blanks are bytes"),
      (["\u{1}", "\u{1}\u{1}"], [0, 1], "the least bytes"),
    ]
    for row in table {
      #expect(Self.entries(of: row.surfaces.map { Array($0.utf8) }) == row.entries, "\(row.why)")
    }
  }

  @Test func distinctSurfaces() throws {
    let table: [(surfaces: [String], keys: [String], why: String)] = [
      ([], [], "no entries"), (["a"], ["a 1 0"], "one"), (["b", "a"], ["a 1 0", "b 1 1"], "two"),
      (["a", "a", "a"], ["a 3 0"], "three of one surface"),
      (["b", "a", "b", "a", "c"], ["a 2 0", "b 2 2", "c 1 4"], "the position counts entries"),
      (["ab", "a", "abc"], ["a 1 0", "ab 1 1", "abc 1 2"], "prefixes are other surfaces"),
      (
        ["abcdefghi", "abcdefgh", "abcdefghi"], ["abcdefgh 1 0", "abcdefghi 2 1"],
        "more than eight bytes"
      ),
      (["abcdefghi", "abcdefghj"], ["abcdefghi 1 0", "abcdefghj 1 1"], "the ninth byte"),
    ]
    for row in table {
      #expect(try Self.keys(of: row.surfaces.map { Array($0.utf8) }) == row.keys, "\(row.why)")
    }
  }

  @Test func countsHaveEightBits() throws {
    let many = [[UInt8]](repeating: Array("東京都庁".utf8), count: 255)
    #expect(try Self.keys(of: many) == ["東京都庁 255 0"])
    #expect(
      try Self.keys(of: many + [Array("a".utf8)] + [Array("鱈".utf8)]) == [
        "a 1 0", "東京都庁 255 1", "鱈 1 256",
      ])
    expectError(.invalidRow, "“東京都庁” has 256 entries", "one too many") {
      _ = try Self.keys(of: many + [many[0]])
    }
    expectError(.invalidRow, "“東京都庁” has 300 entries", "many too many") {
      _ = try Self.keys(of: many + many[..<45])
    }
  }

  @Test func randomSurfacesAreSortedStably() throws {
    var generator = SeededGenerator(seed: 107)
    for round in 0..<10 {
      let surfaces = (0..<400).map { _ -> [UInt8] in
        // Long common prefixes, of which the first eight bytes do not decide.
        [UInt8](repeating: 0x61, count: Int.random(in: 0...9, using: &generator))
          + (0..<Int.random(in: 1...2, using: &generator)).map { _ in
            UInt8.random(in: 0x60...0x63, using: &generator)
          }
      }
      let expected = surfaces.indices.sorted {
        surfaces[$0] == surfaces[$1]
          ? $0 < $1 : surfaces[$0].lexicographicallyPrecedes(surfaces[$1])
      }
      #expect(Self.entries(of: surfaces) == expected, "round \(round)")
      var keys: [String] = []
      for (position, entry) in expected.enumerated()
      where position == 0 || surfaces[entry] != surfaces[expected[position - 1]] {
        let count = surfaces.count { $0 == surfaces[entry] }
        keys.append("\(String(decoding: surfaces[entry], as: UTF8.self)) \(count) \(position)")
      }
      #expect(try Self.keys(of: surfaces) == keys, "round \(round)")
    }
  }
}
