import MarkupText
import Testing

/// Markup, the expected text and the reason.
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

/// Checks every row and reports all differences.
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

/// White space of paragraphs (CSS Text 3 §4.1).
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
        FlowRow("a<br> b", "a\\nb", "none after a forced break"),
        FlowRow("a <br>b", "a\\nb", "none before one"),
        FlowRow("a <b> <br></b> b", "a\\nb", "across elements too"),
        FlowRow("a <img> b", "a □ b", "boxes are characters"),
        FlowRow("a<wbr>b", "a|b", "a break opportunity"),
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

  @Test func segmentBreaksAndPunctuation() {
    expectRows(
      [
        FlowRow("東京、\nOsaka", "東京、Osaka", "wide punctuation needs no space"),
        FlowRow("Osaka\n（大阪）", "Osaka（大阪）", "on either side"),
        FlowRow("Osaka　\nTokyo", "Osaka　Tokyo", "nor does U+3000"),
        FlowRow("서울。\n부산", "서울。부산", "Korean with such punctuation"),
        FlowRow("<p lang=ko>서울。\n부산</p>", "서울。 부산", "but not in a Korean text"),
        FlowRow("<p lang=en>東京、\nOsaka</p>", "東京、 Osaka", "nor in an English one"),
        FlowRow("<p lang=en>東京\n大阪</p>", "東京大阪", "wide letters join in any language"),
        FlowRow("東京…\n大阪", "東京…大阪", "ambiguous punctuation in Japanese"),
        FlowRow("“\n東京\n”", "“東京”", "and quotation marks"),
        FlowRow("<p lang=fr>東京…\n大阪</p>", "東京… 大阪", "in French it is narrow"),
        FlowRow("<p lang=zh-Hant>東京…\n大阪</p>", "東京…大阪", "Chinese"),
        FlowRow("<p lang=ain-Kana>アイヌ…\nイタㇰ</p>", "アイヌ…イタㇰ", "by the script"),
        FlowRow("<p lang=ja-Latn>東京…\n大阪</p>", "東京… 大阪", "Japanese in Latin letters"),
        FlowRow("a…\n“b", "a… “b", "ambiguous punctuation alone is narrow"),
        FlowRow("α\n東京", "α 東京", "an ambiguous letter"),
        FlowRow("ﾃｽﾄ\nﾃｽﾄ", "ﾃｽﾄﾃｽﾄ", "halfwidth katakana"),
        FlowRow("ﾃｽﾄ\ntest", "ﾃｽﾄ test", "and Latin"),
        FlowRow("Ａ\nＢ", "ＡＢ", "fullwidth letters"),
        FlowRow("😺\n😺", "😺 😺", "emoji count as ambiguous"),
        FlowRow("東京😺\n大阪", "東京😺大阪", "next to a wide letter they join"),
        FlowRow("か\u{3099}\n東", "か\u{3099}東", "a combining mark counts as its base"),
        FlowRow("e\u{301}\n東", "e\u{301} 東", "also in Latin"),
        FlowRow("<img>\n東", "□ 東", "a box is narrow"),
        FlowRow("東\n<br>京", "東\\n京", "in front of a break"),
        FlowRow("東<br>\n京", "東\\n京", "and after it"),
        FlowRow("<p lang=en>a<i lang=ja>…\n</i>東</p>", "a…東", "the newline's language counts"),
      ], Self.paragraphs)
  }

  @Test func theDefaultLanguage() {
    let tree = MarkupTree(parsing: "東京、\nOsaka <b lang=''>京、\nA</b>")
    let texts = ["ja", "en", "", "zh-Hans-CN", "JA"].map {
      StyledText(tree, options: StyledTextOptions(language: $0)).paragraphs[0].text
    }
    let (joined, spaced) = ("東京、Osaka 京、A", "東京、 Osaka 京、 A")
    #expect(texts == [joined, spaced, spaced, joined, joined])
  }

  @Test func modes() {
    func row(_ mode: String, _ markup: String, _ expected: String, _ why: String) -> FlowRow {
      FlowRow("<p style='white-space:\(mode)'>\(markup)</p>", expected, "\(mode): \(why)")
    }
    expectRows(
      [
        row("normal", " a  b\n c ", "a b c", "all collapses"),
        row("nowrap", " a  b\n c ", "a b c", "all collapses"),
        row("pre", " a  b\n\tc ", " a  b\\n\\tc ", "all stays"),
        row("pre-wrap", " a \n b ", " a \\n b ", "all stays"),
        row("break-spaces", " a \n b ", " a \\n b ", "all stays"),
        row("pre-line", " a  b \n \n c ", "a b\\n\\nc", "newlines stay"),
        row("pre-line", "東\n京", "東\\n京", "also between wide letters"),
        row("pre", " ", " ", "spaces alone are text"),
        row("pre-line", "\n", "\\n", "a newline too"),
        row("pre", "a<b style='white-space:normal'> b </b> c", "a b  c", "one ends, one stays"),
        row(
          "normal", "a <b style='white-space:pre'> b</b> c", "a  b c", "preserved next to collapsed"
        ),
        row(
          "normal", "a <b style='white-space:pre'>\nb</b>", "a\\nb",
          "none before a preserved newline"),
        row("normal", "a<b style='white-space:pre'>\n</b> b", "a\\nb", "none after it"),
        row(
          "normal", "東\n<b style='white-space:pre'>京</b>", "東京", "a newline before preserved text"),
        FlowRow(
          "<p style='white-space-collapse:preserve-spaces'>a\n\tb", "a  b",
          "preserve-spaces: newlines and tabs are spaces"),
        FlowRow("<pre>\n\na</pre>", "\\na", "pre: HTML drops its first newline"),
        FlowRow("<pre>a\r\nb\rc</pre>", "a\\nb\\nc", "pre: all newlines are \\n"),
        FlowRow("<p>a&#13;b&#9;c&#12;d", "a b c d", "references collapse as well"),
      ], Self.paragraphs)
  }
}
