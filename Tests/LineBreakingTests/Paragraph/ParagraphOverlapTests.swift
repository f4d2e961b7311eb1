import Testing

@testable import LineBreaking

/// Tests space shared by adjacent items, as with ruby that overlaps an adjacent kana.
struct ParagraphOverlapTests {
  /// Returns a paragraph of items of one em and one byte each, breakable everywhere.
  private func paragraph(
    advances: [Double], overlaps: [Paragraph.Overlap], options: Paragraph.Options = .init()
  ) -> Paragraph {
    let items = advances.map { Paragraph.Item(length: 1, advance: $0, em: 1, scalar: "あ") }
    let opportunities = advances.indices.map { BreakOpportunity(offset: $0 + 1, kind: .allowed) }
    return Paragraph(
      items: items, opportunities: opportunities, overlaps: overlaps, options: options)
  }

  @Test func overlapAppliesWithinALineOnly() throws {
    let rows: [(width: Double, lines: [Range<Int>], widths: [Double], why: String)] = [
      (3, [0..<3], [3], "both overlaps: 1 + 2 + 1 less ½ on each side"),
      (2.6, [0..<2, 2..<3], [2.5, 1], "at the end of a line there is no overlap"),
      (2.4, [0..<1, 1..<2, 2..<3], [1, 2, 1], "2½ do not fit"),
    ]
    let overlaps = [
      Paragraph.Overlap(item: 1, amount: 0.5), Paragraph.Overlap(item: 2, amount: 0.5),
    ]
    for method in Paragraph.Method.allCases where method != .balance {
      for row in rows {
        let lines = try paragraph(advances: [1, 2, 1], overlaps: overlaps)
          .lines(width: row.width, method: method)
        #expect(lines.map(\.range) == row.lines, "\(method) \(row.width): \(row.why)")
        #expect(lines.map(\.width) == row.widths, "\(method) \(row.width): \(row.why)")
      }
    }
  }

  @Test func overlapIsAnAdjustment() throws {
    let lines = try paragraph(
      advances: [1, 2, 1], overlaps: [Paragraph.Overlap(item: 1, amount: 0.5)]
    ).lines(width: 10)
    #expect(lines.first?.adjustments == [.init(offset: 1, amount: -0.5)])
  }

  @Test func justificationPreservesOverlap() throws {
    let overlaps = [Paragraph.Overlap(item: 1, amount: 0.5)]
    let lines = try paragraph(
      advances: [1, 2, 1, 1], overlaps: overlaps, options: .init(alignment: .justified)
    ).lines(width: 4)
    #expect(lines.first?.width == 4)
    #expect(lines.first?.naturalWidth == 3.5)
    #expect(
      lines.first?.adjustments == [.init(offset: 1, amount: -0.25), .init(offset: 2, amount: 0.25)])
  }

  @Test func coveredBlanksAreNotReduced() throws {
    // A comma's blank half is covered by the ruby of the next item, so justification cannot reduce
    // it.
    let items = [
      Paragraph.Item(length: 1, advance: 1, em: 1, scalar: "、"),
      Paragraph.Item(length: 1, advance: 2, em: 1, scalar: "字"),
      Paragraph.Item(length: 1, advance: 1, em: 1, scalar: "字"),
    ]
    func widths(_ overlaps: [Paragraph.Overlap]) throws -> [Double] {
      try Paragraph(
        items: items, opportunities: [BreakOpportunity(offset: 2, kind: .allowed)],
        overlaps: overlaps, options: .init(alignment: .justified)
      ).lines(width: 3.5).map(\.width)
    }
    #expect(try widths([]) == [3.5], "reduced to 3½")
    #expect(try widths([.init(item: 1, amount: 0.5)]) == [3.5], "½ shared: it fits as it is")
    #expect(try widths([.init(item: 1, amount: 0.25)]) == [3.5], "¼ shared, ¼ reduced")
    #expect(try widths([.init(item: 2, amount: 0)]) == [3.5], "an empty one changes nothing")
  }

  @Test func unusualOverlapsAreDefined() throws {
    let rows: [(overlaps: [Paragraph.Overlap], width: Double, why: String)] = [
      ([.init(item: 0, amount: 1)], 4, "nothing is before the first item"),
      ([.init(item: 9, amount: 1)], 4, "no such item"),
      ([.init(item: -1, amount: 1)], 4, "no such item"),
      ([.init(item: 1, amount: -1)], 4, "negative"),
      ([.init(item: 1, amount: .nan)], 4, "no number"),
      ([.init(item: 1, amount: .infinity)], 3, "not more than the narrower item"),
      ([.init(item: 2, amount: 1), .init(item: 1, amount: 1)], 3, "the wrong order: one is lost"),
      ([.init(item: 1, amount: 0.5), .init(item: 1, amount: 0.5)], 3.5, "twice: the first counts"),
    ]
    for row in rows {
      let lines = try paragraph(advances: [1, 2, 1], overlaps: row.overlaps).lines(width: 10)
      #expect(lines.map(\.width) == [row.width], "\(row.why)")
    }
  }
}
