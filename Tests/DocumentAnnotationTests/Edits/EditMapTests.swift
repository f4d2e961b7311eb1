import Foundation
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests maps of offsets, lists of edits and the sums of counts.
@Suite struct EditMapTests {
  private static func insertion(_ offset: Int, _ text: String) -> DocumentEdit {
    DocumentEdit(range: offset..<offset, text: text)
  }

  @Test func rangesOfTheOriginal() {
    // abc becomes 12ab345c6.
    let map = EditMap([Self.insertion(0, "12"), Self.insertion(2, "345"), Self.insertion(3, "6")])
    let rows: [(range: Range<Int>, original: Range<Int>?, why: String)] = [
      (0..<2, nil, "an insertion"), (0..<3, 0..<1, "with the next character"),
      (2..<4, 0..<2, "characters between insertions"), (3..<8, 1..<3, "around an insertion"),
      (4..<7, nil, "another insertion"), (5..<6, nil, "its middle"), (5..<8, 2..<3, "its end"),
      (8..<9, nil, "the insertion at the end"), (0..<9, 0..<3, "all"), (3..<3, nil, "nothing"),
      (7..<9, 2..<3, "up to the end"),
    ]
    for row in rows { #expect(map.originalRange(of: row.range) == row.original, "\(row.why)") }
    let none = EditMap([])
    #expect(none.originalRange(of: 3..<5) == 3..<5 && none.originalRange(of: 4..<4) == nil)
  }

  /// The original range has the bytes of the original that are in the range, and no others.
  @Test func randomInsertions() {
    var random = SeededGenerator(seed: 2830)
    for _ in 0..<500 {
      let original = (0..<Int.random(in: 0...10, using: &random)).map { UInt8($0) }
      let offsets = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...original.count, using: &random)
      }.sorted()
      let edits = offsets.map {
        Self.insertion($0, ["x", "東", "", "xyz"].randomElement(using: &random) ?? "")
      }
      let map = EditMap(edits)
      // The offset of each byte in the original, or nil for an inserted one.
      var expected: [(byte: UInt8, source: Int?)] = original.enumerated().map {
        ($0.element, $0.offset)
      }
      for edit in edits.reversed() {
        let inserted = edit.text.utf8.map { (byte: $0, source: Int?.none) }
        expected.insert(contentsOf: inserted, at: edit.range.lowerBound)
      }
      #expect(original.withUnsafeBufferPointer { map.applied(to: $0) } == expected.map(\.byte))
      for lower in 0...expected.count {
        for upper in lower...expected.count {
          let sources = expected[lower..<upper].compactMap(\.source)
          let range = sources.first.flatMap { first in sources.last.map { first..<$0 + 1 } }
          #expect(map.originalRange(of: lower..<upper) == range, "\(edits) \(lower)..<\(upper)")
        }
      }
    }
  }

  @Test func removalsAreJoined() {
    let rows: [(ranges: [Range<Int>], joined: [Range<Int>], why: String)] = [
      ([], [], "none"), ([1..<2], [1..<2], "one"), ([1..<2, 2..<5], [1..<5], "adjacent"),
      ([1..<2, 2..<3, 3..<4], [1..<4], "three"), ([1..<2, 3..<4], [1..<2, 3..<4], "a gap"),
      ([1..<2, 2..<2], [1..<2], "an empty one"),
    ]
    for row in rows {
      var edits: [DocumentEdit] = []
      for range in row.ranges { edits.appendRemoval(of: range) }
      #expect(edits.map(\.range) == row.joined, "\(row.why)")
      #expect(edits.allSatisfy { $0.text.isEmpty })
    }
    var edits = [Self.insertion(2, "x")]
    edits.appendRemoval(of: 2..<3)
    #expect(edits == [Self.insertion(2, "x"), DocumentEdit(range: 2..<3, text: "")])
  }

  /// Each count is added, also one that a later version has.
  @Test func countsAreAdded() throws {
    func values(_ counts: AnnotationCounts) throws -> [String: Int] {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(counts))
      var values = try #require(object as? [String: Any])
      values["sharesNotation"] = nil
      return try #require(values as? [String: Int])
    }
    func counts(_ values: [String: Int], _ sharesNotation: Bool) throws -> AnnotationCounts {
      var object: [String: Any] = values
      object["sharesNotation"] = sharesNotation
      return try JSONDecoder().decode(
        AnnotationCounts.self, from: JSONSerialization.data(withJSONObject: object))
    }
    let names = try values(AnnotationCounts()).keys.sorted()
    #expect(names.count == Mirror(reflecting: AnnotationCounts()).children.count - 1)
    var (first, second) = ([String: Int](), [String: Int]())
    for (index, name) in names.enumerated() {
      (first[name], second[name]) = (index + 1, 1 << index)
    }
    for (left, right) in [(false, false), (true, false), (false, true), (true, true)] {
      var sum = try counts(first, left)
      sum += try counts(second, right)
      #expect(try values(sum) == first.merging(second, uniquingKeysWith: +))
      #expect(sum.sharesNotation == (left || right))
    }
  }
}
