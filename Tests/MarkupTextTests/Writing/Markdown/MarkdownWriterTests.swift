import MarkupText
import Testing

/// Markdown output; sections are those of CommonMark 0.30, and of GitHub Flavored Markdown 0.29
/// where they begin with G.
@Suite struct MarkdownWriterTests {
  private func check(
    _ rows: [(markup: String, markdown: String, why: String)],
    _ dialect: MarkdownDialect = .commonMark
  ) {
    var wrong: [String] = []
    for row in rows {
      let written = StyledText(MarkupTree(parsing: row.markup)).markdown(dialect)
      if written != row.markdown { wrong.append("\(row.why): \(row.markup)\n\(written)") }
    }
    #expect(wrong == [])
  }

  @Test func blocks() {
    check([
      ("", "", "nothing"),
      ("<p> </p>", "", "nothing to see"),
      ("a<p>b", "a\n\nb\n", "4.8 paragraphs"),
      ("<h1>旅</h1><h6>記</h6>", "# 旅\n\n###### 記\n", "4.2 headings"),
      ("<h2>a<br>b", "## a<br>b\n", "4.2 a heading is one line"),
      ("<h2>C #", "## C \\#\n", "4.2 its end"),
      ("<h2>C#", "## C#\n", "4.2 no end"),
      ("a<hr>b", "a\n\n___\n\nb\n", "4.1 never taken for a heading or a list"),
      ("<pre>a\n  b</pre>", "```\na\n  b\n```\n", "4.5 code"),
      (
        "<pre><code class='x language-c++'>```\n</code></pre>", "````c++\n```\n````\n",
        "4.5 a longer fence, a language"
      ),
      ("<pre class=language-a`b>x</pre>", "```\nx\n```\n", "4.5 no backtick in its info"),
      ("<blockquote>a<p>b</blockquote>", "> a\n>\n> b\n", "5.1 a quotation"),
      (
        "<blockquote>a</blockquote><blockquote>b</blockquote>", "> a\n\n> b\n", "5.1 two quotations"
      ),
      ("<blockquote></blockquote>", ">\n", "5.1 an empty one"),
      ("<div><section>a</section></div>b", "a\n\nb\n", "no syntax for it"),
      ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>\n", "4.6 no syntax for it"),
      (
        "<table><tr><td>a\n<pre>\n\nb</pre></table>",
        "<table><tr><td>a&#10;<pre>&#10;&#10;b</pre></td></tr></table>\n",
        "4.6 no empty lines in HTML"
      ),
    ])
  }

  @Test func lists() {
    check([
      ("<ul><li>a<li>b</ul>", "- a\n- b\n", "5.3 tight"),
      ("<ul><li><p>a<p>b<li>c</ul>", "- a\n\n  b\n\n- c\n", "5.3 loose"),
      ("<ol start=9><li>a<li>b</ol>", "9. a\n10. b\n", "5.3 numbers"),
      ("<ol start=-1><li>a</ol>", "0. a\n", "5.2 none below 0"),
      ("<ol start=9999999999><li>a</ol>", "999999999. a\n", "5.2 nine digits"),
      (
        "<ol style='list-style-type: hiragana'><li>a</ol>", "1. a\n", "5.2 decimals only"
      ),
      ("<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c\n", "5.3 nested"),
      (
        "<ol><li>a<ol><li>b<ol start=3><li>c</ol></ol></ol>", "1. a\n   1. b\n\n      3. c\n",
        "5.2 only 1 may follow a line of text"
      ),
      ("<ul><li>a<ul><li></ul></ul>", "- a\n\n  -\n", "4.3 no heading"),
      ("<ul><li>a</ul><ul><li>b</ul><ul><li>c</ul>", "- a\n\n* b\n\n- c\n", "5.3 apart"),
      ("<ol><li>a</ol><ol><li>b</ol>", "1. a\n\n1) b\n", "5.3 apart"),
      (
        "<ul><li><ul><li><ul><li></ul></ul></ul>", "- + +\n", "4.1 no rule"
      ),
      ("<ul><li><blockquote>a</blockquote>b</ul>", "- > a\n\n  b\n", "5.2 blocks in an item"),
      ("<ul><li><pre>a\n\nb</pre></ul>", "- ```\n  a\n\n  b\n  ```\n", "5.2 code in an item"),
      ("<ul></ul>", "", "a list without items"),
      ("<ul>a<li>b</ul>", "a\n\n- b\n", "text beside items"),
      ("<ol><li>a</li>b<li>c</ol>", "1. a\n\nb\n\n2. c\n", "5.2 only 1 may follow text"),
    ])
  }

  @Test func emphasis() {
    check([
      ("<b>a</b> <i>b</i>", "**a** *b*\n", "6.2"),
      ("<b><i>a</i></b>", "***a***\n", "6.2 both"),
      ("<i><b>a</b> b</i>", "*<strong>a</strong> b*\n", "6.2 delimiters that would meet"),
      ("<b>a</b><b>b</b>", "**ab**\n", "6.2 neighbors"),
      ("<b>a <b>b</b></b>", "**a b**\n", "bold in bold"),
      ("あ<b>い</b>う", "あ**い**う\n", "6.2 between letters"),
      ("あ<b>「い」</b>う", "あ<strong>「い」</strong>う\n", "6.2 not beside punctuation"),
      ("あ<b>い。</b>", "あ**い。**\n", "6.2 but at the end of a line"),
      ("あ、<b>「い」</b>。", "あ、**「い」**。\n", "6.2 and between punctuation"),
      ("あ<b>🍎</b>う", "あ<strong>🍎</strong>う\n", "6.2 symbols, by 0.31"),
      ("a<b> b </b>c", "a **b** c\n", "6.2 no white space inside"),
      ("<b> </b>a", "a\n", "nothing to emphasize"),
      ("<span style='font-weight: 700'>a</span>", "**a**\n", "what looks bold is"),
      ("<b style='font-weight: 400'>a</b>", "a\n", "what does not is not"),
      ("<h1>a <b>b</b></h1>", "# a **b**\n", "headings are bold anyway"),
      ("<p><b>a<p>b</b>", "**a**\n\n**b**\n", "over two paragraphs"),
      ("<s>a</s>", "<del>a</del>\n", "6.6 no syntax for it"),
      ("<u>a</u><sub>b</sub>", "<u>a</u><sub>b</sub>\n", "6.6 no syntax for it"),
    ])
  }

  @Test func codeLinksImagesAndRuby() {
    check([
      ("<code>a*b</code>", "`a*b`\n", "6.1"),
      ("<code>a`b</code>", "``a`b``\n", "6.1 more backticks"),
      ("<code>a``b</code>", "`a``b`\n", "6.1 other backticks"),
      ("<code>`</code>", "`` ` ``\n", "6.1 space around them"),
      ("<code>a<b>b</b></code>", "<code>a**b**</code>\n", "6.1 text only"),
      ("<code>a</code><code>b</code>", "`a`<code>b</code>\n", "6.1 backticks that would meet"),
      ("<code>a<br>b</code>", "<code>a\\\nb</code>\n", "6.1 no breaks"),
      ("<a href=/x>a</a>", "[a](/x)\n", "6.3"),
      (
        "<a href='/x y' title='A \"b\"'>a</a>", "[a](</x y> \"A \\\"b\\\"\")\n",
        "6.3 odd characters"
      ),
      ("<a href='/x(y'>a</a>", "[a](</x(y>)\n", "6.3 parentheses"),
      ("<a href=''>a</a>", "[a](<>)\n", "6.3 an empty address"),
      ("<a href='a&#10;b'>a</a>", "[a](<a%0Ab>)\n", "6.3 no line end"),
      ("<a name=x>a</a>", "a\n", "no link"),
      ("!<a href=/x>a</a>", "\\![a](/x)\n", "6.4 no image"),
      ("<img src=a.png alt='[x]'>", "![\\[x\\]](a.png)\n", "6.4"),
      ("<img alt=x>", "x\n", "without an address"),
      ("<a href=/x><img src=a.png></a>", "[![](a.png)](/x)\n", "6.3 an image as a link"),
      ("<lambda id=x width=3>", "<lambda id=\"x\" width=\"3\">\n", "6.6 a box stays"),
      (
        "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>",
        "<ruby>東<rt>とう</rt></ruby><ruby>京<rt>きょう</rt></ruby>\n", "6.6 ruby"
      ),
      ("<b><ruby>東<rt>*</rt></ruby></b>", "**<ruby>東<rt>\\*</rt></ruby>**\n", "6.6 ruby in bold"),
      ("a<br>b<wbr>c", "a\\\nb<wbr>c\n", "6.7"),
      ("a<br>", "a<br>\n", "6.7 not at the end"),
    ])
  }

  @Test func escapes() {
    check([
      ("*a* _b_ `c`", "\\*a\\* \\_b\\_ \\`c\\`\n", "2.4"),
      ("a_b 東_京", "a_b 東_京\n", "6.2 underscores in words"),
      ("[a](b) &lt;i>", "\\[a\\](b) \\<i>\n", "6.3, 6.6"),
      ("\\", "\\\\\n", "2.4"),
      ("R&amp;D &amp;amp; &amp;#1;", "R&D \\&amp; \\&#1;\n", "2.5"),
      ("# a", "\\# a\n", "4.2"),
      ("> a", "\\> a\n", "5.1"),
      ("- a", "\\- a\n", "5.2"),
      ("+ a", "\\+ a\n", "5.2"),
      ("1. a", "1\\. a\n", "5.2"),
      ("12) a", "12\\) a\n", "5.2"),
      ("3.14", "3\\.14\n", "5.2 more than need be"),
      ("a<br>===", "a\\\n\\===\n", "4.3"),
      ("a<br>---", "a\\\n\\---\n", "4.3"),
      ("~~~", "\\~~~\n", "4.5"),
      ("a # - 1. +", "a # - 1. +\n", "within a line they mean nothing"),
      ("<p style='white-space: pre'>  a </p>", "&#32; a&#32;\n", "4.8 spaces at the edges"),
      ("a|b~c", "a|b~c\n", "not syntax of CommonMark"),
      ("\u{3000}東", "\u{3000}東\n", "4.8 a wide space stays"),
    ])
  }

  @Test func gitHub() {
    check(
      [
        ("<s>a</s> <del>b</del>", "~~a~~ ~~b~~\n", "G 6.5"),
        ("あ<s>「い」</s>う", "あ<del>「い」</del>う\n", "G 6.5 beside punctuation"),
        ("a~b|c", "a\\~b\\|c\n", "G 4.10, 6.5"),
        (
          "<table><caption>題</caption><tr><th>a<th>b<tr><td><b>c</b><td>d|e<tr><td>f</table>",
          "題\n\n| a | b |\n| --- | --- |\n| **c** | d\\|e |\n| f |  |\n", "G 4.10"
        ),
        (
          "<table><tr><td>a<td style='text-align: right'>1</table>",
          "|  |  |\n| --- | ---: |\n| a | 1 |\n", "G 4.10 a table without a heading"
        ),
        (
          "<table><tr><th>h<tr><td>a<br>b<p>c</p></table>",
          "| h |\n| --- |\n| a<br>b<br>c |\n", "G 4.10 a cell is one line"
        ),
        (
          "<table><tr><td><code>a|b</code></table>", "|  |\n| --- |\n| `a\\|b` |\n",
          "G 4.10 a pipe in code"
        ),
        (
          "<table><tr><td colspan=2>a</table>",
          "<table><tr><td colspan=\"2\">a</td></tr></table>\n", "G 4.10 no cells over columns"
        ),
        (
          "<table><tr><td><ul><li>a</ul></table>",
          "<table><tr><td><ul><li>a</li></ul></td></tr></table>\n", "G 4.10 no lists in cells"
        ),
      ], .gitHub)
  }

  @Test func depthHasABound() {
    let tree = MarkupTree(parsing: String(repeating: "<blockquote>", count: 3000) + "a")
    let written = tree.markdown
    #expect(written == String(repeating: "> ", count: 63) + "a\n")
    let bold = String(repeating: "<b><i><u>", count: 3000) + "a" + "<p>b"
    #expect(MarkupTree(parsing: bold).markdown == "***<u>a</u>***\n\n***<u>b</u>***\n")
  }
}
