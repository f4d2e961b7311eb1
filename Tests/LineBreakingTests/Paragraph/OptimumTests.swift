import TestSupport
import Testing

@testable import LineBreaking

/// Returns the cost of lines as `Penalties` and `OptimumLines` define it, computed from the result
/// alone.
private func cost(_ lines: [Paragraph.Line], width: Double, penalties: Paragraph.Penalties)
  -> Double
{
  var sum = 0.0
  for (index, line) in lines.enumerated() {
    let previous = index > 0 ? lines[index - 1] : nil
    switch line.ending {
    case .textEnd, .mandatory:
      let startsParagraph = previous?.isForced ?? true
      let shortfall = max(0, penalties.shortestLastLine - line.naturalWidth / width)
      sum += startsParagraph ? 0 : 9 * shortfall * shortfall
      continue
    case .allowed: break
    case .hyphen:
      sum += penalties.hyphen * penalties.hyphen
      if previous?.ending == .hyphen {
        sum += penalties.consecutiveHyphens * penalties.consecutiveHyphens
      }
    case .withinPhrase: sum += penalties.withinPhrase * penalties.withinPhrase
    case .withinWord: sum += penalties.withinWord * penalties.withinWord
    case .emergency: sum += penalties.emergency * penalties.emergency
    }
    let slack = (width - line.naturalWidth) / width
    sum += slack * slack
  }
  return sum
}

@Suite struct OptimumTests {
  /// Marked text, width, lines of `pretty`, why.
  static let rows: [(String, Double, String, String)] = [
    ("ああ|いい|うう|え", 6, "ああいい/ううえ", "no short last line: え alone would be a sixth"),
    ("ああ|いい|うう|え", 7, "ああいいううえ", "one line needs nothing"),
    ("", 7, "", "no text"),
    ("ああああ|いい¦い|ううう", 6, "ああああ/いいいううう", "a phrase is kept together at a cost of two ems of six"),
    ("あ|いいいい¦いいい|うう", 7, "あいいいい/いいいうう", "but not for six of seven"),
    ("あああ|いい¦い\nう", 6, "あああいいい/う", "a paragraph of one line may be short"),
    ("あいう「「「「「え", 4, "あいう/「「「「/「え", "one bracket at a line end rather than two"),
    ("hy¬phen¬ation |is |good", 4, "hyphen-/ation is/good", "a hyphen less"),
  ]

  @Test func prettyLines() throws {
    for (text, width, expected, why) in Self.rows {
      let (paragraph, plain) = paragraph(text)
      let lines = try paragraph.lines(width: width, method: .pretty)
      #expect(joined(lines, plain) == expected, "\(text) at \(width): \(why)")
    }
  }

  /// Compares the chosen lines of short random paragraphs with all other divisions.
  @Test func noDivisionIsBetter() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      let clusters = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        "あ" + ["", "|", "|", "¦", "‧", "¬"][Int.random(in: 0..<6, using: &random)]
      }
      let text = clusters.joined()
      let (paragraph, plain) = paragraph(text)
      let width = Double(Int.random(in: 2...6, using: &random))
      let chosen = try paragraph.lines(width: width, method: .pretty)
      let penalties = Paragraph.Penalties()
      var minimum = Double.infinity
      for lines in allDivisions(text, width: width) {
        minimum = min(minimum, cost(lines, width: width, penalties: penalties))
      }
      // Texts with a unit wider than the line are broken where no break is marked.
      guard minimum.isFinite else { continue }
      let found = cost(chosen, width: width, penalties: penalties)
      #expect(abs(found - minimum) < 1e-9, "\(text) at \(width): \(joined(chosen, plain))")
    }
  }

  /// Returns all divisions of a text of one-em characters at its marks in which no line is too
  /// wide.
  private func allDivisions(_ text: String, width: Double) -> [[Paragraph.Line]] {
    let (plain, all) = marked(text)
    let opportunities = all.filter { $0.offset < plain.utf8.count }
    var divisions: [[Paragraph.Line]] = []
    for choice in 0..<(1 << opportunities.count) {
      let cuts = opportunities.indices.filter { choice >> $0 & 1 == 1 }.map { opportunities[$0] }
      var lines: [Paragraph.Line] = []
      var start = 0
      for cut in cuts + [BreakOpportunity(offset: plain.utf8.count, kind: .mandatory)] {
        let natural = Double(cut.offset - start) / 3 + (cut.kind == .hyphen ? 0.5 : 0)
        let isEnd = cut.offset == plain.utf8.count
        lines.append(
          Paragraph.Line(
            range: start..<cut.offset, visible: start..<cut.offset, width: natural,
            naturalWidth: natural, ending: isEnd ? .textEnd : Paragraph.Line.Ending(cut.kind)))
        start = cut.offset
      }
      if lines.allSatisfy({ $0.naturalWidth <= width }) { divisions.append(lines) }
    }
    return divisions
  }

  @Test func costsNoMoreThanGreedy() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<60 {
      let text = randomText(&random, count: 60)
      let (paragraph, plain) = paragraph(text)
      for width in [3.0, 5.5, 8, 13] {
        let pretty = try paragraph.lines(width: width, method: .pretty)
        let greedy = try paragraph.lines(width: width)
        let penalties = Paragraph.Penalties()
        let (better, worse) = (
          cost(pretty, width: width, penalties: penalties),
          cost(greedy, width: width, penalties: penalties)
        )
        #expect(better <= worse + 1e-9, "\(text) at \(width): \(joined(pretty, plain))")
      }
    }
  }

  /// The inner loop for a single width has the results of the general one.
  @Test func oneWidthEqualsTheSameWidthTwice() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      let text = randomText(&random, count: 60)
      for spacing in [SpacingOptions.none, .css, .jlreq] {
        let (paragraph, plain) = paragraph(text, spacing: spacing)
        for width in [0.7, 3, 5.5, 13] {
          let uniform = try paragraph.lines(width: width, method: .pretty)
          let twice = try paragraph.lines(
            widths: Paragraph.LineWidths(first: [width], rest: width), method: .pretty)
          let penalties = Paragraph.Penalties()
          let costs = [uniform, twice].map { cost($0, width: width, penalties: penalties) }
          #expect(
            abs(costs[0] - costs[1]) < 1e-6,
            "\(text) at \(width): \(joined(uniform, plain)) or \(joined(twice, plain))")
        }
      }
    }
  }

  /// Ten times the text requires ten times as many comparisons.
  @Test func comparisonsAreLinear() {
    func steps(_ count: Int) -> Int {
      let text = String(repeating: "あ|い¦う|", count: count)
      let (paragraph, _) = paragraph(text)
      return paragraph.withSetter { setter in
        var search = OptimumLines(
          setter: setter, run: setter.records.indices, widths: Paragraph.LineWidths(rest: 20))
        _ = search.search()
        return search.steps
      }
    }
    let (short, long) = (steps(100), steps(1000))
    #expect(short > 0)
    #expect(long <= 11 * short)
  }
}

@Suite struct BalanceTests {
  @Test func linesAreEqual() throws {
    let rows: [(String, Double, String, String)] = [
      ("あ|い|う|え|お|か", 4, "あいう/えおか", "two threes rather than four and two"),
      ("あ|い|う|え|お", 9, "あいうえお", "one line stays"),
      ("ああ|いいいい¦いいいい", 8, "ああ/いいいいいいいい", "a phrase is not cut to be even"),
      ("あ|い|う|え\nお|か|き", 3, "あい/うえ/おかき", "each part by itself"),
    ]
    for (text, width, expected, why) in rows {
      let (paragraph, plain) = paragraph(text)
      let lines = try paragraph.lines(width: width, method: .balance)
      #expect(joined(lines, plain) == expected, "\(text) at \(width): \(why)")
    }
  }

  @Test func thereAreAsManyLinesAsGreedyMakes() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let text = randomText(&random, count: 50)
      let (paragraph, _) = paragraph(text)
      for width in [2.5, 6, 11, 40] {
        let balanced = try paragraph.lines(width: width, method: .balance)
        let greedy = try paragraph.lines(width: width)
        #expect(balanced.count == greedy.count, "\(text) at \(width)")
        #expect(
          balanced.map(\.width).max() ?? 0 <= max(width, greedy.map(\.width).max() ?? 0) + 1e-6,
          "\(text) at \(width)")
      }
    }
  }

  @Test func exactNumberOfLines() throws {
    let rows: [(String, Int, String, String)] = [
      ("あ|い|う|え|お|か", 1, "あいうえおか", "one"),
      ("あ|い|う|え|お|か", 2, "あいう/えおか", "two"),
      ("あ|い|う|え|お|か", 3, "あい/うえ/おか", "three"),
      ("あ|い|う|え|お|か", 6, "あ/い/う/え/お/か", "as many as there are characters"),
      ("わたしは|ねこで¦ある|たぶん", 3, "わたしは/ねこである/たぶん", "between phrases"),
      ("わたしは|ねこで¦ある", 3, "わたしは/ねこで/ある", "within one if there must be three"),
      ("あいうえ", 2, "あい/うえ", "between clusters if there is nothing else"),
      ("あ\nい|う|え|お", 3, "あ/いう/えお", "a mandatory break is one of them"),
    ]
    for (text, count, expected, why) in rows {
      let (paragraph, plain) = paragraph(text)
      let lines = try paragraph.lines(count: count)
      #expect(joined(lines, plain) == expected, "\(text) in \(count): \(why)")
    }
  }

  @Test func impossibleCountsAreErrors() {
    let (paragraph, _) = paragraph("あ\nい|う")
    for (count, width) in [(0, 9.0), (-1, 9), (1, 9), (4, 9), (2, 1), (5, .infinity)] {
      let error = #expect(throws: LineBreakError.self) {
        try paragraph.lines(count: count, maximumWidth: width)
      }
      #expect(error?.code == .invalidLineCount, "\(count) lines of \(width)")
    }
    let error = #expect(throws: LineBreakError.self) {
      try paragraph.lines(count: 2, maximumWidth: .nan)
    }
    #expect(error?.code == .invalidWidth)
  }
}
