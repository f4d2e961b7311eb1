import MarkupText
import Testing

@Test func tagsAreRead() {
  expectTrees([
    TreeRow("", "", "nothing"),
    TreeRow("text", "\"text\"", "text alone"),
    TreeRow("<DIV><B>x</b></Div>", "div[ b[ \"x\" ] ]", "the case of names does not matter"),
    TreeRow("<p\n>a</p\t>", "p[ \"a\" ]", "white space before >"),
    TreeRow("a<br>b<br/>c<br />d", "\"a\" br \"b\" br \"c\" br \"d\"", "void elements"),
    TreeRow("<br></br>x", "br \"x\"", "the end tag of a void element is left out"),
    TreeRow("<lambda id=1>x", "lambda id=\"1\" \"x\"", "lambda is void"),
    TreeRow(
      "<p/>a", "p[ \"a\" ]", "13.2.6.4.7: the slash means nothing in elements with content"),
    TreeRow("<my-tag/>a", "my-tag \"a\"", "but it ends an element that HTML does not know"),
    TreeRow(
      "<svg><path d=M0/><g/></svg>", "svg[ path d=\"M0/\"[ g ] ]",
      "in an unquoted value the slash is part of the value"),
    TreeRow("<svg/>a", "svg \"a\"", "foreign elements may end themselves"),
    TreeRow("a </> b", "\"a \" \" b\"", "13.2.5.7: an end tag without a name is left out"),
    TreeRow("<b/ >x", "b[ \"x\" ]", "a slash that > does not follow means nothing"),
  ])
}

@Test func attributesAreRead() {
  expectTrees([
    TreeRow("<p class=green>a", "p class=\"green\"[ \"a\" ]", "unquoted"),
    TreeRow("<p class='a b'>", "p class=\"a b\"", "single quotes"),
    TreeRow("<p class=\"a b\">", "p class=\"a b\"", "double quotes"),
    TreeRow("<input disabled>x", "input disabled=\"\" \"x\"", "no value"),
    TreeRow("<p CLASS=Green>", "p class=\"Green\"", "names in lower case, values as they are"),
    TreeRow(
      "<p\tid=a\nclass=b\u{C}title=c\rlang=d>",
      "p id=\"a\" class=\"b\" title=\"c\" lang=\"d\"", "every ASCII white space separates"),
    TreeRow(
      "<p id = a class= b title =c>", "p id=\"a\" class=\"b\" title=\"c\"",
      "white space around ="),
    TreeRow("<p id=a id=b>", "p id=\"a\"", "13.2.5.33: the first of two counts"),
    TreeRow("<p ID=a id=b>", "p id=\"a\"", "in any case"),
    TreeRow("<a href=\"a>b\">x</a>", "a href=\"a>b\"[ \"x\" ]", "> in quotes"),
    TreeRow("<a href=/x/>y", "a href=\"/x/\"[ \"y\" ]", "the slash belongs to the value"),
    TreeRow("<p id=>x", "p id=\"\"[ \"x\" ]", "13.2.5.35: a missing value is empty"),
    TreeRow("<p =a>x", "p =a=\"\"[ \"x\" ]", "13.2.5.32: = at the start is part of the name"),
    TreeRow("<p a/b>x", "p a=\"\" b=\"\"[ \"x\" ]", "a slash separates"),
    TreeRow(
      "<p a\"b'c<d=e\"f>x", "p a\"b'c<d=\"e\\\"f\"[ \"x\" ]",
      "quotes inside of names and values are part of them"),
    TreeRow("<p a=\"1\"b='2'>", "p a=\"1\" b=\"2\"", "13.2.5.39: no white space between"),
    TreeRow(
      "<a href='?a=b&copy=1&amp;c&lt'>", "a href=\"?a=b&copy=1&c<\"",
      "13.2.5.73: in values a name without ; is not decoded before = and letters"),
    TreeRow("<p title='a\r\nb'>", "p title=\"a\\nb\"", "13.2.3.5: CR LF is LF"),
    TreeRow("</p id=a>x", "\"x\"", "end tags have none"),
  ])
}

@Test func tooManyAttributesAreLeftOut() {
  let names = (0..<1000).map { "a\($0)=1" }.joined(separator: " ")
  let tree = MarkupTree(parsing: "<p \(names)>x</p>")
  #expect(tree.root.firstChild?.attributes.count == 255)
  #expect(tree.root.firstChild?["a254"] == "1")
  #expect(tree.root.firstChild?["a255"] == nil)
  #expect(tree.diagnostics.contains { $0.code == "too-many-attributes" })
}

@Test func commentsAndDeclarationsAreRead() {
  expectTrees([
    TreeRow("a<!-- b --><i>c</i>", "\"a\" <!-- b --> i[ \"c\" ]", "a comment"),
    TreeRow("<!---->a", "<!----> \"a\"", "an empty one"),
    TreeRow("<!-->a", "<!----> \"a\"", "13.2.5.43: ended at once"),
    TreeRow("<!--->a", "<!----> \"a\"", "13.2.5.44: the same with a dash"),
    TreeRow("<!--a--!>b", "<!--a--> \"b\"", "13.2.5.51"),
    TreeRow("<!--a--b-->c", "<!--a--b--> \"c\"", "two dashes inside"),
    TreeRow("<!--a->b-->c", "<!--a->b--> \"c\"", "-> ends nothing"),
    TreeRow("<!--<p>-->c", "<!--<p>--> \"c\"", "tags inside mean nothing"),
    TreeRow("a<!-- b", "\"a\" <!-- b-->", "unended, it takes the rest"),
    TreeRow("<!--&amp;-->", "<!--&amp;-->", "no references inside"),
    TreeRow("<!DOCTYPE html><p>x", "<!DOCTYPE html> p[ \"x\" ]", "a document type"),
    TreeRow("<!ELEMENT a>x", "<!--ELEMENT a--> \"x\"", "13.2.5.42: a bogus comment"),
    TreeRow("<?xml version='1'?>x", "<!--?xml version='1'?--> \"x\"", "another"),
    TreeRow("<![CDATA[a<b>&amp;]]>c", "\"a<b>&amp;\" \"c\"", "a CDATA section is text as in XML"),
    TreeRow("<![CDATA[a]]]>c", "\"a]\" \"c\"", "a bracket before its end"),
    TreeRow("<![CDATA[]]>c", "\"\" \"c\"", "an empty one"),
    TreeRow("<![CDATA[a", "\"a\"", "an unended one"),
    TreeRow("a <! b", "\"a <! b\"", "without > it is text"),
  ])
}

@Test func rawTextIsRead() {
  expectTrees([
    TreeRow(
      "<script>a<b>&amp;</script>c", "script[ \"a<b>&amp;\" ] \"c\"",
      "neither tags nor references"),
    TreeRow("<STYLE>p > a {}</Style>c", "style[ \"p > a {}\" ] \"c\"", "in any case"),
    TreeRow("<script></script>c", "script \"c\"", "empty"),
    TreeRow(
      "<script>a</scripts></script >c", "script[ \"a</scripts>\" ] \"c\"",
      "13.2.5.14: the whole name, then white space, / or >"),
    TreeRow("<script>a</script", "script[ \"a</script\" ]", "an end tag without > does not count"),
    TreeRow("<script>a", "script[ \"a\" ]", "unended, it takes the rest"),
    TreeRow(
      "<title>a<b>&amp;</title>c", "title[ \"a<b>&\" ] \"c\"",
      "13.2.5.2: references, but no tags"),
    TreeRow("<textarea><p></textarea>", "textarea[ \"<p>\" ]", "the same"),
  ])
}

@Test func theFirstNewlineOfPreIsDropped() {
  expectTrees([
    TreeRow("<pre>\na\n</pre>", "pre[ \"a\\n\" ]", "13.2.6.4.7"),
    TreeRow("<pre>\n\na</pre>", "pre[ \"\\na\" ]", "only the first"),
    TreeRow("<pre>\r\na</pre>", "pre[ \"a\" ]", "CR LF is one"),
    TreeRow("<pre>\ra</pre>", "pre[ \"a\" ]", "CR is one"),
    TreeRow("<pre>\n</pre>b", "pre \"b\"", "nothing else"),
    TreeRow("<pre><b>\na</b></pre>", "pre[ b[ \"\\na\" ] ]", "not after another tag"),
    TreeRow("<pre> \na</pre>", "pre[ \" \\na\" ]", "not after a space"),
    TreeRow("<pre>&#10;a</pre>", "pre[ \"a\" ]", "also if it is written as a reference"),
    TreeRow("<pre>&NewLine;&#xA;a</pre>", "pre[ \"\\na\" ]", "once"),
    TreeRow("<textarea>\na</textarea>", "textarea[ \"a\" ]", "a text area, too"),
    TreeRow("<p>\na</p>", "p[ \"\\na\" ]", "no other element"),
  ])
}

@Test func namesOfElementsCompareWithoutCase() {
  #expect(ElementName("RUBY") == .ruby)
  #expect(ElementName("Straße").rawValue == "straße")
  #expect(ElementName("br").isVoid && ElementName("lambda").isVoid && !ElementName.p.isVoid)
  #expect(ElementName("blockquote").isKnown && !ElementName("my-tag").isKnown)
  #expect(ElementName("figcaption").isKnown && !ElementName("figcaptions").isKnown)
  #expect(!ElementName("").isKnown && !ElementName("averyveryverylongname").isKnown)
  #expect(MarkupTree(parsing: "<MY-Tag>").root.firstChild?.name == "my-tag")
}

@Test func namesOutsideOfTheTableAreDistinct() {
  let long = String(repeating: "n", count: 16)
  expectTrees([
    TreeRow("<\(long)>a</\(long)>b", "\(long)[ \"a\" ] \"b\"", "16 bytes: packed into two words"),
    TreeRow("<\(long)n>a</\(long)n>b", "\(long)n[ \"a\" ] \"b\"", "17: not packed"),
    TreeRow(
      "<\(long)a>1</\(long)b>2</\(long)a>3", "\(long)a[ \"1\" \"2\" ] \"3\"",
      "alike except for the last byte"),
    TreeRow("<x\0>a</x\u{FFFD}>b", "x\u{FFFD}[ \"a\" ] \"b\"", "NUL is U+FFFD: one name"),
    TreeRow("<x\0>a</x>b</x\0>c", "x\u{FFFD}[ \"a\" \"b\" ] \"c\"", "and no padding"),
  ])
  let markup = (0..<2000).map { "<x\($0)-\($0 % 3)>" }.joined()
  let names = MarkupTree(parsing: markup).elements.map { $0.name?.rawValue ?? "" }
  #expect(names == (0..<2000).map { "x\($0)-\($0 % 3)" })
}

@Test func positionsCountLinesAndScalars() {
  let tree = MarkupTree(parsing: "a\r\nあ<b>\rc\n<i>")
  #expect(tree.position(at: 0) == SourcePosition(offset: 0, line: 1, column: 1))
  #expect(tree.position(at: 3) == SourcePosition(offset: 3, line: 2, column: 1))
  #expect(tree.position(at: 6) == SourcePosition(offset: 6, line: 2, column: 2))
  #expect(tree.position(at: 10) == SourcePosition(offset: 10, line: 3, column: 1))
  #expect(tree.position(at: 12) == SourcePosition(offset: 12, line: 4, column: 1))
  #expect(tree.position(at: -5).offset == 0)
  #expect(tree.position(at: 500).offset == tree.source.utf8.count)
  let elements = Array(tree.elements)
  #expect(elements.map(\.position.line) == [2, 4])
  #expect(elements.map(\.position.column) == [2, 1])
}
