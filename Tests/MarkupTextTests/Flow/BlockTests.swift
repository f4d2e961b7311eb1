import MarkupText
import Testing

/// Blocks and their paragraphs.
@Suite struct BlockTests {
  @Test func blocks() {
    expectRows(
      [
        FlowRow("", "", "nothing"),
        FlowRow("text", "\"text\"", "the root's own content"),
        FlowRow("<p>a</p>", "p{ \"a\" }", "a block"),
        FlowRow("a<p>b</p>c", "{ \"a\" } p{ \"b\" } { \"c\" }", "anonymous ones around it"),
        FlowRow("<p>a</p> <p>b</p>", "p{ \"a\" } p{ \"b\" }", "no block of white space"),
        FlowRow("<div> </div>", "div{ }", "an empty block"),
        FlowRow(
          "<div>a<p>b</p></div>", "div{ { \"a\" } p{ \"b\" } }", "in a block of its own"),
        FlowRow(
          "<span>a<p>b</p>c</span>", "{ \"a\" } p{ \"b\" } { \"c\" }", "a block in a span"),
        FlowRow("<pre>a\n b\n</pre>", "pre{ \"a\\n b\\n\" }", "preserved white space"),
        FlowRow("<hr>", "hr{ }", "a rule"),
        FlowRow("a<hr>b", "{ \"a\" } hr{ } { \"b\" }", "between text"),
        FlowRow(
          "<table><caption>t</caption> <tr> <td>a</td> <td>b</td></tr></table>",
          "table{ caption{ \"t\" } tr{ td{ \"a\" } td{ \"b\" } } }", "a table"),
        FlowRow(
          "<table style='white-space:pre'> <tr> <td> a</td></tr></table>",
          "table{ tr{ td{ \" a\" } } }", "white space between rows never shows"),
        FlowRow("<ul><li>a<li>b</ul>", "ul{ [•] li{ \"a\" } [•] li{ \"b\" } }", "a list"),
        FlowRow("<li>a", "li{ \"a\" }", "an item without a list has no marker"),
        FlowRow("<style>p{}</style><script>x</script><!--c-->a", "\"a\"", "not shown"),
        FlowRow("<style>b{display:block}</style>a<b>c</b>", "{ \"a\" } b{ \"c\" }", "own sheets"),
        FlowRow("<p style='display:none'>a</p>b", "\"b\"", "display: none"),
        FlowRow("<p style='display:contents'>a</p>b", "\"ab\"", "display: contents"),
        FlowRow("<p style='display:inline'>a</p>b", "\"ab\"", "display: inline"),
        FlowRow("<img style='display:block'>a", "img{ \"□\" } { \"a\" }", "a box as a block"),
        FlowRow("<b style='display:inline-block'></b>a", "\"□a\"", "an empty inline block"),
        FlowRow("<b style='display:inline-block'>b</b>a", "\"ba\"", "one with content"),
        FlowRow("<ruby>漢<p>字</p><rt>じ</rt></ruby>", "{ \"漢\" } p{ \"字\" } { \"じ\" }", "odd ruby"),
      ], flowDump)
  }
}
