import LineBreaking
import Testing

@Suite struct GreedyTests {
  /// Marked text, width in ems, lines, why.
  static let rows: [(String, Double, String, String)] = [
    ("あ|い|う|え|お", 2, "あい/うえ/お", "each line takes as much as fits"),
    ("あ|い|う|え|お", 2.9, "あい/うえ/お", "half a character does not fit"),
    ("あ|い|う。", 3, "あい/う。", "kinsoku is in the opportunities"),
    ("あ|い|う|え", 9, "あいうえ", "one line"),
    ("", 9, "", "no text, no line"),
    ("あ\n|い", 9, "あ/い", "a mandatory break"),
    ("あ\n\nい", 9, "あ//い", "an empty line stays"),
    ("あ|い\n", 1, "あ/い", "a line separator has no width"),
    ("ab |cd |ef", 1, "ab/cd/ef", "spaces at the end have no width"),
    ("ab     |cd", 1, "ab/cd", "many of them neither"),
    ("あ　|い", 1, "あ/い", "an ideographic space is a space"),
    ("  あ|い", 2, "  あ/い", "spaces at the start of a text stay"),
    ("わた¦しは|ねこで¦ある", 5, "わたしは/ねこである", "a phrase that does not fit moves on"),
    ("わた¦しは|ねこで¦ある", 4, "わたしは/ねこで/ある", "one longer than a line is cut inside"),
    ("わ‧た¦しは|ねこ", 2, "わた/しは/ねこ", "between words first"),
    ("わ‧たしは|ねこ", 2, "わ/たし/は/ねこ", "inside of words next, then between clusters"),
    ("hy¬phen¬ation", 2, "hy-/phen/atio/n", "no space for a second hyphen; then no rule helps"),
    ("hy¬phen¬ation", 3, "hy-/phen-/ation", "the hyphen of hyphen- needs half an em more"),
    ("「「「「", 2, "「「/「「", "kinsoku cannot be respected"),
    ("漢。））", 2, "漢。/））", "nor here"),
    ("漢字。）", 2, "漢/字。/）", "respected as far as possible"),
    ("あ|い|う", 0.5, "あ/い/う", "narrower than a character"),
    ("あ\n\nい", 0.5, "あ//い", "each line separator ends one line"),
    ("👨‍👩‍👧か\u{3099}e\u{301}", 0.1, "👨‍👩‍👧/か\u{3099}/e\u{301}", "clusters stay whole"),
  ]

  @Test func lines() throws {
    for (text, width, expected, why) in Self.rows {
      let (paragraph, plain) = paragraph(text)
      let lines = try paragraph.lines(width: width)
      #expect(joined(lines, plain) == expected, "\(text) at \(width): \(why)")
    }
  }

  /// `overflow-wrap: normal`: text without an opportunity overflows.
  @Test func overflowingLines() throws {
    let rows: [(String, Double, String, String)] = [
      ("あいう|え", 2, "あいう/え", "to the next opportunity"),
      ("あい¦う|え", 1, "あい/う/え", "of any kind"),
      ("あい‧う|え", 1, "あい/う/え", "inside of words too"),
      ("あい", 0.1, "あい", "or to the end"),
      ("あ |いう|え", 1, "あ/いう/え", "after the text that fits"),
      ("hy¬phen", 1, "hy-/phen", "with its hyphen"),
    ]
    for (text, width, expected, why) in rows {
      let (paragraph, plain) = paragraph(text, overflowWrap: .normal)
      for method in [Paragraph.Method.greedy, .pretty] {
        let lines = try paragraph.lines(width: width, method: method)
        #expect(joined(lines, plain) == expected, "\(text) at \(width) by \(method): \(why)")
      }
    }
  }

  @Test func linesHaveTheirEndReason() throws {
    let (paragraph, _) = paragraph("あ|い¦う‧え¬おか\nき")
    let lines = try paragraph.lines(width: 1)
    #expect(
      lines.map(\.ending) == [
        .allowed, .withinPhrase, .withinWord, .emergency, .emergency, .mandatory, .textEnd,
      ])
    #expect(lines.map(\.isForced) == [false, false, false, false, false, true, true])
    let wide = try paragraph.lines(width: 1.5)
    #expect(wide[3].ending == .hyphen && wide[3].isHyphenated && wide[3].width == 1.5)
  }

  /// The drawn part of a line and the characters that belong to it.
  @Test func spacesAndSeparatorsBelongToThePrecedingLine() throws {
    let (paragraph, _) = paragraph("ab  |cd\n\u{200B}ef ")
    let lines = try paragraph.lines(width: 1)
    #expect(lines.map(\.range) == [0..<4, 4..<7, 7..<13])
    #expect(lines.map(\.visible) == [0..<2, 4..<6, 7..<12])
  }

  /// A sum of tenths fits a whole number in spite of floating-point rounding.
  @Test func roundingDoesNotCount() throws {
    let text = String(repeating: "あ", count: 1000)
    let opportunities = (1...1000).map { BreakOpportunity(offset: 3 * $0, kind: .allowed) }
    let made = Paragraph(text, em: 0.1, opportunities: opportunities) { _ in 0.1 }
    for method in Paragraph.Method.allCases {
      #expect(try made.lines(width: 1, method: method).count == 100, "\(method)")
    }
  }
}
