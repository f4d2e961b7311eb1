import LineBreaking
import Testing

/// Tests invalid measures, and items without width.
@Suite struct ParagraphMeasureTests {
  private func line(
    _ items: [Paragraph.Item], width: Double = .infinity
  ) throws -> Paragraph.Line? {
    try Paragraph(items: items, opportunities: []).lines(width: width).first
  }

  @Test func invalidAdvancesCountAsZero() throws {
    let rows: [(advance: Double, expected: Double)] = [
      (.nan, 0), (-1, 0), (-.infinity, 0), (0, 0), (-0.0, 0), (1e-300, 1e-300), (3, 3),
      (.infinity, 1e15), (1e300, 1e15), (1e15, 1e15), (.signalingNaN, 0),
    ]
    for row in rows {
      let item = Paragraph.Item(length: 1, advance: row.advance, em: 1)
      #expect(try line([item])?.width == row.expected, "\(row.advance)")
      #expect(try line([item, item])?.width == 2 * row.expected, "\(row.advance) twice")
      #expect(try line([item])?.range == 0..<1)
    }
  }

  /// Without the size of the font, blanks are unknown and not trimmed.
  @Test func invalidEms() throws {
    for em in [0, -1, .nan] as [Double] {
      let items = "「」「漢a".unicodeScalars.map {
        Paragraph.Item(length: 3, advance: 1, em: em, scalar: $0)
      }
      let found = try line(items)
      #expect(found?.adjustments == [], "\(em)")
      #expect(found?.width == 5, "\(em)")
    }
  }

  @Test func invalidLengths() throws {
    let kana = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "あ")
    let rows: [(lengths: [Int], end: Int)] = [
      ([3, -5, 3], 6), ([0, 0, 0], 0), ([.max, .max, 3], .max), ([.min, 3, 0], 3),
    ]
    for row in rows {
      let items = row.lengths.map { length in
        var item = kana
        item.length = length
        return item
      }
      let made = Paragraph(items: items, opportunities: [])
      #expect(made.length == row.end, "\(row.lengths)")
      #expect(try made.lines(width: .infinity).map(\.range) == [0..<row.end], "\(row.lengths)")
      #expect(try made.lines(width: 1).last?.range.upperBound == row.end, "\(row.lengths)")
    }
  }

  /// An item without width stays on the preceding line, unless that line is already too wide.
  @Test func itemsWithoutWidth() throws {
    let kana = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "あ")
    let nothing = Paragraph.Item(length: 3, advance: 0, em: 1)
    let items = [kana, nothing, nothing, kana, nothing, kana, nothing]
    let opportunities = (1...7).map { BreakOpportunity(offset: 3 * $0, kind: .allowed) }
    let made = Paragraph(items: items, opportunities: opportunities)
    #expect(try made.lines(width: 1).map(\.range) == [0..<9, 9..<15, 15..<21])
    #expect(try made.lines(width: 0.5).map(\.width) == [1, 0, 1, 0, 1, 0])
    for method in Paragraph.Method.allCases {
      #expect(try made.lines(width: 3, method: method).count == 1, "\(method)")
    }
    let (empty, _) = paragraph("\n\n", spacing: .jlreq, alignment: .justifiedWithLastLine)
    #expect(try empty.lines(width: 5).map(\.width) == [0, 0], "nothing to fill with")
  }

  @Test func hyphensOfAnyWidth() throws {
    let rows: [(advance: Double, expected: String, why: String)] = [
      (0.5, "漢ab-/cd", "half an em"), (0, "漢ab-/cd", "none"),
      (1.5, "漢/abcd", "no space for it"), (.nan, "漢ab-/cd", "no width"),
      (-3, "漢ab-/cd", "a negative width gives no space"), (.infinity, "漢/abcd", "never fits"),
    ]
    for row in rows {
      let (made, text) = paragraph("漢|ab¬cd", hyphenAdvance: row.advance)
      #expect(joined(try made.lines(width: 2.5), text) == row.expected, "\(row.why)")
    }
  }
}
