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
        FlowRow("<pre> a\n  b\n</pre>c", " a\n  b\nc", "kept white space"),
        FlowRow("<img alt=絵>と<lambda alt=図>", "絵と図", "alternatives of boxes"),
        FlowRow("a <img> b <img>", "a b", "a box without one leaves no double space"),
        FlowRow("<p><img></p><p>a", "a", "and no line"),
        FlowRow("a<wbr>b", "ab", "a place to break is not text"),
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
        FlowRow("<ul><li>a<ul><li>b<ul><li>c", "• a\n  ◦ b\n    ▪ c", "two columns deeper"),
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
}
