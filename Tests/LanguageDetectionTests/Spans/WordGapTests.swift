import Testing

@testable import LanguageDetection

@Suite struct WordGapTests {
  @Test func kindsAndDivisions() {
    // ‸ shows where the second language would start.
    let rows: [(gap: String, kind: WordGap.Kind, why: String)] = [
      ("‸", .none, "nothing between"),
      (" ‸", .space, "white space belongs to the text before it"),
      ("  \u{3000}‸", .space, "all of it"),
      (". ‸", .sentence, "a full stop"),
      (".‸", .clause, "a full stop without a space may be part of a number or a name"),
      ("。‸", .sentence, "an ideographic one needs no space"),
      ("。」‸", .sentence, "a closing bracket belongs to the text before it"),
      ("。‸「", .sentence, "an opening one right"),
      (".” ‸“", .sentence, "quotation marks by their direction"),
      (" ‸(", .clause, "an opening bracket belongs to the text after it"),
      (") ‸", .clause, "a closing one to the text before it"),
      (" ‸\"", .clause, "a quotation mark after a space opens"),
      ("\" ‸", .clause, "one before a space closes"),
      (", ‸", .clause, "a comma"),
      ("、‸", .clause, "an ideographic one"),
      (": ‸", .clause, "a colon"),
      (" – ‸", .clause, "a dash"),
      ("'‸", .joint, "an apostrophe in a word"),
      ("-‸", .joint, "a hyphen"),
      ("\n‸", .paragraph, "a line end"),
      (".\r\n‸", .paragraph, "after a full stop"),
      ("\n‸(", .paragraph, "followed by a bracket"),
      ("! ‸¿", .sentence, "a Spanish question begins"),
      ("؟ ‸", .sentence, "an Arabic question ends"),
      ("। ‸", .sentence, "a danda"),
      (" 12 ‸", .space, "digits between spaces belong to the text before them"),
      (" 3.5 ‸", .clause, "a number with a point"),
      ("…… ‸", .sentence, "an ellipsis"),
      ("🍎‸", .clause, "a symbol"),
      ("‸「", .quotation, "an East Asian quotation mark opens"),
      ("」‸", .quotation, "one closes"),
      ("』、‸『", .quotation, "between two quotations"),
      ("‸（", .clause, "a full-width bracket"),
    ]
    for row in rows {
      let expected = row.gap.prefix { $0 != "‸" }.utf8.count
      let text = Array(row.gap.replacing("‸", with: "").utf8)
      let gap = text.withUnsafeBufferPointer { WordGap(0..<text.count, in: $0) }
      #expect(gap.kind == row.kind, "\(row.why): \(row.gap)")
      #expect(gap.division == expected, "\(row.why): \(row.gap)")
    }
  }

  @Test func changesAreCheapestWhereTextEnds() {
    let kinds: [WordGap.Kind] = [.paragraph, .sentence, .clause, .space, .joint]
    let costs = kinds.map(\.switchCost)
    #expect(costs == costs.sorted())
    #expect(kinds.filter(\.endsSentence) == [.paragraph, .sentence])
  }
}
