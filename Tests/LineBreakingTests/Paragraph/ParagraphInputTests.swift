import LineBreaking
import TestSupport
import Testing

/// Tests that invalid input causes an error or has a defined result.
@Suite struct ParagraphInputTests {
  @Test func invalidWidths() {
    let (made, _) = paragraph("あ|い")
    for width in [0, -1, -Double.infinity, .nan] {
      for method in Paragraph.Method.allCases {
        let error = #expect(throws: LineBreakError.self) {
          try made.lines(width: width, method: method)
        }
        #expect(error?.code == .invalidWidth)
        #expect(error?.position == 0)
      }
      #expect(throws: LineBreakError.self) { try made.line(at: 0, width: width) }
    }
    let widths = Paragraph.LineWidths(first: [3, 2, 0], rest: 4)
    let error = #expect(throws: LineBreakError.self) { try made.lines(widths: widths) }
    #expect(error?.position == 2)
    #expect(error?.message == "a line's width must be greater than 0, not 0.0")
  }

  @Test func nothingHasNoLines() throws {
    let (made, _) = paragraph("")
    for method in Paragraph.Method.allCases {
      #expect(try made.lines(width: 1, method: method).isEmpty)
    }
    #expect(try made.line(at: 0, width: 1) == nil)
    #expect(throws: LineBreakError.self) { try made.lines(count: 1) }
    #expect(made.length == 0)
  }

  @Test func offsetsOutsideTheText() throws {
    let (made, _) = paragraph("あ|い|う")
    #expect(try made.line(at: 9, width: 2) == nil)
    #expect(try made.line(at: .max, width: 2) == nil)
    #expect(try made.line(at: .min, width: 2)?.range == 0..<6)
    #expect(try made.line(at: 4, width: 1)?.range == 3..<6, "inside of い counts as its start")
  }

  @Test func uselessOpportunitiesAreIgnored() throws {
    let offsets = [-5, 0, 1, 2, 3, 3, 2, 6, 5, 99, .max, .min]
    let opportunities = offsets.map { BreakOpportunity(offset: $0, kind: .allowed) }
    let made = Paragraph("あいう", opportunities: opportunities) { _ in 1 }
    #expect(try made.lines(width: 1).map(\.range) == [0..<3, 3..<6, 6..<9])
    #expect(try made.lines(width: 1).map(\.ending) == [.allowed, .allowed, .textEnd])
  }

  /// With meaningless measures, options and opportunities, every method ends and loses no text.
  @Test func meaninglessNumbers() throws {
    var random = SeededGenerator(seed: 9)
    let numbers: [Double] = [
      0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 0.5, 1, 2, .greatestFiniteMagnitude,
    ]
    func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
    for _ in 0..<400 {
      let items = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Paragraph.Item(
          length: Int.random(in: 0...4, using: &random), advance: number(), em: number(),
          spacing: SpacingClass.allCases.randomElement(using: &random) ?? .object,
          traits: Paragraph.Item.Traits(rawValue: UInt8.random(in: 0...127, using: &random)))
      }
      let length = items.reduce(0) { $0 + $1.length }
      let opportunities = (0..<8).map { _ in
        BreakOpportunity(
          offset: Int.random(in: -2...20, using: &random),
          kind: BreakOpportunity.Kind.allCases.randomElement(using: &random) ?? .allowed)
      }
      let options = Paragraph.Options(
        spacing: SpacingOptions(
          trim: TextSpacingTrim.allCases.randomElement(using: &random) ?? .auto,
          autospaceAmount: number(),
          hangingPunctuation: HangingPunctuation(rawValue: UInt8.random(in: 0...15, using: &random))
        ),
        alignment: Paragraph.Alignment.allCases.randomElement(using: &random) ?? .ragged,
        hyphenAdvance: number(),
        penalties: Paragraph.Penalties(
          hyphen: number(), withinPhrase: number(), emergency: number(),
          shortestLastLine: number()))
      let made = Paragraph(items: items, opportunities: opportunities, options: options)
      for width in numbers where width > 0 {
        for method in Paragraph.Method.allCases {
          let lines = try made.lines(width: width, method: method)
          #expect(lines.last?.range.upperBound ?? 0 == length)
          for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(line.range.upperBound == next.range.lowerBound)
          }
        }
        _ = try? made.lines(count: 3, maximumWidth: width)
      }
    }
  }

  @Test func errorsOfTheMeasureAreRethrown() {
    struct Unknown: Error {}
    #expect(throws: Unknown.self) {
      try Paragraph("あ", opportunities: []) { _ throws(Unknown) in throw Unknown() }
    }
  }

  @Test func clustersAreMeasuredOnceInOrder() {
    var seen: [String] = []
    let text = "か\u{3099}e\u{301}漢\r\n"
    _ = Paragraph(text, opportunities: []) { cluster in
      seen.append("\(cluster.range) \(cluster.scalar.value) \(cluster.isSingleScalar)")
      return 1
    }
    #expect(
      seen == ["0..<6 12363 false", "6..<9 101 false", "9..<12 28450 true", "12..<14 13 false"])
  }

  /// A long text without any opportunity.
  @Test func noSpaceAnywhere() throws {
    let count = 10_000
    let made = Paragraph(String(repeating: "漢", count: count), opportunities: []) { _ in 1 }
    for method in [Paragraph.Method.greedy, .pretty] {
      let lines = try made.lines(width: 40, method: method)
      #expect(lines.count == count / 40)
      #expect(lines.dropLast().allSatisfy { $0.ending == .emergency && $0.width == 40 })
    }
  }

  /// Input that could make a search compare every position with every other.
  @Test func opportunitiesWithoutWidthBetweenThem() throws {
    let count = 6000
    let invisible = String(repeating: "\u{200B}", count: count)
    let spaces = String(repeating: " ", count: count)
    let letters = String(repeating: "あ", count: count)
    for (text, advance) in [(invisible, 0.0), (spaces, 1), (letters, 0), (letters, 1)] {
      let size = text.utf8.count / count
      let opportunities = (1...count).map { BreakOpportunity(offset: size * $0, kind: .allowed) }
      let made = Paragraph(text, opportunities: opportunities) { _ in advance }
      for method in Paragraph.Method.allCases {
        #expect(try made.lines(width: 9000, method: method).count == 1)
      }
    }
    let opportunities = (1...count).map { BreakOpportunity(offset: 3 * $0, kind: .allowed) }
    let made = Paragraph(letters, opportunities: opportunities) { _ in 1 }
    #expect(try made.lines(width: 4500, method: .balance).map(\.width) == [3000, 3000])
    let thirds = try made.lines(count: 3).map(\.width)
    #expect(thirds.allSatisfy { abs($0 - 2000) < 2 } && thirds.count == 3)
  }

  @Test func linesOfTheirOwnWidths() throws {
    let (made, plain) = paragraph(everywhere("あいうえおかきくけこ"))
    let indented = Paragraph.LineWidths(first: [3], rest: 4)
    for method in Paragraph.Method.allCases {
      let lines = try made.lines(widths: indented, method: method)
      #expect(joined(lines, plain) == "あいう/えおかき/くけこ", "\(method)")
    }
    let (longer, text) = paragraph(everywhere("あいうえおかきくけこさ"))
    let float = Paragraph.LineWidths(first: [2, 2], rest: 6)
    #expect(joined(try longer.lines(widths: float), text) == "あい/うえ/おかきくけこ/さ")
    #expect(
      joined(try longer.lines(widths: float, method: .pretty), text) == "あい/うえ/おかきくけ/こさ")
  }

  @Test func valuesSurviveCoding() throws {
    #expect(Paragraph.Options() == Paragraph.Options(spacing: .css))
    #expect(TextSpacingTrim(rawValue: "trim-both") == .trimBoth)
    #expect(Set(SpacingClass.allCases.map(\.rawValue)).count == SpacingClass.allCases.count)
    #expect(SpacingClass.tateChuYoko.rawValue == 30, "JLREQ's numbers")
  }
}
