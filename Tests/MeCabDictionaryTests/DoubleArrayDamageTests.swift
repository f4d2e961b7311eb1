import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the message about each contradiction in the double array, the tokens or the features.
@Suite struct DoubleArrayDamageTests {
  private static let features = 72 + Self.unitCount * 8 + 3 * 16
  /// The units in use, followed by the 257 free ones of the format.
  private static let unitCount = 104 + 257

  /// A dictionary of the keys “a” (tokens 0 and 1) and “b” (token 2) with the features “x”, “y”, “z”.
  ///
  /// The root has base 1; its children are the units 99 (“a”) and 100 (“b”) with the leaves 102 and
  /// 103.
  private static func file(
    units changes: [Int: (base: Int32, check: UInt32)] = [:], tokens: [Int: UInt8] = [:]
  ) throws -> DictionaryFile {
    var units = [(base: Int32, check: UInt32)](repeating: (0, 0), count: unitCount)
    units[0] = (1, 0)
    units[99] = (102, 1)
    units[100] = (103, 1)
    units[102] = (-(2 | 0 << 8) - 1, 102)
    units[103] = (-(1 | 2 << 8) - 1, 103)
    for (index, unit) in changes { units[index] = unit }
    var bytes: [UInt8] = []
    let words: [UInt32] = [
      UInt32(features + 6) ^ 0xEF71_8F77, 102, 1, 3, 4, 5, UInt32(unitCount * 8), 48, 6, 0,
    ]
    for word in words { bytes.append(littleEndian: word) }
    bytes += Array("UTF-8".utf8) + [UInt8](repeating: 0, count: 27)
    for unit in units {
      bytes.append(littleEndian: unit.base)
      bytes.append(littleEndian: unit.check)
    }
    for token in 0..<3 {
      for word in [UInt16(token), UInt16(token + 1), 7, 8] { bytes.append(littleEndian: word) }
      bytes.append(littleEndian: UInt32(2 * token))
      bytes.append(littleEndian: UInt32(0))
    }
    for (offset, value) in tokens { bytes[72 + unitCount * 8 + offset] = value }
    return try DictionaryFile(contents: bytes + Array("x\0y\0z\0".utf8), path: "x.dic")
  }

  @Test func anIntactFile() throws {
    let file = try Self.file()
    try file.verify()
    #expect(try file.entries().map(\.surface) == ["a", "a", "b"])
    #expect(try file.entries(forSurface: "a").map(\.feature) == ["x", "y"])
    #expect(try file.entries(forSurface: "b").map(\.feature) == ["z"])
    #expect(try file.tokens(ofSurface: "a") == 0..<2)
    #expect(try file.tokens(ofSurface: "b") == 2..<3)
    #expect(try file.tokens(ofSurface: "c") == nil)
  }

  @Test func contradictionsBetweenUnits() throws {
    let table: [(units: [Int: (base: Int32, check: UInt32)], fragment: String, why: String)] = [
      ([50: (7, 0)], "unit 50 does not belong to any node", "a base without a check"),
      ([50: (-1, 0)], "unit 50 does not belong to any node", "a value without a check"),
      ([0: (50, 0)], "does not start at the root", "another base of the root"),
      ([0: (0, 0)], "unit 0 does not lead to separate entries", "a root without a base"),
      ([0: (-1, 0)], "unit 0 does not lead to separate entries", "a root that is a leaf"),
      ([99: (105, 1)], "children of unit 99 are outside", "a base whose bytes reach the end"),
      ([99: (.max, 1)], "children of unit 99 are outside", "the greatest base"),
      ([99: (103, 1)], "children of unit 100 are outside", "a base of two nodes"),
      ([99: (99, 99)], "children of unit 99 are outside", "a node that is its own child"),
      ([102: (-3, 101)], "unit 102 does not lead", "a leaf of another node"),
      ([102: (-1, 102)], "unit 102 does not lead", "a leaf without entries"),
      ([103: (-(2 | 2 << 8) - 1, 103)], "unit 103 does not lead", "an entry too many"),
      ([103: (-(1 | 3 << 8) - 1, 103)], "unit 103 does not lead", "an entry after the last"),
      (
        [103: (-(1 | 0 << 8) - 1, 103)], "unit 103 does not lead", "two leaves with one first entry"
      ),
      ([102: (.min, 102)], "unit 102 does not lead", "the least value"),
      ([102: (0, 102)], "unit 102 does not lead", "a leaf with the base 0"),
      ([103: (-(1 | 1 << 8) - 1, 103)], "no surface leads to entry 2", "an entry of no surface"),
      ([102: (-(1 | 0 << 8) - 1, 102)], "no surface leads to entry 1", "a gap between surfaces"),
      ([102: (-(3 | 0 << 8) - 1, 102)], "surfaces share an entry", "entries of two surfaces"),
      ([99: (0, 0)], "surface of entry 0 does not start at the root", "a lost parent"),
      ([99: (102, 2)], "surface of entry 0 does not start at the root", "a parent of another node"),
      (
        [102: (-(1 | 2 << 8) - 1, 102), 103: (-(2 | 0 << 8) - 1, 103)],
        "surface of entry 2 is out of order", "surfaces in the wrong order"
      ),
    ]
    for row in table {
      let file = try Self.file(units: row.units)
      expectError(.dictionaryDamaged, row.fragment, path: "x.dic", row.why) { try file.verify() }
      expectError(.dictionaryDamaged, row.fragment, path: "x.dic", row.why) {
        _ = try file.entries()
      }
    }
  }

  @Test func aBaseBeforeThePaddingIsTheLast() throws {
    // The unit 104 and 256 bytes after it are inside; the leaf itself is at the base.
    let last = Int32(Self.unitCount - 257)
    try Self.file(units: [
      99: (last, 1), 102: (0, 0), Int(last): (-(2 | 0 << 8) - 1, UInt32(last)),
    ]).verify()
  }

  @Test func contradictionsInTokens() throws {
    let table: [(tokens: [Int: UInt8], fragment: String?, why: String)] = [
      ([0: 4], nil, "the greatest left id"),
      ([0: 5], "entry 0 has ids outside", "a left id of the second size"),
      ([2: 3], nil, "the greatest right id"),
      ([2: 4], "entry 0 has ids outside", "a right id of the first size"),
      ([33: 1], "entry 2 has ids outside", "the high byte of a left id"),
      ([35: 1], "entry 2 has ids outside", "the high byte of a right id"),
      ([4: 0xFF, 5: 0xFF], nil, "any part-of-speech id"),
      ([6: 0xFF, 7: 0x7F], nil, "any cost"), ([8: 2], nil, "the feature of another entry"),
      ([8: 1], "entry 0 points into the middle", "the end of a feature"),
      ([24: 3], "entry 1 points into", "an odd offset"),
      ([8: 5], "entry 0 points into", "the last byte"),
      ([8: 6], "entry 0 points into", "after the last byte"),
      ([11: 0x80], "entry 0 points into", "an offset of 2 GB"),
      ([12: 1], nil, "the reserved bytes"),
    ]
    for row in table {
      let file = try Self.file(tokens: row.tokens)
      guard let fragment = row.fragment else {
        try file.verify()
        continue
      }
      expectError(.dictionaryDamaged, fragment, path: "x.dic", row.why) { try file.verify() }
    }
  }

  @Test func lookupsInDamagedFiles() throws {
    let outside = try Self.file(units: [103: (-(2 | 2 << 8) - 1, 103)])
    expectError(.dictionaryDamaged, "the entries of b are outside", path: "x.dic", "entries") {
      _ = try outside.entries(forSurface: "b")
    }
    #expect(try outside.entries(forSurface: "a").count == 2, "another surface is found")
    let features = try Self.file(tokens: [40: 6])
    expectError(.dictionaryDamaged, "the features of b are outside", path: "x.dic", "features") {
      _ = try features.entries(forSurface: "b")
    }
    expectError(.dictionaryDamaged, "feature of entry 2 is outside", path: "x.dic", "a sequence") {
      _ = try features.entries()
    }
    let last = try Self.file(tokens: [40: 5])
    #expect(try last.entries(forSurface: "b").map(\.feature) == [""], "the final NUL")
    // A base after the last unit, a leaf with the check of another node, and a cyclic path.
    let table: [(units: [Int: (base: Int32, check: UInt32)], surface: String)] = [
      ([99: (.max, 1)], "a"), ([99: (400, 1)], "a"), ([102: (-3, 1)], "a"), ([99: (0, 1)], "a"),
      ([99: (-5, 1)], "ab"), ([0: (.max, 0)], "a"), ([0: (-9, 0)], "a"), ([99: (1, 1)], "aaaa"),
    ]
    for row in table {
      #expect(
        try Self.file(units: row.units).entries(forSurface: row.surface) == [], "\(row.units)")
    }
  }

  /// The first features, in the order of the file.
  @Test func firstFeatures() throws {
    let table: [(count: Int, features: [String])] = [
      (0, []), (1, ["x"]), (2, ["x", "y"]), (3, ["x", "y", "z"]), (9, ["x", "y", "z"]),
    ]
    for row in table {
      var found: [String] = []
      try Self.file().forEachFeature(row.count) {
        found.append(String(decoding: $0, as: UTF8.self))
      }
      #expect(found == row.features)
    }
  }
}
