import MarkupText
import Testing

/// Markup, what it has to make, and the reason.
struct FlowRow {
  let markup: String
  let expected: String
  let why: String

  init(_ markup: String, _ expected: String, _ why: String) {
    self.markup = markup
    self.expected = expected
    self.why = why
  }
}

/// Checks every row and reports all that differ.
func expectRows(
  _ rows: [FlowRow], sourceLocation: SourceLocation = #_sourceLocation,
  _ make: (String) -> String
) {
  for row in rows {
    let found = make(row.markup)
    if found != row.expected {
      Issue.record(
        """
        \(row.markup.debugDescription) (\(row.why))
          found    \(found.debugDescription)
          expected \(row.expected.debugDescription)
        """, sourceLocation: sourceLocation)
    }
  }
}

/// White space of a paragraph (CSS Text 3 §4.1).
@Suite struct WhiteSpaceTests {
  static func paragraphs(_ markup: String) -> String {
    StyledText(MarkupTree(parsing: markup)).paragraphs.map { escaped($0.text) }
      .joined(separator: "¶")
  }

  @Test func collapsing() {
    expectRows(
      [
        FlowRow("a  b", "a b", "two spaces are one"),
        FlowRow("a \t b", "a b", "tabs are spaces"),
        FlowRow(" a ", "a", "none at the ends"),
        FlowRow("a <b> b</b>", "a b", "across elements the first one stays"),
        FlowRow("a<b> </b> b", "a b", "also inside of an element"),
        FlowRow("<b> </b>", "", "nothing but space is no paragraph"),
        FlowRow("a&nbsp; b", "a_ b", "U+00A0 never collapses"),
        FlowRow("　字　", "　字　", "nor does the ideographic space"),
        FlowRow("a<br> b", "a\\nb", "none behind a forced break"),
        FlowRow("a <br>b", "a\\nb", "none before one"),
        FlowRow("a <b> <br></b> b", "a\\nb", "across elements too"),
        FlowRow("a <img> b", "a □ b", "boxes are characters"),
        FlowRow("a<wbr>b", "a|b", "a place to break"),
        FlowRow("a<!-- c --> b", "a b", "comments never show"),
      ], Self.paragraphs)
  }

  @Test func segmentBreaks() {
    expectRows(
      [
        FlowRow("東京\n大阪", "東京大阪", "both sides wide"),
        FlowRow("Tokyo\nOsaka", "Tokyo Osaka", "words"),
        FlowRow("東京<b>\n大阪</b>", "東京大阪", "across an element's start"),
        FlowRow("東京\n<b>大阪</b>", "東京大阪", "outside of it"),
        FlowRow("<b>東京\n</b>大阪", "東京大阪", "across an element's end"),
        FlowRow("Tokyo\n<b>Osaka</b>", "Tokyo Osaka", "words across elements"),
        FlowRow("東京\nOsaka", "東京 Osaka", "one side narrow"),
        FlowRow("서울\n부산", "서울 부산", "Hangul has spaces"),
        FlowRow("東京 \n\n 大阪", "東京大阪", "spaces around go too"),
        FlowRow("東京 大阪", "東京 大阪", "a space is no newline"),
        FlowRow("a&#x200B;\nb", "a|b", "next to U+200B"),
        FlowRow("a<wbr>\nb", "a|b", "and to wbr"),
      ], Self.paragraphs)
  }
}
