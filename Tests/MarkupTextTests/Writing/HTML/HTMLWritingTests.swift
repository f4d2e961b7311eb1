import Testing

@testable import MarkupText

/// The output for each kind of markup.
@Suite struct HTMLWritingTests {
  typealias Row = (markup: String, expected: String, why: String)

  private func check(_ rows: [Row], _ options: HTMLOptions = HTMLOptions()) {
    for row in rows {
      let html = StyledText(MarkupTree(parsing: row.markup)).html(options)
      #expect(html == row.expected, "\(row.why)")
    }
  }

  @Test func blocks() {
    check([
      ("", "", "nothing"),
      ("text", "text", "text alone"),
      ("<h2>旅</h2><p>東\n京</p>", "<h2>旅</h2><p>東京</p>", "a newline in Japanese disappears"),
      ("<p>a\n  b</p>", "<p>a b</p>", "white space is collapsed"),
      ("<p>a &amp; b &lt; c&nbsp;d \"e\"", "<p>a &amp; b &lt; c&nbsp;d \"e\"</p>", "escapes"),
      ("a<p>b</p>c", "a<p>b</p>c", "text beside blocks"),
      ("<div>a<div>b</div>c</div>", "<div>a<div>b</div>c</div>", "blocks in blocks"),
      ("<blockquote cite=x>a</blockquote><hr>b", "<blockquote cite=\"x\">a</blockquote><hr>b", ""),
      ("<pre>\n\na\n  b</pre>", "<pre>\n\na\n  b</pre>", "the first newline is for the parser"),
      ("<article><section>a</section></article>", "<article><section>a</section></article>", ""),
      ("<center>a</center>", "<div style=\"text-align: center\">a</div>", "elements of yesterday"),
      ("<xmp>a</xmp>", "<pre>a</pre>", "and those with parsing rules of their own"),
      ("<html><body><p>a</body></html>", "<div><div><p>a</p></div></div>", "no second body"),
      ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>", "descriptions"),
    ])
  }

  @Test func lists() {
    check([
      (
        "<ol start=3 reversed type=a><li>a<li value=9>b</ol>",
        "<ol start=\"3\" reversed=\"\" type=\"a\"><li>a</li><li value=\"9\">b</li></ol>",
        "attributes of numbers; the type is no style"
      ),
      ("<ul><li>a<ul><li>b</ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>", "nested"),
      (
        "<ul style='list-style-type: cjk-ideographic'><li>a</ul>",
        "<ul style=\"list-style-type: cjk-ideographic\"><li>a</li></ul>", "written once, inherited"
      ),
    ])
  }

  @Test func tables() {
    check([
      (
        "<table><caption>c<tr><th scope=col colspan=2>a<td rowspan=3>b</table>",
        "<table><caption>c</caption><tr><th scope=\"col\" colspan=\"2\">a</th>"
          + "<td rowspan=\"3\">b</td></tr></table>", "cells"
      ),
      (
        "<table><thead><tr><td>a</thead><tbody><tr><td>b</table>",
        "<table><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
        "groups"
      ),
      (
        "<td>a</td>",
        "<div style=\"display: table-cell; padding-top: 1px; "
          + "padding-right: 1px; padding-bottom: 1px; padding-left: 1px\">a</div>",
        "a cell outside of a table, which a parser would drop"
      ),
      (
        "<div style='display:table'>a</div>", "<div style=\"display: table\">a</div>",
        "a table by its style only"
      ),
    ])
  }

  @Test func inlines() {
    check([
      ("a<b>b<i>c</i></b>d", "a<b>b<i>c</i></b>d", "nested"),
      ("<b>1<i>2</b>3</i>", "<b>1<i>2</i></b><i>3</i>", "misnested tags are repaired"),
      (
        "<b>1<p>2</p>3</b>", "<b>1</b><b><p>2</p></b><b>3</b>",
        "an element around blocks is around each of them"
      ),
      ("<a href=x title=y onclick=z>a</a>", "<a href=\"x\" title=\"y\">a</a>", "a link"),
      ("<a href='x'><div>a</div></a>", "<a href=\"x\"><div>a</div></a>", "around a block"),
      (
        "<a href=x style='display:block'>a</a>", "<a href=\"x\" style=\"display: block\">a</a>",
        "a link that is a block"
      ),
      ("<b id=x>a<p>b</p>c</b>", "<b id=\"x\">a</b><b><p>b</p></b><b>c</b>", "an id once"),
      ("<i></i>a", "a", "an empty element means nothing"),
      ("a<br>b<wbr>c", "a<br>b<wbr>c", "breaks"),
      ("<span lang=en>a</span>", "<span lang=\"en\">a</span>", "language"),
      ("<tt>a</tt><strike>b</strike>", "<code>a</code><s>b</s>", "names of today"),
      ("<new x=1>a</new>", "<span>a</span>", "names that HTML does not know"),
      (
        "<font color=red>a</font>", "<span style=\"color: #ff0000\">a</span>", "attributes as style"
      ),
      ("a<sub>2</sub>", "a<sub>2</sub>", "default styles are not written"),
    ])
  }

  @Test func pictures() {
    check([
      (
        "<img src=a.png alt='a \"b\"' width=10 height=20>",
        "<img src=\"a.png\" alt=\"a &quot;b&quot;\" width=\"10\" height=\"20\">", "a picture"
      ),
      (
        "<img src=a.png style='display:block'>",
        "<img src=\"a.png\" style=\"display: block\">", "a block"
      ),
      (
        "<lambda alt=x width=9 height=8>",
        "<img alt=\"x\" width=\"9\" height=\"8\">",
        "boxes drawn by the program, by their alternative text"
      ),
      (
        "<span style='display:inline-block;width:9px'></span>",
        "<span style=\"display: inline-block; width: 9px\"></span>", "an empty box"
      ),
    ])
  }

  @Test func ruby() {
    func rt(_ text: String) -> String { "<rp>（</rp><rt>\(text)</rt><rp>）</rp>" }
    check(
      [
        ("<ruby>東京<rt>とうきょう</ruby>", "<ruby>東京\(rt("とうきょう"))</ruby>", "a word"),
        (
          "<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</ruby>",
          "<ruby>東\(rt("とう"))京\(rt("きょう"))</ruby>", "a reading for each character"
        ),
        (
          "<ruby><rb>東<rb>京<rt>とう<rt>きょう</ruby>",
          "<ruby><rb>東</rb>\(rt("とう"))<rb>京</rb>\(rt("きょう"))</ruby>", "bases first"
        ),
        ("<ruby>東<rt>a<rt>b</ruby>", "<ruby>東\(rt("a"))\(rt("b"))</ruby>", "two of one base"),
        (
          "<ruby><rb>東<rb>京<rt>とう<rt>きょう<rtc>Tokyo</rtc></ruby>",
          "<ruby><ruby><rb>東</rb>\(rt("とう"))<rb>京</rb>\(rt("きょう"))</ruby>"
            + "<rp>（</rp><rt>Tokyo</rt><rp>）</rp></ruby>", "one over both"
        ),
        ("<b><ruby>東<rt>a</ruby>京</b>", "<b><ruby>東\(rt("a"))</ruby>京</b>", "in an element"),
        ("<ruby><b>東</b><rt>a</ruby>", "<ruby><b>東</b>\(rt("a"))</ruby>", "an element in it"),
      ])
  }

  @Test func styles() {
    check([
      ("<style>.x{color:red}</style><p class=x>a", "<p style=\"color: #ff0000\">a</p>", "a sheet"),
      (
        "<style>p{color:red}</style><p>a<b>b</b></p>",
        "<p style=\"color: #ff0000\">a<b>b</b></p>", "inherited values are not repeated"
      ),
      (
        "<p style='white-space: pre-wrap; Color: BLUE'>a  b</p>",
        "<p style=\"white-space: pre-wrap; color: #0000ff\">a  b</p>", "one name for two properties"
      ),
      ("<p style='color:black'>a", "<p>a</p>", "what it is anyway"),
      ("<p style='font-weight:\"><script>'>a", "<p>a</p>", "text that is not a style"),
      (
        "<style>:root{writing-mode: vertical-rl}</style>",
        "", "a sheet without text"
      ),
    ])
  }

  @Test func rootStyle() {
    var cascade = StyleCascade(base: StyleDeclaration.list(parsing: "writing-mode: vertical-rl"))
    cascade.add(.defaults, origin: .defaults)
    let text = StyledText(MarkupTree(parsing: "<p>a</p>"), cascade: cascade)
    #expect(text.html() == "<div style=\"writing-mode: vertical-rl\"><p>a</p></div>")
    #expect(
      text.html(HTMLOptions(isDocument: true)).contains(
        "<body style=\"writing-mode: vertical-rl\"><p>a</p></body>"))
  }

  @Test func documents() {
    let rows: [(markup: String, options: HTMLOptions, head: String, why: String)] = [
      (
        "<h1>A &amp; B</h1>", HTMLOptions(isDocument: true), "<title>A &amp; B</title>", "a heading"
      ),
      (
        "<title>T</title><h1>A</h1>", HTMLOptions(isDocument: true), "<title>T</title>",
        "the markup's own title"
      ),
      (
        "<h1>A</h1>", HTMLOptions(isDocument: true, title: "</title><script>"),
        "<title>&lt;/title&gt;&lt;script&gt;</title>", "the given one, escaped"
      ),
      ("a", HTMLOptions(isDocument: true), "<title></title>", "no title"),
    ]
    for row in rows {
      let html = StyledText(MarkupTree(parsing: row.markup)).html(row.options)
      #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"ja\"><head><meta charset=\"utf-8\">"))
      #expect(html.contains(row.head), "\(row.why): \(html)")
      #expect(html.hasSuffix("</body></html>\n"))
    }
    let open = StyledText(MarkupTree(parsing: "a")).html(
      HTMLOptions(isDocument: true, language: nil))
    #expect(open.contains("<html><head>"))
  }

  // MARK: Markup of strangers

  @Test func nothingRuns() {
    check([
      ("<script>x</script>a", "a", "a script"),
      ("<p onclick=x onmouseover='y'>a", "<p>a</p>", "handlers"),
      ("<a href='javascript:x'>a</a>", "<a>a</a>", "a program for an address"),
      ("<a href=' java\tscript\n:x'>a</a>", "<a>a</a>", "as browsers read it"),
      ("<a href='JAVASCRIPT:x'>a</a>", "<a>a</a>", "whatever the case"),
      ("<a href='data:text/html,x'>a</a>", "<a>a</a>", "a page in an address"),
      (
        "<img src='data:image/png;base64,AA'>", "<img src=\"data:image/png;base64,AA\">",
        "not a picture"
      ),
      ("<a href='//a.jp/javascript:'>a</a>", "<a href=\"//a.jp/javascript:\">a</a>", "nor a path"),
      ("<iframe src=x>a</iframe>b", "<span>a</span>b", "a frame is text"),
      ("<input value=x>a<button>b</button>", "a<span>b</span>", "forms"),
      ("<svg><script>x</script>a</svg>", "<span>a</span>", "drawings"),
      ("<p style='background:url(javascript:x)'>a", "<p>a</p>", "styles that are not known"),
    ])
  }
}
