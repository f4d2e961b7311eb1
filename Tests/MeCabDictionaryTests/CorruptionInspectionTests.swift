import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests that damaged files are detected, or read within their bounds without traps.
@Suite struct CorruptionInspectionTests {
  private struct Sections {
    let doubleArray: Range<Int>
    let tokens: Range<Int>
    let features: Range<Int>

    init(_ bytes: [UInt8]) {
      func word(_ index: Int) -> Int {
        bytes[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      doubleArray = 72..<72 + word(6)
      tokens = doubleArray.upperBound..<doubleArray.upperBound + word(7)
      features = tokens.upperBound..<tokens.upperBound + word(8)
    }
  }

  /// Writes a header word; the first word, which depends on the size, is not adjusted.
  private static func set(_ index: Int, _ value: UInt32, in bytes: inout [UInt8]) {
    for byte in 0..<4 { bytes[index * 4 + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    set(0, UInt32(bytes.count) ^ 0xEF71_8F77, in: &bytes)
    return bytes
  }

  /// The effect of a damaged file on every method of reading it.
  private enum Outcome {
    case refused
    case found
    case unnoticed
  }

  private static func read(_ bytes: [UInt8]) -> Outcome {
    guard let file = try? DictionaryFile(contents: bytes) else { return .refused }
    var length = 0
    if let entries = try? file.entries() {
      for entry in entries { length += entry.surface.utf8.count + entry.feature.utf8.count }
    }
    for surface in ["東京", "すもも", "👨‍👩‍👧", "x"] {
      length += (try? file.entries(forSurface: surface).count) ?? 0
    }
    do {
      try file.verify()
      return .unnoticed
    } catch {
      return .found
    }
  }

  private static func mini() throws -> [UInt8] {
    try contents(ofFile: MiniDictionary.directory() + "/sys.dic")
  }

  @Test func truncationAtEverySectionIsRefused() throws {
    let bytes = try Self.mini()
    let sections = Sections(bytes)
    let ends = [
      0, 1, 40, 71, 72, sections.doubleArray.upperBound, sections.tokens.upperBound,
      sections.features.upperBound,
    ]
    for end in ends {
      for length in [end - 1, end, end + 1] where length >= 0 && length < bytes.count {
        let truncated = Array(bytes[..<length])
        #expect(Self.read(truncated) == .refused, "\(length) bytes")
        if length >= 72 {
          // Also with a header that is adjusted to the size.
          #expect(Self.read(Self.sealed(truncated)) == .refused, "\(length) bytes, sealed")
        }
      }
    }
    #expect(Self.read(bytes + [0]) == .refused, "a byte more")
    #expect(Self.read(bytes) == .unnoticed, "the whole file is sound")
  }

  @Test func impossibleHeadersAreRefused() throws {
    let bytes = try Self.mini()
    let sections = Sections(bytes)
    let table: [(word: Int, value: UInt32, why: String)] = [
      (0, 0, "magic"), (1, 101, "older version"), (1, 103, "newer version"), (2, 3, "kind"),
      (3, 0, "no entries"), (3, 141, "an entry too many"), (3, .max, "all entries"),
      (4, 0, "empty matrix"), (4, 65_536, "matrix above 16 bits"), (5, 0, "empty matrix"),
      (6, 0, "no double array"), (6, UInt32(sections.doubleArray.count) - 4, "half a unit"),
      (6, .max, "double array beyond the file"), (7, 0, "no tokens"), (8, 0, "no features"),
      (8, .max, "features beyond the file"),
    ]
    for row in table {
      var changed = bytes
      Self.set(row.word, row.value, in: &changed)
      #expect(Self.read(changed) == .refused, "\(row.why)")
    }
    var shifted = bytes
    Self.set(6, UInt32(sections.doubleArray.count) - 16, in: &shifted)
    Self.set(8, UInt32(sections.features.count) + 16, in: &shifted)
    #expect(Self.read(shifted) == .found, "sections moved against each other")
    var endless = bytes
    endless[endless.count - 1] = 0x41
    #expect(Self.read(endless) == .refused, "a last feature without an end")
    var charset = bytes
    for index in 40..<72 { charset[index] = 0x41 }
    #expect(Self.read(charset) == .refused, "a charset without an end")
  }

  /// Flips bits of the double array, which libmecab follows without checks, one at a time.
  ///
  /// A changed check can make a node the child of another one without an inconsistency: the surface
  /// then has another letter, as if the source had been changed.
  @Test func flippedBitsOfTheDoubleArrayAreFound() throws {
    let bytes = try Self.mini()
    let sections = Sections(bytes)
    var generator = SeededGenerator(seed: 11)
    let surfaces = try DictionaryFile(contents: bytes).entries().map(\.surface)
    var harmful: [Int] = []
    var unnoticed = 0
    let flips = 1_500
    for _ in 0..<flips {
      var changed = bytes
      let position = Int.random(in: sections.doubleArray, using: &generator)
      changed[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      if Self.read(changed) == .found { continue }
      unnoticed += 1
      let others = try DictionaryFile(contents: changed).entries().map(\.surface)
      if others == surfaces || others.count != surfaces.count { harmful.append(position) }
    }
    #expect(harmful == [])
    #expect(unnoticed < flips / 100)
  }

  /// The array ends in 257 free units, so that a base plus any byte is inside; libmecab relies on
  /// this.
  @Test func anArrayWithoutItsPaddingIsFound() throws {
    let bytes = try Self.mini()
    let end = Sections(bytes).doubleArray.upperBound
    let removed = 250
    #expect(bytes[(end - 8 * removed)..<end].allSatisfy { $0 == 0 })
    var shortened = Array(bytes[..<(end - 8 * removed)] + bytes[end...])
    Self.set(6, UInt32(end - 72 - 8 * removed), in: &shortened)
    let file = try DictionaryFile(contents: Self.sealed(shortened))
    expectError(.dictionaryDamaged, "outside the double array", "no padding") {
      try file.verify()
    }
    // This library checks bounds and does not need the padding.
    #expect(try file.entries(forSurface: "東京").count == 1)
    #expect(try file.entries(forSurface: "\u{10FFFF}").isEmpty)
  }

  @Test func invalidTokenOffsetsAreFound() throws {
    let bytes = try Self.mini()
    let tokens = Sections(bytes).tokens
    var missed: [Int] = []
    for start in stride(from: tokens.lowerBound, to: tokens.upperBound, by: 16) {
      let changes: [(offset: Int, value: UInt8)] = [(0, 32), (1, 1), (2, 0xFF), (3, 0x80), (11, 1)]
      for change in changes {
        var changed = bytes
        changed[start + change.offset] = change.value
        if Self.read(changed) != .found { missed.append(start + change.offset) }
      }
      var inside = bytes
      inside[start + 8] ^= 1
      if Self.read(inside) != .found { missed.append(start + 8) }
    }
    #expect(missed == [])
  }

  /// With random damage, nothing traps, and undetected damage affects only text, a cost or an id.
  @Test func randomDamageNeverTraps() throws {
    let bytes = try Self.mini()
    var generator = SeededGenerator(seed: 12)
    var outcomes: [Outcome: Int] = [:]
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        let position = Int.random(in: 4..<bytes.count, using: &generator)
        changed[position] = UInt8.random(in: 0...255, using: &generator)
      }
      outcomes[Self.read(changed), default: 0] += 1
    }
    #expect(outcomes[.found, default: 0] > outcomes[.unnoticed, default: 0])
    #expect(outcomes[.refused, default: 0] > 0)
  }

  /// Random bytes after a valid header.
  @Test func noiseNeverTraps() throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let units = Int.random(in: 1...600, using: &generator)
      let entries = Int.random(in: 1...50, using: &generator)
      var bytes = [UInt8](repeating: 0, count: 72)
      for (index, word) in [102, 0, entries, 32, 32, units * 8, entries * 16, 500].enumerated() {
        Self.set(index + 1, UInt32(word), in: &bytes)
      }
      bytes.replaceSubrange(40..<45, with: Array("UTF-8".utf8))
      // Small numbers make chains and cycles likelier than random bytes do.
      for _ in 0..<units * 2 {
        let value = Int32.random(in: -20_000...Int32(units), using: &generator)
        bytes += withUnsafeBytes(of: value.littleEndian) { Array($0) }
      }
      for _ in 0..<entries * 16 + 499 { bytes.append(UInt8.random(in: 0...40, using: &generator)) }
      bytes.append(0)
      #expect(Self.read(Self.sealed(bytes)) == .found)
    }
  }

  /// Two nodes, each of which is the parent of the other.
  @Test func cyclesAreFound() throws {
    var bytes = [UInt8](repeating: 0, count: 72)
    let units = 600
    for (index, word) in [102, 0, 1, 32, 32, units * 8, 16, 2].enumerated() {
      Self.set(index + 1, UInt32(word), in: &bytes)
    }
    bytes.replaceSubrange(40..<45, with: Array("UTF-8".utf8))
    var array = [(base: Int32, check: UInt32)](repeating: (0, 0), count: units)
    array[0] = (1, 0)
    array[30] = (20, 10)  // child of base 10, has base 20
    array[31] = (10, 20)  // child of base 20, has base 10
    array[20] = (-1 - 1, 20)  // a leaf at base 20: one token, the first
    for unit in array {
      bytes += withUnsafeBytes(of: unit.base.littleEndian) { Array($0) }
      bytes += withUnsafeBytes(of: unit.check.littleEndian) { Array($0) }
    }
    bytes += [UInt8](repeating: 0, count: 16) + [0x41, 0]
    let file = try DictionaryFile(contents: Self.sealed(bytes))
    expectError(.dictionaryDamaged, "does not start at the root", "a cycle") { try file.verify() }
    expectError(.dictionaryDamaged, "does not start at the root", "a cycle") {
      _ = try file.entries()
    }
  }
}
