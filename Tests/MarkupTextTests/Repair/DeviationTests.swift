import MarkupText
import Testing

/// Where the tree is not a browser's, on purpose; see ``MarkupTree``.
@Test func deviationsFromHTMLAreAsNamed() {
  expectTrees([
    TreeRow("a</p>b", "\"a\" \"b\"", "no p is made of a stray end tag"),
    TreeRow("a</br>b", "\"a\" \"b\"", "no br, either: <br></br> is one line break"),
    TreeRow("<table><tr><td>a", "table[ tr[ td[ \"a\" ] ] ]", "no tbody is made"),
    TreeRow(
      "<table>a<b>c</b><tr><td>d", "table[ \"a\" b[ \"c\" ] tr[ td[ \"d\" ] ] ]",
      "nothing is moved out of a table"),
    TreeRow("<td>a<tr>b", "td[ \"a\" ] tr[ \"b\" ]", "cells need no table"),
    TreeRow(
      "a<html lang=ja>b<body>c", "\"a\" html lang=\"ja\"[ \"b\" body[ \"c\" ] ]",
      "html and body are elements like others"),
    TreeRow("<plaintext>a<b>c", "plaintext[ \"a\" b[ \"c\" ] ]", "plaintext, too"),
    TreeRow(
      "<script><!--<script></script>a", "script[ \"<!--<script>\" ] \"a\"",
      "scripts have no escapes"),
    TreeRow(
      "<svg><style><a></style></svg>", "svg[ style[ \"<a>\" ] ]",
      "foreign content follows HTML's rules"),
    TreeRow("<form>a<form>b", "form[ \"a\" form[ \"b\" ] ]", "forms nest"),
    TreeRow(
      "<image src=x>", "image src=\"x\"",
      "image is no other name of img"),
    TreeRow("a<ufo x=1 />b", "\"a\" ufo x=\"1\" \"b\"", "/> ends what HTML does not know"),
    TreeRow("<lambda id=a width=36>b", "lambda id=\"a\" width=\"36\" \"b\"", "lambda is void"),
    TreeRow("<Congratulation!>", "\"<Congratulation!>\"", "no tag without an end"),
    TreeRow("x <a", "\"x <a\"", "an unended tag is text"),
    TreeRow("</3", "\"</3\"", "no comment"),
    TreeRow("<p title='a>b", "p title=\"a\"[ \"b\" ]", "an unended quote ends at >"),
    TreeRow("<![CDATA[<b>]]>", "\"<b>\"", "CDATA everywhere"),
    TreeRow("a\0b", "\"a\u{FFFD}b\"", "NUL is not left out"),
  ])
}

@Test func sixteenKindsOfFormattingGoOn() {
  let kinds = (0..<20).map { "<b id=\($0)>" }.joined()
  let tree = MarkupTree(parsing: "<p>\(kinds)x<p>y")
  let second = tree.root.lastChild
  let opened = tree.elements.filter { $0.isReopened }
  #expect(opened.count == 16)
  #expect(opened.map { $0.elementID ?? "" } == (4..<20).map(String.init))
  #expect(second?.text == "y")
}
