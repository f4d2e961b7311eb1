import MarkupText
import Testing

@Test func misnestedTagsAreHandledAsInBrowsers() {
  expectTrees([
    TreeRow(
      "<a>Link<b>LinkBold</a>Bold</b>",
      "a[ \"Link\" b[ \"LinkBold\" ] ] b (reopened)[ \"Bold\" ]", "ZMarkupParser's example"),
    TreeRow(
      "<b>1<i>2</b>3</i>4", "b[ \"1\" i[ \"2\" ] ] i (reopened)[ \"3\" ] \"4\"",
      "WHATWG HTML, 13.2.11.1"),
    TreeRow(
      "<p>1<b>2<i>3</b>4</i>5</p>",
      "p[ \"1\" b[ \"2\" i[ \"3\" ] ] i (reopened)[ \"4\" ] \"5\" ]", "13.2.11.1 verbatim"),
    TreeRow(
      "<b>1<p>2</b>3</p>",
      "b[ \"1\" ] p[ b (reopened)[ \"2\" ] \"3\" ]", "13.2.11.2: out of a block"),
    TreeRow(
      "<p>1<b>2</p>3</b>4", "p[ \"1\" b[ \"2\" ] ] b (reopened)[ \"3\" ] \"4\"",
      "formatting goes on after a block"),
    TreeRow(
      "<p><i></p><script>x</script><title>y</title>z",
      "p[ i ] script[ \"x\" ] title[ \"y\" ] i (reopened)[ \"z\" ]",
      "13.2.6.4.8: not inside of raw text"),
    TreeRow(
      "<p><b><i><u>1</p><p>2",
      "p[ b[ i[ u[ \"1\" ] ] ] ] p[ b (reopened)[ i (reopened)[ u (reopened)[ \"2\" ] ] ] ]",
      "13.2.4.3: all of it"),
    TreeRow(
      "<p><b><b><b><b>x</p>y",
      "p[ b[ b[ b[ b[ \"x\" ] ] ] ] ] b (reopened)[ b (reopened)[ b (reopened)[ \"y\" ] ] ]",
      "13.2.4.3: three alike go on, the fourth does not"),
    TreeRow(
      "<a href=1>x<a href=2>y", "a href=\"1\"[ \"x\" ] a href=\"2\"[ \"y\" ]",
      "a link ends a link"),
    TreeRow(
      "<a href=1><div>x<a href=2>y",
      "a href=\"1\" div[ a href=\"1\" (reopened)[ \"x\" ] a href=\"2\"[ \"y\" ] ]",
      "also through a block"),
    TreeRow(
      "<b class=x>1<div>2</b>3",
      "b class=\"x\"[ \"1\" ] div[ b class=\"x\" (reopened)[ "
        + "\"2\" ] \"3\" ]", "attributes are kept"),
    TreeRow(
      "<span>1<c x=1>2</span>3</c>", "span[ \"1\" c x=\"1\"[ \"2\" ] ] \"3\"",
      "other elements end with their parent"),
    TreeRow(
      "<table><tr><td><b>1</td><td>2</table>3",
      "table[ tr[ td[ b[ \"1\" ] ] td[ \"2\" ] ] ] \"3\"", "formatting stays in its cell"),
    TreeRow("<b>1</b>2</b>3", "b[ \"1\" ] \"2\" \"3\"", "a second end tag is stray"),
    TreeRow(
      "<em>1<div>2<span>3</em>4</span>5</div>",
      "em[ \"1\" ] div[ em (reopened)[ \"2\" span[ \"3\" ] ] \"4\" \"5\" ]", "13.2.6.4.7"),
  ])
}

@Test func endsAreImplied() {
  expectTrees([
    TreeRow("<p>a<p>b", "p[ \"a\" ] p[ \"b\" ]", "a paragraph ends a paragraph"),
    TreeRow("a<p>b</p>c", "\"a\" p[ \"b\" ] \"c\"", "text around"),
    TreeRow("<p>a<div>b</div>c", "p[ \"a\" ] div[ \"b\" ] \"c\"", "so does any block"),
    TreeRow("<p>a<h2>b", "p[ \"a\" ] h2[ \"b\" ]", "a heading"),
    TreeRow("<p>a<hr>b", "p[ \"a\" ] hr \"b\"", "a rule"),
    TreeRow("<p>a<ul><li>b", "p[ \"a\" ] ul[ li[ \"b\" ] ]", "a list"),
    TreeRow("<p>a<span>b", "p[ \"a\" span[ \"b\" ] ]", "but nothing in the line"),
    TreeRow("<p><span>a<p>b", "p[ span[ \"a\" ] ] p[ \"b\" ]", "out of a span"),
    TreeRow("<p><button><p>a", "p[ button[ p[ \"a\" ] ] ]", "not out of a button"),
    TreeRow("<h1>a<h2>b", "h1[ \"a\" ] h2[ \"b\" ]", "a heading ends a heading"),
    TreeRow("<h1>a</h3>b", "h1[ \"a\" ] \"b\"", "any heading's end tag ends it"),
    TreeRow("<ul><li>a<li>b</ul>", "ul[ li[ \"a\" ] li[ \"b\" ] ]", "items"),
    TreeRow(
      "<ol><li>a<ol><li>b</ol><li>c</ol>",
      "ol[ li[ \"a\" ol[ li[ \"b\" ] ] ] li[ \"c\" ] ]", "nested lists"),
    TreeRow("<ul><li><p>a<li>b", "ul[ li[ p[ \"a\" ] ] li[ \"b\" ] ]", "out of a paragraph"),
    TreeRow("<ul><li><div>a<li>b", "ul[ li[ div[ \"a\" ] ] li[ \"b\" ] ]", "and of a div"),
    TreeRow("<li>a<section><li>b", "li[ \"a\" section[ li[ \"b\" ] ] ]", "no other block"),
    TreeRow("<ul><li>a</ol>b</ul>", "ul[ li[ \"a\" \"b\" ] ]", "a stray end tag"),
    TreeRow(
      "<ul><li>a<ul></li>b", "ul[ li[ \"a\" ul[ \"b\" ] ] ]",
      "an item's end tag stays in its list"),
    TreeRow("<dl><dt>a<dd>b<dt>c", "dl[ dt[ \"a\" ] dd[ \"b\" ] dt[ \"c\" ] ]", "terms"),
    TreeRow("<ruby>漢字<rt>かんじ</ruby>です", "ruby[ \"漢字\" rt[ \"かんじ\" ] ] \"です\"", "ruby"),
    TreeRow(
      "<ruby>漢<rp>(<rt>かん<rp>)</ruby>",
      "ruby[ \"漢\" rp[ \"(\" ] rt[ \"かん\" ] rp[ \")\" ] ]", "with parentheses"),
    TreeRow(
      "<ruby><rb>漢<rb>字<rtc><rt>かん<rt>じ</ruby>",
      "ruby[ rb[ \"漢\" ] rb[ \"字\" ] rtc[ rt[ \"かん\" ] rt[ \"じ\" ] ] ]", "in columns"),
    TreeRow(
      "<ruby>外<rt><ruby>内<rt>a</ruby></ruby>",
      "ruby[ \"外\" rt[ ruby[ \"内\" rt[ \"a\" ] ] ] ]", "ruby in ruby"),
    TreeRow(
      "<table><tr><td>a<td>b<tr><th>c</table>d",
      "table[ tr[ td[ \"a\" ] td[ \"b\" ] ] tr[ th[ \"c\" ] ] ] \"d\"", "cells and rows"),
    TreeRow(
      "<table><caption>t<thead><tr><th>a<tbody><tr><td>b</table>",
      "table[ caption[ \"t\" ] thead[ tr[ th[ \"a\" ] ] ] tbody[ tr[ td[ \"b\" ] ] ] ]",
      "groups of rows"),
    TreeRow(
      "<table><tr><td><table><tr><td>a</table>b<td>c",
      "table[ tr[ td[ table[ tr[ td[ \"a\" ] ] ] \"b\" ] td[ \"c\" ] ] ]", "nested tables"),
    TreeRow(
      "<select><option>a<option>b</select>",
      "select[ option[ \"a\" ] option[ \"b\" ] ]", "options"),
    TreeRow(
      "<select><optgroup><option>a<optgroup><option>b</select>c",
      "select[ optgroup[ option[ \"a\" ] ] optgroup[ option[ \"b\" ] ] ] \"c\"", "in groups"),
    TreeRow(
      "<html><head><title>t</title><body>a",
      "html[ head[ title[ \"t\" ] ] body[ \"a\" ] ]", "a whole page"),
    TreeRow("<p>a</div>b", "p[ \"a\" \"b\" ]", "a stray end tag ends no paragraph"),
    TreeRow("<div><p>a</div>b", "div[ p[ \"a\" ] ] \"b\"", "an outer one does"),
    TreeRow("a</p>b", "\"a\" \"b\"", "no paragraph is made of a stray end tag"),
    TreeRow("<div><span></div></span>a", "div[ span ] \"a\"", "crossed, without formatting"),
    TreeRow("<span><div></span>a", "span[ div[ \"a\" ] ]", "not past a block"),
    // GSFancyText nested paragraphs; here HTML's rule applies, which is better known.
    TreeRow(
      "0 <p id=1>1 <p id=2>2</p> <p id=3><span id=5>5</span></p></p> 6",
      "\"0 \" p id=\"1\"[ \"1 \" ] p id=\"2\"[ \"2\" ] \" \" p id=\"3\"[ span id=\"5\"[ \"5\" ] ] "
        + "\" 6\"", "paragraphs do not nest"),
    TreeRow("<strong><em>x</em></strong>", "strong[ em[ \"x\" ] ]", "no parse error"),
    TreeRow(
      "<div><p>a</p></div><div><p>b</p></div>",
      "div[ p[ \"a\" ] ] div[ p[ \"b\" ] ]", "no parse error"),
  ])
}

@Test func parseErrorsAreReported() {
  let rows: [(String, [String])] = [
    ("<p>a<p>b<ul><li>c<li>d</ul>", []),
    ("<b>a</b><br><lambda><p class=x>c", []),
    ("a</b>c", ["1:2 stray-end-tag"]),
    ("<br></br>", ["1:5 void-end-tag"]),
    ("x\n<b>a", ["2:1 unclosed-element"]),
    ("<b>1<i>2</b>3</i>", ["1:9 crossed-tags"]),
    ("<b>1<p>2</b>3</p>", ["1:9 crossed-tags"]),
    ("あ<Hot>b", ["1:2 tag-as-text"]),
    ("a <b", ["1:3 unterminated-tag"]),
    ("<p a=\"b>c", ["1:6 unterminated-quote"]),
    ("<!--", ["1:1 unterminated-comment"]),
    ("<style>", ["1:8 unterminated-raw-text", "1:1 unclosed-element"]),
    ("</>", ["1:1 empty-end-tag"]),
    ("<p a a>", ["1:6 duplicate-attribute"]),
    ("<i></i a>", ["1:4 end-tag-attributes"]),
    ("<p/>", ["1:1 self-closing-ignored"]),
    ("<a>1<a>2</a>", ["1:1 unclosed-element"]),
  ]
  for (markup, expected) in rows {
    let found = MarkupTree(parsing: markup).diagnostics.map {
      "\($0.position.line):\($0.position.column) \($0.code)"
    }
    if Set(found) != Set(expected) || found.count != expected.count {
      Issue.record("\(markup): \(found), not \(expected)")
    }
  }
  let message = MarkupTree(parsing: "<b>1<i>2</b>3</i>").diagnostics.first?.message
  #expect(message == "</b> crosses <i>, which is closed there")
}
