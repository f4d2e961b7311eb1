import Testing
import TextFoundation

@testable import MarkupText

// Intentional differences from browsers: a test for each sentence of ``MarkupTree``.

@Test func unclosedUnknownNamesAreText() {
  expectTrees([
    TreeRow("<Congratulation!>", "\"<Congratulation!>\"", "an element in HTML"),
    TreeRow("a<Hot>b", "\"a<Hot>b\"", "in the middle of text"),
    TreeRow("<Hot>a<Hot>b</Hot>", "\"<Hot>a\" hot[ \"b\" ]", "one of two is ended"),
    TreeRow("<Hot dog>a", "\"<Hot dog>a\"", "attributes without values are words"),
    TreeRow("<あ>a", "\"<あ>a\"", "as in HTML: no ASCII letter"),
    TreeRow("<Hot>a</Hot>", "hot[ \"a\" ]", "as in HTML: ended"),
    TreeRow("<Hot x=1>a", "hot x=\"1\"[ \"a\" ]", "as in HTML: a value"),
    TreeRow("<Hot x=>a", "hot x=\"\"[ \"a\" ]", "as in HTML: an empty value"),
    TreeRow("<my-tag>a", "my-tag[ \"a\" ]", "as in HTML: a hyphen"),
    TreeRow("<dfn>a", "dfn[ \"a\" ]", "as in HTML: a known name"),
  ])
}

@Test func unterminatedConstructsAreText() {
  expectTrees([
    TreeRow("x <a", "\"x <a\"", "a start tag, which HTML drops (13.2.5.8)"),
    TreeRow("x <a b", "\"x <a b\"", "with an attribute (13.2.5.33)"),
    TreeRow("x <a b=c", "\"x <a b=c\"", "with a value (13.2.5.38)"),
    TreeRow("x <a b='c'", "\"x <a b='c'\"", "in quotes (13.2.5.39)"),
    TreeRow("x <a /", "\"x <a /\"", "with a slash (13.2.5.40)"),
    TreeRow("x </a", "\"x </a\"", "an end tag"),
    TreeRow("x <!a", "\"x <!a\"", "a bogus comment (13.2.5.41)"),
    TreeRow("x <?a", "\"x <?a\"", "another"),
    TreeRow("x <!doctype html", "\"x <!doctype html\"", "a document type (13.2.5.55)"),
    TreeRow("</3", "\"</3\"", "</ and a digit: a comment in HTML (13.2.5.7)"),
    TreeRow("</3>a", "\"</3>a\"", "with >"),
    TreeRow("</ b>a", "\"</ b>a\"", "</ and a space"),
    TreeRow("</あ>a", "\"</あ>a\"", "</ and a kana"),
    TreeRow("</<b>a", "\"</\" b[ \"a\" ]", "</ and another <"),
  ])
}

@Test func quotesThatAreNeverClosedHideNothing() {
  expectTrees([
    TreeRow("<p title='a>b", "p title=\"a\"[ \"b\" ]", "the value ends at >; HTML drops the tag"),
    TreeRow("<p title=\"a b>c", "p title=\"a\" b=\"\"[ \"c\" ]", "or at white space"),
    TreeRow("<p title=\">a", "p title=\"\"[ \"a\" ]", "at once"),
    TreeRow("<p title='a\">b", "p title=\"a\\\"\"[ \"b\" ]", "the other quote does not close it"),
    TreeRow("<p a='b' c='d>e", "p a=\"b\" c=\"d\"[ \"e\" ]", "only the last one"),
    TreeRow("</p title='a>b", "\"b\"", "in an end tag"),
  ])
}

@Test func boxesAndCustomElementsEndThemselves() {
  expectTrees([
    TreeRow("<lambda id=a width=36>b", "lambda id=\"a\" width=\"36\" \"b\"", "lambda is void"),
    TreeRow("<lambda>a</lambda>b", "lambda \"a\" \"b\"", "with an end tag, too"),
    TreeRow("a<ufo x=1 />b", "\"a\" ufo x=\"1\" \"b\"", "/> ends what HTML does not know"),
    TreeRow("<my-tag/>b", "my-tag \"b\"", "a custom element"),
    TreeRow("<my-tag / >b", "my-tag[ \"b\" ]", "as in HTML: a space after the slash"),
  ])
}

@Test func noElementIsInventedOrMoved() {
  expectTrees([
    TreeRow("a</p>b", "\"a\" \"b\"", "no p is made of a stray end tag"),
    TreeRow("a</br>b", "\"a\" \"b\"", "no br, either: <br></br> is one line break"),
    TreeRow("<table><tr><td>a", "table[ tr[ td[ \"a\" ] ] ]", "no tbody is made"),
    TreeRow("<table><td>a", "table[ td[ \"a\" ] ]", "no row is made"),
    TreeRow("<table><col><tr>", "table[ col tr ]", "no group of columns is made"),
    TreeRow(
      "<table>a<b>c</b><tr><td>d", "table[ \"a\" b[ \"c\" ] tr[ td[ \"d\" ] ] ]",
      "nothing is moved out of a table"),
    TreeRow("<td>a<tr>b", "td[ \"a\" ] tr[ \"b\" ]", "cells need no table"),
    TreeRow("<tbody>a<caption>b", "tbody[ \"a\" ] caption[ \"b\" ]", "nor its other parts"),
    TreeRow("<frameset><frame>", "frameset[ frame ]", "frames are elements like others"),
    TreeRow(
      "a<html lang=ja>b<body>c", "\"a\" html lang=\"ja\"[ \"b\" body[ \"c\" ] ]",
      "html and body are elements like others"),
    TreeRow("<head>a</head>b", "head[ \"a\" ] \"b\"", "head, too"),
    TreeRow("<form>a<form>b", "form[ \"a\" form[ \"b\" ] ]", "forms nest"),
    TreeRow("<image src=x>a", "image src=\"x\"[ \"a\" ]", "image is not an alias of img"),
    TreeRow("<!doctype html>a", "<!doctype html> \"a\"", "a document type is kept"),
    TreeRow("a</b>c", "\"a\" \"c\"", "text on both sides of a stray tag is two nodes"),
    TreeRow("<p a\0b>", "p a\0b=\"\"", "NUL stays in the name of an attribute (13.2.5.33)"),
  ])
}

@Test func foreignContentFollowsTheRulesOfHTML() {
  expectTrees([
    TreeRow(
      "<svg><style><a></style></svg>", "svg[ style[ \"<a>\" ] ]",
      "a style sheet is raw text there, too"),
    TreeRow("<svg><p>a</p></svg>b", "svg[ p[ \"a\" ] ] \"b\"", "a paragraph does not end it"),
    TreeRow(
      "<svg viewBox=a><linearGradient/></svg>", "svg viewbox=\"a\"[ lineargradient ]",
      "names are in lower case"),
    TreeRow("<math><mi>a</mi></math>b", "math[ mi[ \"a\" ] ] \"b\"", "as in HTML: ended names"),
  ])
}

@Test func scriptsAndPlainTextAreLikeOthers() {
  expectTrees([
    TreeRow(
      "<script><!--<script></script>a", "script[ \"<!--<script>\" ] \"a\"",
      "scripts have no escapes (13.2.5.26)"),
    TreeRow(
      "<script><!--<script></script>--></script>a", "script[ \"<!--<script>\" ] \"-->\" \"a\"",
      "nor double ones (13.2.5.31)"),
    TreeRow("<plaintext>a<b>c", "plaintext[ \"a\" b[ \"c\" ] ]", "plaintext ends (13.2.5.5)"),
    TreeRow("<plaintext>a</plaintext>b", "plaintext[ \"a\" ] \"b\"", "by its end tag"),
  ])
}

@Test func nulIsTheReplacementCharacter() {
  expectTrees([
    TreeRow("a\0b", "\"a\u{FFFD}b\"", "in text, where HTML leaves it out (13.2.6.4.7)"),
    TreeRow("<b>\0</b>", "b[ \"\u{FFFD}\" ]", "alone"),
    TreeRow("<![CDATA[a\0]]>", "\"a\u{FFFD}\"", "in a CDATA section"),
  ])
}

@Test func sixteenFormattingElementsContinue() {
  let kinds = (0..<20).map { "<b id=\($0)>" }.joined()
  let tree = MarkupTree(parsing: "<p>\(kinds)x<p>y")
  let second = tree.root.lastChild
  let opened = tree.elements.filter { $0.isReopened }
  #expect(opened.count == 16)
  #expect(opened.map { $0.elementID ?? "" } == (4..<20).map(String.init))
  #expect(second?.text == "y")
}

@Test func namesBeyondTheLimitAreText() {
  let kinds = withUTF8Bytes(of: "<x a=1></x><y a=1></y><x a=1></x><z a=1></z>") { bytes in
    var builder = TreeBuilder(bytes: bytes)
    // Filling a million names takes too long.
    builder.lexer.names.limit = ElementCode.firstOther + 2
    builder.build()
    return builder.nodes.array().map(\.kind)
  }
  #expect(kinds == [.root, .element, .element, .element, .text])
  #expect(ElementCode.limit > 1_000_000)
}

// The last one, 255 attributes, is `tooManyAttributesAreLeftOut`. Text of 1 GiB or more is not
// tested, since that takes minutes.
