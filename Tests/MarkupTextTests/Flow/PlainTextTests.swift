import MarkupText
import Testing

/// Text without markup.
@Suite struct PlainTextTests {
  static func stripped(_ markup: String) -> String { MarkupTree(parsing: markup).stripped }

  static func text(_ options: PlainTextOptions) -> (String) -> String {
    { StyledText(MarkupTree(parsing: $0)).plainText(options) }
  }

  @Test func blocks() {
    expectRows(
      [
        FlowRow("a<p>b</p>c", "a\nb\nc", "a block starts and ends its line"),
        FlowRow("a<br>b", "a\nb", "a break"),
        FlowRow("x<br><br>y", "x\n\ny", "two breaks make an empty line"),
        FlowRow("<p>a<br></p>b", "a\nb", "one at the end of a block makes none"),
        FlowRow("<p><br/>x</p>", "\nx", "one at its start does"),
        FlowRow("a<br><p>b", "a\nb", "before a block"),
        FlowRow("<p></p><p>a</p><div></div>", "a", "empty blocks make none"),
        FlowRow("<p>a</p><br><p>b</p>", "a\n\nb", "a break between blocks is a line of its own"),
        FlowRow("a<hr>b", "a\n-------\nb", "a rule"),
        FlowRow("<pre> a\n  b\n</pre>c", " a\n  b\nc", "preserved white space"),
        FlowRow("<img alt=絵>と<lambda alt=図>", "絵と図", "alternatives of boxes"),
        FlowRow("a <img> b <img>", "a b", "a box without one leaves no double space"),
        FlowRow("<p><img></p><p>a", "a", "and no line"),
        FlowRow("a<wbr>b", "ab", "a break opportunity is not text"),
        FlowRow("a&#x200B;b", "a\u{200B}b", "U+200B in the text is"),
        FlowRow("a<b style='visibility: hidden'>b</b> c", "a c", "what is hidden is not"),
        FlowRow("<dl><dt>a<dd>b</dl>", "a\nb", "terms"),
        FlowRow("", "", "nothing"),
      ], Self.stripped)
  }

  @Test func lists() {
    expectRows(
      [
        FlowRow("<ul><li>a<li>b</ul>", "• a\n• b", "bullets"),
        FlowRow("<ul><li>a<ul><li>b<ul><li>c", "• a\n  ◦ b\n    ◾ c", "two columns deeper"),
        FlowRow("<ol><li>a<ol><li>b</ol><li>c", "1. a\n  1. b\n2. c", "numbers start again"),
        FlowRow("<ol start=9><li>a<li>b", " 9. a\n10. b", "numbers end in one column"),
        FlowRow("<ol><li>a<br>b<p>c</ol>d", "1. a\n   b\n   c\nd", "lines below the text"),
        FlowRow("<ol reversed><li>a<li>b", "2. a\n1. b", "counting down"),
        FlowRow("<ol><li value=5>a<li>b<li value=1>c", "5. a\n6. b\n1. c", "given numbers"),
        FlowRow("<ul><li><li>b", "•\n• b", "an empty item has its marker"),
        FlowRow("<ul><li><ul><li>b</ul></ul>", "•\n  ◦ b", "an item of a list only"),
        FlowRow("<ul><li><p>a<p>b</ul>", "• a\n  b", "blocks in an item"),
        FlowRow("<ul style='list-style:none'><li>a<ul><li>b", "a\n  ◦ b", "no markers"),
        FlowRow("<ul><li>a</li></ul>b<ul><li>c</ul>", "• a\nb\n• c", "two lists"),
        FlowRow("<li>a", "a", "no list"),
        FlowRow("<ul>a<li>b</ul>", "a\n• b", "text in a list"),
      ], Self.stripped)
  }

  @Test func tables() {
    expectRows(
      [
        FlowRow("<table><tr><td>a<td>b<tr><td>c<td>d</table>e", "a\tb\nc\td\ne", "rows"),
        FlowRow("<table><tr><td><td>b<tr><td>c<td>", "\tb\nc\t", "empty cells"),
        FlowRow("<table><tr><td>a<p>b<p>c<td>d<br>e", "a b c\td e", "lines in cells"),
        FlowRow("<table><caption>t</caption><tr><td>a", "t\na", "a caption"),
        FlowRow("<table><tr><td> <td> <tr><td>a", "a", "a row without text"),
        FlowRow("<table><tr><td><ul><li>a<li>b</ul><td>c", "• a • b\tc", "a list in a cell"),
        FlowRow("<table><tr><td><table><tr><td>a<td>b</table><td>c", "a b\tc", "in a cell"),
        FlowRow("<ul><li><table><tr><td>a<td>b</table></ul>", "• a\tb", "in an item"),
        FlowRow("x<table><thead><tr><th>a</thead><tbody><tr><td>b", "x\na\nb", "row groups"),
      ], Self.stripped)
  }

  @Test func ruby() {
    let markup = "<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>と<ruby>東南<rt>とうなん</rt><rt>たつみ</rt></ruby>"
    let nested = "<ruby><ruby>攻<rt>こう</rt>殻<rt>かく</rt></ruby><rt>ゴースト</rt></ruby>だ"
    let rows: [(PlainTextOptions.Ruby, String, String)] = [
      (.base, "漢字と東南", "攻殻だ"),
      (.parentheses, "漢(かん)字(じ)と東南(とうなん)(たつみ)", "攻(こう)殻(かく)(ゴースト)だ"),
      (.brackets(open: "《", close: "》"), "漢《かん》字《じ》と東南《とうなん》《たつみ》", "攻《こう》殻《かく》《ゴースト》だ"),
      (.reading, "かんじととうなん", "こうかくだ"),
    ]
    for (mode, expected, expectedNested) in rows {
      let write = Self.text(PlainTextOptions(ruby: mode))
      #expect(write(markup) == expected)
      #expect(write(nested) == expectedNested)
    }
    let write = Self.text(PlainTextOptions(ruby: .parentheses))
    #expect(write("<ruby>絵<rt><img alt=え><i style='visibility:hidden'>x</i></ruby>") == "絵(え)")
    #expect(write("<ruby>絵<rt><i style='visibility:hidden'>x</i></ruby>") == "絵", "nothing shows")
  }

  @Test func addresses() {
    expectRows(
      [
        FlowRow("<a href=/x>a</a>b", "a </x>b", "after the link"),
        FlowRow("<a href='/x?a&amp;b'>a</a>", "a </x?a&b>", "decoded"),
        FlowRow("<a href=x>x</a>", "x", "the text is the address"),
        FlowRow("<a>a</a><a href=''>b</a>", "ab", "no address"),
        FlowRow("<a href=x></a>a", "a", "no text"),
        FlowRow("<a href=x>a<p>b</p></a>c", "a\nb <x>\nc", "over blocks"),
        FlowRow("<a href=x style='display:block'>a</a>b", "a <x>\nb", "a block"),
        FlowRow("<a href=x><ruby>漢<rt>かん</rt></ruby></a>", "漢 <x>", "with ruby"),
        FlowRow("<a href=x>a<br></a>", "a <x>", "with a break at its end"),
      ], Self.text(PlainTextOptions(showsAddresses: true)))
  }

  @Test func otherOptions() {
    let rows: [(PlainTextOptions, String, String)] = [
      (PlainTextOptions(ruleLength: 3), "a<hr>b", "a\n---\nb"),
      (PlainTextOptions(ruleLength: 0), "a<hr>b", "a\nb"),
      (PlainTextOptions(ruleLength: -1), "a<hr>b", "a\nb"),
      (PlainTextOptions(cellSeparator: " | "), "<table><tr><td>a<td>b", "a | b"),
      (PlainTextOptions(showsMarkers: false), "<ul><li>a<ul><li>b", "a\nb"),
      (PlainTextOptions(showsAlternatives: false), "a<img alt=b>c", "ac"),
      (PlainTextOptions(separatesParagraphs: true), "<h1>a</h1><p>b</p>c<div>d", "a\n\nb\n\nc\nd"),
      (
        PlainTextOptions(separatesParagraphs: true), "a<ul><li>b<ul><li>c</ul><li>d</ul>e",
        "a\n\n• b\n  ◦ c\n• d\n\ne"
      ),
    ]
    for (options, markup, expected) in rows {
      #expect(StyledText(MarkupTree(parsing: markup)).plainText(options) == expected, "\(markup)")
    }
  }

  @Test func deepListsAreIndentedToALimit() {
    let text = Self.stripped(String(repeating: "<ul><li>x", count: 50))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    let indents = lines.map { line in line.prefix { $0 == 0x20 }.count }
    #expect(indents == (0..<50).map { min($0 * 2, 64) })
  }
}
