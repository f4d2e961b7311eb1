import LineBreaking
import Testing

@Suite struct GreedyTests {
  /// Marked text, width in ems, lines, why.
  static let rows: [(String, Double, String, String)] = [
    ("あ|い|う|え|お", 2, "あい/うえ/お", "each line takes what fits"),
    ("あ|い|う|え|お", 2.9, "あい/うえ/お", "half a character does not fit"),
    ("あ|い|う。", 3, "あい/う。", "kinsoku is in the opportunities"),
    ("あ|い|う|え", 9, "あいうえ", "one line"),
    ("", 9, "", "no text, no line"),
    ("あ\n|い", 9, "あ/い", "a mandatory break"),
    ("あ\n\nい", 9, "あ//い", "an empty line stays"),
    ("あ|い\n", 1, "あ/い", "a line separator takes no room"),
    ("ab |cd |ef", 1, "ab/cd/ef", "spaces at the end take no room"),
    ("ab     |cd", 1, "ab/cd", "many of them neither"),
    ("あ　|い", 1, "あ/い", "an ideographic space is a space"),
    ("  あ|い", 2, "  あ/い", "spaces at the start of a text stay"),
    ("わた¦しは|ねこで¦ある", 5, "わたしは/ねこである", "a phrase that does not fit moves on"),
    ("わた¦しは|ねこで¦ある", 4, "わたしは/ねこで/ある", "one longer than a line is cut inside"),
    ("わ‧た¦しは|ねこ", 2, "わた/しは/ねこ", "between words first"),
    ("わ‧たしは|ねこ", 2, "わ/たし/は/ねこ", "inside of words next, then between clusters"),
    ("hy¬phen¬ation", 2, "hy-/phen/atio/n", "no room for a second hyphen; then no rule helps"),
    ("hy¬phen¬ation", 3, "hy-/phen-/ation", "the hyphen of hyphen- needs half an em more"),
    ("「「「「", 2, "「「/「「", "kinsoku cannot be kept"),
    ("漢。））", 2, "漢。/））", "nor here"),
    ("漢字。）", 2, "漢/字。/）", "kept as far as it can be"),
    ("あ|い|う", 0.5, "あ/い/う", "narrower than a character"),
    ("👨‍👩‍👧か\u{3099}e\u{301}", 0.1, "👨‍👩‍👧/か\u{3099}/e\u{301}", "clusters stay whole"),
  ]

  @Test func lines() throws {
    for (text, width, expected, why) in Self.rows {
      let (paragraph, plain) = paragraph(text)
      let lines = try paragraph.lines(width: width)
      #expect(joined(lines, plain) == expected, "\(text) at \(width): \(why)")
    }
  }
}
