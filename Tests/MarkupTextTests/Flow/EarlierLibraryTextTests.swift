import MarkupText
import TestSupport
import Testing

/// Facts about the text output of GSFancyText (GS) and ZMarkupParser (Z); where this library
/// differs on purpose, the reason explains how.
@Suite struct EarlierLibraryTextTests {
  static func stripped(_ markup: String) -> String { MarkupTree(parsing: markup).stripped }

  @Test func fancyTextMarkup() {
    expectRows(
      [
        FlowRow(
          "<p class=green>1 <span>s</span></p>2<p>3</p>", "1 s\n2\n3", "GS: text between paragraphs"
        ),
        FlowRow(
          "<div>a<div>b</div>c</div>d", "a\nb\nc\nd", "GS: text after an inner block"),
        FlowRow(
          "<p>a<p>b</p>c</p>d", "a\nb\ncd",
          "GS nested p; in HTML it ends the p before it, and its second end tag means nothing"),
        FlowRow("<span>Span 1</span><span>Span 2</span>", "Span 1Span 2", "GS: spans share a line"),
        FlowRow("<a>How</a> <dog>are</dog>", "How are", "GS: other elements are inline"),
        FlowRow("a<br>b", "a\nb", "GS had no br; it breaks the line here"),
        FlowRow(
          "<span class=\"space allowed\"      >\"Allowed crap\"</p>", "\"Allowed crap\"",
          "GS: spaces in a tag"),
        FlowRow(
          "<span class=\"space allowed\"      >>something strange</p>", ">something strange",
          "GS: the first > closes"),
        FlowRow("<span id=\"kkk\">>>>>get more</p>", ">>>>get more", "GS: further ones are text"),
        FlowRow("<p class=x>'world</p>", "'world", "GS: an apostrophe in text"),
        FlowRow("<p class='x'>\"iLife\"</p>", "\"iLife\"", "GS: quotes in text"),
        FlowRow(
          "<span id=\"sps\"  >   \"  ' \"   </p>", "\" ' \"",
          "GS kept white space; it collapses here"),
        FlowRow(
          "<span id=\"sps\" style='white-space:pre'>   \"  ' \"   </p>", "   \"  ' \"   ",
          "and is kept if a style asks for it, as in GS"),
        FlowRow("<p class=green>c</b>e", "ce", "GS: a wrong end tag"),
        FlowRow("<span space=\"x\">\"Long Horn\"</p>", "\"Long Horn\"", "GS: an unknown attribute"),
        FlowRow(
          "<p class=\"yellow>c</p><p class='green'>e</p>", "c\ne",
          "GS lost all text after an open quote; it is preserved here"),
        FlowRow("x&nbsp;y", "x\u{A0}y", "GS made U+00A0 a plain space"),
        FlowRow(
          "<span>Hello</span>! <a>How</a> <dog>are</dog> you doing? "
            + "<lambda id=x alt='Read me if you can'>",
          "Hello! How are you doing? Read me if you can", "GS pureText: alt of lambda"),
      ], Self.stripped)
  }

  @Test func pureText() {
    expectRows(
      [
        FlowRow(
          "<span>Hello</span>! <a>How</a> <dog>are</dog> you doing? "
            + "<lambda id=x alt='Read me if you can'>",
          "Hello! How are you doing? Read me if you can", "GS: one line has no pause"),
        FlowRow("<p>One</p><p>Two</p>", "One. Two", "GS: a pause between lines"),
        FlowRow("<p>One.</p><p>Two</p>", "One. Two", "GS doubled the full stop"),
        FlowRow("<p>一</p><p>二</p>", "一。二", "GS had . in Japanese too"),
      ], AccessibilityTextTests.spoken)
  }

  @Test func stripper() {
    expectRows(
      [
        FlowRow("Test<a href=\"..\">Qoo</a>DDD", "TestQooDDD", "Z: tags go"),
        FlowRow("a<br>b", "a\nb", "Z glued both; the break is a newline here"),
        FlowRow("<a>Link<b>LinkBold</a>Bold</b>", "LinkLinkBoldBold", "Z: crossed tags"),
        FlowRow(
          "<b>boldText<u>underlineWithBoldText</u></b>", "boldTextunderlineWithBoldText", "Z"),
        FlowRow("Test<a href=..>Qfsa<b>fas</b>foo</a>DDD", "TestQfsafasfooDDD", "Z: nested tags"),
        FlowRow(
          "My favorite emoji is &#x1F643;, &lt;a&gt;link&lt;/a&gt;",
          "My favorite emoji is 🙃, <a>link</a>", "Z: references, escaped tags stay text"),
        FlowRow("<DIV><B>x</B></DIV>", "x", "Z: names of any case"),
        FlowRow("<my-tag>x</my-tag>", "x", "Z took it for text; it is an element here"),
        FlowRow("<p class=green>x</p>", "x", "Z took the tag for text"),
        FlowRow("<input disabled>x", "x", "Z took the tag for text"),
        FlowRow("<a href=\"a>b\">x</a>", "x", "Z: > in a value"),
        FlowRow("a < b and c > d", "a < b and c > d", "Z: a lone <"),
        FlowRow("<!DOCTYPE html><!-- a comment --><p>x</p>", "x", "Z: comments"),
        FlowRow("chgli<br>.<br/>C<br />B", "chgli\n.\nC\nB", "Z: forms of br"),
        FlowRow("x<br></br>y", "x\ny", "Z: br with an end tag"),
        FlowRow("cc<a>te<b>ss<c>sas</b>fat</a>essv</c>", "cctesssasfatessv", "Z: crossed thrice"),
        FlowRow("a</b>c", "ac", "Z: an end tag too many"),
        FlowRow("a<p>b", "a\nb", "Z: p without an end"),
        FlowRow("a<Hot>b", "a<Hot>b", "Z: what looks like a tag"),
        FlowRow(
          "<Hottest> <b>Christmas gi<u>fts</b> are here</u>!",
          "<Hottest> Christmas gifts are here!",
          "Z: and more"),
        FlowRow("a<Hot x=\"1\">b", "ab", "Z: an unknown element with attributes"),
        FlowRow("<p>\n  hello  \n</p>", "hello", "Z: indented source"),
        FlowRow("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>", "• a\n• b", "Z: no indents leak"),
        FlowRow("<b>x</b>\ny", "x y", "Z glued Latin words"),
        FlowRow("<b>京</b>\n都", "京都", "Z: right in Japanese"),
        FlowRow("🎄<b>x</b>🎁", "🎄x🎁", "Z: emoji"),
        FlowRow("Test<b>HelloBold</b>End", "TestHelloBoldEnd", "Z: text as in the source"),
      ], Self.stripped)
  }

  @Test func tags() {
    expectRows(
      [
        FlowRow("x<br><br>y", "x\n\ny", "Z: br"),
        FlowRow("a<p>b</p>c", "a\nb\nc", "Z: p"),
        FlowRow("a<p/>b", "a\nb", "Z: a newline"),
        FlowRow("<h1>T</h1>body", "T\nbody", "Z: a heading"),
        FlowRow("<blockquote>q</blockquote>r", "q\nr", "Z: a quotation"),
        FlowRow(
          "<pre><code>\n a\n  b\n</code></pre>z", "\n a\n  b\nz",
          "Z cut the ends; pre keeps all but its own first newline here"),
        FlowRow("<pre>\n a\n  b\n</pre>z", " a\n  b\nz", "that one"),
        FlowRow("a<hr/>b", "a\n-------\nb", "Z: a rule"),
        FlowRow("<img src=\"a.png\" width=\"10\"/>t", "t", "Z had U+FFFC; a box says its alt here"),
        FlowRow("<img src=\"a.png\" alt=\"絵\"/>t", "絵t", "namely this"),
        FlowRow(
          "<ruby>漢字<rt>かんじ</rt></ruby>です", "漢字です",
          "Z glued the reading; it is left out here unless an option asks for it"),
        FlowRow("<p> </p><p>x</p><p></p><p>y</p>", "x\ny", "Z: empty paragraphs"),
        FlowRow("<div><p>a</p></div><div><p>b</p></div>", "a\nb", "Z: boundaries merge"),
        FlowRow("<p><br/>x</p>", "\nx", "Z: a break after a boundary"),
        FlowRow(
          "1<br/><p>2</p>3<div>4</div><br/>5", "1\n2\n3\n4\n\n5", "Z: breaks at boundaries"),
        FlowRow(
          "<p>First line</p><p>Second line</p><br/><p>One empty line above</p><br/><br/>"
            + "<p>2 empty lines above</p>",
          "First line\nSecond line\n\nOne empty line above\n\n\n2 empty lines above",
          "Z: breaks between blocks"),
      ], Self.stripped)
  }

  @Test func lists() {
    expectRows(
      [
        FlowRow(
          "<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>", "1. a\n  1. b\n2. c",
          "Z indented with tabs, all alike; nested lists are further right here"),
        FlowRow(
          "<div><div><ul><li>11</li><li>22<br/>22<br/></li><li>333<br/><br/></li></ul></div></div>",
          "• 11\n• 22\n  22\n• 333\n", "Z: breaks in items, whose lines start below the text here"),
        FlowRow("<li>orphan</li>", "orphan", "Z: no list"),
        FlowRow("<ol><li><p>a</p></li></ol>", "1. a", "Z broke the line after the marker"),
        FlowRow("<ol start=3><li>a</ol>", "3. a", "Z ignored start"),
        FlowRow("<ul><li>a<ul><li>b</ul></ul>", "• a\n  ◦ b", "Z: deeper bullets"),
      ], Self.stripped)
  }

  @Test func tables() {
    expectRows(
      [
        FlowRow(
          "<table><tr><th>Company</th><th>Contact</th></tr><tr><td>Al</td><td>Maria Anders</td></tr>"
            + "</table>x",
          "Company\tContact\nAl\tMaria Anders\nx",
          "Z cut cells to the width of the first row; no text is lost here"),
        FlowRow(
          "<table><tr><td>日本</td></tr><tr><td>日本語テスト</td></tr></table>", "日本\n日本語テスト",
          "the same in Japanese"),
      ], Self.stripped)
  }

  @Test func twelveListsOfEightItems() {
    var markup = ""
    for _ in 0..<12 { markup += "<ol>" + String(repeating: "<li>i</li>", count: 7) + "<li>deep" }
    let clock = ThreadClock()
    var text = ""
    let time = clock.measure { text = Self.stripped(markup) }
    #expect(text.split(separator: "\n").count == 96, "Z: one line an item")
    #expect(text.hasSuffix(String(repeating: " ", count: 22) + "8. deep"))
    #expect(time < .seconds(2), "Z took 45 s before it was fixed")
  }
}
