import MarkupText
import Testing

/// Edge cases of Markdown; sections are those of CommonMark 0.30.
@Suite struct MarkdownEdgeTests {
  private func check(
    _ rows: [(markup: String, markdown: String, why: String)],
    _ dialect: MarkdownDialect = .commonMark, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in rows {
      let written = StyledText(MarkupTree(parsing: row.markup)).markdown(dialect)
      if written != row.markdown {
        Issue.record(
          "\(row.why): \(row.markup)\n\(written)not\n\(row.markdown)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func codeBlocks() {
    check([
      ("<pre>a<img src=b alt=x>c</pre>", "```\naxc\n```\n", "a box is its alternative text"),
      ("<pre>a<lambda id=l>c</pre>", "```\nac\n```\n", "or nothing"),
      ("<pre class=language-swift>x</pre>", "```swift\nx\n```\n", "the language of pre"),
      ("<pre class=language-a><code class=language-b>x</code></pre>", "```b\nx\n```\n", "of code"),
      ("<pre class=language-a><code>x</code></pre>", "```a\nx\n```\n", "or of pre"),
      ("<pre class='language-a language-b'>x</pre>", "```a\nx\n```\n", "the first one"),
      ("<pre class='language-a`b language-c'>x</pre>", "```c\nx\n```\n", "that can be written"),
      ("<pre class=language->x</pre>", "```\nx\n```\n", "an empty name"),
      ("<pre class=swift>x</pre>", "```\nx\n```\n", "another class"),
      ("<pre class=language-c#>x</pre>", "```c#\nx\n```\n", "symbols in names"),
      ("<pre>x\n</pre>", "```\nx\n```\n", "a newline at the end"),
      ("<pre>x\n\n</pre>", "```\nx\n\n```\n", "an empty line at the end"),
      ("<pre>\n\nx</pre>", "```\n\nx\n```\n", "and at the start"),
      ("<pre>a```b````c</pre>", "`````\na```b````c\n`````\n", "4.5 longer than any fence inside"),
      ("<pre>*a* &amp; <b>b</b></pre>", "```\n*a* & b\n```\n", "4.5 nothing means anything"),
      ("<blockquote><pre>a\n\nb</pre></blockquote>", "> ```\n> a\n>\n> b\n> ```\n", "5.1 quoted"),
    ])
  }

  @Test func signsOfEmphasis() {
    check([
      ("a <b>「い」</b> う", "a **「い」** う\n", "6.2 punctuation inside, white space outside"),
      ("a+<b>「い」</b>+b", "a+**「い」**+b\n", "6.2 an ASCII symbol is punctuation"),
      ("→<b>「い」</b>→", "→<strong>「い」</strong>→\n", "6.2 others are from 0.31 on"),
      ("（<b>い</b>）", "（**い**）\n", "6.2 letters inside"),
      ("あ<i>い！</i>う", "あ<em>い！</em>う\n", "6.2 punctuation at the end"),
      ("あ<i>！い</i>う", "あ<em>！い</em>う\n", "6.2 or at the start"),
      ("あ<i>い！</i>", "あ*い！*\n", "6.2 nothing after it"),
      ("<i>！い</i>う", "*！い*う\n", "6.2 nothing before"),
      ("a\u{3000}<b>「い」</b>", "a\u{3000}**「い」**\n", "6.2 a wide space is one"),
      ("<b>a</b><i>b</i>", "**a**<em>b</em>\n", "6.2 delimiters that would meet"),
      ("<b><i>a</i>b</b>", "**<em>a</em>b**\n", "6.2 at the start"),
      ("<b>a<i>b</i></b>", "**a<em>b</em>**\n", "6.2 at the end"),
      ("<b>a<i>b</i>c</b>", "**a*b*c**\n", "6.2 in the middle"),
      ("<span style='font-weight: 600'>a</span>", "**a**\n", "bold from 600 on"),
      ("<span style='font-weight: 599'>a</span>", "a\n", "not below"),
      ("<span style='font-style: oblique'>a</span>", "*a*\n", "oblique is italic"),
      ("<i style='font-style: normal'>a</i>", "a\n", "unless the style says no"),
      ("<cite>a</cite> <dfn>b</dfn> <var>c</var>", "*a* *b* *c*\n", "others that are italic"),
      ("<strong>a</strong> <em>b</em>", "**a** *b*\n", "what Markdown's delimiters mean"),
      ("<kbd>a</kbd> <samp>b</samp> <tt>c</tt>", "`a` `b` `c`\n", "other code"),
      ("<b>a<br>b</b>", "**a\\\nb**\n", "6.7 over a break"),
    ])
  }

  @Test func codeInLines() {
    check([
      ("<p style='white-space: pre'>x<code> a </code>y", "x`  a  `y\n", "6.1 one space is dropped"),
      ("<p style='white-space: pre'>x<code> a</code>y", "x` a`y\n", "6.1 not if only on one side"),
      ("<p style='white-space: pre'>x<code>  </code>y", "x<code>  </code>y\n", "6.1 only spaces"),
      ("<code>`a</code>", "`` `a ``\n", "6.1 a backtick at the start"),
      ("<code>a`</code>", "`` a` ``\n", "6.1 or at the end"),
      ("<code>a`b``c</code>", "```a`b``c```\n", "6.1 more than either run"),
      ("<code>a``b```c</code>", "`a``b```c`\n", "6.1 one is enough"),
      ("<code></code>a", "a\n", "nothing"),
      ("<code>&lt;b>&amp;amp;\\</code>", "`<b>&amp;\\`\n", "6.1 nothing is escaped"),
      ("<code>a|b</code>", "`a|b`\n", "a pipe outside of tables"),
      ("<b><code>a</code></b>", "**`a`**\n", "6.2 code in bold"),
      ("<a href=/x><code>a</code></a>", "[`a`](/x)\n", "6.3 code in a link"),
    ])
  }

  @Test func addressesAndTitles() {
    check([
      ("<a href='a&#127;b'>c</a>", "[c](<a\u{7F}b>)\n", "6.3 a control character"),
      ("<a href='a b'>c</a>", "[c](<a b>)\n", "6.3 a space"),
      ("<a href='a\\b'>c</a>", "[c](<a\\\\b>)\n", "2.4 a backslash"),
      ("<a href='a&amp;b=c'>d</a>", "[d](<a\\&b=c>)\n", "2.5 no reference"),
      ("<a href='&lt;>'>a</a>", "[a](<\\<\\>>)\n", "6.3 angle brackets"),
      ("<a href='a_b*c'>d</a>", "[d](<a\\_b\\*c>)\n", "signs"),
      ("<a href='a&#13;b'>c</a>", "[c](<a%0Db>)\n", "6.3 CR"),
      ("<a href='あ'>c</a>", "[c](あ)\n", "any script"),
      ("<a href='#x?y=1&z'>c</a>", "[c](<#x?y=1\\&z>)\n", "a plain &"),
      ("<a href=/x title='a&#10;b'>c</a>", "[c](/x \"a&#10;b\")\n", "6.3 a title of two lines"),
      ("<a href=/x title=''>c</a>", "[c](/x \"\")\n", "an empty title"),
      ("<a href=/x title='\\&amp;lt;'>c</a>", "[c](/x \"\\\\\\&lt;\")\n", "2.4, 2.5 in titles"),
      ("<img src=a alt='x&#10;y'>", "![x y](a)\n", "6.4 on one line"),
      ("<img src=a alt='*x* !'>", "![\\*x\\* !](a)\n", "6.4 delimiters are escaped"),
      ("<img src=a title=t>", "![](a \"t\")\n", "6.4 a title"),
      ("<img src='a b' alt=x>", "![x](<a b>)\n", "6.4 a space"),
      ("!a!<a href=/x>b</a>", "!a\\![b](/x)\n", "6.4 only the exclamation mark before the bracket"),
      ("a!", "a!\n", "6.4 no bracket follows"),
      ("!<b>b</b>", "!**b**\n", "6.4 nor here"),
    ])
  }

  @Test func startsAndEndsOfLines() {
    check([
      ("<h2>a<br># b</h2>", "## a<br># b\n", "4.2 a break in a heading starts no line"),
      ("<h2># a</h2>", "## \\# a\n", "4.2 its start does"),
      ("<h3>a ##</h3>", "### a #\\#\n", "4.2 its end"),
      ("<h3>#</h3>", "### \\#\n", "4.2 nothing but a number sign"),
      ("1", "1\n", "5.2 no delimiter after a number"), ("1.", "1\\.\n", "5.2 at the end, too"),
      ("a1. b", "a1. b\n", "5.2 not at the start"),
      ("１. a", "１. a\n", "5.2 wide digits do not count"),
      ("a<br>1. b", "a\\\n1\\. b\n", "5.2 after a break"),
      ("a<br>> b", "a\\\n\\> b\n", "5.1 after a break"),
      ("=", "\\=\n", "4.3"), ("~", "\\~\n", "4.5"), ("^", "^\n", "not a delimiter"),
      ("_a_", "\\_a\\_\n", "6.2 at the edges of a line"),
      ("a_ _b", "a\\_ \\_b\n", "6.2 at the edges of words"),
      ("a_1 1_a あ_a", "a_1 1_a あ_a\n", "6.2 digits and letters of any script"),
      (
        "&amp;a &amp;a; &amp;#; &amp;a b;", "&a \\&a; \\&#; &a b;\n",
        "2.5 what could be a reference"
      ),
      ("<p style='white-space: pre'>\ta\t</p>", "&#9;a&#9;\n", "4.8 tabs"),
    ])
  }

  @Test func listsInLists() {
    check([
      ("<ul><li><u>a</u><ul><li>b</ul></ul>", "- <u>a</u>\n\n  - b\n", "4.6 after an element"),
      ("<ul><li>a<ol><li>b</ol></ul>", "- a\n  1. b\n", "5.2 one from 1 may follow text"),
      ("<ul><li>a<ol start=2><li>b</ol></ul>", "- a\n\n  2. b\n", "5.2 another may not"),
      ("<ol start=10><li>a<ul><li>b</ul></ol>", "10. a\n    - b\n", "5.2 as deep as the number"),
      ("<ol start=999999999><li>a<li>b</ol>", "999999999. a\n999999999. b\n", "5.2 nine digits"),
      ("<ul><li>a</ul>b<ul><li>c</ul>", "- a\n\nb\n\n* c\n", "5.3 text between"),
      ("<ul><li>a</ul><ol><li>b</ol><ul><li>c</ul>", "- a\n\n1. b\n\n- c\n", "5.3 of other kinds"),
      ("<menu><li>a</menu>", "- a\n", "other lists"),
      ("<ul><li></li><li>a</ul>", "-\n- a\n", "5.2 an empty item"),
      ("<blockquote><ul><li>a<li>b</ul>c</blockquote>", "> + a\n> + b\n>\n> c\n", "5.1 quoted"),
    ])
  }

  @Test func tablesOfGitHub() {
    check(
      [
        ("<table><tr><td><div>a</div></table>", "|  |\n| --- |\n| a |\n", "a block in a cell"),
        (
          "<table><tr><th>a<td>b<tr><td>c<td>d</table>",
          "|  |  |\n| --- | --- |\n| a | b |\n| c | d |\n", "only th make a heading"
        ),
        (
          "<table><thead><tr><th>a<tbody><tr><td>b<tfoot><tr><td>c</table>",
          "| a |\n| --- |\n| b |\n| c |\n", "groups of rows"
        ),
        ("<table><tr><th>a</table>", "| a |\n| :---: |\n", "nothing but a heading"),
        (
          "<table><tr><td>a<td><td>b</table>", "|  |  |  |\n| --- | --- | --- |\n| a |  | b |\n",
          "gap"
        ),
        ("<table></table>a", "<table></table>\n\na\n", "no rows"),
        (
          "<table><tr><td align=left>a<td align=center>b<td align=right>c</table>",
          "|  |  |  |\n| :--- | :---: | ---: |\n| a | b | c |\n", "alignments"
        ),
        (
          "<table><tr><td># a<td>- b</table>", "|  |  |\n| --- | --- |\n| \\# a | \\- b |\n",
          "signs"
        ),
        ("<table><tr><td>a\\b</table>", "|  |\n| --- |\n| a\\\\b |\n", "a backslash"),
        (
          "<table><tr><td><table><tr><td>a</table></table>",
          "<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>\n", "tables in it"
        ),
        (
          "<table><tr><td rowspan=2>a</table>",
          "<table><tr><td rowspan=\"2\">a</td></tr></table>\n", "no"
        ),
      ], .gitHub)
  }
}
