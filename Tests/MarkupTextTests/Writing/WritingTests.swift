import MarkupText
import Testing

/// Markup and the output for its tree.
private struct WritingRow {
  let markup: String
  let written: String
  let why: String

  init(_ markup: String, _ written: String, _ why: String) {
    self.markup = markup
    self.written = written
    self.why = why
  }
}

private func expectWritten(
  _ rows: [WritingRow], as syntax: MarkupSyntax, sourceLocation: SourceLocation = #_sourceLocation
) {
  for row in rows {
    let written = MarkupTree(parsing: row.markup).root.outerMarkup(syntax)
    if written != row.written {
      Issue.record(
        "\(row.markup) (\(row.why))\n  found    \(written)\n  expected \(row.written)",
        sourceLocation: sourceLocation)
    }
  }
}

@Test func treesAsHTML() {
  expectWritten(
    [
      WritingRow("", "", "nothing"),
      WritingRow("<P CLASS=x>a", "<p class=\"x\">a</p>", "lower case, quotes, the end tag"),
      WritingRow("<input disabled>", "<input disabled=\"\">", "13.3: values always"),
      WritingRow("a<br/>b<br></br>", "a<br>b<br>", "void elements have no end tag"),
      WritingRow("<lambda id=x>a", "<lambda id=\"x\">a", "lambda is one of them"),
      WritingRow("<hot/>a", "<hot></hot>a", "an unknown name ended by itself"),
      WritingRow("a & b < c > d", "a &amp; b &lt; c &gt; d", "13.3: escaping"),
      WritingRow("&nbsp;\u{A0}", "&nbsp;&nbsp;", "U+00A0"),
      WritingRow("Â\u{A1}", "Â\u{A1}", "bytes that U+00A0 has, too"),
      WritingRow("\"'`", "\"'`", "quotes mean nothing in text"),
      WritingRow(
        "<i x='\"&lt;&gt;&amp;nbsp;\u{A0}'>", "<i x=\"&quot;&lt;&gt;&amp;nbsp;&nbsp;\"></i>",
        "values"),
      WritingRow("<i x='it&apos;s'>", "<i x=\"it's\"></i>", "the other quote"),
      WritingRow("&#13;<i x='&#13;\n'>", "&#13;<i x=\"&#13;\n\"></i>", "CR would be read as LF"),
      WritingRow("a\r\nb\rc", "a\nb\nc", "line ends are LF in the tree"),
      WritingRow("\0<i x='\0'>", "\u{FFFD}<i x=\"\u{FFFD}\"></i>", "NUL is U+FFFD in the tree"),
      WritingRow("<!-- a&b -->", "<!-- a&b -->", "comments have no references"),
      WritingRow("<?php x?>", "<!--?php x?-->", "13.2.5.42: a bogus comment"),
      WritingRow("<!doctype html>a", "<!doctype html>a", "a document type"),
      WritingRow("<b>1<i>2</b>3</i>", "<b>1<i>2</i></b><i>3</i>", "crossed tags"),
      WritingRow("<p><b>1<p>2", "<p><b>1</b></p><p><b>2</b></p>", "opened again"),
      WritingRow("<Congratulation!>", "&lt;Congratulation!&gt;", "looks like a tag, is text"),
      WritingRow("a</x>b", "ab", "two texts side by side"),
      WritingRow("<![CDATA[<b>&amp;]]>", "&lt;b&gt;&amp;amp;", "a CDATA section is text"),
      WritingRow("<svg viewBox='0 0'>", "<svg viewbox=\"0 0\"></svg>", "the tree has lower case"),
    ], as: .html)
}

/// Elements whose content follows special rules.
@Test func specialContentsAsHTML() {
  expectWritten(
    [
      WritingRow("<script>a<b&&c", "<script>a<b&&c</script>", "raw text as it is"),
      WritingRow("<style>a>b{}</style>", "<style>a>b{}</style>", "style, too"),
      WritingRow("<xmp><b></xmp>", "<xmp><b></xmp>", "and xmp"),
      WritingRow(
        "<title><b>&lt;</title>", "<title>&lt;b&gt;&lt;</title>", "escapable raw text, escaped"),
      WritingRow("<textarea>\n\na</textarea>", "<textarea>\n\na</textarea>", "the first newline"),
      WritingRow("<pre>\na", "<pre>a</pre>", "dropped by the parser, so not written"),
      WritingRow("<pre>\n\na", "<pre>\n\na</pre>", "the second newline is in the tree"),
      WritingRow("<listing>\r\n\r\na", "<listing>\n\na</listing>", "CR LF is one newline"),
      WritingRow("<pre>\n&#10;a", "<pre>\n\na</pre>", "a newline at the start needs another"),
      WritingRow("<pre>&#13;a", "<pre>\n&#13;a</pre>", "so that nothing depends on CR"),
      WritingRow("<pre><b>\na", "<pre><b>\na</b></pre>", "not after another tag"),
      WritingRow("<pre><!---->&#10;", "<pre><!---->\n</pre>", "nor after a comment"),
      WritingRow("<pre></pre>\na", "<pre></pre>\na", "nor after the end tag"),
      WritingRow("<pre>a\n", "<pre>a\n</pre>", "nor at the end"),
      WritingRow("<p>\na", "<p>\na</p>", "nor in other elements"),
    ], as: .html)
  #expect(MarkupTree(parsing: "<pre>\n&#10;a").text == "\na")
}

@Test func rawTextNeverEndsItsElement() throws {
  for (name, text, written) in [
    ("script", "a</script>b", "a<\\/script>b"), ("script", "</SCRIPT >", "<\\/SCRIPT >"),
    ("script", "</script/", "<\\/script/"), ("script", "</script\n", "<\\/script\n"),
    ("script", "</scripts>", "</scripts>"), ("script", "</script", "</script"),
    ("script", "</style>", "</style>"),
    ("script", "<</script></script>", "<<\\/script><\\/script>"),
    ("style", "</style\t>", "<\\/style\t>"), ("xmp", "<b></xmp>", "<b><\\/xmp>"),
    ("iframe", "</iframe>", "<\\/iframe>"), ("noframes", "</noframes>", "<\\/noframes>"),
    ("title", "</title>", "&lt;/title&gt;"), ("textarea", "</textarea>", "&lt;/textarea&gt;"),
    ("p", "</p>", "&lt;/p&gt;"),
  ] {
    var tree = MarkupTree(parsing: "<\(name) id=x></\(name)>")
    let element = try #require(tree.element(withID: "x"))
    tree.setText(text, of: element.id)
    #expect(tree.html == "<\(name) id=\"x\">\(written)</\(name)>")
    let again = MarkupTree(parsing: tree.html)
    #expect(again.root.firstChild?.nextSibling == nil, "\(tree.html)")
    #expect(again.text == (written.hasPrefix("&") ? text : written))
  }
}

@Test func treesAsXML() {
  expectWritten(
    [
      WritingRow("a<br>b<img alt=x>", "a<br/>b<img alt=\"x\"/>", "void elements end themselves"),
      WritingRow("<p></p><lambda id=x>", "<p></p><lambda id=\"x\"/>", "others do not"),
      WritingRow("&nbsp;&copy;", "&#160;©", "no names but XML's own"),
      WritingRow("a]]>b", "a]]&gt;b", "XML 1.0, 2.4"),
      WritingRow("<i x='a\tb\nc&#13;d'>", "<i x=\"a&#9;b&#10;c&#13;d\"></i>", "3.3.3"),
      WritingRow("a\tb\nc", "a\tb\nc", "in text they stay"),
      WritingRow("a&#1;\u{1F}b\u{FFFE}", "a\u{FFFD}\u{FFFD}b\u{FFFD}", "2.2: no such characters"),
      WritingRow("\u{FFFF}\u{FFFD}\u{7F}", "\u{FFFD}\u{FFFD}\u{7F}", "2.2: but these"),
      WritingRow("<script>a<b</script>", "<script>a&lt;b</script>", "no raw text"),
      WritingRow("<!-- a--b- -->", "<!-- a- -b- -->", "2.5"),
      WritingRow("<!x->", "<!--x- -->", "2.5: no hyphen at the end"),
      WritingRow("<!--\u{1}\u{FFFF}-->", "<!--\u{FFFD}\u{FFFD}-->", "2.2: nor in comments"),
      WritingRow("<i か\u{3099}=x e\u{301}=y>", "<i か\u{3099}=\"x\" e\u{301}=\"y\"></i>", "marks"),
      WritingRow("<!doctype html>a", "a", "no document type inside of an element"),
      WritingRow("<pre>\n&#10;a", "<pre>\na</pre>", "XML drops no newline"),
      WritingRow("<a\"b c<=1 =d>x</a\"b>", "<a_b c_=\"1\" _d=\"\">x</a_b>", "2.3: names"),
      WritingRow("<i 1=a -=b あ=c>", "<i _1=\"a\" _-=\"b\" あ=\"c\"></i>", "2.3: their starts"),
      WritingRow("<i a:b=1 a@b=2>", "<i a_b=\"1\"></i>", "alike: the first one counts"),
      WritingRow("<o:p xml:lang=ja>x</o:p>", "<o_p xml:lang=\"ja\">x</o_p>", "namespaces"),
      WritingRow("<b>1<i>2</b>3</i>", "<b>1<i>2</i></b><i>3</i>", "crossed tags"),
    ], as: .xml)
}

@Test func partsOfTreesAsMarkup() {
  let tree = MarkupTree(parsing: "<p id=x>a<b>b&amp;</b><!--c--><br></p>d")
  let paragraph = tree.root.firstChild
  #expect(paragraph?.outerHTML == "<p id=\"x\">a<b>b&amp;</b><!--c--><br></p>")
  #expect(paragraph?.innerHTML == "a<b>b&amp;</b><!--c--><br>")
  #expect(paragraph?.innerMarkup(.xml) == "a<b>b&amp;</b><!--c--><br/>")
  #expect(tree.root.outerHTML == tree.html && tree.root.innerHTML == tree.html)
  let children = paragraph.map { Array($0.children) } ?? []
  #expect(children.map(\.outerHTML) == ["a", "<b>b&amp;</b>", "<!--c-->", "<br>"])
  #expect(children.map(\.innerHTML) == ["", "b&amp;", "", ""])
  let script = MarkupTree(parsing: "<script>a<b</script>").root.firstChild
  #expect(script?.innerHTML == "a<b" && script?.innerMarkup(.xml) == "a&lt;b")
  #expect(script?.firstChild?.outerHTML == "a&lt;b", "alone, it is text like any other")
  let pre = MarkupTree(parsing: "<pre>\n\na").root.firstChild
  #expect(pre?.innerHTML == "\na" && pre?.outerHTML == "<pre>\n\na</pre>")
}

/// Tags inserted into an element without tags do not become elements.
@Test func elementsInRawTextAreOnlyTheirText() throws {
  var tree = MarkupTree(parsing: "<script id=x>a</script>")
  let script = try #require(tree.element(withID: "x"))
  tree.append("<b>b</b><!--</script>-->", to: script.id)
  #expect(tree.html == "<script id=\"x\">ab</script>")
}

@Test func examplesOfWriting() {
  #expect(MarkupTree(parsing: "<p class=x>a<br/>b & c").html == "<p class=\"x\">a<br>b &amp; c</p>")
  #expect(
    MarkupTree(parsing: "<b>1<i>2</b>3</i> a < b").html
      == "<b>1<i>2</i></b><i>3</i> a &lt; b")
  #expect(MarkupTree(parsing: "<p>a<b>b</b></p>").root.firstChild?.innerHTML == "a<b>b</b>")
  #expect(
    MarkupTree(parsing: "a<br>&nbsp;<img alt=x>").root.outerMarkup(.xml)
      == "a<br/>&#160;<img alt=\"x\"/>")
  #expect(
    MarkupTree(parsing: "<ruby>字<rt>じ</ruby><br>").xml == "<ruby>字<rt>じ</rt></ruby><br/>")
}

@Test func deepTreesAreWritten() {
  let depth = 100_000
  let html = MarkupTree(
    parsing: String(repeating: "<span>", count: depth) + "x"
      + String(repeating: "</span>", count: depth)
  ).html
  #expect(html.utf8.count == depth * 13 + 1)
}
