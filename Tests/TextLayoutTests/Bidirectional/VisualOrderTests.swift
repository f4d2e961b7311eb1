import Foundation
import Testing
import TextFoundation

@testable import TextLayout

@Suite("Visual order (UAX #9, rule L2)")
struct VisualOrderTests {
  @Test("rows of a level are reversed, the highest first")
  func rows() {
    let rows: [(levels: [UInt8], order: [Int])] = [
      ([], []), ([0], [0]), ([0, 0, 2], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]),
      ([0, 1, 1, 0], [0, 2, 1, 3]), ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([0, 1, 2, 2, 1, 0, 1], [0, 4, 2, 3, 1, 5, 6]), ([1, 0, 1], [0, 1, 2]),
      ([125, 126, 125], [2, 1, 0]), ([255, 255], [1, 0]),
    ]
    for row in rows { #expect(VisualOrder.indices(levels: row.levels) == row.order) }
  }

  @Test("the order of BidiCharacterTest.txt")
  func conformance() throws {
    let path = "/usr/share/unicode/BidiCharacterTest.txt"
    guard let file = FileManager.default.contents(atPath: path) else { return }
    var checked = 0
    // A sample of its 90,000 rows.
    for (index, line) in file.split(separator: UInt8(ascii: "\n")).enumerated()
    where index % 21 == 0 && line.first != UInt8(ascii: "#") {
      let fields = String(decoding: line, as: UTF8.self).split(
        separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      // Characters that rule X9 removes have the level x and no position.
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let retained = levels.indices.filter { levels[$0] != nil }
      let order = VisualOrder.indices(levels: levels.compactMap(\.self)).map { retained[$0] }
      #expect(order == fields[4].split(separator: " ").compactMap { Int($0) }, "\(fields[0])")
      checked += 1
    }
    #expect(checked > 4_000)
  }
}

@Suite("The direction of the first letter (UAX #9, P2 and P3)")
struct FirstStrongDirectionTests {
  @Test("marks, numbers and isolates are skipped")
  func rows() {
    let rows: [(text: String, expected: TextDirection?)] = [
      ("", nil), ("12 !?", nil), ("abc", .leftToRight), ("日本", .leftToRight),
      ("1. אבג abc", .rightToLeft), ("!العربية", .rightToLeft), ("\u{200F}abc", .rightToLeft),
      ("\u{200E}אבג", .leftToRight), ("\u{2067}אבג\u{2069}abc", .leftToRight),
      ("\u{2067}אבג", nil), ("\u{2069}אבג", .rightToLeft), ("\u{1E900}", .rightToLeft),
      ("\u{61C}a", .rightToLeft), ("😀é", .leftToRight),
    ]
    for row in rows {
      let found = withUTF8Bytes(of: row.text) { TextDirection(firstStrongIn: $0, 0..<$0.count) }
      #expect(found == row.expected, "\(row.text)")
    }
  }

  @Test("directions of the parts of a paragraph")
  func parts() {
    var directions = BaseDirections(.leftToRight)
    directions.append(.rightToLeft, from: 0)
    directions.append(.rightToLeft, from: 5)
    directions.append(.leftToRight, from: 9)
    directions.append(.leftToRight, from: 12)
    directions.append(.rightToLeft, from: 20)
    let expected: [(Int, UInt8)] = [
      (0, 1), (5, 1), (8, 1), (9, 0), (12, 0), (19, 0), (20, 1), (99, 1),
    ]
    for (offset, level) in expected { #expect(directions.level(at: offset) == level, "\(offset)") }
  }
}
