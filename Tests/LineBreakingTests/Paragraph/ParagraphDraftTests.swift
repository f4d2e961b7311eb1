import TestSupport
import Testing

@testable import LineBreaking

@Suite("Paragraphs measured while they are built")
struct ParagraphDraftTests {
  private static let text = "「はい、」と iPhone 15は……　（10%）を\u{AD}\u{200B}見た。“A”—–々ー！？\u{FF01}한글😀"

  /// Returns items made by the public initializer and by the writer, with advances that distinguish
  /// Western and Japanese punctuation.
  private func items(
    _ text: String, em: Double, narrow: Double
  ) -> (items: [Paragraph.Item], draft: ParagraphDraft, advances: [Double]) {
    var items: [Paragraph.Item] = []
    var draft = ParagraphDraft()
    var advances: [Double] = []
    let scalars = Array(text.unicodeScalars)
    func advance(_ scalar: Unicode.Scalar) -> Double { scalar.value < 0x2E80 ? narrow : em }
    for scalar in scalars {
      let length = String(scalar).utf8.count
      items.append(
        Paragraph.Item(length: length, advance: advance(scalar), em: em, scalar: scalar))
    }
    draft.append(count: scalars.count, em: em) { writer in
      for scalar in scalars {
        advances.append(
          writer.append(
            length: Int32(String(scalar).utf8.count), advance: advance(scalar),
            scalar: scalar.value))
      }
    }
    return (items, draft, advances)
  }

  @Test func writtenItemsAreThoseOfTheInitializer() {
    for narrow in [0.0, 4, 8, 12, 16] {
      let made = items(Self.text, em: 16, narrow: narrow)
      #expect((0..<made.draft.count).map { made.draft[$0] } == made.items, "narrow \(narrow)")
      #expect(made.advances == made.items.map(\.advance), "narrow \(narrow)")
    }
  }

  @Test func everyScalarHasTheClassOfTheInitializer() {
    var different: [UInt32] = []
    for code in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      for advance in [0.25, 1] {
        let item = Paragraph.Item(length: 1, advance: advance, em: 1, scalar: scalar)
        let entry = CharacterProperties.properties(
          of: code, advance: advance, em: 1, in: CharacterProperties.shared.low)
        if entry.spacing != item.spacing || entry.traits != item.traits { different.append(code) }
      }
    }
    #expect(different.isEmpty)
  }

  @Test func aDraftMakesTheSameParagraph() throws {
    let opportunities = try LineBreaker().opportunities(in: Self.text)
    for narrow in [4.0, 8, 16] {
      var made = items(Self.text, em: 16, narrow: narrow)
      let expected = Paragraph(items: made.items, opportunities: opportunities)
      let paragraph = Paragraph(&made.draft, opportunities: opportunities)
      #expect(made.draft.count == 0, "the items have moved")
      for width in [1.0, 20, 64, 100, 1000] {
        #expect(try paragraph.lines(width: width) == expected.lines(width: width))
      }
    }
  }

  @Test func nothingMakesAnEmptyParagraph() throws {
    var draft = ParagraphDraft()
    draft.append(count: 0, em: 16) { _ in }
    let paragraph = Paragraph(&draft, opportunities: [])
    #expect(try paragraph.lines(width: 10).isEmpty)
    #expect(Paragraph(items: [], opportunities: []).length == 0)
  }

  @Test func itemsMayBeChangedUntilTheParagraphIsMade() throws {
    var draft = ParagraphDraft()
    draft.append(Paragraph.Item(length: 3, advance: 16, em: 16, scalar: "図"))
    draft.append(Paragraph.Item(length: 3, advance: 40, em: 16))
    draft[1].advance = 20
    let paragraph = Paragraph(&draft, opportunities: [])
    #expect(try paragraph.lines(width: 100).map(\.width) == [36])
  }

  @Test func linesComeWithTheirItems() throws {
    let text = "あいう えお"
    let paragraph = Paragraph(
      text, opportunities: try LineBreaker().opportunities(in: text)
    ) { _ in 1 }
    var found: [[Int]] = []
    try paragraph.withLines(widths: Paragraph.LineWidths(rest: 3), method: .greedy) {
      line, visibleEnd, next in
      found.append([line.visible.upperBound, visibleEnd, next])
      return true
    }
    #expect(found == [[9, 3, 4], [16, 6, 6]], "the space is not a drawn item")
    var count = 0
    try paragraph.withLines(widths: Paragraph.LineWidths(rest: 1), method: .greedy) { _, _, _ in
      count += 1
      return count < 2
    }
    #expect(count == 2, "no more lines than requested")
  }

  /// Line ends found by backward search are those found by scanning the whole line.
  @Test func searchedEndsMatchTheScan() throws {
    var random = SeededGenerator(seed: 8)
    let fragments = ["「", "」", "。", "、", "・", "漢", "か", "ー", " ", "\u{3000}", "word ", "12%", "…"]
    let kinds: [BreakOpportunity.Kind] = [.allowed, .withinPhrase, .withinWord, .hyphen]
    var different: [String] = []
    for _ in 0..<600 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in fragments.randomElement(using: &random) ?? "" }.joined()
      let opportunities = try LineBreaker().opportunities(in: text).map {
        $0.kind == .mandatory
          ? $0
          : BreakOpportunity(
            offset: $0.offset, kind: kinds.randomElement(using: &random) ?? .allowed)
      }
      var options = Paragraph.Options()
      options.spacing.trim = TextSpacingTrim.allCases.randomElement(using: &random) ?? .normal
      options.spacing.hangingPunctuation = HangingPunctuation(
        rawValue: UInt8.random(in: 0..<16, using: &random))
      options.hyphenAdvance = 0.5
      let paragraph = Paragraph(text, opportunities: opportunities, options: options) {
        $0.scalar.value < 0x80 ? 0.5 : 1
      }
      for width in [0.5, 1, 3, 4.5, 8, 20] {
        let ends = paragraph.withSetter { setter in
          let walking = LineSetter(
            records: setter.records, gaps: setter.gaps, overlaps: [], options: options,
            isSearchable: false)
          return [setter, walking].map { setter in
            setter.greedyEnds(
              from: 0, to: setter.records.count, widths: Paragraph.LineWidths(rest: width)
            ).map { [$0.next, $0.lastVisible] }
          }
        }
        if ends[0] != ends[1] { different.append("\(width): \(text)") }
      }
      #expect(paragraph.isSearchable, "nothing forces a line to end here: \(text)")
    }
    #expect(different.isEmpty)
  }
}
