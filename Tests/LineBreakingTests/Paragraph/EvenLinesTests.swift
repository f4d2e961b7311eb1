import TestSupport
import Testing

@testable import LineBreaking

/// Compares the lines of a given number with all divisions of a short text.
@Suite struct EvenLinesTests {
  /// Returns the minimum cost of dividing a text of one-em characters into `count` lines; nil if
  /// there is no such division.
  private func minimumCost(_ text: String, count: Int, maximum: Double) -> Double? {
    let (plain, all) = marked(text)
    let opportunities = all.filter { $0.offset < plain.utf8.count }
    let ideal = Double(plain.utf8.count) / 3 / Double(count)
    let penalties = Paragraph.Penalties()
    var minimum: Double?
    for choice in 0..<(1 << opportunities.count) where choice.nonzeroBitCount == count - 1 {
      let cuts = opportunities.indices.filter { choice >> $0 & 1 == 1 }.map { opportunities[$0] }
      var (cost, start) = (0.0, 0)
      for cut in cuts + [BreakOpportunity(offset: plain.utf8.count, kind: .mandatory)] {
        let width = Double(cut.offset - start) / 3
        let share = (width - ideal) / ideal
        let penalty = penalties.penalty(of: Paragraph.Line.Ending(cut.kind))
        cost += width > maximum ? .infinity : share * share + 25 * penalty * penalty
        start = cut.offset
      }
      if cost.isFinite { minimum = min(minimum ?? cost, cost) }
    }
    return minimum
  }

  private func cost(_ lines: [Paragraph.Line]) -> Double {
    let ideal = lines.reduce(0) { $0 + $1.width } / Double(lines.count)
    return lines.reduce(0) { sum, line in
      let share = (line.width - ideal) / ideal
      let penalty = Paragraph.Penalties().penalty(of: line.ending)
      return sum + share * share + 25 * penalty * penalty
    }
  }

  @Test func noDivisionIsMoreEven() throws {
    var random = SeededGenerator(seed: 21)
    var compared = 0
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        "あ" + ["", "|", "|", "¦", "‧"][Int.random(in: 0..<5, using: &random)]
      }.joined()
      let (made, plain) = paragraph(text, overflowWrap: .normal)
      for count in 1...4 {
        for maximum in [3.0, 5, .infinity] {
          let minimum = minimumCost(text, count: count, maximum: maximum)
          guard let lines = try? made.lines(count: count, maximumWidth: maximum) else {
            // Only divisions with lines much wider than even ones may be missed.
            #expect(minimum == nil || maximum == .infinity, "\(text) in \(count)")
            continue
          }
          #expect(lines.count == count)
          let found = cost(lines)
          #expect(
            abs(found - (minimum ?? -1)) < 1e-9,
            "\(text) in \(count) of \(maximum): \(joined(lines, plain))")
          compared += 1
        }
      }
    }
    #expect(compared > 500)
  }

  @Test func manyLines() throws {
    let (made, _) = paragraph(everywhere(String(repeating: "あいうえおかきくけこ", count: 40)))
    for count in [1, 7, 16, 17, 40, 99, 200, 400] {
      let lines = try made.lines(count: count)
      #expect(lines.count == count)
      let widths = lines.map(\.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1, "\(count) lines")
    }
  }

  /// Short paragraphs have a line each, whatever the even width would be.
  @Test func manyShortParagraphs() throws {
    let text = String(repeating: "あ\n", count: 30) + everywhere(String(repeating: "い", count: 30))
    let (made, _) = paragraph(text)
    let lines = try made.lines(count: 40)
    #expect(lines.prefix(30).allSatisfy { $0.width == 1 })
    #expect(lines.dropFirst(30).map(\.width) == [Double](repeating: 3, count: 10))
  }

  /// At decreasing widths, each number of lines that first fit needs is possible.
  @Test func theCountThatFirstFitNeedsIsPossible() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<60 {
      let (made, _) = paragraph(randomText(&random, count: 30))
      for width in [2.0, 4, 9, 100] {
        let count = try made.lines(width: width).count
        let lines = try made.lines(count: count)
        #expect(lines.count == count)
      }
    }
  }

  @Test func balanceBesideAFloat() throws {
    let (made, plain) = paragraph(everywhere("あいうえおかきくけこ"))
    let widths = Paragraph.LineWidths(first: [3], rest: 6)
    let lines = try made.lines(widths: widths, method: .balance)
    #expect(joined(lines, plain) == "あいう/えおかきくけ/こ", "lines beside a float are not balanced")
    let parts = paragraph("あ|い|う|え\nお|か|き|く|け|こ|さ")
    let balanced = try parts.paragraph.lines(
      widths: Paragraph.LineWidths(first: [3], rest: 6), method: .balance)
    #expect(joined(balanced, parts.text) == "あいう/え/おかきく/けこさ")
  }
}
