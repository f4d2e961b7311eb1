import MarkupText
import Testing

// The handling of tags in GSFancyText and ZMarkupParser. Where the tree differs, the reason names
// the deciding paragraph of their inventory: 1 on quotation marks, 2 on unclosed tags, 3 on white
// space, 4 on character references.

@Test func tagsOfGSFancyText() {
  expectTrees([
    TreeRow(
      "<p class=green>1 <span>s</span></p>2<p>3</p>",
      "p class=\"green\"[ \"1 \" span[ \"s\" ] ] \"2\" p[ \"3\" ]", "text between paragraphs"),
    TreeRow(
      "<p id=1>1<p id=2>2</p>3</p>4", "p id=\"1\"[ \"1\" ] p id=\"2\"[ \"2\" ] \"3\" \"4\"",
      "paragraphs nested there; paragraph 2: HTML's do not"),
    TreeRow(
      "<span class=green>Span 1</span><span>Span 2</span>",
      "span class=\"green\"[ \"Span 1\" ] span[ \"Span 2\" ]", "one line"),
    TreeRow("<strong><em>x</em></strong>", "strong[ em[ \"x\" ] ]", "both may nest"),
    TreeRow("<em><strong>x</strong></em>", "em[ strong[ \"x\" ] ]", "in any order"),
    TreeRow(
      "<lambda id=circle width=36 height=12 vertical-align=baseline>",
      "lambda id=\"circle\" width=\"36\" height=\"12\" vertical-align=\"baseline\"",
      "every attribute is kept"),
    TreeRow(
      "a<lambda id=x alt='Read me if you can'>b",
      "\"a\" lambda id=\"x\" alt=\"Read me if you can\" \"b\"", "no end tag"),
    TreeRow(
      "<p class=green><ufo class=yellow id=1>c</ufo>..",
      "p class=\"green\"[ ufo class=\"yellow\" id=\"1\"[ \"c\" ] \"..\" ]", "any name"),
    TreeRow("<a>How</a> <dog>are</dog>", "a[ \"How\" ] \" \" dog[ \"are\" ]", "without class"),
    TreeRow(
      "a<br>b", "\"a\" br \"b\"", "an unclosed box there; paragraph 2: HTML's line break"),
    TreeRow("<p class=\"margin right\">a", "p class=\"margin right\"[ \"a\" ]", "two classes"),
    TreeRow(
      "<b id=x>1</b><i id=x>2</i>", "b id=\"x\"[ \"1\" ] i id=\"x\"[ \"2\" ]",
      "both elements stay; a search finds the first one as in HTML, there the last"),
    TreeRow("<p id=root>a", "p id=\"root\"[ \"a\" ]", "an id as others"),
  ])
}

@Test func attributesOfGSFancyText() {
  expectTrees([
    TreeRow("<p class=a>x", "p class=\"a\"[ \"x\" ]", "no quotes"),
    TreeRow("<p class='a'>x", "p class=\"a\"[ \"x\" ]", "single quotes"),
    TreeRow("<p class=\"a\">x", "p class=\"a\"[ \"x\" ]", "double quotes"),
    TreeRow("<P CLASS=a ID=b>x</P>", "p class=\"a\" id=\"b\"[ \"x\" ]", "names in any case"),
    TreeRow(
      "<span class=\"space allowed\"      >\"Allowed crap\"</p>",
      "span class=\"space allowed\"[ \"\\\"Allowed crap\\\"\" ]", "spaces in quotes and before >"),
    TreeRow(
      "<span class=\"space allowed\"      >>something strange</p>",
      "span class=\"space allowed\"[ \">something strange\" ]", "only the first > ends a tag"),
    TreeRow("<span id=\"kkk\">>>>>get more</p>", "span id=\"kkk\"[ \">>>>get more\" ]", "five"),
    TreeRow("<p class=x>'world</p>", "p class=\"x\"[ \"'world\" ]", "an apostrophe in text"),
    TreeRow("<p class='x'>\"iLife\"</p>", "p class=\"x\"[ \"\\\"iLife\\\"\" ]", "quotes in text"),
    TreeRow(
      "<span id=\"sps\"  >   \"  ' \"   </p>",
      "span id=\"sps\"[ \"   \\\"  ' \\\"   \" ]", "inner spaces stay"),
    TreeRow("<p class=green>c</b>e", "p class=\"green\"[ \"c\" \"e\" ]", "a wrong end tag"),
    TreeRow(
      "<span space=\"x\">\"Long Horn\"</p>", "span space=\"x\"[ \"\\\"Long Horn\\\"\" ]",
      "an unknown attribute"),
    TreeRow(
      "<p class=green><span>c", "p class=\"green\"[ span[ \"c\" ] ]", "ends are implied at the end"),
    TreeRow(
      "<p class=\"yellow>c</p><p class='green'>e</p>",
      "p class=\"yellow\"[ \"c\" ] p class=\"green\"[ \"e\" ]",
      "one element without text there; paragraph 1: no text is lost"),
    TreeRow(
      "<p\tclass=a\nid=b>x", "p class=\"a\" id=\"b\"[ \"x\" ]",
      "only spaces separated there; paragraph 1: any white space"),
    TreeRow(
      " <p> a  b</p>", "\" \" p[ \" a  b\" ]",
      "the first white space was dropped there; paragraph 3: layout decides"),
    TreeRow("&lt;b&gt;x&lt;/b&gt;", "\"<b>x</b>\"", "decoded after the tags"),
    TreeRow(
      "a&nbsp;b", "\"a\u{A0}b\"", "a space there; paragraph 4: U+00A0, where no line breaks"),
    TreeRow(
      "<p title='&lt;&quot;'>x", "p title=\"<\\\"\"[ \"x\" ]",
      "in text only there; paragraph 4: in values, too"),
  ])
}

@Test func tagsOfZMarkupParser() {
  expectTrees([
    TreeRow("<DIV><B>x</B></DIV>", "div[ b[ \"x\" ] ]", "names in any case"),
    TreeRow(
      "<my-tag>x</my-tag>", "my-tag[ \"x\" ]", "text there; paragraph 1: custom elements are known"),
    TreeRow(
      "<p class=green>x</p>", "p class=\"green\"[ \"x\" ]",
      "text there; paragraph 1: values need no quotes"),
    TreeRow(
      "<input disabled>x", "input disabled=\"\" \"x\"",
      "text there; paragraph 1: attributes need no values"),
    TreeRow(
      "<a title=|b|>x</a>", "a title=\"|b|\"[ \"x\" ]",
      "a quote there by accident; paragraph 1: none"),
    TreeRow(
      "<a title=' b '>x</a>", "a title=\" b \"[ \"x\" ]",
      "trimmed there; paragraph 1: HTML keeps values as they are"),
    TreeRow("<A HREF='x'>y</A>", "a href=\"x\"[ \"y\" ]", "attributes in any case"),
    TreeRow("<a href=\"a>b\">x</a>", "a href=\"a>b\"[ \"x\" ]", "> in quotes"),
    TreeRow("a < b and c > d", "\"a < b and c > d\"", "a stray <"),
    TreeRow(
      "<!DOCTYPE html><!-- a comment --><p>x</p>",
      "<!DOCTYPE html> <!-- a comment --> p[ \"x\" ]", "kept as nodes, but no text"),
    TreeRow("a<br>b<br/>c<br />d<br></br>e", "\"a\" br \"b\" br \"c\" br \"d\" br \"e\"", "br"),
    TreeRow("chgli<br>.<br/>C<br />B", "\"chgli\" br \".\" br \"C\" br \"B\"", "its test line"),
    TreeRow("a</b>c", "\"a\" \"c\"", "an end tag of nothing"),
    TreeRow("a<p>b", "\"a\" p[ \"b\" ]", "a line break there; paragraph 2: a paragraph to the end"),
    TreeRow("a<b>b", "\"a\" b[ \"b\" ]", "empty there; paragraph 2: to the end"),
    TreeRow("a<hr/>b", "\"a\" hr \"b\"", "a rule"),
    TreeRow("a<p/>b", "\"a\" p[ \"b\" ]", "a line break there; paragraph 2: HTML's rule"),
    TreeRow("a<Hot>b", "\"a<Hot>b\"", "an unknown name without an end is text"),
    TreeRow(
      "<Hottest> <b>Christmas gi<u>fts</b> are here</u>!",
      "\"<Hottest> \" b[ \"Christmas gi\" u[ \"fts\" ] ] u (reopened)[ \" are here\" ] \"!\"",
      "its example"),
    TreeRow(
      "a<Hot x=\"1\">b", "\"a\" hot x=\"1\"[ \"b\" ]",
      "it vanished there; paragraph 2: with a value it is an element"),
    TreeRow(
      "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>",
      "ruby[ \"漢\" rp[ \"(\" ] rt[ \"かん\" ] rp[ \")\" ] ]", "known names"),
    TreeRow(
      "<p>\n  hello  \n</p>", "p[ \"\\n  hello  \\n\" ]",
      "trimmed there; paragraph 3: layout decides"),
    TreeRow("<b>x</b>\ny", "b[ \"x\" ] \"\\ny\"", "glued there; paragraph 3: layout decides"),
    TreeRow("x<br><br>y", "\"x\" br br \"y\"", "two line breaks"),
    TreeRow(
      "<img src=\"a.png\" width=\"10\"/>t", "img src=\"a.png\" width=\"10\" \"t\"", "an image"),
    TreeRow(
      "<font color=\"#008000;\">x</font>", "font color=\"#008000;\"[ \"x\" ]", "values as they are"),
    TreeRow(
      "<tr><th>日本</th></tr><tr><td>日本語テスト</td></tr>",
      "tr[ th[ \"日本\" ] ] tr[ td[ \"日本語テスト\" ] ]", "rows without their table"),
    TreeRow(
      "&lt;a href=\"https://zhgchg.li\"&gt;link&lt;/a&gt;",
      "\"<a href=\\\"https://zhgchg.li\\\">link</a>\"",
      "a link there; paragraph 4: references are decoded after the tags"),
    TreeRow("Test<b>HelloBold</b>End", "\"Test\" b[ \"HelloBold\" ] \"End\"", "nothing is lost"),
  ])
}

@Test func crossedTagsOfZMarkupParser() {
  expectTrees([
    TreeRow(
      "<a>Link<b>LinkBold</a>Bold</b>",
      "a[ \"Link\" b[ \"LinkBold\" ] ] b (reopened)[ \"Bold\" ]", "seven tokens"),
    TreeRow(
      "<Hot><a>linkString<b class=x>linkAndBoldString</a>boldString</b>",
      "\"<Hot>\" a[ \"linkString\" b class=\"x\"[ \"linkAndBoldString\" ] ] "
        + "b class=\"x\" (reopened)[ \"boldString\" ]",
      "eight items become ten; what is opened again keeps its attributes"),
    TreeRow(
      "cc<a>te<b>ss<c>sas</b>fat</a>essv</c>",
      "\"cc\" a[ \"te\" b[ \"ss\" c[ \"sas\" ] ] \"fat\" ] \"essv\"",
      "every element was reconstructed there; in HTML only formatting is, and c is not formatting"),
    TreeRow(
      "cc<a>te<b>ss<i>sas</b>fat</a>essv</i>",
      "\"cc\" a[ \"te\" b[ \"ss\" i[ \"sas\" ] ] i (reopened)[ \"fat\" ] ] "
        + "i (reopened)[ \"essv\" ]", "the same with formatting"),
  ])
  #expect(
    MarkupTree(parsing: "cc<a>te<b>ss<c>sas</b>fat</a>essv</c>").text == "cctesssasfatessv")
}

/// ZMarkupParser counted UTF-16 code units; offsets here are UTF-8.
@Test func emojiAtTheEdgesOfTags() {
  let tree = MarkupTree(parsing: "🎄<b>x</b>🎁")
  #expect(compactDump(tree) == "\"🎄\" b[ \"x\" ] \"🎁\"")
  #expect(tree.root.children.map(\.range) == [0..<4, 4..<12, 12..<16])
  let family = "👨‍👩‍👧"
  #expect(MarkupTree(parsing: "<i>\(family)</i>\(family)").text == family + family)
}
