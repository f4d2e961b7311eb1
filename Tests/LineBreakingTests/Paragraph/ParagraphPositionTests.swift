import TestSupport
import Testing

@testable import LineBreaking

@Suite("Positions and gaps of items")
struct ParagraphPositionTests {
  private func item(_ length: Int, _ scalar: Unicode.Scalar = "あ") -> Paragraph.Item {
    Paragraph.Item(length: length, advance: 1, em: 1, scalar: scalar)
  }

  /// Returns the items after which the lines of a paragraph may end.
  private func breaks(_ lengths: [Int], _ offsets: [Int]) -> [Int] {
    let paragraph = Paragraph(
      items: lengths.map { item($0) },
      opportunities: offsets.map { BreakOpportunity(offset: $0, kind: .allowed) })
    return paragraph.withSetter { setter in
      setter.records.indices.filter { setter.records[$0].breakAfter != nil }
    }
  }

  @Test func opportunitiesFindTheirItems() {
    let rows: [(lengths: [Int], offsets: [Int], breaks: [Int], why: String)] = [
      ([3, 3, 3], [3, 6, 9], [0, 1, 2], "after each"),
      ([3, 3, 3], [], [2], "the end is always a break"),
      ([3, 3, 3], [4, 6], [1, 2], "no break inside of an item"),
      ([3, 0, 3], [3], [1, 2], "an item that is not in the text belongs to the one before"),
      ([3, 0, 0, 3], [3, 6], [2, 3], "so do two"),
      ([0, 3, 3], [3], [1, 2], "the first one is before all"),
      ([3, 3], [0, 3], [0, 1], "before the text"),
      ([3, 3, 3], [6, 3], [1, 2], "only ascending ones"),
      ([3, 3, 3], [3, 3, 6], [0, 1, 2], "the same twice"),
      ([3, 3, 0], [3, 6], [0, 2], "at the end"),
      ([3, 3], [3, 6, 9, 12], [0, 1], "after the text"),
    ]
    for row in rows { #expect(breaks(row.lengths, row.offsets) == row.breaks, "\(row.why)") }
  }

  @Test func onlyBreaksWithinTheTextAreForced() {
    let rows: [(lengths: [Int], offsets: [Int], isSearchable: Bool, why: String)] = [
      ([3, 3], [6], true, "the end of the text"), ([3, 3], [3, 6], false, "a line feed"),
      ([3, 3, 0], [6], true, "after the end nothing is drawn"),
      ([3, 0, 3], [3], false, "in front of more text"), ([3, 3], [4], true, "inside of an item"),
    ]
    for row in rows {
      let paragraph = Paragraph(
        items: row.lengths.map { item($0) },
        opportunities: row.offsets.map { BreakOpportunity(offset: $0, kind: .mandatory) })
      #expect(paragraph.isSearchable == row.isSearchable, "\(row.why)")
    }
  }

  @Test func lengthsOfFourGiBAreEndless() throws {
    let items = [item(3), item(Int(UInt32.max) - 3), item(3), item(-1)]
    let paragraph = Paragraph(items: items, opportunities: [])
    #expect(paragraph.length == Int.max)
    let shorter = Paragraph(items: [item(Int(UInt32.max) - 1)], opportunities: [])
    #expect(shorter.length == 4_294_967_294)
    let lines = try paragraph.lines(width: 1.5)
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == paragraph.length)
  }

  @Test func invalidMeasuresCountAsZero() throws {
    for advance in [-1, Double.nan, -Double.infinity] {
      var draft = ParagraphDraft()
      draft.append(count: 1, em: .nan) { writer in
        #expect(writer.append(length: -3, advance: advance, scalar: 0x3042) == 0)
      }
      #expect(draft[0] == Paragraph.Item(length: 0, advance: 0, em: 0, scalar: "あ"))
    }
    let wide = Paragraph(
      items: [Paragraph.Item(length: 1, advance: .infinity, em: .infinity)], opportunities: [])
    #expect(try wide.lines(width: 10).map(\.width) == [1e15])
  }

  /// The list of gaps has the gap of each pair of adjacent items, including shared space.
  @Test func gapsAreThoseOfThePairs() throws {
    var random = SeededGenerator(seed: 26)
    let scalars: [Unicode.Scalar] = [
      "「", "」", "。", "、", "・", "漢", "か", "ー", " ", "\u{3000}", "a", "1", "…", "（", "％",
    ]
    var different: [String] = []
    for _ in 0..<300 {
      let items = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        item(3, scalars.randomElement(using: &random) ?? "a")
      }
      var options = Paragraph.Options()
      options.spacing.trim = TextSpacingTrim.allCases.randomElement(using: &random) ?? .normal
      let overlaps = items.indices.filter { $0 % 7 == 3 }.map {
        Paragraph.Overlap(item: $0, amount: Double.random(in: -1...2, using: &random))
      }
      let paragraph = Paragraph(
        items: items, opportunities: [], overlaps: Bool.random(using: &random) ? overlaps : [],
        options: options)
      paragraph.withSetter { setter in
        var (start, listed) = (0.0, [Int: Double]())
        for gap in paragraph.gaps { listed[gap.item] = gap.amount }
        for index in items.indices {
          let expected = index > 0 ? setter.gap(before: index).amount : 0
          if index > 0 { start += items[index - 1].advance + expected }
          let record = setter.records[index]
          if listed[index] ?? 0 != expected || abs(record.start - start) > 1e-9 {
            different.append("\(index) of \(items.map(\.spacing))")
          }
        }
      }
      #expect(zip(paragraph.gaps, paragraph.gaps.dropFirst()).allSatisfy { $0.item < $1.item })
      #expect(paragraph.gaps.allSatisfy { $0.amount != 0 })
    }
    #expect(different.isEmpty)
  }
}
