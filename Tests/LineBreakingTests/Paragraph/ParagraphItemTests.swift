import Foundation
import LineBreaking
import Testing

@Suite struct ParagraphItemTests {
  /// Text in two fonts around an image: lines, widths and positions of the drawn items.
  @Test func fontsAndBoxes() throws {
    let picture = Paragraph.Item(length: 3, advance: 40, em: 16)
    let items =
      Paragraph.items(of: "図「", em: 16) { _ in 16 } + [picture]
      + Paragraph.items(of: "」のように", em: 12) { _ in 12 }
    let opportunities = [3, 12, 15, 18, 21].map { BreakOpportunity(offset: $0, kind: .allowed) }
    let made = Paragraph(items: items, opportunities: opportunities)
    #expect(made.length == 24)
    let lines = try made.lines(width: 78)
    #expect(lines.map(\.range) == [0..<12, 12..<24])
    #expect(lines.map(\.width) == [78, 48], "」 takes the 6 that are left of its 12")
    #expect(try made.lines(width: 77.9).map(\.width) == [16, 68, 48], "its blank fits again")
    #expect(try made.lines(width: 62).map(\.range) == [0..<3, 3..<12, 12..<24])
  }

  /// A box that is not in the text belongs to the preceding item.
  @Test func boxesWithoutText() throws {
    let note = Paragraph.Item(length: 0, advance: 0.5, em: 1)
    let kana = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "あ")
    let opportunities = [BreakOpportunity(offset: 3, kind: .allowed)]
    let made = Paragraph(items: [kana, note, kana], opportunities: opportunities)
    #expect(try made.lines(width: 1.5).map(\.width) == [1.5, 1])
    #expect(try made.lines(width: 1.5).map(\.range) == [0..<3, 3..<6])
  }

  @Test func anItemThatIsWiderThanTheLine() throws {
    let items =
      Paragraph.items(of: "あ", em: 1) { _ in 1 } + [Paragraph.Item(length: 3, advance: 9, em: 1)]
      + Paragraph.items(of: "い", em: 1) { _ in 1 }
    let opportunities = [3, 6].map { BreakOpportunity(offset: $0, kind: .allowed) }
    let made = Paragraph(items: items, opportunities: opportunities)
    for method in Paragraph.Method.allCases {
      #expect(try made.lines(width: 5, method: method).map(\.width) == [1, 9, 1], "\(method)")
    }
  }

  /// The drawing code of the documentation draws a line exactly as wide as its width.
  @Test func drawing() throws {
    let text = "「漢字a」、かな（b）"
    let opportunities = try LineBreaker().opportunities(in: text)
    for alignment in [Paragraph.Alignment.ragged, .justifiedWithLastLine] {
      let made = Paragraph(
        text, opportunities: opportunities,
        options: Paragraph.Options(spacing: .jlreq, alignment: alignment), measure: emAdvance)
      for line in try made.lines(width: 5) {
        var (x, offset) = (0.0, line.visible.lowerBound)
        var adjustments = line.adjustments[...]
        for character in line.visible(in: text) {
          while let next = adjustments.first, next.offset <= offset {
            x += next.amount
            adjustments.removeFirst()
          }
          x += character.isASCII ? 0.5 : 1
          offset += String(character).utf8.count
        }
        x += adjustments.reduce(0) { $0 + $1.amount }
        #expect(abs(x - line.width) < 1e-9)
        #expect(alignment == .ragged || abs(x - 5) < 1e-9)
      }
    }
  }

  @Test func itemsOfATextAreThoseOfItsParagraph() throws {
    let text = "「漢字」、a e\u{301}\r\n👨‍👩‍👧"
    let items = Paragraph.items(of: text, em: 1, measure: emAdvance)
    #expect(items.map(\.length) == [3, 3, 3, 3, 3, 1, 1, 3, 2, 18])
    #expect(items.map(\.advance) == [1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0, 1])
    let made = Paragraph(items: items, opportunities: [])
    let same = Paragraph(text, opportunities: [], measure: emAdvance)
    #expect(try made.lines(width: 3) == same.lines(width: 3))
  }

  @Test func valuesSurviveCoding() throws {
    func copy<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    var options = Paragraph.Options(spacing: .jlreq, alignment: .justified, hyphenAdvance: 0.5)
    options.spacing.hangingPunctuation = [.first, .allowEnd]
    options.penalties.withinWord = 3
    #expect(try copy(options) == options)
    let widths = Paragraph.LineWidths(first: [1, 2], rest: 3)
    #expect(try copy(widths) == widths)
    #expect([0, 1, 2, -1].map { widths[$0] } == [1, 2, 3, 3])
    let item = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "。")
    #expect(try copy(item) == item)
    #expect(item.traits == [.stop, .notAtLineStart])
    let (made, _) = paragraph("「あ」|い、", spacing: .jlreq)
    let lines = try made.lines(width: 2)
    #expect(try copy(lines) == lines)
  }
}
